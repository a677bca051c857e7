"""Typing of expressions: a surface node in, a typed expression with all names resolved out.

`Typer.expr` takes the expected type of the place, by which `apple` or `thrifty` is found among the members of the
expected enumeration or the entries of the expected kind. A fault is reported once and becomes `Bad`, whose type is
assignable to every other.
"""

from __future__ import annotations

import re

from rulec.base.records import replace
from rulec.base.spans import Span
from rulec.base.text import did_you_mean, listed, one_of
from rulec.base.types import (
    ERROR,
    NONE,
    PERCENT,
    PLAIN,
    POINTS,
    TEXT,
    TRUTH,
    ErrorType,
    KindType,
    ListType,
    NumberType,
    OptionalType,
    ResultsType,
    SetType,
    Type,
    show_type,
)
from rulec.sema import expr as t
from rulec.sema.typing import assignability, calls, operators
from rulec.sema.typing.base_typer import BaseTyper
from rulec.sema.typing.builtins import dice, powers, world_queries
from rulec.sema.typing.names import resolve_name
from rulec.sema.typing.scope import Scope
from rulec.syntax import nodes as s

MOST_MEASURES = 16
"""The greatest number of measures that a hint lists."""


class Typer(BaseTyper):
    """The typer of expressions, over one set of symbols and one report."""

    def expr(self, node: s.Expr, scope: Scope, expected: Type | None = None) -> t.Expr:
        """Type an expression. `expected` guides the resolution of names and is not checked: see `fit`."""
        match node:
            case s.Number():
                return self.number(node, scope, expected)
            case s.Percent(value=value, span=span):
                return t.NumberLit(type=PERCENT, span=span, value=value)
            case s.Text(value=value, span=span):
                if "{" in value:
                    hint = "name what holds the text, such as a field; holes are filled where something is told"
                    self.report.error(
                        "R0704", "this text stands as it is written", span, "nothing fills a hole", hint=hint
                    )
                return t.TextLit(type=TEXT, span=span, value=value)
            case s.Constant(word=word, span=span):
                return self.word(word, span, expected)
            case s.Name(text=text, span=span):
                return self._one_result(resolve_name(self, text, span, scope, expected))
            case s.Its(span=span) | s.This(span=span):
                return self.its(span, scope)
            case s.RulingValue():
                return self.ruling(node)
            case s.Attribute():
                return self.attribute(node, scope)
            case s.Index():
                return scope.there(calls.lookup(self, node, None, (), scope))
            case s.Call():
                return self._one_result(scope.there(calls.call(self, node, scope, expected)))
            case s.Braces():
                return self.braces(node, scope, expected)
            case s.Range(low=low, high=high, span=span):
                ends = self.fit(low, scope, PLAIN, "the first number"), self.fit(high, scope, PLAIN, "the last number")
                return t.Range(type=ListType(PLAIN), span=span, low=ends[0], high=ends[1])
            case s.Parenthesis(value=value):
                return self.expr(value, scope, expected)
            case s.Unary():
                return operators.unary(self, node, scope, expected)
            case s.Binary():
                return operators.binary(self, node, scope, expected)
            case s.Chain():
                return operators.chain(self, node, scope)
            case s.Within():
                return operators.within(self, node, scope)
            case s.Happened():
                return world_queries.happened(self, node, scope)
            case s.Conditional():
                return operators.conditional(self, node, scope, expected)
            case s.Rounding(direction=direction, value=value, span=span):
                inner = self.expr(value, scope, expected)
                if not isinstance(inner.type, NumberType | ErrorType):
                    return self.bad("R0302", "only numbers can be rounded", span, self.is_a(inner))
                inner = powers.check_alone(self, inner)
                return t.Rounded(type=inner.type, span=span, direction=direction, value=inner)

    def thrown(self, node: s.Expr, scope: Scope) -> t.Expr:
        """Type an expression that may give all results of a roll, as in `throw`, or before a result's name."""
        return scope.there(calls.call(self, node, scope, None)) if isinstance(node, s.Call) else self.expr(node, scope)

    def _one_result(self, found: t.Expr) -> t.Expr:
        """Return the expression; report one that stands for all results of a roll, which is no value."""
        if not isinstance(found.type, ResultsType):
            return found
        ways = [f"`{found.span.text}.{name}`" for name, _ in found.type.parts]
        hint = f"name the result that is meant: {listed(ways, 'or')}"
        return self.bad("R0231", f"`{found.span.text}` is several results", found.span, "which of them?", hint)

    def number(self, node: s.Number, scope: Scope, expected: Type | None) -> t.Expr:
        """Type a number with its measures. Without measures it is plain, or of the expected type in a lenient scope."""
        if not node.units:
            kind: Type = PLAIN
            wanted = expected.of if isinstance(expected, OptionalType) else expected
            if scope.lenient and isinstance(wanted, NumberType):
                kind = wanted
            return t.NumberLit(type=kind, span=node.span, value=node.value)
        die = node.units[0].text
        if len(node.units) == 1 and die not in self.symbols.measure_words and dice.is_die(self.symbols, die):
            return dice.dice(self, die, node, node.span, scope)
        of = self.measure(node.units[0])
        for word in node.units[1:]:
            under = self.measure(word) if of is not None else None
            of = assignability.rate(of, under) if of is not None and under is not None else None
        if of is None:
            return t.Bad(type=ERROR, span=node.span)
        return t.NumberLit(type=of, span=node.span, value=node.value)

    def measure(self, word: s.Word) -> NumberType | None:
        """Return the type of a measure word, `points` included; report an unknown one."""
        if word.text in ("point", "points"):
            return POINTS
        if word.text == "percent":
            return PERCENT
        name = self.symbols.measure_words.get(word.text)
        if name is not None:
            return NumberType(((name, 1),))
        self.report.error(
            "R0203",
            f"no measure `{word.text}`",
            word.span,
            "unknown measure",
            hint=self._a_die(word)
            or did_you_mean(word.text, (*self.symbols.measure_words, "points", "percent", *self.symbols.dice))
            or _no_measure(list(self.symbols.measure_words.values())),
        )
        return None

    @staticmethod
    def _a_die(word: s.Word) -> str:
        """Return the hint for `1w6`, a German form of dice."""
        found = re.fullmatch(r"[wWkK]([0-9]+)", word.text)
        return f"a die with {found[1]} faces is `d{found[1]}`, and two of them `2d{found[1]}`" if found else ""

    def word(self, word: str, span: Span, expected: Type | None) -> t.Expr:
        """Type `yes`, `no`, `none` or `unknown`."""
        match word:
            case "yes":
                return t.TruthLit(type=TRUTH, span=span, value=True)
            case "no":
                return t.TruthLit(type=TRUTH, span=span, value=False)
            case "none":
                return t.NoneLit(type=NONE, span=span)
            case _ if expected is None:
                return self.bad(
                    "R0396",
                    "nothing is worked out with `unknown`",
                    span,
                    "only a cell may be `unknown`",
                    "ask a cell of a table: `table[a, b].column = unknown`",
                )
            case _:
                return t.UnknownLit(type=expected, span=span, name="")

    def its(self, span: Span, scope: Scope) -> t.Expr:
        """Return the record in which the clause stands."""
        if scope.its is None:
            return self.bad(
                "R0206",
                "`its` and `this` stand only inside a record",
                span,
                "no record here",
                "name the thing instead, for example by a parameter",
            )
        return replace(scope.its, span=span)

    def ruling(self, node: s.RulingValue) -> t.Expr:
        """Type `ruling NAME`, the value of a ruling."""
        name, rulings = node.name.text, self.symbols.rulings
        if name not in rulings:
            return self.unknown("R0204", f"no ruling `{name}`", node.name, "ruling", rulings)
        held = rulings[name]
        if held is None:
            return self.bad(
                "R0304",
                f"the ruling `{name}` holds no value",
                node.span,
                "a value is needed here",
                'give its readings values: `reading NAME = VALUE "…"`',
            )
        if isinstance(held, ErrorType):
            return t.Bad(type=ERROR, span=node.span)
        return t.RulingRef(type=held, span=node.span, name=name)

    def attribute(self, node: s.Attribute, scope: Scope) -> t.Expr:
        """Type `a.b`: a field, or the column of a look-up."""
        if isinstance(node.of, s.Index):
            return scope.there(calls.lookup(self, node.of, node.name, (), scope))
        if isinstance(node.of, s.Name):
            of = resolve_name(self, node.of.text, node.of.span, scope, None, node.name.text)
        else:
            of = self.thrown(node.of, scope)
        return self.field(of, node.name, node.span, scope)

    def field(self, of: t.Expr, name: s.Word, span: Span, scope: Scope) -> t.Expr:
        """Return the field `name` of a thing or record."""
        if isinstance(of.type, ErrorType):
            return t.Bad(type=ERROR, span=span)
        if isinstance(of.type, OptionalType):
            return self.bad(
                "R0305",
                f"`{of.span.text}` may be `none`, so `{name.text}` may not be there",
                of.span,
                "may be none",
                assignability.guarded(of.span.text, scope.guard),
            )
        if isinstance(of.type, ResultsType):
            return self._result(of, of.type, name, span)
        if not isinstance(of.type, KindType):
            return self.bad(
                "R0306",
                f"{assignability.article(show_type(of.type))} has no fields",
                name.span,
                f"`{of.span.text}` is {assignability.article(show_type(of.type))}",
                calls.of_list(of, name.text) if isinstance(of.type, ListType | SetType) else "",
            )
        if of.type.entry:
            return self.bad(
                "R0991",
                f"an {show_type(of.type)} has no fields",
                name.span,
                "it says which entry, and no more",
                f"ask those that began as it: `any(x.{name.text} … for each x in … where x = {of.span.text})`",
            )
        found = self.symbols.field_of(of.type.name, name.text)
        if found is None:
            return self.bad(
                "R0202",
                f"no field `{name.text}` in `{of.type.name}`",
                name.span,
                "unknown field",
                self._asked_of(of, name.text)
                or self._title_of(of.type, name.text)
                or did_you_mean(name.text, [f.name for f in self.symbols.kinds[of.type.name].fields])
                or one_of([f.name for f in self.symbols.kinds[of.type.name].fields]),
            )
        if of.type.listed and _in_play(found.type):
            return self.bad(
                "R0399",
                f"`{found.name}` of `{of.type.name}` names things in play",
                name.span,
                "an entry does not know which of a game they are",
                f"let a kind of things in play name the entry, `{of.type.name.lower()}: {of.type.name}`, hold "
                f"`{found.name}`, and be asked; or say it in a condition: `… when house = oak`, or by `modify`",
            )
        made = t.Field(type=found.type, span=span, of=of, kind=found.owner, name=found.name)
        if isinstance(found.type, OptionalType) and self._given(of, found.name):
            return replace(made, type=found.type.of)
        return scope.there(made)

    def _result(self, of: t.Expr, several: ResultsType, name: s.Word, span: Span) -> t.Expr:
        """Type a result of a roll."""
        at = several.position(name.text)
        if at is None:
            known = [part for part, _ in several.parts]
            return self.unknown(
                "R0232", f"`{several.roll}` gives no `{name.text}`", name, "result", known, one_of(known)
            )
        return t.Result(type=several.parts[at][1], span=span, of=of, name=name.text, position=at)

    def _title_of(self, of: KindType, name: str) -> str:
        """Return the hint for reading `title`, which entries have only if their kind declares it."""
        if name != "title" or not of.listed:
            return ""
        return (
            f"the line `title: text` in the kind `{of.name}` holds what each entry is called; a text shows it by itself"
        )

    def _asked_of(self, of: t.Expr, name: str) -> str:
        """Return the hint for a function that is read like a field."""
        signature = self.symbols.functions.get(name)
        parameters = signature.parameters if signature is not None else ()
        if not parameters or parameters[0].type != of.type:
            return ""
        return f"it is worked out: write `{name}({', '.join([of.span.text, *(p.name for p in parameters[1:])])})`"

    def _given(self, of: t.Expr, name: str) -> bool:
        """Return whether the entry gives the field an amount, so the field is not `none`."""
        if not isinstance(of, t.RecordLit):
            return False
        head = self.symbols.records.get(of.kind, {}).get(of.key)
        return head is not None and name in head.amounts

    def braces(self, node: s.Braces, scope: Scope, expected: Type | None) -> t.Expr:
        """Type `{…}` in a place that expects a list or a set."""
        if isinstance(expected, OptionalType):
            expected = expected.of
        inner = expected.of if isinstance(expected, ListType | SetType) else None
        if len(node.items) == 1 and (each := node.items[0].each) is not None and node.items[0].end is None:
            return calls.listing(self, each, scope, node.span, node.items[0].value, inner)
        if inner is None:
            hint = "`{…}` stands after `in`, or where a list or a set is expected: `x in {a, b}`"
            return self.bad("R0303", "nothing tells what these braces hold", node.span, "a list or a set", hint)
        items: list[t.Expr] = []
        for item in node.items:
            if item.value is None or item.each is not None or item.end is not None:
                hint = (
                    f"a range stands without braces: `{item.span.text}`"
                    if item.end is not None and len(node.items) == 1
                    else "write each value, or `{each x in xs where …}` alone"
                )
                problem = "only single values fit in this list"
                items.append(self.bad("R0303", problem, item.span, "not a single value", hint))
                continue
            items.append(self.fit(item.value, scope, inner, "the item"))
        assert expected is not None
        return t.Collection(type=expected, span=node.span, items=tuple(items))


def _in_play(of: Type) -> bool:
    """Return whether values of the type are things in play, alone or in a list."""
    # else: one value
    if isinstance(of, OptionalType | ListType | SetType):
        return _in_play(of.of)
    return isinstance(of, KindType) and not of.listed


def _no_measure(names: list[str]) -> str:
    """Return the hint for an unknown measure that resembles no declared one."""
    known = list(dict.fromkeys(names))
    there = f"; there are {listed([f'`{name}`' for name in known])}" if 0 < len(known) <= MOST_MEASURES else ""
    return f'declare it: `measure NAME "label"`{there}; a label stands in quotes'
