"""The grammar, the builder's table and the nodes know the same constructs; the grammar has no conflict."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, get_args, get_origin, get_type_hints

import pytest
from lark import Lark

from rulec.base.diagnostics import Report
from rulec.base.resources import resource
from rulec.base.spans import Source, Span
from rulec.base.tree import walk
from rulec.syntax import deeds as d
from rulec.syntax import nodes as n
from rulec.syntax.layout import Excerpt
from rulec.syntax.parser import STARTS, load, parse_module
from rulec.syntax.tree_builder import MAKERS, METHODS, Builder
from rulec.syntax.tree_forms import SORTS
from tests.syntax.deeds import DEEDS
from tests.syntax.sources import EVERYTHING, VIEWS, parsed


def tree_names() -> set[str]:
    """The names that nodes of the parse tree may bear: aliases, and rules that are kept."""
    found = set()
    for rule in load().rules:
        name = rule.alias or rule.origin.name
        kept = [s for s in rule.expansion if not (s.is_term and s.filter_out)]
        inlined = rule.alias is None and rule.options.expand1 and len(kept) == 1
        if not name.startswith("_") and not inlined:
            found.add(str(name))
    return found


def test_every_rule_has_its_builder_and_no_builder_is_idle() -> None:
    assert not MAKERS.keys() & METHODS.keys()
    assert MAKERS.keys() | METHODS.keys() == tree_names()
    tokens = {str(terminal.name) for terminal in load().terminals}
    assert {name for rules in SORTS.values() for name in rules.split()} <= tree_names() | tokens


def test_the_fields_of_nodes_hold_what_their_types_say() -> None:
    namespace = {"Span": Span, "Fraction": Fraction, **vars(d), **vars(n)}
    for node in (node for text in (EVERYTHING, DEEDS, VIEWS) for node in walk(parsed(text)[0])):
        for name, of in get_type_hints(type(node), namespace, {"Declaration": n.Node}).items():
            assert fits(getattr(node, name), of), (node, name)


def fits(value: object, of: Any) -> bool:
    parts = get_args(of)
    if get_origin(of) is not tuple:
        return any(fits(value, part) for part in parts) if parts else isinstance(value, of)
    if parts[1:] == (...,):
        parts = parts[:1] * len(value) if isinstance(value, tuple) else ()
    return isinstance(value, tuple) and len(value) == len(parts) and all(map(fits, value, parts))


def test_an_unknown_rule_is_a_fault_of_rulec() -> None:
    builder = Builder(Excerpt("", Span(Source("x", ""), 0, 0)), "", Report())
    with pytest.raises(KeyError):
        builder.finish("novelty", 0, 0, (), 0)


def test_the_grammar_has_no_conflict() -> None:
    Lark(
        resource("grammar", "rulec.lark").read_text(encoding="utf-8"),
        parser="lalr",
        lexer="contextual",
        start=STARTS,
        strict=True,
        maybe_placeholders=False,
    )


def test_a_step_in_place_of_another_keeps_all_its_lines() -> None:
    text = """\
modify sequence turn
    override step 2 "Noon"
        lines of each house in houses
        run reckon(20)
        cites book "Gate" 1
"""
    report = Report()
    module = parse_module(Source("a.rules", text), report, "a")
    assert report.found == []
    [stage] = [node for node in walk(module) if isinstance(node, d.Stage)]
    assert [type(item) for item in stage.items] == [d.LinesOf, d.RunEach, n.Cites]
