"""Assignability of types, and the hints for values that do not fit."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from rulec.base import text
from rulec.base.records import replace
from rulec.base.types import (
    PERCENT,
    PLAIN,
    POINTS,
    EnumType,
    ErrorType,
    KindType,
    ListType,
    NoneType,
    NumberType,
    OptionalType,
    SetType,
    SpotType,
    TextType,
    Type,
    show_type,
)
from rulec.sema import expr as t
from rulec.sema.model.vocabulary import Measure
from rulec.sema.typing.scope import Symbols


def without_none(of: Type) -> Type:
    """Return the type without its `?`."""
    return of.of if isinstance(of, OptionalType) else of


def has_order(of: Type) -> bool:
    """Return whether values of the type can be ordered."""
    return isinstance(of, NumberType | ErrorType) or (isinstance(of, EnumType) and of.ordered)


def grain_of(measures: Mapping[str, Measure], of: Type) -> Fraction | None:
    """Return the grain of an amount: its measure's; 1 for ratios and plain numbers; None for compound measures."""
    match without_none(of):
        case NumberType(dims=()):
            return Fraction(1)
        case NumberType(dims=((name, 1),), form="amount") if name in measures:
            return measures[name].grain
        case _:
            return None


def fits(symbols: Symbols, found: Type, expected: Type) -> bool:
    """Return whether a value of type `found` is assignable to `expected`."""
    if isinstance(found, ErrorType) or isinstance(expected, ErrorType) or found == expected:
        return True
    if isinstance(expected, OptionalType):
        return isinstance(found, NoneType) or fits(symbols, found, expected.of)
    if isinstance(found, KindType) and isinstance(expected, KindType):
        return found.entry is expected.entry and expected.name in symbols.ancestry(found.name)
    if isinstance(found, ListType) and isinstance(expected, ListType):
        return fits(symbols, found.of, expected.of)
    return False


def coerce(symbols: Symbols, expr: t.Expr, expected: Type) -> t.Expr | None:
    """Return the expression as a value of `expected`, or None if it does not fit. A fraction becomes a percent."""
    if isinstance(expr, t.UnknownLit):
        return replace(expr, type=expected)
    if fits(symbols, expr.type, expected):
        return expr
    inner = without_none(expected)
    if (
        inner == PERCENT
        and isinstance(expr.type, NumberType)
        and expr.type.is_plain
        # else: no percent is meant
        and isinstance(expr, t.NumberLit | t.ConstantRef | t.RulingRef | t.Arith | t.Choose)
        and not (isinstance(expr, t.NumberLit) and expr.value.denominator == 1 and expr.value != 0)
    ):
        return t.AsPercent(type=PERCENT, span=expr.span, value=expr)
    return None


def rate(of: NumberType, under: NumberType) -> NumberType:
    """Return the type of a rate, as `gold per level`."""
    dims = dict(of.dims)
    for name, power in under.dims:
        dims[name] = dims.get(name, 0) - power
    return NumberType(tuple(sorted((n, p) for n, p in dims.items() if p)), of.form)


def with_unit(symbols: Symbols, expr: t.Expr, expected: Type) -> str:
    """Return a hint that adds the missing unit to a bare number (`3 levels`), or an empty string."""
    if not isinstance(expr, t.NumberLit) or not isinstance(expected, NumberType) or expr.type != PLAIN:
        return ""
    unit = _unit(symbols, expr.value, expected)
    return f"say of what: `{expr.span.text} {unit}`" if unit else ""


def _unit(symbols: Symbols, value: Fraction, expected: NumberType) -> str:
    """Return the unit for a value in the singular or plural; empty unless the type has exactly one measure."""
    names = [symbols.measures[name] for name, power in expected.dims if power == 1 and name in symbols.measures]
    if expected.form != "amount" or len(expected.dims) != 1 or not names:
        return ""
    return names[0].name if value == 1 else names[0].plural or names[0].name


def of_other_measure(symbols: Symbols, expr: t.Expr, expected: Type) -> str:
    """Return a hint for an amount of another measure, as `1 food * hands` where gold is expected, or for points that
    are declared as a percent.
    """
    if isinstance(expr, t.Field) and (expr.type, expected) == (PERCENT, POINTS):
        return f"percentage points are added: declare `{expr.name}` as points, or write `increase by {expr.span.text}`"
    if not isinstance(expr, t.Arith) or expr.op != "*" or not isinstance(expected, NumberType):
        return ""
    for one, other in ((expr.left, expr.right), (expr.right, expr.left)):
        if isinstance(one, t.NumberLit) and one.type == expr.type and other.type == PLAIN:
            unit = _unit(symbols, one.value, expected)
            return f"is `{one.span.text.split()[0]} {unit}` meant?" if unit else ""
    return ""


