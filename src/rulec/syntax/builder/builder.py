"""From Lark's parse tree to the nodes of `nodes.py`; nothing is resolved or checked here.

Every rule and alias of the grammar stands in one table; an unknown one is a fault of rulec and raises. The tree
is walked without recursion, so that no source, however deep, can exhaust the stack.
"""

from __future__ import annotations

from collections.abc import Callable
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
        """Rule or alias to the method that builds it."""
        held, block, word, binary = self.held, self.block, self.single_word, self.binary
        return {
            "start": block,
            "expression_only": self.expression_only,
            "hole_only": self.hole,
            # vocabulary
            "measure": self.measure,
            "grain": self.grain,
            "enum_line": self.enum_line,
            "enum_block": self.enum_block,
            "scale_line": self.enum_line,
            "scale_block": self.enum_block,
            "member": self.member,
            "kind": self.kind,
            "kind_block": block,
            "listed": self.listed,
            "extends": word,
            "field": self.field,
            "default": held,
            "belongs": self.belongs,
            "carried": self.carried,
            "type_name": self.type_name,
            "type_spot": self.type_spot,
            "type_entry": self.type_entry,
            "type_rate": self.type_rate,
            "type_optional": self.type_form("optional"),
            "type_list": self.type_form("list"),
            "type_set": self.type_form("set"),
            "die": self.die,
            "face": self.face,
            "constant": self.constant,
            "constant_block": block,
            "params": self.params,
            "param": self.param,
            # amounts
            "quantity": self.quantity,
            "quantity_block": block,
            "step": self.step,
            "family": self.family,
            "contribution": self.contribution,
            "limit_up": self.limit_up,
            "limit_down": self.limit_down,
            "each": self.each,
            "where": held,
            "when": held,
            "during": word,
            "as_family": word,
            "over_family": word,
            "round": self.round,
            "bounds": self.bounds,
            # answers
            "value": self.value,
            "on": self.on,
            "answer": self.answer,
            "otherwise": self.otherwise,
            "band_answer": self.band_answer,
            "band_one": self.band_one,
            "band_range": self.band_range,
            "band_more": self.band_more,
            "band_less": self.band_less,
            "roll": self.roll,
            "throw": self.throw,
            "again": self.again,
            "fact": self.fact,
            "denial": self.label,
            "judged": self.judged,
            "holds": self.holds,
            "needs": self.needs,
            # what is decided together
            "solve": self.solve,
            "decide": self.decide,
            "circle": self.circle,
            "circle_when": self.circle_when,
            "circle_block": block,
            # from elsewhere
            "modify": self.modify,
            "for_its": self.for_its,
            "waive": self.waive,
            "record": self.record,
            "key_name": self.key,
            "key_number": self.key,
            "record_block": block,
            "field_value": self.field_value,
            # why
            "cites": self.cites_clause,
            "citation": self.citation,
            "place": self.place,
            "lines": self.lines,
            "citation_ruling": self.citation_ruling,
            "about": self.about,
            "ruling": self.ruling,
            "reading": self.reading,
            "take": self.take,
            "matters_much": self.matters_much,
            "matters_little": self.matters_little,
            "example": self.example,
            "given": self.given,
            "given_pair": self.given_pair,
            "stated": self.stated,
            "stated_fact": self.stated_fact,
            "thrown": self.thrown,
            "thrown_face": self.thrown_face,
            "expect": self.expect,
            "label": self.label,
            # what happens
            **self.deed_table(),
            # who may know what
            **self.view_table(),
            # in place of what a parent says
            **self.override_table_of_rules(),
            # expressions
            "conditional": self.conditional,
            "or_expr": self.or_expr,
            "and_expr": self.and_expr,
            "negation": self.negation,
            "compare": binary,
            "equal": binary,
            "less": binary,
            "within": self.within,
            "not_within": self.not_within,
            "has": binary,
            "domain_one": held,
            "domain_range": held,
            "plus": binary,
            "minus": binary,
            "multiply": binary,
            "divide": binary,
            "negative": self.negative,
            "part_of": binary,
            "number": self.number,
            "measured": self.number,
            "percent": self.percent,
            "text": self.text,
            "name": self.name,
            "its": self.its,
            "this": self.this,
            "yes": self.constant_word,
            "no": self.constant_word,
            "none": self.constant_word,
            "unknown": self.constant_word,
            "ruling_value": self.ruling_value,
            "parenthesis": self.parenthesis,
            "braces": self.braces,
            "rounding": self.rounding,
            "attribute": self.attribute,
            "index": self.index,
            "call": self.call,
            "item_one": self.item_one,
            "item_range": self.item_range,
            "item_each": self.item_each,
            "item_bare": self.item_bare,
            "argument_plain": self.argument_plain,
            "argument_named": self.argument_named,
            "argument_each": self.argument_each,
            "argument_bare": self.argument_bare,
            "bare_each": self.each,
        }


@lru_cache(maxsize=1)
def builder() -> Builder:
    """One for all excerpts of a process; building never parses, so that no two are built at a time."""
    return Builder(Excerpt("", Span(Source("", ""), 0, 0)), "", Report())
