"""The table in the browser: tables, seats, people, pages and the JSON API, on one event loop.

From the outside in: `app.py` addresses, `middleware.py` and `rate_limit.py` around them, `auth.py` cookies, passwords,
tokens and CSRF, `request_context.py` what a page handler gets · handlers: `pages.py`, `table_pages.py`,
`account_pages.py`, `rule_pages.py`, `websocket.py`, `api.py` with `openapi.py` · `error_handlers.py`, `refusal.py` how
it says no · `templates.py`, `table_partials.py`, `journal_groups.py`, `page_texts.py`, `assets.py` what pages show.

Behind them `tables.py`, the one door: `match_service.py` answers and undo, `match_cache.py` the loaded games,
`seats.py` who sits where, `chat.py` · `snapshot.py` what one viewer sees, `rendering.py` its words and pictures,
`recap.py` what happened since · `broadcast.py` who is told of a change · `bot_scheduler.py` which bot thinks when,
`bot_workers.py` the processes they think in · `import_match.py` a game played elsewhere · `storage/` the database.

For the host: `settings.py` and `setting_sources.py` what can be set, `base_path.py` where it is on the network,
`administration.py`, `housekeeping.py`, `retention.py`, `examination.py` what is done to the data, `own_data.py` what is
known of one person, `monitoring.py`, `metrics.py`, `watching.py`, `logs.py` how it fares, `ending.py` how it stops.

Nothing here knows a rule of a game; nothing hidden leaves through anything but a snapshot.
"""
