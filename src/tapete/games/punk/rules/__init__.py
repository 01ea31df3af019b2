"""The book's chapters, in its order.

Some rules set each other off: what is downed may burn, and what burns may be downed. Their modules
import one another in a circle. This import makes every program walk the circle from the same place,
so that no name is asked for before it is there.
"""

from tapete.games.punk.rules.harm import incendiary as incendiary
