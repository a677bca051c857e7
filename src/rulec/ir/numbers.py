"""Exact arithmetic without fractions at run time: expressions on ints, with denominators known at compile time.

A `Low` is such a value. Sums align their sides to a common denominator, products multiply the denominators, and
division by a constant goes into the denominator. A divisor that is known only in play stays apart (`over`) until the
value is rounded.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import gcd, lcm

from rulec.base.records import dataclass, replace
from rulec.base.spans import Span
from rulec.base.types import NumberType, OptionalType, Type
from rulec.ir import make
from rulec.ir.nodes import Arith, Compare, Expr, MinMax, Over, Quotient
from rulec.ir.nodes.pack_data import Pack
from rulec.sema.model import Model


@dataclass(frozen=True, slots=True)
class Low:
    """A lowered value: `expr / den`, or `expr / (den * over)` with a divisor that is known only in play.

    Values other than numbers have den 1.
    """

    expr: Expr
    den: int = 1
    over: Expr | None = None

    @property
    def raw(self) -> int | None:
        """The value in grains, if it is known at compile time."""
        return None if self.over is not None else make.int_of(self.expr)

    @property
    def constant(self) -> Fraction | None:
        """The value in units, if it is known at compile time."""
        raw = self.raw
        return None if raw is None else Fraction(raw, self.den)


Measures = Model | Pack
"""A source of the pack's measures."""


def without_none(of: Type) -> Type:
    """Return the type without the mark of an optional one."""
    return of.of if isinstance(of, OptionalType) else of


def grain_of(model: Measures, of: Type) -> Fraction:
    """Return the units that a grain of a type is worth; 1 for types other than numbers."""
    of = without_none(of)
    if not isinstance(of, NumberType):
        return Fraction(1)
    if not of.dims:
        measure = model.measures.get({"percent": "percent", "points": "points"}.get(of.form, "number"))
        return measure.grain if measure else Fraction(1)
    grain = Fraction(1)
    for name, power in of.dims:
        measure = model.measures.get(name)
        grain *= (measure.grain if measure else Fraction(1)) ** power
    return grain


def began(model: Model, kind: str, position: int) -> int:
    """Return the number of a named record that a thing in play may have begun as.

    The numbers are unique across all kinds that extend one another.
    """
    before = 0
    for name, records in model.records.items():
        if name == kind:
            return before + position
        if root_of(model, name) == root_of(model, kind):
            before += len(records)
    return before + position


def root_of(model: Model, kind: str) -> str:
    """Return the topmost kind that a kind extends, directly or through others."""
    above = model.kinds[kind].extends
    return kind if above is None else root_of(model, above)


def known(value: Fraction | int, span: Span) -> Low:
    """Return a constant."""
    value = Fraction(value)
    return Low(make.number(value.numerator, span), value.denominator)


