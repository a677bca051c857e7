"""The grammar in the cache: whole, and as much of it as a single expression needs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import rulec
from rulec.driver.grammar import SMALL
from rulec.syntax.parser import STARTS

SRC = Path(rulec.__file__).parents[1]
CODE = """
import sys
sys.path.insert(0, {src!r})
from rulec.base.diagnostics import Report
from rulec.base.spans import Source, Span
from rulec.driver.cache import Cache
from rulec.driver.trees import Trees
from rulec.syntax import parser
parser.supplied_by(Trees(Cache({folder!r}), "own").ready)
report = Report()
where = Span(Source("here", {text!r}), 0, len({text!r}))
print(parser.parse_expression({text!r}, where, report))
if {module!r}:
    print(parser.parse_module(Source("here", {module!r}), report, "here"))
print([one.headline for one in report.found], sorted(parser._loaded))
"""


def run(folder: Path, text: str, module: str = "") -> list[str]:
    """What a process of its own reads, what it has to say, and which parts of the grammar it loaded."""
    code = CODE.format(src=str(SRC), folder=str(folder), text=text, module=module)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip().split("\n")


def test_an_expression_loads_little_and_is_read_the_same(tmp_path: Path) -> None:
    text = "any(h.level > 3 for each h in hall where not h.tired) and (a + 1/2) * 15% <= {x, y}"
    whole = run(tmp_path, text)
    assert whole[-1] == "[] ['']"  # built, and stored
    assert len(list((tmp_path / "grammar").iterdir())) == 1 + len(SMALL)
    little = run(tmp_path, text)
    assert little == [*whole[:-1], "[] ['expression_only']"]
    assert set(SMALL) < set(STARTS)


def test_a_fault_in_an_expression_is_told_the_same(tmp_path: Path) -> None:
    whole = run(tmp_path, "a and and b")
    little = run(tmp_path, "a and and b")
    assert whole[-1].endswith("['']")
    assert little[-1].endswith("['expression_only']")
    assert whole[-1].partition("] [")[0] == little[-1].partition("] [")[0] != "["


def test_a_file_loads_the_rest(tmp_path: Path) -> None:
    module = 'constant reach = 8 areas "how far"\n    cites book "Reach" 3\n'
    first = run(tmp_path, "1 + 2", module)
    again = run(tmp_path, "1 + 2", module)
    assert again[:-1] == first[:-1]
    assert again[-1] == "[] ['', 'expression_only']"


def test_a_damaged_grammar_is_built_again(tmp_path: Path) -> None:
    whole = run(tmp_path, "1 + 2")
    for path in (tmp_path / "grammar").iterdir():
        path.write_bytes(path.read_bytes()[:-9])
    assert run(tmp_path, "1 + 2") == whole
