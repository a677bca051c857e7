"""Domains of parameters of acts: whether a value is among it, and the sentence for one that is not.

A *domain* is a list of values, a range of amounts, or a `Way`, of which the value is a path.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rulec.runtime.game.messages import listed, value_text
from rulec.runtime.game.paths import Way
from rulec.runtime.game.shape import Holds, Shape

SHOWN = 8
"""So many names a sentence lists at most."""

Domain = Sequence[Any] | Way[Any]


def word_of(holds: Holds, shape: Shape) -> str:
    """Return what one value is called in sentences."""
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
    """Return the sentence that says why a value is not among what may be chosen; an empty text where it is. Only those
    things are named that the player `knows`."""
    inner = holds.item if holds.sort == "list" and holds.item is not None else holds

    def shown(one: Any) -> str:
        return value_text(one, inner, shape)

    def told(among: Sequence[Any]) -> list[str]:
        return [shown(each) for each in among if inner.sort != "thing" or each is None or knows(each)]

    items = value if holds.sort == "list" else (value,)
    return why_outside(items, domain, shown, told, word_of(inner, shape))


def no_longer(value: Any, domain: Domain, holds: Holds, shape: Shape) -> str:
    """Return the sentence that says that a value is not among what may be chosen any more, without what else may be; an
    empty text where it is."""
    inner = holds.item if holds.sort == "list" and holds.item is not None else holds
    items = value if holds.sort == "list" else (value,)
    return why_no_longer(items, domain, lambda one: value_text(one, inner, shape))


def why_no_longer(items: Sequence[Any], domain: Domain, shown: Callable[[Any], str]) -> str:
    """Return the sentence for the first of some values that is not among a domain any more, or an empty text."""
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
    """Return the sentence for the first of some values that is not among a domain, or an empty text. `shown` is the
    name of a value, `told` are the names of those that the player may be told of, and `word` is what one is called."""
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
    """Return as many names as a sentence bears, and how many others there are."""
    if len(names) > SHOWN:
        return f"{', '.join(names[:SHOWN])}, {joint} {len(names) - SHOWN} others"
    return listed(names, "or")
