"""The events by card number, in files that follow the deck; `book.py` lists them, `verbs.py` is what they share.

`deck.py` imports all of them, so that the book is full.
"""
