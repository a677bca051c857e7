"""Prints typed expressions back in the language's spelling, for messages, the export and questions.

What the surface left implicit is left out again: `Ratio` and `AsPercent` print what they hold. Units are
singular or plural by the built-in rule; with `measures` by the declared names.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import assert_never

from rulec.base.types import NumberType, OptionalType, Type
from rulec.sema.expr import (
    AllOf,
    Along,
    Arith,
    AsPercent,
    Bad,
    CallTo,
    Carries,
    Choose,
    Collection,
    Compare,
    ConstantRef,
    Contains,
    Counted,
    Expr,
    Extreme,
    Field,
    FirstOf,
    Geometry,
    Happened,
    IsNone,
    IsUnknown,
    Logic,
    Lookup,
    MemberLit,
    Negative,
    New,
    NoneLit,
    Not,
    NumberLit,
    Odds,
    OneOf,
    Over,
    Power,
    Range,
    Ratio,
    RecordLit,
    Rounded,
    RulingRef,
    StateRef,
    TextLit,
    Throw,
    TruthLit,
    UnknownLit,
    Variable,
    VariantOn,
)
from rulec.sema.model import Measure, Words

Measures = Mapping[str, Measure]

_Operation = Carries | Contains | OneOf | Compare | IsNone | IsUnknown | Logic | Not | Arith | Negative | Choose
_World = Happened | FirstOf | Along
_Compound = (
    _World
    | Field
    | Lookup
    | CallTo
    | Odds
    | Rounded
    | Power
    | Extreme
    | Geometry
    | Over
    | Collection
    | Range
    | New
    | _Operation
)

# How tightly the forms of the grammar bind, loosest first.
_IF, _OR, _AND, _NOT, _COMPARE, _ARITH, _TERM, _UNARY, _SHARE, _POSTFIX = range(10)


def show_expr(expr: Expr, measures: Measures | None = None) -> str:
    """The expression as an editor writes it."""
    return _Printer(measures or {}).at(expr, _IF)


def show_dice(dice: Throw) -> str:
    """`d6`, `2d6`, `2 average`."""
    if dice.count == 1:
        return dice.name
    plain = dice.name[:1] == "d" and dice.name[1:].isdigit()
    return f"{dice.count}{dice.name}" if plain else f"{dice.count} {dice.name}"


def show_words(words: Words, measures: Measures | None = None) -> str:
    """The text with its holes as an editor writes them, without the quotes."""
    pieces: list[str] = []
    for part in words.parts:
        if isinstance(part, str):
            pieces.append(part)
        else:
            style = f" as {part.style}" if part.style else ""
            pieces.append(f"{{{show_expr(part.value, measures)}{style}}}")
    return "".join(pieces)


def show_fraction(value: Fraction, commas: bool = False) -> str:
    """An exact number: `5`, `0.3`, `1/4`, `1 1/2`; halves, quarters and eighths are fractions."""
    sign, value = ("-", -value) if value < 0 else ("", value)
    if value.denominator == 1:
        return sign + (f"{value.numerator:,}" if commas else str(value.numerator))
    if value.denominator not in {2, 4, 8} and 10**6 % value.denominator == 0:
        return sign + _decimal(value)
    whole, rest = divmod(value.numerator, value.denominator)
    return f"{sign}{whole} {rest}/{value.denominator}" if whole else f"{sign}{rest}/{value.denominator}"


def show_number(value: Fraction, kind: Type, measures: Measures | None = None) -> str:
    """An amount with its measure: `15%`, `1 point`, `1,200 gold`, `5 points per level`."""
    if isinstance(kind, OptionalType):
        kind = kind.of
    if not isinstance(kind, NumberType) or kind.is_plain:
        return show_fraction(value)
    if kind.form == "percent" and not kind.dims:
        exact = 10**6 % value.denominator == 0
        sign = "-" if value < 0 else ""
        return (sign + _decimal(abs(value)) if exact else show_fraction(value)) + "%"
    one = abs(value) == 1
    over = [(name, power) for name, power in kind.dims if power > 0]
    under = [(name, -power) for name, power in kind.dims if power < 0]
    words = [_power(_unit(name, one, measures), power) for name, power in over]
    if kind.form == "points":
        words.insert(0, "point" if one else "points")
    elif kind.form == "percent":
        words.insert(0, "%")
    tail = "".join(f" per {_power(name, power)}" for name, power in under)
    return " ".join([show_fraction(value, commas=bool(words)), " * ".join(words)]).strip() + tail


def _decimal(value: Fraction) -> str:
    places = next(n for n in range(7) if 10**n % value.denominator == 0)
    digits = f"{value.numerator * 10**places // value.denominator:0{places + 1}d}"
    return f"{digits[:-places]}.{digits[-places:]}" if places else digits


def _unit(name: str, one: bool, measures: Measures | None) -> str:
    measure = measures.get(name) if measures else None
    return name if one or measure is None else measure.plural


def _power(name: str, power: int) -> str:
    return name if power == 1 else f"{name}^{power}"


class _Printer:
    """Prints with as few parentheses as the grammar allows, and those that keep `and` and `or` apart."""

    def __init__(self, measures: Measures) -> None:
        self._measures = measures

    def at(self, expr: Expr, level: int) -> str:
        """The text of an expression where the grammar asks for something that binds at least so tightly."""
        text, own = self._form(expr)
        return text if own >= level else f"({text})"

    def _list(self, items: Iterable[Expr]) -> str:
        return ", ".join(self.at(item, _IF) for item in items)

    def _form(self, expr: Expr) -> tuple[str, int]:
        match expr:
            case NumberLit(value=value, type=kind):
                return show_number(value, kind, self._measures), _SHARE if value >= 0 else _UNARY
            case TruthLit(value=truth):
                return ("yes" if truth else "no"), _POSTFIX
            case TextLit(value=text):
                return f'"{text}"', _SHARE
            case NoneLit():
                return "none", _POSTFIX
            case UnknownLit():
                return "unknown", _POSTFIX
            case MemberLit(name=name) | Variable(name=name) | ConstantRef(name=name) | RecordLit(key=name):
                return name, _POSTFIX
            case StateRef(name=name) | AllOf(kind=name) | VariantOn(name=name):
                return name, _POSTFIX
            case RulingRef(name=name):
                return f"ruling {name}", _POSTFIX
            case Bad():
                return "?", _POSTFIX
            case Ratio(value=inner) | AsPercent(value=inner) | Counted(value=inner):
                return self._form(inner)
            case Throw():
                return show_dice(expr), _SHARE
            case _:
                return self._compound(expr)

    def _compound(self, expr: _Compound) -> tuple[str, int]:
        match expr:
            case Field(of=of, name=name):
                return f"{self.at(of, _POSTFIX)}.{name}", _POSTFIX
            case Lookup(table=table, keys=keys, column=column, arguments=arguments):
                call = f"({self._list(arguments)})" if arguments else ""
                return f"{table}[{self._list(keys)}].{column}{call}", _POSTFIX
            case CallTo(name=name, arguments=arguments):
                return f"{name}({self._list(arguments)})", _POSTFIX
            case Odds(test=test):
                return f"odds({self.at(test, _IF)})", _POSTFIX
            case Power(value=inner, exponent=exponent):
                return f"power({self.at(inner, _IF)}, {exponent})", _POSTFIX
            case Rounded(direction=direction, value=inner):
                return f"round {direction}({self.at(inner, _IF)})", _POSTFIX
            case Extreme(word=word, values=values):
                shown = [self._over(v)[1:-1] if isinstance(v, Over) else self.at(v, _IF) for v in values]
                return f"{word}({', '.join(shown)})", _POSTFIX
            case Geometry(word=word, arguments=arguments):
                return f"{word}({self._list(arguments)})", _POSTFIX
            case Over():
                return self._over(expr), _POSTFIX
            case Collection(items=items):
                return f"{{{self._list(items)}}}", _POSTFIX
            case Range(low=low, high=high):
                return f"{self.at(low, _ARITH)} .. {self.at(high, _ARITH)}", _POSTFIX
            case FirstOf() | Happened() | Along():
                return self._of_world(expr)
            case New(kind=kind, fields=fields, record=record):
                if record is not None and not fields:
                    return record, _POSTFIX
                given = [record] if record is not None else []
                given += [f"{name}: {self.at(value, _IF)}" for name, value in fields]
                return f"{kind}({', '.join(given)})", _POSTFIX
            case _:
                return self._operation(expr)

    def _of_world(self, expr: _World) -> tuple[str, int]:
        if isinstance(expr, FirstOf):
            each = f"each {expr.variable} in {self.at(expr.source, _POSTFIX)}"
            if expr.where is not None:
                each += f" where {self.at(expr.where, _IF)}"
            keys = [f"{'highest' if highest else 'lowest'} {self.at(value, _ARITH)}" for highest, value in expr.keys]
            return f"first({each}{' by ' if keys else ''}{' then '.join(keys)})", _POSTFIX
        if isinstance(expr, Along):
            each = f"{self.at(expr.body, _IF)} for each {expr.variable} in {self.at(expr.source, _POSTFIX)}"
            if expr.where is not None:
                each += f" where {self.at(expr.where, _IF)}"
            if expr.word in ("path", "path_to"):
                to = f" to {self.at(expr.goal, _POSTFIX)}" if expr.word == "path_to" else ""
                return f"a path from {self.at(expr.start, _POSTFIX)}{to} along {each}", _IF
            ends = self._list([*([expr.thing] if expr.thing is not None else []), expr.start, expr.goal])
            return f"{expr.word}({ends}, {each})", _POSTFIX
        arguments = self._list([argument for argument in expr.arguments if argument is not None])
        period = {
            "this": f"this {expr.unit}",
            "last": f"last {expr.unit}",
            "within": f"in last {expr.count} {expr.unit}",
        }.get(expr.form, expr.form)
        return f"happened {expr.event}({arguments}) {period}", _COMPARE

    def _operation(self, expr: _Operation) -> tuple[str, int]:
        match expr:
            case Carries(of=of, field_name=field_name, record=record):
                return f"{self.at(of, _ARITH)} {'has' if field_name else '='} {record.key}", _COMPARE
            case Contains(collection=collection, value=value):
                return f"{self.at(collection, _ARITH)} has {self.at(value, _ARITH)}", _COMPARE
            case OneOf():
                return self._one_of(expr), _COMPARE
            case Compare(op=op, left=left, right=right):
                return f"{self.at(left, _ARITH)} {op} {self.at(right, _ARITH)}", _COMPARE
            case IsNone(value=value, negated=negated):
                return f"{self.at(value, _ARITH)} {'!=' if negated else '='} none", _COMPARE
            case IsUnknown(value=value, negated=negated):
                return f"{self.at(value, _ARITH)} {'!=' if negated else '='} unknown", _COMPARE
            case Logic(op=op, values=values):
                # parts bind tighter than either word: `and` and `or` never mix without parentheses
                own = _AND if op == "and" else _OR
                return f" {op} ".join(self.at(value, _NOT) for value in values), own
            case Not(value=value):
                return f"not {self.at(value, _NOT)}", _NOT
            case Arith():
                return self._arith(expr)
            case Negative(value=value):
                return f"-{self.at(value, _UNARY)}", _UNARY
            case Choose(test=test, then=then, other=other):
                # the branches of `if` are whole expressions, but a test that is an `if` reads badly
                return f"if {self.at(test, _OR)} then {self.at(then, _OR)} else {self.at(other, _IF)}", _IF
            case _:
                assert_never(expr)

    def _arith(self, expr: Arith) -> tuple[str, int]:
        own = _ARITH if expr.op in "+-" else _TERM
        if expr.op == "*" and isinstance(expr.left, Ratio):
            share = expr.left.value
            if isinstance(share, NumberLit) and share.value >= 0:
                return f"{self.at(share, _SHARE)} of {self.at(expr.right, _SHARE)}", _SHARE
        left, right = self.at(expr.left, own), self.at(expr.right, own + 1)
        return f"{left} {expr.op} {right}", own

    def _one_of(self, expr: OneOf) -> str:
        ranges = [f"{self.at(low, _ARITH)} .. {self.at(high, _ARITH)}" for low, high in expr.ranges]
        items = [self.at(item, _IF) for item in expr.items]
        domain = ranges[0] if len(ranges) == 1 and not items else f"{{{', '.join(items + ranges)}}}"
        return f"{self.at(expr.value, _ARITH)} {'not in' if expr.negated else 'in'} {domain}"

    def _over(self, expr: Over) -> str:
        each = f"each {expr.variable} in {self.at(expr.source, _POSTFIX)}"
        if expr.where is not None:
            each += f" where {self.at(expr.where, _IF)}"
        inner = each if expr.body is None else f"{self.at(expr.body, _IF)} for {each}"
        return f"{{{inner}}}" if expr.word == "list" else f"{expr.word}({inner})"
