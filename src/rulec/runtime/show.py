"""Printed amounts: `show(value, GOLD)` returns `1,200 gold`."""

from __future__ import annotations

from math import gcd
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from fractions import Fraction


class MeasureUnit(NamedTuple):
    """A measure: its printed names, and its grain: an amount is `value * worth / per` units.

    `called` are its names in the rules, if they differ from the printed ones.
    """

    one: str
    many: str
    per: int = 1
    worth: int = 1
    called: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The singular name in the rules."""
        return self.called[0] if self.called else self.one

    @property
    def names(self) -> tuple[str, ...]:
        """All names that are accepted after a number."""
        return self.many, self.one, *self.called


def show(value: int, unit: MeasureUnit) -> str:
    """Return an amount, given in grains, with the name of its measure."""
    top, bottom = value * unit.worth, unit.per
    text = figures(top, bottom)
    name = unit.one if is_one(text) else unit.many
    return f"{text}{name}" if name == "%" else f"{text} {name}".rstrip()


def is_one(text: str) -> bool:
    """Return whether a printed number takes the singular: `1 week`, `1/3 week`; but `1 1/2 weeks`, `0.5 weeks`.

    The reference pages and calculators follow the same rule.
    """
    text = text.lstrip("-\N{MINUS SIGN}")
    return text == "1" or ("/" in text and " " not in text)


def figures(top: int, bottom: int) -> str:
    """Return an amount of a measure with fractions of units: `15.5`, or `1/3` if four decimals are not enough.

    The reference pages print such amounts in the same way.
    """
    places = next((n for n in range(1, 5) if top * 10**n % bottom == 0), 0) if top % bottom else 0
    if not places:
        return fraction(top, bottom)
    whole, part = divmod(abs(top) * 10**places // bottom, 10**places)
    return f"{'-' if top < 0 else ''}{whole:,}.{part:0{places}d}"


def fraction(top: int, bottom: int) -> str:
    """Return a number as `12`, `-3`, `1 1/2` or `1,200`."""
    if bottom == 1:
        return f"{top:,}"
    whole, rest = divmod(abs(top), bottom)
    sign = "-" if top < 0 else ""
    if not rest:
        return f"{sign}{whole:,}"
    divisor = gcd(rest, bottom)
    part = f"{rest // divisor}/{bottom // divisor}"
    return f"{sign}{whole:,} {part}" if whole else f"{sign}{part}"


def chance_text(odds: Fraction) -> str:
    """Render a probability to a tenth of a percent: `16.7%`. Only what is certain or impossible prints as such."""
    tenths = (odds.numerator * 2000 + odds.denominator) // (2 * odds.denominator)
    if odds and not tenths:
        return "<0.1%"
    if odds != 1 and tenths == 1000:
        return ">99.9%"
    whole, rest = divmod(tenths, 10)
    return f"{whole}.{rest}%" if rest else f"{whole}%"


def spot_text(spot: tuple[int, int], per: int = 1, worth: int = 1) -> str:
    """Return a spot, across and down: `120/40`, `12.5/-3`."""
    return "/".join(_decimal(amount * worth, per) for amount in spot)


def _decimal(top: int, bottom: int) -> str:
    """Return a number with as many decimals as it needs; six if it has no finite form."""
    places = next((n for n in range(6) if top * 10**n % bottom == 0), 6)
    digits = f"{(abs(top) * 10**places * 2 + bottom) // (2 * bottom):0{places + 1}d}"
    text = f"{digits[:-places]}.{digits[-places:]}" if places else digits
    return f"-{text}" if top < 0 else text
