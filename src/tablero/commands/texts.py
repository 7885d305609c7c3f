"""`tablero texts --language xx`: what a translation lacks, what changed since, what looks odd; `--new xx` begins one.

Exit code 1 if something is missing, changed since it was translated, or broken. See docs/translate.md.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from tablero.core.errors import BadSetup

from .common import print_table, show

if TYPE_CHECKING:
    from tablero.texts.survey import FileSurvey

KINDS = ("missing", "changed", "broken", "suspicious")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", default="", metavar="XX", help="the language to look at (default: all)")
    parser.add_argument("--full", action="store_true", help="list every finding, with the English text")
    parser.add_argument(
        "--done", nargs="*", default=None, metavar="ID", help="mark all, or these, as translated from today's English"
    )
    parser.add_argument("--new", default="", metavar="XX", help="begin a language: make its files")


def run(args: argparse.Namespace) -> int:
    from tablero.core.rulebook import ENGLISH
    from tablero.texts.survey import begin, known_languages, mark_done, surveys

    if args.new:
        made = [shown_path(path) for path in begin(args.new)]
        return show(args, {"made": made}, lambda: print("\n".join(["Made; English stands in meanwhile:", *made])))
    if args.done is not None:
        if not args.language:
            raise BadSetup("--done needs --language: which one has been translated?")
        count = mark_done(args.language, args.done)
        return show(args, {"marked": count}, lambda: print(f"{count} texts are marked as translated."))
    languages = [args.language] if args.language else [one for one in known_languages() if one != ENGLISH]
    found = {language: surveys(language) for language in languages}
    data = {language: [survey_data(survey) for survey in files] for language, files in found.items()}

    def render() -> None:
        for language, files in found.items():
            print_survey(language, files, args.full)

    show(args, data, render)
    failing = [s for files in found.values() for s in files if s.of("missing", "changed", "broken")]
    return 1 if failing else 0


def survey_data(survey: FileSurvey) -> dict[str, object]:
    findings = {kind: [[one.id, one.detail] for one in survey.of(kind)] for kind in KINDS}
    return {"file": shown_path(survey.path), "texts": survey.texts, **findings}


def print_survey(language: str, files: list[FileSurvey], full: bool) -> None:
    rows = [
        [shown_path(survey.path), str(survey.texts), *(str(len(survey.of(kind)) or "") for kind in KINDS)]
        for survey in files
    ]
    print_table(["file", "texts", *KINDS], rows, language)
    for survey in files if full else []:
        for finding in survey.findings:
            print(f"{shown_path(survey.path)}: {finding.kind}: {finding.id}: {finding.detail}")


def shown_path(path: Path) -> str:
    """A path as it is shortest from here."""
    near = os.path.relpath(path)
    return str(path) if near.startswith("..") else near
