"""Many games at once: `simulate.py` plays them, as `plan.py` says, and `results.py` adds them up; `checks.py` looks for
what is wrong with them, `bench.py` measures speed, `tournament.py` compares bots.
"""
