"""From Lark's parse tree to the nodes of `nodes.py`; nothing is resolved or checked here.

Every rule and alias of the grammar has a method of its name, or is listed below; an unknown one is a fault of rulec and
raises. The tree is walked without recursion, so that no source, however deep, can exhaust the stack.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from rulec.base.diagnostics import Report
from rulec.base.spans import Source, Span
from rulec.syntax import nodes as n
from rulec.syntax.builder.overrides import OverrideBuilder
from rulec.syntax.builder.parts import EXPRESSIONS, Part, Parts
from rulec.syntax.builder.solves import SolveBuilder
from rulec.syntax.builder.views import ViewBuilder
from rulec.syntax.layout import NESTING_LIMIT, Excerpt

if TYPE_CHECKING:
    from lark import Token, Tree


class TooDeep(Exception):
    """An expression in an expression in … more than the limit; `span` is the innermost that still counts."""

    def __init__(self, span: Span) -> None:
        super().__init__(span)
        self.span = span


class Builder(OverrideBuilder, SolveBuilder, ViewBuilder):
    """Builds the nodes of one excerpt, whose masked text is `text`."""

    def __init__(self, excerpt: Excerpt, text: str, report: Report) -> None:
        super().__init__(report)
        self.excerpt = excerpt
        self.text_read = text
        self.table = self.make_table()

    def over(self, excerpt: Excerpt, text: str, report: Report) -> Builder:
        """The same for another excerpt: its table has hundreds of rows, and most excerpts are a cell or a hole."""
        self.excerpt, self.text_read, self.report = excerpt, text, report
        return self

    def build(self, tree: Tree[Token]) -> object:
        """The node (or value) of a whole parse tree."""
        return self.part(tree).value

    # ---- the walk ----
    def part(self, root: Tree[Token]) -> Part:
        from lark import Token

        done: list[tuple[Part, int]] = []  # finished parts with the depth of their expressions
        work: list[tuple[Tree[Token], bool]] = [(root, False)]
        while work:
            tree, ready = work.pop()
            if not ready:
                work.append((tree, True))
                work.extend((c, False) for c in reversed(tree.children) if not isinstance(c, Token))
                continue
            below = sum(1 for c in tree.children if not isinstance(c, Token))
            finished = iter(done[len(done) - below :])
            children, depth = [], 0
            for child in tree.children:
                if isinstance(child, Token):
                    children.append(self.token(child))
                else:
                    part, deep = next(finished)
                    children.append(part)
                    depth = max(depth, deep)
            del done[len(done) - below :]
            done.append(self.finish(tree, tuple(children), depth))
        return done[0][0]

    def finish(self, tree: Tree[Token], children: tuple[Part, ...], depth: int) -> tuple[Part, int]:
        rule = str(tree.data)
        start, end = (0, 0) if tree.meta.empty else (tree.meta.start_pos, tree.meta.end_pos)
        span = self.trimmed(start, end)
        if rule in EXPRESSIONS:
            depth += 1
            if depth > NESTING_LIMIT:
                raise TooDeep(span)
        return Part(rule, self.table[rule](Parts(span, children)), span), depth

    def token(self, token: Token) -> Part:
        start, end = token.start_pos or 0, token.end_pos or 0
        return Part(token.type, str(token), self.excerpt.at(start, end))

    def trimmed(self, start: int, end: int) -> Span:
        """A stretch without the line ends that its last clause carries."""
        text = self.text_read[start:end]
        left = start + len(text) - len(text.lstrip())
        return self.excerpt.at(left, max(left, start + len(text.rstrip())))

    # ---- whole texts ----
    def expression_only(self, p: Parts) -> n.Expr:
        return p.expression()

    # ---- the table ----
    def make_table(self) -> dict[str, Callable[[Parts], object]]:
        """Rule or alias to the method that builds it: the one of its name, but for those that are listed."""
        table: dict[str, Callable[[Parts], object]] = {name: getattr(self, name) for name in _takes_parts(Builder)}
        for method, rules in _SHARED.items():
            build = table.pop(method)
            table.update((rule, build) for rule in rules.split())
        for name in _HELPERS:
            del table[name]
        table.update((f"type_{form}", self.type_form(form)) for form in ("optional", "list", "set"))
        table.update((rule, self.offered(form)) for rule, form in _OFFERED.items())
        table.update(
            (f"order_{form}", self.order_form(form.replace("_", " "))) for form in ("listed", "any", "at_once")
        )
        table.update((f"period_{form}", self.period(form)) for form in ("this", "last", "within", "ever", "first"))
        table.update((f"row_{verb}", self.row_edit(verb)) for verb in ("insert", "change", "remove"))
        table.update((f"{verb}_step", self.step_edit(verb)) for verb in ("after", "override", "forbid"))
        return table


_SHARED = {
    "act_named": "act_named act_costs",
    "binary": "compare equal less has plus minus multiply divide part_of",
    "block": "start kind_block constant_block quantity_block circle_block record_block event_block",
    "body": "else_do otherwise_do",
    "cites_clause": "cites",
    "constant_word": "yes no none unknown",
    "does": "does does_act",
    "each": "each bare_each view_each",
    "enum_block": "enum_block scale_block",
    "enum_line": "enum_line scale_line",
    "finish_with": "finish",
    "held": "default where when domain_one domain_range margin path_to at_least_some at_most_some when_late",
    "hole": "hole_only",
    "key": "key_name key_number",
    "label": "label denial",
    "listed": "listed together",
    "move": "raise_field lower_field",
    "names": "drawn_on drawn_at drawn_way drawn_facing drawn_linked drawn_coloured drawn_marked",
    "number": "number measured",
    "seer": "seer_everyone seer_named",
    "single_word": "extends during as_family over_family until_end",
}
"""Methods that build several rules, or one of another name."""
_OFFERED = {"one_of": "one", "some_of": "some", "order_of": "order", "amount_from": "amount", "yes_or_no": "truth"}
_HELPERS = ("head_label", "inner", "ordering", "rest", "tail", "these")
"""Methods that take the parts of a rule and build none."""


def _takes_parts(builder: type) -> Iterator[str]:
    """The methods that take the parts of a rule and nothing else."""
    for base in builder.__mro__:
        for name, method in vars(base).items():
            code = getattr(method, "__code__", None)
            if code is not None and code.co_varnames[: code.co_argcount] == ("self", "p"):
                yield name


@lru_cache(maxsize=1)
def builder() -> Builder:
    """One for all excerpts of a process; building never parses, so that no two are built at a time."""
    return Builder(Excerpt("", Span(Source("", ""), 0, 0)), "", Report())
