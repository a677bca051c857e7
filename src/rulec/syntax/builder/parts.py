"""What a builder method is handed: the finished children of one node of the parse tree, with their spans."""

from __future__ import annotations

from typing import TypeVar

from rulec.base.records import dataclass
from rulec.base.spans import Span
from rulec.syntax import nodes as n

T = TypeVar("T")

# Rules and aliases whose value is an expression.
_EXPRESSIONS = """
    name its this yes no none unknown ruling_value parenthesis braces rounding attribute index call
    number measured percent text part_of range_of negative multiply divide plus minus compare equal less within
    not_within has happened negation and_expr or_expr conditional
"""
EXPRESSIONS = frozenset(_EXPRESSIONS.split())


@dataclass(frozen=True, slots=True)
class Part:
    """A finished child: the rule, alias or token it came from, its value (a token's text) and place."""

    rule: str
    value: object
    span: Span


@dataclass(frozen=True, slots=True)
class Parts:
    """The children of one node and the stretch that the node covers."""

    span: Span
    children: tuple[Part, ...]

    def first(self, *rules: str) -> Part | None:
        """The first child that came from one of the rules."""
        for part in self.children:
            if part.rule in rules:
                return part
        return None

    def maybe(self, kind: type[T], *rules: str) -> T | None:
        """The value of the first child from one of the rules, if there is one."""
        part = self.first(*rules)
        if part is None:
            return None
        assert isinstance(part.value, kind), part
        return part.value

    def one(self, kind: type[T], *rules: str) -> T:
        """The value of the child from one of the rules."""
        value = self.maybe(kind, *rules)
        assert value is not None, (rules, self.children)
        return value

    def every(self, kind: type[T], *rules: str) -> tuple[T, ...]:
        """The values of all children from the rules, in order."""
        found: list[T] = []
        for part in self.children:
            if part.rule in rules:
                assert isinstance(part.value, kind), part
                found.append(part.value)
        return tuple(found)

    def items(self) -> tuple[object, ...]:
        """The values of all children that are nodes."""
        return tuple(part.value for part in self.children if isinstance(part.value, n.Node))

    def words(self) -> tuple[n.Word, ...]:
        """All children that are names, in order."""
        return tuple(n.Word(str(p.value), span=p.span) for p in self.children if p.rule == "NAME")

    def texts(self) -> tuple[n.Text, ...]:
        """All children that are texts of their own, in order."""
        return tuple(n.Text(str(p.value)[1:-1], span=p.span) for p in self.children if p.rule == "STRING")

    def word(self, index: int = 0) -> n.Word:
        """The name number `index`."""
        return self.words()[index]

    def expressions(self) -> tuple[n.Expr, ...]:
        """All children that are expressions, in order."""
        found: list[n.Expr] = []
        for part in self.children:
            if part.rule in EXPRESSIONS:
                assert isinstance(part.value, n.Expr), part
                found.append(part.value)
        return tuple(found)

    def expression(self, index: int = 0) -> n.Expr:
        """The expression number `index`."""
        return self.expressions()[index]

    def has(self, rule: str) -> bool:
        """Whether a child came from the rule."""
        return self.first(rule) is not None
