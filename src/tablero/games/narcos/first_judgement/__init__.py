"""The judgement that bots had of Narcos first, kept as it is: the yardstick for every later one.

`tablero simulate narcos --bots patron=greedy,others=yardstick` plays against it. Nothing here is to be improved:
today's judgement is evaluation.py beside this package, with features.py and hints.py. A test holds it to what it said
of some positions.
"""
