"""All 110 cards as events: `book.py` finds them, `verbs.py` are their common words, one module for each war."""
