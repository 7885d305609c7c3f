"""The games: one package each, the same rooms in every one."""
