"""What there is in the grammar, and what of it a case uses: labels of rules and aliases, and terminals."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulec.base.diagnostics import Report
from rulec.base.resources import resource
from rulec.base.retired import MARK
from rulec.base.spans import Source
from rulec.syntax.keywords import spellings, words
from rulec.syntax.layout import lay_out
from rulec.syntax.parser import Lexeme, Stop, load, run, text_of
from tests.constructs.reading import Case

_NAMED = re.compile(r"^([A-Z][A-Z_]*)(?:\.\d+)?:", re.M)
_LAYOUT = {"SPACE"}
_HOLE = re.compile(r"\{([^{}]+)\}")


def labels() -> set[str]:
    """Every label that a parse tree may hold: aliases, and rules that are neither inlined nor read retired words."""
    found: set[str] = set()
    for rule in load().rules:
        if rule.alias:
            found.add(str(rule.alias))
        elif not rule.origin.name.startswith(("_", MARK)) and not (rule.options.expand1 and len(rule.expansion) == 1):
            found.add(str(rule.origin.name))
    return found


def terminals() -> set[str]:
    """Every terminal that has a name of its own in the grammar, but those of retired words."""
    text = resource("grammar", "rulec.lark").read_text(encoding="utf-8")
    retired = {name for name, said in spellings(load()).items() if said[0] in words().retired}
    return set(_NAMED.findall(text)) - _LAYOUT - retired


def used(case: Case) -> set[str]:
    """The labels and terminals of the grammar that a case's sources are parsed with."""
    found: set[str] = set()
    source = Source("case.rules", case.rules)
    layout = lay_out(source, Report())
    for lines in layout.chunks:
        base = lines[0].start
        levels = {line.start - base: line.level for line in lines}
        found |= _parsed(text_of(layout.text, base, lines), "start", levels)
    for hole in _HOLE.findall(" ".join(re.findall(r'"[^"\n]*"', case.rules))):
        found |= _parsed(hole, "hole_only", {})
    for cell in _cells(case):
        found |= _parsed(cell, "expression_only", {})
    return found


def _parsed(text: str, rule: str, levels: dict[int, int]) -> set[str]:
    lexemes: list[Lexeme] = []
    try:
        tree = run(text, rule, levels, lexemes)
    except Stop:
        return set()
    return {str(part.data) for part in tree.iter_subtrees()} | {lexeme.kind for lexeme in lexemes}


def _cells(case: Case) -> Iterator[str]:
    """The cells of a case's tables that are worked out."""
    for text in case.tables.values():
        for row in re.findall(r"^ *- \[(.*)\]$", text, re.M):
            yield from (cell.strip(" '\"") for cell in row.split(", ") if "." in cell)
