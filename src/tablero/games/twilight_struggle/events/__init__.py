"""All 110 cards as events: `book.py` finds them, `verbs.py` are their common words, the modules follow the wars."""
