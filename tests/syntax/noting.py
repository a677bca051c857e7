"""Tells which rules of the grammar read a text, and where."""

from __future__ import annotations

from rulec.base.diagnostics import Report
from rulec.base.spans import Source, Span
from rulec.syntax.layout import Excerpt
from rulec.syntax.tree_builder import Builder
from rulec.syntax.tree_forms import Part

Read = list[tuple[str, int, int]]


class Noting(Builder):
    """A builder that makes nothing and notes each rule with its stretch."""

    def __init__(self, text: str) -> None:
        super().__init__(Excerpt(text, Span(Source("x", text), 0, len(text))), text, Report())
        self.read: Read = []

    def finish(self, rule: str, start: int, end: int, children: tuple[Part, ...], depth: int) -> tuple[Part, int]:
        self.read.append((rule, start, end))
        return Part(rule, None, self.excerpt.at(start, end)), depth
