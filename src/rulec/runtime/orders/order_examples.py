"""A line that would be taken now, for somebody whose line was not: made of what he wrote, as far as it goes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice, product
from typing import Any, Protocol

from rulec.runtime.faults import RuleFault
from rulec.runtime.game.acts import known_refusal
from rulec.runtime.game.given import Given
from rulec.runtime.game.messages import value_text
from rulec.runtime.game.shape import Holds, Shape
from rulec.runtime.game.specs import ActSpec, Notation, Optional, Param, Part, Slot, belongs
from rulec.runtime.game.world import World
from rulec.runtime.orders.order_words import NAMED, Names, words_of


class Read(Protocol):
    """What came of a line."""

    @property
    def given(self) -> Given | None: ...


class Reader(Protocol):
    """What is asked of who reads lines."""

    world: World
    shape: Shape

    def names(self, holds: Holds, player: Any) -> Names: ...

    def given(
        self, spec: ActSpec, player: Any, found: tuple[tuple[int, ...], tuple[Any, ...]], line: int, text: str
    ) -> Read: ...


TRIED = 400
"""So many lines are tried of one form."""
FORMS = 4
"""So many forms are tried."""


def example_line(reader: Reader, player: Any, text: str, forms: Iterable[tuple[ActSpec, Notation]]) -> str:
    """A line in one of the forms that the rules would take now; empty where none is found."""
    words = words_of(text)
    for spec, notation in islice(forms, FORMS):
        said = {param.name: _said(reader, player, param.holds, words) for param in spec.params}
        slots = list(_slots(notation.parts, said))
        params = [spec.params[spec.places[name]] for name in slots]
        if any(param.holds.sort not in NAMED and param.holds.sort != "number" for param in params):
            continue
        places = tuple([spec.places[name] for name in slots])
        choices = [_choices(reader, player, spec, param, said[param.name]) for param in params]
        for values in islice(product(*choices), TRIED):
            found = dict(zip(slots, values, strict=True))
            try:
                given = reader.given(spec, player, (places, values), 0, "").given
                taken = given is not None and not known_refusal(reader.world, given)
            except RuleFault:
                continue
            if taken:
                return " ".join("".join(_written(reader, spec, notation.parts, found)).split())
    return ""


def _said(reader: Reader, player: Any, holds: Holds, words: tuple[str, ...]) -> list[Any]:
    """What of a sort is named in a line."""
    if holds.sort == "list" and holds.item is not None:
        return [(each,) for each in _said(reader, player, holds.item, words)]
    if holds.sort == "number":
        return [int(word) for word in words if word.isdecimal() and len(word) < 7]
    if holds.sort not in NAMED:
        return []
    names = reader.names(holds, player)
    return [value for at in range(len(words)) for values, _ in names.at(words, at)[:1] for value in values]


def _slots(parts: Sequence[Part], said: dict[str, list[Any]]) -> Iterator[str]:
    """The holes of a form: of what may be left out, those of which something is said."""
    for part in parts:
        if isinstance(part, Slot):
            yield part.name
        elif isinstance(part, Optional) and _is_said(part, said):
            yield from _slots(part.parts, said)


def _is_said(part: Optional, said: dict[str, list[Any]]) -> bool:
    inner = [each.name for each in part.parts if isinstance(each, Slot)]
    return bool(inner) and all(said[name] for name in inner)


def _choices(reader: Reader, player: Any, spec: ActSpec, param: Param, said: list[Any]) -> list[Any]:
    """What may stand in a hole, what was said first."""
    if param.holds.sort == "list" and param.holds.item is not None:
        one = param._replace(holds=param.holds.item)
        return [(each,) for each in _choices(reader, player, spec, one, [each for (each,) in said])]
    if param.holds.sort == "number":
        return [*said, 1]
    names = reader.names(param.holds, player)
    every = chain(said, *(values for values in names.values.values()), *names.begun())
    found = list({id(value): value for value in every}.values())
    if param.name == spec.actor:
        return [value for value in found if belongs(value, spec.owner, player)]
    return found


def _written(reader: Reader, spec: ActSpec, parts: Sequence[Part], found: dict[str, Any]) -> Iterator[str]:
    for part in parts:
        match part:
            case str():
                yield part
            case Slot(name=name):
                yield value_text(found[name], spec.params[spec.places[name]].holds, reader.shape)
            case Optional(parts=inner):
                names = [each.name for each in inner if isinstance(each, Slot)]
                if names and all(name in found for name in names):
                    yield from _written(reader, spec, inner, found)
