"""La rebatiña: the smallest board game, with every folder of a game; `docs` walks through it.

Two gangs scramble for the sacks in a yard of squares. Nothing is hidden, so there is no `view.py`.
"""