def its_field(symbols: Symbols, expr: t.Expr, expected: Type, like: str = "") -> str:
    """Return a hint to read a field of the thing, where the field's type fits and the thing's does not.

    If several fields fit, only the field named `like` is suggested; without a single candidate the hint is empty.
    """
    of, wanted = expr.type, without_none(expected)
    if not isinstance(of, KindType) or of.entry or of.name not in symbols.kinds or isinstance(wanted, ErrorType):
        return ""
    fields = symbols.kinds[of.name].fields
    held = [field.name for field in fields if field.type == wanted]
    held = held or [field.name for field in fields if without_none(field.type) == wanted]
    if len(held) > 1:
        held = [name for name in held if name == like]
    return f"is `{expr.span.text}.{held[0]}` meant?" if held else ""


_GUARDS = {
    "when": "guard it: `… when {0} != none and …`",
    "test": "ask first: `{0} != none and …`",
    "if": "ask first: write `if {0} != none` above this line, and indent this one below it",
    "takes": "take from what is always there, and ask in a line `needs {0} != none and …`; in `{{each … where …}}` ask "
    "first: `{0} != none and …`",
}


def guarded(shown: str, guard: str) -> str:
    """Return the hint that adds a test for `none`; `guard` is the same word as in `Scope`."""
    return _GUARDS[guard].format(shown)


def hint(found: Type, expected: Type, shown: str = "X", guard: str = "when") -> str:
    """Return a hint for a value of type `found`, written as `shown`, in a place of type `expected`."""
    if isinstance(expected, OptionalType):
        expected = expected.of
    if isinstance(found, NumberType) and isinstance(expected, NumberType):
        if found.form == "percent" and expected.form == "points":
            return (
                "percentage points are added (`add 5 points`); "
                "a share of the value itself is `increase by 5%` or `reduce by 5%`"
            )
        if found.form == "points" and expected.form == "percent":
            return "a percent is written `15%`; `15 points` is a difference of two percents"
        if found.is_plain and not expected.is_plain:
            names = [name for name, power in expected.dims if power == 1]
            if expected.form != "amount":
                names = ["point"] if expected.form == "points" else []
            return f"say of what: `1 {names[0]} * …`" if names else "a percent is written `15%`"
        for name, power in found.dims:
            if power == -1:
                return f"it is a rate: multiply it, `… per {name} * SOMETHING`"
        missing = [n for n, p in found.dims if (n, p) not in expected.dims]
        if missing and not expected.dims:
            return f"say how much each {missing[0]} counts: `5 points per {missing[0]} * …`"
        if found.form == expected.form == "amount" and len(found.dims) == len(expected.dims) == 1:
            one, other = found.dims[0][0], expected.dims[0][0]
            return f"amounts of two measures never mix; say how much each {one} counts: `1 {other} per {one} * …`"
    if isinstance(found, TextType) and not isinstance(expected, TextType):
        return "take the quotation marks away, unless this is a text for readers"
    if isinstance(found, OptionalType):
        asked = show_type(expected)
        return f"it may be `none`; {guarded(shown, guard)}, or write `{asked}?` where {article(asked)} is asked for"
    if isinstance(found, SpotType) and isinstance(expected, SpotType):
        names = [name for name, _ in expected.of.dims] or ["…"]
        return f"say of what both amounts are: `spot(3 {names[0]}, 4 {names[0]})`"
    if isinstance(expected, SpotType):
        return "a spot is written `spot(ACROSS, DOWN)`"
    if isinstance(expected, SetType | ListType):
        return "write the items in braces: `{a, b}`"
    return ""


def article(words: str) -> str:
    """Return the words with an article (`a percent`, `an Apple`); measures have none (`gold`)."""
    if words.startswith(("list of", "set of")):
        return f"a {words}"
    if words in ("none", "truth", "text", "?", "points"):
        return {"truth": "a yes or no", "?": "unclear"}.get(words, words)
    if words[:1].isupper() or words.split(" ")[0] in ("number", "percent", "spot", "entry"):
        return text.article(words)
    return f"an amount of {words}" if not words.startswith("points") else words
