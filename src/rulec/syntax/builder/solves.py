"""Blocks that are decided together, and their clauses: builder methods for `build.py`'s table."""

from __future__ import annotations

from typing import Any

from rulec.syntax import nodes as n
from rulec.syntax.builder.declarations import DeclarationBuilder
from rulec.syntax.builder.parts import Parts

ITEMS = frozenset(["decide", "circle", "quantity", "value", "fact", "cites", "about", "example"])


class SolveBuilder(DeclarationBuilder):
    """One method for each rule of a `solve`."""

    def solve(self, p: Parts) -> n.SolveDecl:
        items: tuple[Any, ...] = tuple(c.value for c in p.children if c.rule in ITEMS)
        return n.SolveDecl(p.word(), p.one(tuple, "params"), self.head_label(p), items, span=p.span)

    def decide(self, p: Parts) -> n.DecideDecl:
        parameters, denial = p.one(tuple, "params"), p.maybe(n.Text, "denial")
        return n.DecideDecl(p.word(), parameters, self.head_label(p), denial, self.inner(p), span=p.span)

    def circle(self, p: Parts) -> n.CircleDecl:
        quantifier, among = p.maybe(tuple, "circle_when") or ("", ())
        items = p.maybe(tuple, "circle_block") or ()
        said = p.first("YES", "NO")
        assert said is not None
        answer = n.Constant(str(said.value), span=said.span)
        return n.CircleDecl(self.text_at(p, 0), quantifier, among, p.word(), answer, self.tail(p), items, span=p.span)

    def circle_when(self, p: Parts) -> tuple[str, tuple[n.Word, ...]]:
        return ("some" if p.has("SOME") else "only"), p.words()
