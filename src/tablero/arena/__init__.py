"""Many games at once: `simulate.py` plays them and checks the rules, `checks.py` says what is checked, `bench.py`
measures speed, `tournament.py` compares bots.
"""
