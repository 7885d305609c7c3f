"""Records of games between people, read and played again through the rules.

`parsing.py` the text into lines, parts and blocks · `evidence.py`, `planning.py` who must have drawn which card when ·
`fitting.py` the order of the piles that makes it so · `finding.py`, `event_answers.py`, `answers.py` the decisions of
the record · `playing.py` gives them to the engine · `comparing.py` what the record says against what happened ·
`importing.py` all of it, for the command and the tests.
"""
