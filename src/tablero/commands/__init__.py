"""The commands of `tablero`: each module has `arguments(parser)` and `run(args)`; `common.py` is what they share."""
