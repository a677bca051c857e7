"""Prints diagnostics and progress to standard error, and JSON to standard output."""

from __future__ import annotations

import os
import sys
import time

from rulec.base.diagnostics import Diagnostic, Report
from rulec.commands.common import locations
from rulec.driver.packs import Shelf, displayed


def gathered(reports: list[Report], shelf: Shelf) -> list[Diagnostic]:
    """The diagnostics of several runs, each once, in order of place, with the paths that people know."""
    together = Report([d for report in reports for d in report.found])
    return displayed(together.sorted(), shelf.read.values())


def say(found: list[Diagnostic]) -> None:
    """Prints diagnostics to standard error."""
    if not found:
        return
    from rulec.base.render import render_text

    print(render_text(found, color=locations.wants_color()), end="", file=sys.stderr)


def counted(number: int, word: str) -> str:
    """`1 player`, `1,200 things`."""
    return f"{number:,} {word}" if number == 1 else f"{number:,} {word}s"


def print_json(value: object) -> None:
    """One JSON document on standard output."""
    import json

    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


class Progress:
    """One line that says what is being done, on a terminal, once the work has lasted a second; `quiet`: never."""

    quiet = False

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.live = sys.stderr.isatty() and not self.quiet
        self.process = os.getpid()  # a copy of it has nothing to say
        self.shown = False

    def step(self, text: str, done: int = 0, of: int = 0) -> None:
        """Says what is done now; with `of`, as a bar."""
        if self.live and os.getpid() == self.process and time.monotonic() - self.began > 1:
            bar = f" [{'#' * (20 * done // of):<20}] {done}/{of}" if of else ""
            print(f"\r\x1b[K{text}{bar}", end="", file=sys.stderr, flush=True)
            self.shown = True

    def end(self) -> None:
        """Takes the line away."""
        if self.shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
            self.shown = False
