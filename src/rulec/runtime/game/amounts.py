"""Parsing of amounts as people write them: `5`, `1,200 gold`, `1 1/2`, `2.5`."""

from __future__ import annotations

import re

from rulec.runtime.game.shape import Holds

LONGEST = 400
"""Length of the longest text that is parsed."""

AMOUNT = re.compile(r"-?(?:\d{1,3}(?:,\d{3})+|\d+)(?: (\d+)/([1-9]\d*)|/([1-9]\d*)|\.(\d+))?(?![\d,./]*\d)")


def amount_of(text: str, holds: Holds) -> int | None:
    """Parse an amount, with or without its measure, in grains. Return None if it is none or finer than the grain."""
    tidy = " ".join(text.split())
    found = AMOUNT.match(tidy)
    if found is None or len(tidy) > LONGEST:
        return None
    behind = tidy[found.end() :].strip().casefold()
    if behind and (holds.unit is None or behind not in map(str.casefold, holds.unit.names)):
        return None
    return amount_found(found, holds)


def amount_found(found: re.Match[str], holds: Holds) -> int | None:
    """Return the amount of a match, in grains."""
    return _grains(*fraction_of(found), holds)


SPOT = re.compile(r"(-?\d+(?:\.\d+)?) ?/ ?(-?\d+(?:\.\d+)?)(?![\w.])")


def spot_of(text: str, holds: Holds) -> tuple[int, int] | None:
    """Parse a spot written as `120/40`, in grains. Return None if it is none or finer than the grain."""
    found = SPOT.fullmatch(" ".join(text.split())) if len(text) <= LONGEST else None
    return None if found is None else spot_found(found, holds)


def spot_found(found: re.Match[str], holds: Holds) -> tuple[int, int] | None:
    """Return the spot of a match, in grains."""
    split = (part.partition(".") for part in found.groups())
    across, down = (_grains(int(whole + parts), 10 ** len(parts), holds) for whole, _, parts in split)
    return None if across is None or down is None else (across, down)


def _grains(top: int, bottom: int, holds: Holds) -> int | None:
    """Return a fraction in whole grains; None if it is finer."""
    per, worth = (holds.unit.per, holds.unit.worth) if holds.unit is not None else (1, 1)
    grains, rest = divmod(top * per, bottom * worth)
    return None if rest else grains


def fraction_of(found: re.Match[str]) -> tuple[int, int]:
    """Return numerator and denominator of a matched amount."""
    text = found.group().replace(",", "")
    sign = -1 if text.startswith("-") else 1
    whole = int(re.match(r"-?(\d+)", text).group(1))  # type: ignore[union-attr]
    top, bottom, alone, decimals = found.groups()
    if top is not None:
        return sign * (whole * int(bottom) + int(top)), int(bottom)
    if alone is not None:
        return sign * whole, int(alone)
    if decimals is not None:
        return sign * (whole * 10 ** len(decimals) + int(decimals)), 10 ** len(decimals)
    return sign * whole, 1