def scale(low: Low, factor: Fraction, span: Span) -> Low:
    """Return `low * factor` in lowest terms."""
    fixed = low.constant
    if fixed is not None:
        return known(fixed * factor, span)
    den = low.den * factor.denominator
    common = gcd(factor.numerator, den)
    if common == 0:
        return Low(make.number(0, span))
    times = make.number(factor.numerator // common, span)
    expr, den = make.times(low.expr, times, span), den // common
    if isinstance(expr, Arith) and expr.op == "*":
        left = make.int_of(expr.right)
        shared = gcd(left, den) if left else 1
        if shared > 1:  # cancel against the constant factor of the product
            expr = make.times(expr.left, make.number((left or 0) // shared, span), span)
            den //= shared
    return Low(expr, den, low.over)


def align(low: Low, den: int, span: Span) -> Expr:
    """Return the raw value over `den`, which must be a multiple of `low.den`."""
    assert low.over is None, "a divisor that only play knows"
    assert den % low.den == 0, "a denominator that does not fit"
    return make.times(low.expr, make.number(den // low.den, span), span)


def common_den(*lows: Low) -> int:
    """Return the least common denominator."""
    return lcm(1, *(low.den for low in lows))


def aligned(span: Span, *lows: Low) -> tuple[tuple[Expr, ...], int]:
    """Return the raw values over their least common denominator, and that denominator."""
    den = common_den(*lows)
    return tuple(align(low, den, span) for low in lows), den


def add(left: Low, right: Low, sign: int, span: Span) -> Low:
    """`left + right`, or `left - right` for sign -1."""
    if left.over is not None or right.over is not None:
        one = make.number(1, span)
        a, b = left.over or one, right.over or one
        left = Low(make.times(left.expr, b, span), left.den)
        right = Low(make.times(right.expr, a, span), right.den)
        joined = add(left, right, sign, span)
        return Low(joined.expr, joined.den, make.times(a, b, span))
    (a, b), den = aligned(span, left, right)
    return Low(make.plus(a, b, span) if sign > 0 else make.minus(a, b, span), den)


def multiply(left: Low, right: Low, span: Span) -> Low:
    for one, other in ((left, right), (right, left)):
        factor = one.constant
        if factor is not None:
            return scale(other, factor, span)
    over = left.over if right.over is None else right.over
    if left.over is not None and right.over is not None:
        over = make.times(left.over, right.over, span)
    return Low(make.times(left.expr, right.expr, span), left.den * right.den, over)


def divide(left: Low, right: Low, span: Span) -> Low | None:
    """Return `left / right`; None if the divisor is the constant 0."""
    factor = right.constant
    if factor is not None:
        return scale(left, 1 / factor, span) if factor else None
    # left / (r / d / o) = left * d * o / r
    turned = scale(left, Fraction(right.den), span)
    expr = turned.expr if right.over is None else make.times(turned.expr, right.over, span)
    over = right.expr if left.over is None else make.times(left.over, right.expr, span)
    return Low(expr, turned.den, over)


def rounded(low: Low, direction: str, grain: Fraction, what: str, span: Span) -> Expr:
    """Return the number of whole grains in a value.

    `direction` is `down` (towards minus infinity), `up` (towards plus infinity), `nearest` (halves up) or `half down`
    (nearest, halves down). `what` is the name that a fault carries if the divisor is 0.
    """
    top = make.times(low.expr, make.number(grain.denominator, span), span)
    bottom = low.den * grain.numerator
    if low.over is None:
        return _divided(top, bottom, direction, span)
    over = make.times(low.over, make.number(bottom, span), span)
    if direction == "down":
        return Quotient(top, over, what, span=span)
    if direction == "up":
        turned = make.times(top, make.number(-1, span), span)
        return make.minus(make.number(0, span), Quotient(turned, over, what, span=span), span)
    # nearest: floor(x/d + 1/2) = (2x + d) // 2d, for negative d as well; half down: the same, mirrored at 0
    two = make.number(2, span)
    if direction == "half down":
        top = make.times(top, make.number(-1, span), span)
    half = make.plus(make.times(top, two, span), over, span)
    near = Quotient(half, make.times(over, two, span), what, span=span)
    return make.minus(make.number(0, span), near, span) if direction == "half down" else near


def is_below(low: Low, other: Low, span: Span) -> Expr:
    """Return the test `low < other`. Only `other` may have an open divisor, which must not be 0."""
    if other.over is None:
        (left, right), _ = aligned(span, low, other)
        return Compare("<", left, right, span=span)
    (left, right), _ = aligned(span, multiply(low, Low(other.over), span), Low(other.expr, other.den))
    above = Compare(">", other.over, make.number(0, span), span=span)
    return make.choose(above, Compare("<", left, right, span=span), Compare(">", left, right, span=span), span)


def _divided(top: Expr, bottom: int, direction: str, span: Span) -> Expr:
    """Return `top / bottom`, rounded in `direction`."""
    plain = make.floor(top, bottom, span)
    falls_between = isinstance(plain, Arith) and plain.op == "//" and bottom > 1
    if direction == "down" or (not falls_between and make.int_of(top) is None):
        return plain
    known_top = make.int_of(top)
    if known_top is not None:
        if direction == "up":
            return make.number(-(-known_top // bottom), span)
        if direction == "half down":
            return make.number(-((bottom - 2 * known_top) // (2 * bottom)), span)
        return make.number((2 * known_top + bottom) // (2 * bottom), span)
    if direction == "up":
        turned = make.times(top, make.number(-1, span), span)
        return make.minus(make.number(0, span), make.floor(turned, bottom, span), span)
    down = direction == "half down"
    # adding half of the divisor rounds to nearest; one grain less takes an exact half down
    if bottom % 2 == 0:
        return make.floor(make.plus(top, make.number(bottom // 2 - down, span), span), bottom, span)
    doubled = make.times(top, make.number(2, span), span)
    return make.floor(make.plus(doubled, make.number(bottom - down, span), span), 2 * bottom, span)


def extreme(word: str, lows: Sequence[Low], span: Span, lists: Sequence[Low] = ()) -> Low:
    """Return the `max` or `min` of some values and of the elements of lists made by `Over`."""
    den = common_den(*lows, *lists)
    values = tuple(align(low, den, span) for low in lows)
    raws = [make.int_of(v) for v in values]
    if not lists and all(raw is not None for raw in raws):
        fixed = [raw for raw in raws if raw is not None]
        return Low(make.number(max(fixed) if word == "max" else min(fixed), span), den)
    spread: list[Expr] = []
    for low in lists:
        assert isinstance(low.expr, Over)
        assert low.expr.body is not None
        spread.append(replace(low.expr, body=align(Low(low.expr.body, low.den), den, span)))
    return Low(MinMax(word, values, tuple(spread), span=span), den)
