"""The types of the language.

A number is counted in the unit of its measure: gold in gold, percentages in percent (`15%` is 15). Ratios (`percent`),
differences of ratios (`points`) and plain numbers are distinct.
"""

from __future__ import annotations

from rulec.base.records import dataclass


@dataclass(frozen=True, slots=True)
class NumberType:
    """A number. `form` is `amount`, `percent` or `points`; `dims` are measures with non-zero exponents, sorted by
    name."""

    dims: tuple[tuple[str, int], ...] = ()
    form: str = "amount"

    @property
    def is_plain(self) -> bool:
        """True for a pure number, such as `3` or `1/4`."""
        return not self.dims and self.form == "amount"


@dataclass(frozen=True, slots=True)
class TruthType:
    """`truth`: yes or no."""


@dataclass(frozen=True, slots=True)
class TextType:
    """`text`."""


@dataclass(frozen=True, slots=True)
class SpotType:
    """`spot in M`: a point of the map, given by two amounts."""

    of: NumberType


@dataclass(frozen=True, slots=True)
class EnumType:
    """An enumeration, or a scale when `ordered`."""

    name: str
    ordered: bool


@dataclass(frozen=True, slots=True)
class KindType:
    """A kind. `listed`: one of its entries, else a thing in play. `entry`: the entry from which a thing was created."""

    name: str
    listed: bool
    entry: bool = False


@dataclass(frozen=True, slots=True)
class ListType:
    """`list of T`: ordered."""

    of: Type


@dataclass(frozen=True, slots=True)
class SetType:
    """`set of T`: T is an enumeration or a listed kind."""

    of: Type


@dataclass(frozen=True, slots=True)
class ResultsType:
    """The type of a roll with several results, by name, in order. It cannot be written in sources."""

    roll: str
    parts: tuple[tuple[str, Type], ...]

    def position(self, name: str) -> int | None:
        """Return the position of a result, or None if the roll has no such result."""
        return next((at for at, (part, _) in enumerate(self.parts) if part == name), None)


@dataclass(frozen=True, slots=True)
class OptionalType:
    """`T?`: a T or `none`."""

    of: Type


@dataclass(frozen=True, slots=True)
class NoneType:
    """The type of `none` before it is matched with an optional type."""


@dataclass(frozen=True, slots=True)
class ErrorType:
    """The type of a reported expression. It matches everything, so that one fault causes one message."""


Type = (
    NumberType
    | TruthType
    | TextType
    | SpotType
    | EnumType
    | KindType
    | ListType
    | SetType
    | ResultsType
    | OptionalType
    | NoneType
    | ErrorType
)

PLAIN = NumberType()
PERCENT = NumberType((), "percent")
POINTS = NumberType((), "points")
TRUTH = TruthType()
TEXT = TextType()
NONE = NoneType()
ERROR = ErrorType()


def amount_of(measure: str) -> NumberType:
    """Return the type of amounts of a measure; `percent` and `points` are the built-in forms of ratios."""
    if measure == "percent":
        return PERCENT
    if measure == "points":
        return POINTS
    if measure == "number":
        return PLAIN
    return NumberType(((measure, 1),))


def product(left: NumberType, right: NumberType, sign: int = 1) -> NumberType | None:
    """Return the type of `left * right`, or of `left / right` for *sign* -1; None if the forms are incompatible.

    A percentage scales anything (`20% of 5 gold` is gold), and a percentage of a percentage is one, too. Points times a
    plain number or a rate remain points.
    """
    dims: dict[str, int] = dict(left.dims)
    for name, power in right.dims:
        dims[name] = dims.get(name, 0) + sign * power
    kept = tuple(sorted((n, p) for n, p in dims.items() if p))
    if sign == 1:
        forms = {left.form, right.form}
        if forms == {"amount"}:
            form = "amount"
        elif forms == {"amount", "percent"}:
            # a share of an amount is an amount, but a share of a plain number remains a ratio
            other = left if right.form == "percent" else right
            form = "percent" if other.is_plain else "amount"
        elif forms == {"percent"}:
            form = "percent"
        elif "points" in forms and forms != {"points"}:
            form = "points"
        else:
            return None
    elif right.form == "amount":
        form = left.form
    elif left.form == right.form or (left.form == "amount" and right.form == "percent"):
        form = "amount"
    else:
        return None
    return NumberType(kept, form)


def show_type(kind: Type) -> str:
    """Return the type in source notation."""
    match kind:
        case NumberType(dims=dims, form=form):
            over = [name if power == 1 else f"{name}^{power}" for name, power in dims if power > 0]
            under = [name if power == -1 else f"{name}^{-power}" for name, power in dims if power < 0]
            if form != "amount":
                over.insert(0, form)
            head = " * ".join(over) if over else "number"
            return head + "".join(f" per {name}" for name in under)
        case TruthType():
            return "truth"
        case TextType():
            return "text"
        case SpotType(of=of):
            return f"spot in {show_type(of)}"
        case KindType(name=name, entry=True):
            return f"entry of {name}"
        case EnumType(name=name) | KindType(name=name):
            return name
        case ListType(of=of):
            return f"list of {show_type(of)}"
        case SetType(of=of):
            return f"set of {show_type(of)}"
        case ResultsType(roll=roll):
            return f"results of {roll}"
        case OptionalType(of=of):
            return f"{show_type(of)}?"
        case NoneType():
            return "none"
        case ErrorType():
            return "?"
