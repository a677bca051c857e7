"""Print typed expressions in the language's syntax, for messages, the export and questions.

Implicit nodes are left out again: `Ratio` and `AsPercent` print their operand. Units take the singular or plural by the
built-in rule, or with `measures` by the declared names.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from rulec.base.types import NumberType, OptionalType, Type
from rulec.sema import expr as e
from rulec.sema.model import Measure, Words

Measures = Mapping[str, Measure]

# How tightly the forms of the grammar bind, loosest first.
_IF, _OR, _AND, _NOT, _COMPARE, _ARITH, _TERM, _UNARY, _SHARE, _POSTFIX = range(10)


def show_expr(expr: e.Expr, measures: Measures | None = None) -> str:
    """Return the expression as an editor writes it."""
    return _Printer(measures or {}).at(expr, _IF)


def show_dice(dice: e.Throw) -> str:
    """`d6`, `2d6`, `2 average`."""
    if dice.count == 1:
        return dice.name
    plain = dice.name[:1] == "d" and dice.name[1:].isdigit()
    return f"{dice.count}{dice.name}" if plain else f"{dice.count} {dice.name}"


def show_words(words: Words, measures: Measures | None = None) -> str:
    """Return the text with its holes as an editor writes them, without the quotes."""
    pieces: list[str] = []
    for part in words.parts:
        if isinstance(part, str):
            pieces.append(part)
        else:
            style = f" as {part.style}" if part.style else ""
            pieces.append(f"{{{show_expr(part.value, measures)}{style}}}")
    return "".join(pieces)


def show_fraction(value: Fraction, commas: bool = False) -> str:
    """Return an exact number: `5`, `0.3`, `1/4`, `1 1/2`; halves, quarters and eighths are fractions."""
    sign, value = ("-", -value) if value < 0 else ("", value)
    if value.denominator == 1:
        return sign + (f"{value.numerator:,}" if commas else str(value.numerator))
    if value.denominator not in {2, 4, 8} and 10**6 % value.denominator == 0:
        return sign + _decimal(value)
    whole, rest = divmod(value.numerator, value.denominator)
    return f"{sign}{whole} {rest}/{value.denominator}" if whole else f"{sign}{rest}/{value.denominator}"


def show_number(value: Fraction, kind: Type, measures: Measures | None = None) -> str:
    """Return an amount with its measure: `15%`, `1 point`, `1,200 gold`, `5 points per level`."""
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

    def at(self, expr: e.Expr, level: int) -> str:
        """Return the text of an expression, in parentheses if it binds less tightly than the place requires."""
        text, own = self._form(expr)
        return text if own >= level else f"({text})"

    def _list(self, items: Iterable[e.Expr]) -> str:
        return ", ".join(self.at(item, _IF) for item in items)

    def _form(self, expr: e.Expr) -> tuple[str, int]:
        match expr:
            case e.NumberLit(value=value, type=kind):
                return show_number(value, kind, self._measures), _SHARE if value >= 0 else _UNARY
            case e.TruthLit(value=truth):
                return ("yes" if truth else "no"), _POSTFIX
            case e.TextLit(value=text):
                return f'"{text}"', _SHARE
            case e.NoneLit():
                return "none", _POSTFIX
            case e.UnknownLit():
                return "unknown", _POSTFIX
            case e.MemberLit(name=name) | e.Variable(name=name) | e.ConstantRef(name=name) | e.RecordLit(key=name):
                return name, _POSTFIX
            case (
                e.StateRef(name=name)
                | e.AllOf(kind=name)
                | e.VariantOn(name=name)
                | e.Reached(step=name)
                | e.Named(name=name)
            ):
                return name, _POSTFIX
            case e.RulingRef(name=name):
                return f"ruling {name}", _POSTFIX
            case e.Bad():
                return "?", _POSTFIX
            case e.Ratio(value=inner) | e.AsPercent(value=inner) | e.Counted(value=inner):
                return self._form(inner)
            case e.Throw():
                return show_dice(expr), _SHARE
            case e.Field() | e.Result():
                return f"{self.at(expr.of, _POSTFIX)}.{expr.name}", _POSTFIX
            case e.Lookup(table=table, keys=keys, column=column, arguments=arguments):
                call = f"({self._list(arguments)})" if arguments else ""
                return f"{table}[{self._list(keys)}].{column}{call}", _POSTFIX
            case e.CallTo(name=name, arguments=arguments) | e.Geometry(word=name, arguments=arguments):
                return f"{name}({self._list(arguments)})", _POSTFIX
            case e.Odds(test=test):
                return f"odds({self.at(test, _IF)})", _POSTFIX
            case e.Power(value=inner, exponent=exponent):
                return f"power({self.at(inner, _IF)}, {exponent})", _POSTFIX
            case e.Rounded(direction=direction, value=inner):
                return f"round {direction}({self.at(inner, _IF)})", _POSTFIX
            case e.Extreme(word=word, values=values):
                shown = [self._over(v)[1:-1] if isinstance(v, e.Over) else self.at(v, _IF) for v in values]
                return f"{word}({', '.join(shown)})", _POSTFIX
            case e.Over():
                return self._over(expr), _POSTFIX
            case e.Collection(items=items):
                return f"{{{self._list(items)}}}", _POSTFIX
            case e.Range(low=low, high=high):
                return f"{self.at(low, _ARITH)} .. {self.at(high, _ARITH)}", _POSTFIX
            case e.FirstOf(keys=order):
                sorts = [f"{'highest' if high else 'lowest'} {self.at(value, _ARITH)}" for high, value in order]
                return f"first({self._each(expr)}{' by ' if sorts else ''}{' then '.join(sorts)})", _POSTFIX
            case e.Happened():
                return self._happened(expr), _COMPARE
            case e.Along(body=body, word=word, start=start, goal=goal, thing=thing, cost=cost):
                costing = f" costing {self.at(cost, _IF)}" if cost is not None else ""
                way = f"{self.at(body, _IF)}{costing} for {self._each(expr)}"
                if word in ("path", "path_to"):
                    to = f" to {self.at(goal, _POSTFIX)}" if word == "path_to" else ""
                    most = f" at most {self.at(expr.most, _ARITH)}" if expr.most is not None else ""
                    return f"a path from {self.at(start, _POSTFIX)}{to} along {way}{most}", _IF
                return f"{word}({self._list([*([thing] if thing is not None else []), start, goal])}, {way})", _POSTFIX
            case e.New(kind=kind, fields=fields, record=record):
                if record is not None and not fields:
                    return record, _POSTFIX
                given = [record] if record is not None else []
                given += [f"{name}: {self.at(value, _IF)}" for name, value in fields]
                return f"{kind}({', '.join(given)})", _POSTFIX
            case e.Carries(of=of, field_name=field_name, record=record):
                return f"{self.at(of, _ARITH)} {'has' if field_name else '='} {record.key}", _COMPARE
            case e.Contains(collection=collection, value=value):
                return f"{self.at(collection, _ARITH)} has {self.at(value, _ARITH)}", _COMPARE
            case e.OneOf():
                return self._one_of(expr), _COMPARE
            case e.Compare(op=op, left=left, right=right):
                return f"{self.at(left, _ARITH)} {op} {self.at(right, _ARITH)}", _COMPARE
            case e.IsNone(value=value, negated=negated):
                return f"{self.at(value, _ARITH)} {'!=' if negated else '='} none", _COMPARE
            case e.IsUnknown(value=value, negated=negated):
                return f"{self.at(value, _ARITH)} {'!=' if negated else '='} unknown", _COMPARE
            case e.Logic(op=op, values=values):
                # parts bind tighter than either word: `and` and `or` never mix without parentheses
                own = _AND if op == "and" else _OR
                return f" {op} ".join(self.at(value, _NOT) for value in values), own
            case e.Not(value=value):
                return f"not {self.at(value, _NOT)}", _NOT
            case e.Arith():
                return self._arith(expr)
            case e.Negative(value=value):
                return f"-{self.at(value, _UNARY)}", _UNARY
            case e.Choose(test=test, then=then, other=other):
                # the branches of `if` are whole expressions, but a test that is an `if` reads badly
                return f"if {self.at(test, _OR)} then {self.at(then, _OR)} else {self.at(other, _IF)}", _IF

    def _happened(self, expr: e.Happened) -> str:
        arguments = self._list([argument for argument in expr.arguments if argument is not None])
        period = {
            "this": f"this {expr.unit}",
            "last": f"last {expr.unit}",
            "within": f"in last {expr.count} {expr.unit}",
        }.get(expr.form, expr.form)
        return f"happened {expr.event}({arguments}) {period}"

    def _arith(self, expr: e.Arith) -> tuple[str, int]:
        own = _ARITH if expr.op in "+-" else _TERM
        if expr.op == "*" and isinstance(expr.left, e.Ratio):
            share = expr.left.value
            if isinstance(share, e.NumberLit) and share.value >= 0:
                return f"{self.at(share, _SHARE)} of {self.at(expr.right, _SHARE)}", _SHARE
        left, right = self.at(expr.left, own), self.at(expr.right, own + 1)
        return f"{left} {expr.op} {right}", own

    def _one_of(self, expr: e.OneOf) -> str:
        ranges = [f"{self.at(low, _ARITH)} .. {self.at(high, _ARITH)}" for low, high in expr.ranges]
        items = [self.at(item, _IF) for item in expr.items]
        domain = ranges[0] if len(ranges) == 1 and not items else f"{{{', '.join(items + ranges)}}}"
        return f"{self.at(expr.value, _ARITH)} {'not in' if expr.negated else 'in'} {domain}"

    def _each(self, loop: e.Over | e.FirstOf | e.Along) -> str:
        each = f"each {loop.variable} in {self.at(loop.source, _POSTFIX)}"
        return each if loop.where is None else f"{each} where {self.at(loop.where, _IF)}"

    def _over(self, expr: e.Over) -> str:
        each = self._each(expr)
        inner = each if expr.body is None else f"{self.at(expr.body, _IF)} for {each}"
        return f"{{{inner}}}" if expr.word == "list" else f"{expr.word}({inner})"
