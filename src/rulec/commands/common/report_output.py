"""Print diagnostics and progress to standard error, and JSON to standard output."""

from __future__ import annotations

import os
import sys
import time

from rulec.base.diagnostics import Diagnostic, Report
from rulec.commands.common import locations
from rulec.driver.packs import Shelf, displayed


def gathered(reports: list[Report], shelf: Shelf) -> list[Diagnostic]:
    """Return the diagnostics of several runs, without duplicates, by location, with displayed paths."""
    together = Report([d for report in reports for d in report.found])
    return displayed(together.sorted(), shelf.read.values())


def say(found: list[Diagnostic]) -> None:
    """Print diagnostics to standard error."""
    if not found:
        return
    from rulec.base.render import render_text

    print(render_text(found, color=locations.wants_color()), end="", file=sys.stderr)


def counted(number: int, word: str) -> str:
    """Return `1 player`, `1,200 things`."""
    return f"{number:,} {word}" if number == 1 else f"{number:,} {word}s"


def print_json(value: object) -> None:
    """Print a JSON document."""
    import json

    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


class Progress:
    """A status line on a terminal, shown once the work has taken a second; never if `quiet`."""

    quiet = False

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.live = sys.stderr.isatty() and not self.quiet
        self.process = os.getpid()  # forked workers stay silent
        self.shown = False

    def step(self, text: str, done: int = 0, of: int = 0) -> None:
        """Show the current step; with *of*, as a progress bar."""
        if self.live and os.getpid() == self.process and time.monotonic() - self.began > 1:
            bar = f" [{'#' * (20 * done // of):<20}] {done}/{of}" if of else ""
            print(f"\r\x1b[K{text}{bar}", end="", file=sys.stderr, flush=True)
            self.shown = True

    def end(self) -> None:
        """Clear the line."""
        if self.shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
            self.shown = False
