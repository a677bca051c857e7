"""The tables of the grammar: installed, in the cache, or built."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

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
for text in {texts!r}:
    report = Report()
    where = Span(Source("here", text), 0, len(text))
    print(parser.parse_expression(text, where, report))
    print([one.headline for one in report.found])
"""
RIGHT = "any(h.level > 3 for each h in hall where not h.tired) and (a + 1/2) * 15% <= {x, y}"
WRONG = "a and and b"


def run(folder: Path | None, tables: str = "none") -> list[str]:
    """What a process of its own reads, and what it has to say."""
    code = CODE.format(src=str(SRC), folder=folder and str(folder), texts=(RIGHT, WRONG), tables=tables)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip().split("\n")


def test_what_is_read_is_the_same_wherever_the_tables_come_from(tmp_path: Path) -> None:
    built = run(tmp_path / "cache")
    assert (built[1] == "[]", built[3] == "[]") == (True, False)
    [stored] = (tmp_path / "cache" / "grammar").iterdir()
    assert run(tmp_path / "cache") == built
    stored.write_bytes(stored.read_bytes()[:-9])  # damaged
    assert run(tmp_path / "cache") == built
    tables = tmp_path / "tables.bin"
    tables.write_bytes(grammar.built())
    assert run(None, str(tables)) == built
    tables.write_bytes(tables.read_bytes()[:-9])
    assert run(None, str(tables)) == built
