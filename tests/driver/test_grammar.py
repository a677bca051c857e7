"""The tables of the grammar: installed, in the cache, or built."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import rulec
from rulec.driver import grammar

SRC = Path(rulec.__file__).parents[1]
CODE = """
import sys
sys.path.insert(0, {src!r})
from rulec.base.diagnostics import Report
from rulec.base.spans import Source, Span
from rulec.driver.cache import Cache
from rulec.driver.parse_cache import Trees
from rulec.syntax import parser
from rulec.driver import grammar
grammar.TABLES = {tables!r}
Trees(Cache({folder!r}), "own").ready()
report = Report()
where = Span(Source("here", {text!r}), 0, len({text!r}))
print(parser.parse_expression({text!r}, where, report))
print([one.headline for one in report.found])
"""
RIGHT = "any(h.level > 3 for each h in hall where not h.tired) and (a + 1/2) * 15% <= {x, y}"
WRONG = "a and and b"


def run(folder: Path | None, text: str, tables: str = "none") -> list[str]:
    """What a process of its own reads, and what it has to say."""
    code = CODE.format(src=str(SRC), folder=folder and str(folder), text=text, tables=tables)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip().split("\n")


@pytest.mark.parametrize("text", [RIGHT, WRONG])
def test_what_is_read_is_the_same_wherever_the_tables_come_from(text: str, tmp_path: Path) -> None:
    built = run(tmp_path / "cache", text)
    assert (built[-1] == "[]") == (text == RIGHT)
    [stored] = (tmp_path / "cache" / "grammar").iterdir()
    assert run(tmp_path / "cache", text) == built
    stored.write_bytes(stored.read_bytes()[:-9])  # damaged
    assert run(tmp_path / "cache", text) == built
    tables = tmp_path / "tables.bin"
    tables.write_bytes(grammar.built())
    assert run(None, text, str(tables)) == built
    tables.write_bytes(tables.read_bytes()[:-9])
    assert run(None, text, str(tables)) == built
