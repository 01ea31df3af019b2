"""The rules, by the chapters of the sheet and the core mechanics it assumes.

Some rules set each other off: a hit may break what is held, and what lies about may be hit. Their
modules import one another in a circle. This import makes every program walk the circle from the
same place, so that no name is asked for before it is there.
"""

from tapete.games.savage.rules.manoeuvres import disarming as disarming
