"""Numbers as a language writes them."""

from __future__ import annotations


def number_words(value: float, pattern: str, language: str) -> str:
    """A number by a pattern: `0.0` has one decimal, `0.##` up to two, `+0;-0` a sign."""
    from babel.numbers import format_decimal

    return str(format_decimal(value, pattern, locale=language.replace("-", "_"))).replace("-", "−")
