"""Expressions and the small clauses that hold one: builder methods for `build.py`'s table.

Each method gets the finished children of its rule or alias and returns a node (or, for clauses that have no node
of their own such as `when C`, the value they hold).
"""

from __future__ import annotations

from fractions import Fraction

from rulec.base.diagnostics import Report
from rulec.base.spans import Span
from rulec.syntax import nodes as n
from rulec.syntax.builder.parts import Parts


class ExpressionBuilder:
    """Builder methods for expressions; faults of single numbers go to `report`."""

    def __init__(self, report: Report) -> None:
        self.report = report

    # ---- literals ----
    def number(self, p: Parts) -> n.Number:
        part = p.children[0]
        text = str(part.value)
        return n.Number(self.fraction(text, part.span), p.words(), "," in text, span=p.span)

    def fraction(self, text: str, span: Span) -> Fraction:
        """The value of `1,200`, `0.3`, `1/4` or `1 1/2`."""
        total = Fraction(0)
        for piece in text.replace(",", "").split():
            over, slash, under = piece.partition("/")
            if slash and int(under) == 0:
                self.report.error(
                    "R0148",
                    f"the fraction `{piece}` has no value",
                    span,
                    "divides by nothing",
                    hint="write the number below the stroke",
                )
                return Fraction(0)
            total += Fraction(over) / (int(under) if slash else 1)
        return total

    def whole(self, text: str, span: Span) -> int:
        """The value of a line number."""
        if not text.isdigit():
            self.report.error(
                "R0149",
                f"`{text}` is no line number",
                span,
                "not a whole number",
                hint="write the digits alone, as `1200`; two places are parted by a comma and a heading",
            )
            return 0
        return int(text)

    def percent(self, p: Parts) -> n.Percent:
        text = str(p.children[0].value)
        return n.Percent(Fraction(text.rstrip("% ").replace(",", "")), span=p.span)

    def text(self, p: Parts) -> n.Text:
        return self.text_at(p, 0)

    def text_at(self, p: Parts, index: int) -> n.Text:
        """The `index`-th text among the tokens."""
        part = [c for c in p.children if c.rule == "STRING"][index]
        return n.Text(str(part.value)[1:-1], span=part.span)

    def constant_word(self, p: Parts) -> n.Constant:
        return n.Constant(str(p.children[0].value), span=p.span)

    # ---- names and what follows them ----
    def name(self, p: Parts) -> n.Name:
        return n.Name(p.word().text, span=p.span)

    def its(self, p: Parts) -> n.Its:
        return n.Its(span=p.span)

    def this(self, p: Parts) -> n.This:
        return n.This(span=p.span)

    def ruling_value(self, p: Parts) -> n.RulingValue:
        return n.RulingValue(p.word(), span=p.span)

    def attribute(self, p: Parts) -> n.Attribute:
        return n.Attribute(p.expression(), p.word(), span=p.span)

    def index(self, p: Parts) -> n.Index:
        of, *keys = p.expressions()
        return n.Index(of, tuple(keys), span=p.span)

    def call(self, p: Parts) -> n.Call:
        arguments = ("argument_plain", "argument_named", "argument_each", "argument_bare")
        return n.Call(p.expression(), p.every(n.Argument, *arguments), span=p.span)

    def argument_plain(self, p: Parts) -> n.Argument:
        return n.Argument(p.expression(), span=p.span)

    def argument_named(self, p: Parts) -> n.Argument:
        return n.Argument(p.expression(), p.word(), span=p.span)

    def argument_each(self, p: Parts) -> n.Argument:
        return n.Argument(p.expression(), None, p.one(n.Each, "each"), span=p.span)

    def argument_bare(self, p: Parts) -> n.Argument:
        return n.Argument(None, None, p.one(n.Each, "bare_each"), span=p.span)

    # ---- brackets ----
    def parenthesis(self, p: Parts) -> n.Parenthesis:
        return n.Parenthesis(p.expression(), span=p.span)

    def braces(self, p: Parts) -> n.Braces:
        return n.Braces(p.every(n.Item, "item_one", "item_range", "item_each", "item_bare"), span=p.span)

    def range_of(self, p: Parts) -> n.Range:
        return n.Range(*p.expressions(), span=p.span)

    def item_one(self, p: Parts) -> n.Item:
        return n.Item(p.expression(), span=p.span)

    def item_range(self, p: Parts) -> n.Item:
        return n.Item(p.expression(0), p.expression(1), span=p.span)

    def item_each(self, p: Parts) -> n.Item:
        return n.Item(p.expression(), None, p.one(n.Each, "each"), span=p.span)

    def item_bare(self, p: Parts) -> n.Item:
        return n.Item(None, None, p.one(n.Each, "bare_each"), span=p.span)

    def rounding(self, p: Parts) -> n.Rounding:
        return n.Rounding(p.one(str, "ROUNDING"), p.expression(), span=p.span)

    def each(self, p: Parts) -> n.Each:
        ordering = p.maybe(n.Ordering, "order_by", "order_listed", "order_any")
        return n.Each(p.word(), p.expression(), self.condition(p, "where"), ordering, span=p.span)

    # ---- operators ----
    def binary(self, p: Parts) -> n.Binary:
        left, right = p.expressions()
        sign = p.children[1]
        return n.Binary(str(sign.value), left, right, sign.span, span=p.span)

    def negative(self, p: Parts) -> n.Unary:
        return n.Unary("-", p.expression(), span=p.span)

    def negation(self, p: Parts) -> n.Unary:
        return n.Unary("not", p.expression(), span=p.span)

    def and_expr(self, p: Parts) -> n.Chain:
        return n.Chain("and", p.expressions(), span=p.span)

    def or_expr(self, p: Parts) -> n.Chain:
        return n.Chain("or", p.expressions(), span=p.span)

    def within(self, p: Parts) -> n.Within:
        return self.membership(p, False)

    def not_within(self, p: Parts) -> n.Within:
        return self.membership(p, True)

    def membership(self, p: Parts, negated: bool) -> n.Within:
        domain = p.one(tuple, "domain_one", "domain_range")
        end = domain[1] if len(domain) == 2 else None
        return n.Within(p.expression(), domain[0], end, negated, span=p.span)

    def conditional(self, p: Parts) -> n.Conditional:
        test, then, other = p.expressions()
        return n.Conditional(test, then, other, span=p.span)

    # ---- clauses that hold expressions ----
    def held(self, p: Parts) -> tuple[n.Expr, ...]:
        """`when C`, `where C`, `= E`, `A .. B`: no node of their own."""
        return p.expressions()

    def condition(self, p: Parts, rule: str) -> n.Expr | None:
        """The expression that the clause `rule` holds, where it is there."""
        part = p.first(rule)
        if part is None:
            return None
        assert isinstance(part.value, tuple)
        value = part.value[0]
        assert isinstance(value, n.Expr)
        return value

    def hole(self, p: Parts) -> n.Hole:
        words = p.words()
        return n.Hole(p.expression(), words[0] if words else None, span=p.span)
