"""Packs in memory that are made hostile one place at a time."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from rulec.base.diagnostics import Diagnostic, Report, Severity
from rulec.base.render import render_text
from rulec.driver.compile import Compiled, compile_pack
from rulec.driver.packs import PackFiles
from tests.remembered import SHARED

ORCHARD = Path(__file__).parents[1] / "packs" / "orchard"
PACK = "name: demo\ntitle: Demo\nversion: 1.0.0\ndocuments:\n  book: {title: Book}\n"
RULES = """\
measure gold "gold"
kind House, houses "house"
    storeys: gold = 1 gold "storeys"
    cites book "Houses" 1
quantity worth(house: House) -> gold "Worth"
    base house.storeys
    cites book "Worth" 1
"""


def orchard() -> dict[str, str]:
    """The sources of the small pack that the tests share."""
    files = sorted(ORCHARD.glob("*.rules")) + sorted(ORCHARD.glob("tables/*.yaml")) + [ORCHARD / "pack.yaml"]
    return {file.relative_to(ORCHARD).as_posix(): file.read_text("utf-8") for file in files}


def small(rules: str = RULES, pack: str = PACK, **tables: str) -> dict[str, str]:
    """A pack of one module."""
    return {"pack.yaml": pack, "a.rules": rules, **{f"tables/{name}.yaml": text for name, text in tables.items()}}


def compile_files(
    files: Mapping[str, str | bytes], name: str = "demo", backends: tuple[str, ...] | None = None
) -> tuple[Compiled | None, Report]:
    """Compiles sources; what went wrong is in the report, and nothing is raised."""
    report = Report()
    data = {
        path: text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text for path, text in files.items()
    }
    made = compile_pack(PackFiles(name, dict(sorted(data.items()))), report, trees=SHARED, backends=backends)
    assert (made is None) == report.failed
    for found in report.found:
        check_told(found)
    return made, report


def check_told(found: Diagnostic) -> None:
    """A diagnostic has a place inside its file and one line of headline without anything a terminal obeys."""
    for place in (found.primary, *found.related):
        span = place.span
        assert 0 <= span.start <= span.end <= len(span.source.text)
    shown = render_text([found], color=False)
    assert all(line.isprintable() for line in shown.split("\n")), shown
    told = " ".join([found.headline, found.primary.label, found.hint, *found.notes])
    assert not re.search(r"Traceback|object at 0x", told), told


def errors(report: Report) -> list[str]:
    """The codes of the errors that were found, each once, in order."""
    found = [d.code.number for d in report.sorted() if d.severity is Severity.ERROR]
    return list(dict.fromkeys(found))


_TEXT = re.compile(r'"([^"\n]*)"')
_YAML_TEXT = re.compile(r"(?<![a-z_])(title|label|about): (?:>-\n +)?([^,}\n]+)")
_HOLE = re.compile(r"\{[^}]*\} ")
LETTERS = "bcdefghjklmnopqrstuvwxyz"


def with_texts(rules_text: str, yaml_text: str) -> dict[str, str]:
    """The orchard with every text replaced, each by one with a word of its own at its beginning and end.

    `rules_text` takes the place of texts in rules (it holds no straight quote); `yaml_text` is any text.
    """
    number = 0

    def word() -> str:
        nonlocal number
        number += 1
        return LETTERS[number // len(LETTERS)] + LETTERS[number % len(LETTERS)]

    def replaced(match: re.Match[str]) -> str:
        holes = "".join(_HOLE.findall(match[1]))
        return f'"{rules_text} {word()} {holes}{rules_text}"'

    found: dict[str, str] = {}
    for path, text in orchard().items():
        if path.endswith(".rules"):
            lines = [line.split(" #")[0] for line in text.splitlines() if not line.startswith("#")]
            found[path] = "\n".join(_TEXT.sub(replaced, line) for line in lines) + "\n"
        else:
            found[path] = _YAML_TEXT.sub(lambda m: f"{m[1]}: {in_yaml(f'{yaml_text} {word()} {yaml_text}')}", text)
    return found


def in_yaml(text: str) -> str:
    """A text as a quoted scalar of YAML."""
    plain = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{plain}"'
