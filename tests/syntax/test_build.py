"""The grammar, the builder's table and the nodes know the same constructs; the grammar has no conflict."""

from __future__ import annotations

import pytest
from lark import Lark

from rulec.base.diagnostics import Report
from rulec.base.resources import resource
from rulec.base.spans import Source, Span
from rulec.syntax.builder.builder import Builder
from rulec.syntax.builder.parts import EXPRESSIONS
from rulec.syntax.layout import Excerpt
from rulec.syntax.parser import STARTS, load


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
    builder = Builder(Excerpt("", Span(Source("x", ""), 0, 0)), "", Report())
    assert set(builder.table) == tree_names()
    assert tree_names() >= EXPRESSIONS


def test_an_unknown_rule_is_a_fault_of_rulec() -> None:
    from lark import Tree

    builder = Builder(Excerpt("", Span(Source("x", ""), 0, 0)), "", Report())
    with pytest.raises(KeyError):
        builder.build(Tree("novelty", []))


def test_the_grammar_has_no_conflict() -> None:
    Lark(
        resource("grammar", "rulec.lark").read_text(encoding="utf-8"),
        parser="lalr",
        lexer="contextual",
        start=STARTS,
        strict=True,
        propagate_positions=True,
        maybe_placeholders=False,
    )
