"""Players made of code, for any game: they use the `Game` interface and know no rule.

`bot.py` what a bot is and what it may know · `specs.py` bots by name, as on the command line
(`mcts:iterations=500`) · `chance.py` random · `greedy.py` the best by `game.evaluate`, its own decision carried
through; `yardstick`, the same by a game's first judgement · `mcts.py` search, with its quick players in `playout.py`.
Who plays whom is the arena's business.
"""

from .bot import Bot, Candidate, Knowledge
from .specs import bot_names, check_spec, make_bot

__all__ = ["Bot", "Candidate", "Knowledge", "bot_names", "check_spec", "make_bot"]
