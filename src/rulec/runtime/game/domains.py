"""Domains of act parameters: membership tests, and the sentences for values outside.

A *domain* is a list of values, a range of amounts, or a `Way`, whose values are paths.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rulec.runtime.game.messages import listed, value_text
from rulec.runtime.game.paths import Way
from rulec.runtime.game.shape import Holds, Shape

SHOWN = 8
"""Most names that a sentence lists."""

Domain = Sequence[Any] | Way[Any]


def word_of(holds: Holds, shape: Shape) -> str:
    """Return the word for a value in sentences."""
    match holds.sort:
        case "thing":
            return shape.kinds[holds.of].word
        case "choice" | "set":
            return shape.choices[holds.of].word or holds.of
        case "number":
            return f"amount of {holds.unit.many}" if holds.unit is not None and holds.unit.many else "number"
        case "list" if holds.item is not None:
            return word_of(holds.item, shape)
        case "spot":
            return "spot such as 120/40"
        case "truth":
            return "`yes` or `no`"
        case _:
            return "text"


def outside(value: Any, domain: Domain, holds: Holds, shape: Shape, knows: Callable[[Any], bool]) -> str:
    """Return the reason why a value is not in its domain; empty if it is. Only things that the player
    `knows` are named.
    """
    inner = holds.item if holds.sort == "list" and holds.item is not None else holds

    def shown(one: Any) -> str:
        return value_text(one, inner, shape)

    def told(among: Sequence[Any]) -> list[str]:
        return [shown(each) for each in among if inner.sort != "thing" or each is None or knows(each)]

    items = value if holds.sort == "list" else (value,)
    return why_outside(items, domain, shown, told, word_of(inner, shape))


def no_longer(value: Any, domain: Domain, holds: Holds, shape: Shape) -> str:
    """Return the sentence that a value is no longer in its domain; empty if it is.

    It does not name the alternatives.
    """
    inner = holds.item if holds.sort == "list" and holds.item is not None else holds
    items = value if holds.sort == "list" else (value,)
    return why_no_longer(items, domain, lambda one: value_text(one, inner, shape))


def why_no_longer(items: Sequence[Any], domain: Domain, shown: Callable[[Any], str]) -> str:
    """Return the sentence for the first value that is no longer in a domain, or an empty text."""
    if isinstance(domain, Way):
        return domain.why_broken(items, lambda those: listed([shown(each) for each in those], "or"), is_known=False)
    return next((f"{shown(item)} is not possible now." for item in items if item not in domain), "")


def why_outside(
    items: Sequence[Any],
    domain: Domain,
    shown: Callable[[Any], str],
    told: Callable[[Sequence[Any]], list[str]],
    word: str,
) -> str:
    """Return the sentence for the first value that is not in a domain, or an empty text.

    `shown` returns the name of a value, `told` the names that the player may know, and `word` is the word for a value.
    """
    if isinstance(domain, Way):
        return domain.why_broken(items, lambda those: _few(told(those), "or") or f"no {word}")
    for item in items:
        if item in domain:
            continue
        if isinstance(domain, range):
            if not domain:
                return f"{shown(item)} is not possible here; no amount is."
            return f"{shown(item)} is not possible here; it may be from {shown(domain[0])} to {shown(domain[-1])}."
        names = told(domain)
        if not names:
            return f"{shown(item)} is not possible here; there is no {word} to choose."
        return f"{shown(item)} is not possible here; it may be {_few(names, 'or one of')}."
    return ""


def _few(names: Sequence[str], joint: str) -> str:
    """Return as many names as fit in a sentence, and the number of the others."""
    if len(names) > SHOWN:
        return f"{', '.join(names[:SHOWN])}, {joint} {len(names) - SHOWN} others"
    return listed(names, "or")
