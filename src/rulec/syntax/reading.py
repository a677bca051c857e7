"""Parse masked texts with Lark's tables, calling the tree builder on each reduction.

Lark's own loop creates a token object with line and column for each word, and a tree for each rule, most of which have
a single child. Here tokens are offsets, and single-child rules cost nothing. After a failure, Lark parses again to
locate the error (`parser.feed`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from rulec.syntax.layout import WORD_GOES_ON
from rulec.syntax.tree_builder import Builder

if TYPE_CHECKING:
    from lark import Lark
    from lark.grammar import Rule


class Refused(Exception):
    """Raised for a syntax error."""


class Item(NamedTuple):
    """A stack entry: a token's terminal, a finished part, or items of an inlined rule.

    `start` is negative for an empty stretch; `depth` counts nested expressions.
    """

    what: Any
    start: int
    end: int
    depth: int


_NOTHING = Item(None, -1, -1, 0)


class Reduction(NamedTuple):
    """A grammar rule: number of symbols, non-terminal, name, and indexes of the kept symbols."""

    size: int
    origin: str
    name: str
    kept: tuple[int, ...]
    inlined: bool
    """True if the rule is replaced by its only part."""


class _Rows(dict[int, dict[str, int | Reduction]]):
    """Rows of the parse table: from terminal or rule to the next state or a reduction. Rows are converted on first use,
    as a process needs few."""

    def __init__(self, states: Mapping[int, Mapping[str, tuple[Any, Any]]], shift: object) -> None:
        self.states = states
        self.shift = shift
        self.reductions: dict[Rule, Reduction] = {}

    def __missing__(self, state: int) -> dict[str, int | Reduction]:
        row = self[state] = {
            name: to if action is self.shift else self.reduction(to)
            for name, (action, to) in self.states[state].items()
        }
        return row

    def reduction(self, rule: Rule) -> Reduction:
        found = self.reductions.get(rule)
        if found is None:
            symbols: Sequence[Any] = rule.expansion
            kept = tuple(
                at for at, one in enumerate(symbols)
                if rule.options.keep_all_tokens or not (one.is_term and one.filter_out)
            )  # fmt: skip
            name = str(rule.alias or rule.options.template_source or rule.origin.name)
            inlined = bool(rule.options.expand1) and not rule.alias
            found = self.reductions[rule] = Reduction(len(symbols), str(rule.origin.name), name, kept, inlined)
        return found


class _Lexers(dict[int, tuple[Callable[[str, int], re.Match[str] | None], Mapping[str, Mapping[str, str]]]]):
    """Lexers by parser state: the matcher of the next token, and keywords by terminal."""

    def __init__(self, lexers: Mapping[int, Any]) -> None:
        self.lexers = lexers
        self.made: dict[int, tuple[Any, Mapping[str, Mapping[str, str]]]] = {}

    def __missing__(self, state: int) -> tuple[Any, Mapping[str, Mapping[str, str]]]:
        lexer = self.lexers[state]
        found = self.made.get(id(lexer))  # states share lexers, so these are converted once
        if found is None:
            (pattern,) = lexer.scanner._mres
            keywords = {
                name: {one.pattern.value: one.name for one in unless.scanner.terminals}
                for name, unless in lexer.callback.items()
            }
            found = self.made[id(lexer)] = pattern.match, keywords
        self[state] = found
        return found


class _Reader:
    """The parser stack for one text."""

    __slots__ = ("builder", "end", "found", "items", "rows", "states")

    def __init__(self, tables: Tables, rule: str, builder: Builder | None) -> None:
        self.rows = tables.rows
        self.end = tables.ends[rule]
        self.builder = builder
        self.states = [tables.starts[rule]]
        self.items: list[Item] = []
        self.found: object = None
        """Result of the whole text, once its end has been fed."""

    def feed(self, kind: str, start: int, end: int) -> None:
        """Process the next token."""
        states, items, rows = self.states, self.items, self.rows
        while True:
            to = rows[states[-1]].get(kind)
            if to is None:
                raise Refused
            if to.__class__ is int:
                states.append(to)
                items.append(Item(kind, start, end, 0))
                return
            assert isinstance(to, Reduction)
            size = to.size
            if size == 1:
                states.pop()
                if not to.inlined or not to.kept or items[-1].what.__class__ is list:
                    items[-1] = self.complete(to, items[-1:])
            elif size:
                below = items[-size:]
                del states[-size:], items[-size:]
                items.append(self.complete(to, below))
            else:
                items.append(self.complete(to, []))
            state = rows[states[-1]][to.origin]
            assert isinstance(state, int)
            states.append(state)
            if state == self.end and kind == "$END":
                [whole] = items
                self.found = whole.what.value if self.builder is not None else None
                return

    def complete(self, to: Reduction, below: list[Item]) -> Item:
        """Return the result of a reduction."""
        builder = self.builder
        if builder is None:
            return _NOTHING
        parts: list[Item] = []
        for at in to.kept:
            item = below[at]
            if item.what.__class__ is not list:
                parts.append(item)
            elif parts:
                parts += item.what
            else:
                parts = item.what  # safe to reuse: lists only grow from their left part
        covering = (
            below if below and below[0].start >= 0 <= below[-1].start else [one for one in below if one.start >= 0]
        )
        start, end = (covering[0].start, covering[-1].end) if covering else (-1, -1)
        if to.inlined and len(parts) == 1:
            [only] = parts
            return only if only.what.__class__ is str else Item(only.what, start, end, only.depth)
        if to.origin[0] == "_":
            return Item(parts, start, end, 0)
        children = tuple([
            builder.token(item.what, item.start, item.end) if item.what.__class__ is str else item.what
            for item in parts
        ])  # fmt: skip
        deepest = max([item.depth for item in parts]) if parts else 0
        found, depth = builder.finish(to.name, max(start, 0), max(end, 0), children, deepest)
        return Item(found, start, end, depth)


class Tables:
    """Lark's tables of a grammar, in the form that this parser reads."""

    def __init__(self, grammar: Lark) -> None:
        from lark.parsers.lalr_analysis import Shift

        frontend: Any = grammar.parser
        table = frontend.parser._parse_table
        self.rows = _Rows(table.states, Shift)
        self.starts: Mapping[str, int] = table.start_states
        self.ends: Mapping[str, int] = table.end_states
        self.lexers = _Lexers(frontend.lexer.lexers)
        self.ignored = frozenset(frontend.lexer_conf.ignore)

    def read(
        self,
        text: str,
        rule: str,
        levels: Mapping[int, int],
        builder: Builder | None,
        on_token: Callable[[str, int, int], None] | None = None,
    ) -> object:
        """Build the tree of a masked text. *levels* maps line offsets to indentation levels.

        *on_token* is called for each token except line ends.
        """
        reader = _Reader(self, rule, builder)
        lexers, ignored = self.lexers, self.ignored
        start, at, depth, end = 0, 0, 0, len(text)
        while at < end:
            scan, keywords = lexers[reader.states[-1]]
            match = scan(text, at)
            if match is None:
                raise Refused
            start, at = at, match.end()
            kind = match.lastgroup or ""
            if kind in ignored:
                continue
            if kind in keywords:
                kind = keywords[kind].get(match.group(), kind)
            if kind != "NAME" and text[at - 1].isalpha() and WORD_GOES_ON.match(text, at):
                raise Refused  # the `in` of `infuriate`
            reader.feed(kind, start, at)
            if kind == "_NL":
                # the next token must be lexed in the state reached after these
                level = levels.get(at, 0)
                for _ in range(depth, level):
                    reader.feed("_INDENT", start, at)
                for _ in range(level, depth):
                    reader.feed("_DEDENT", start, at)
                depth = level
            elif on_token is not None:
                on_token(kind, start, at)
        reader.feed("$END", start, at)
        return reader.found
