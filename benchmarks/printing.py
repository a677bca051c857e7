"""A hundred sheets as PDF: from their pages to the file, beside typst alone on the same markup as if written by hand.

Each is a process of its own, since typst remembers what it has set before.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from benchmarks.rounds import Row, Wanted

PAGES = Path(__file__).resolve().parents[1] / "generated" / "alamaze" / "reference" / "sheets" / "setup"
COUNT, ROUNDS = 100, 5
_SET = """\
import typst, sys
data = open({file!r}, "rb").read()
{made}typst.compile({{"main.typ": data}}, ignore_system_fonts=True)
"""
_MADE = """\
from pathlib import Path
from rulec.backends.pdf import documents
pages = [(f"sheets/setup/{path.name}", path.read_text("utf-8")) for path in sorted(Path(sys.argv[1]).glob("*.md"))]
data = documents.sheets("Sheets", (pages * 100)[:COUNT], "a4").encode()
"""


NAMES = ("print_100_sheets",)


def rows(wanted: Wanted) -> Iterator[Row]:
    """One row: whole processes, in turns."""
    from rulec.backends.pdf import documents

    pages = [(f"sheets/setup/{path.name}", path.read_text("utf-8")) for path in sorted(PAGES.glob("*.md"))]
    source = documents.sheets("Sheets", (pages * COUNT)[:COUNT], "a4")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "sheets.typ"
        file.write_text(source, encoding="utf-8")
        pairs = []
        for _ in range(ROUNDS):
            value = _seconds(_SET.format(file=str(file), made=_MADE.replace("COUNT", str(COUNT))), str(PAGES))
            pairs.append((value, _seconds(_SET.format(file=str(file), made=""), str(PAGES))))
    value, floor = (median(times) * 1000 for times in zip(*pairs, strict=True))
    ratio = median(b / a for a, b in pairs)
    yield Row("print_100_sheets", round(value, 1), "ms", "typst alone", round(floor, 1), round(ratio, 3), ROUNDS)


def _seconds(program: str, *words: str) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", program, *words], check=True)
    return time.perf_counter() - began
