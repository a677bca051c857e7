"""Print numbers: `25%`, `5 points`, `1,200 gold`, `1 1/2`, `5 points per level`."""

from __future__ import annotations

from fractions import Fraction

from rulec.base.text import article
from rulec.base.types import NumberType
from rulec.ir.labels import measure_word
from rulec.runtime.show import is_one
from rulec.sema.model import Model


def number(value: Fraction, decimals: bool = False) -> str:
    """Print a bare number: thirds and quarters as fractions, tenths as decimals."""
    sign = "\N{MINUS SIGN}" if value < 0 else ""
    value = abs(value)
    if value.denominator == 1:
        return f"{sign}{value.numerator:,}"
    places = _decimal_places(value)
    if places and (decimals or value.denominator in (5, 10, 20, 25, 50) or places >= 3):
        whole, part = divmod(value.numerator * 10**places // value.denominator, 10**places)
        return f"{sign}{whole:,}.{part:0{places}d}"
    whole, rest = divmod(value.numerator, value.denominator)
    fraction = f"{rest}/{value.denominator}"
    return f"{sign}{whole:,} {fraction}" if whole else f"{sign}{fraction}"


def amount(value: Fraction, of: NumberType, model: Model) -> str:
    """Print a number with its unit; a rate is printed with `per`."""
    over = [(name, power) for name, power in of.dims if power > 0]
    under = [(name, power) for name, power in of.dims if power < 0]
    fine = any(model.measures[name].grain < 1 for name, _ in of.dims if name in model.measures)
    figures = number(value, decimals=fine or of.form == "percent")
    if of.form == "percent":
        head = f"{figures}%"
    elif of.form == "points":
        head = f"{figures} {'point' if is_one(figures) else 'points'}"
    else:
        head = figures
    if over:
        last = len(over) - 1
        # only the last word is in the plural: `12 gold per tower`, `3 unit-days`
        nouns = [
            measure_word(model, name, figures if at == last else "1") + ("" if power == 1 else f"^{power}")
            for at, (name, power) in enumerate(over)
        ]
        head = f"{head} {'-'.join(nouns)}"
    return head + "".join(f" per {measure_word(model, name)}" for name, _ in under)


def spoken(value: Fraction, of: NumberType, model: Model) -> str:
    """Print an amount within a sentence, where a half of something countable is `half a UNIT`."""
    counted = [name for name, power in of.dims if power == 1] if len(of.dims) == 1 and of.form == "amount" else []
    measure = model.measures.get(counted[0]) if counted else None
    if value != Fraction(1, 2) or measure is None or measure.one == measure.many:
        return amount(value, of, model)
    return f"half {article(measure.one)}"


def without_rate(of: NumberType) -> tuple[NumberType, str] | None:
    """Split a rate into the unit that it yields and its measure, or return None if it is no simple rate."""
    under = [name for name, power in of.dims if power < 0]
    if len(under) != 1 or (under[0], -1) not in of.dims:
        return None
    return NumberType(tuple(d for d in of.dims if d[1] > 0), of.form), under[0]


def _decimal_places(value: Fraction) -> int:
    """Return the number of decimals that print the value exactly, or 0 if more than four are needed."""
    for places in range(1, 5):
        if 10**places % value.denominator == 0:
            return places
    return 0
