"""`python -m tablero`: the command line, where its script is not on the PATH."""

import sys

from tablero.cli import main

sys.exit(main())
