"""What the pages are made of: `templates/` (Jinja2), `static/` (styles, one script), `texts/` (words, in Fluent)."""
