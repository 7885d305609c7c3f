"""What the pages are made of: `templates/` (Jinja2), `static/` (styles and one script), `texts/` (the words, in Fluent)."""
