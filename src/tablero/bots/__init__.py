"""Players made of code, for any game: they use the `Game` interface and know no rule.

`bot.py` what a bot is and what it may know · `specs.py` bots by name, as on the command line
(`halving:iterations=500`) · `levels.py` how strong an opponent is to be, from beginner to expert · `chance.py` random ·
`greedy.py` the best by `game.evaluate`, its own decision carried through; `yardstick`, the same by a game's first
judgement · `halving.py` search, with its quick players in `playout.py`; `planner.py` the same with whole
turns by habit · `reasons.py` why an option is liked · `chances.py` judgements as chances of winning ·
`compare.py` options in the same worlds · `course.py` and `review.py` how a game went, and how it was played ·
`puzzles.py` positions with one clear decision.
Who plays whom is the arena's business.
"""

from .bot import Bot, Candidate, Knowledge
from .levels import DEFAULT_LEVEL, LEVELS, strongest_level
from .specs import bot_names, check_budget, check_spec, make_bot, seconds_of

__all__ = [
    "DEFAULT_LEVEL",
    "LEVELS",
    "Bot",
    "Candidate",
    "Knowledge",
    "bot_names",
    "check_budget",
    "check_spec",
    "make_bot",
    "seconds_of",
    "strongest_level",
]
