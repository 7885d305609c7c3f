"""The games: one package each, the same rooms in every one.

Packages in the folders that the environment variable TABLERO_GAMES names are games, too: docs/write-a-game.md.
"""

import os

__path__ += [folder for folder in os.environ.get("TABLERO_GAMES", "").split(os.pathsep) if folder]
