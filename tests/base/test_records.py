"""The quick decorator for trees does what the standard one does."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from dataclasses import field
from typing import Any

import pytest

from rulec.base import records


@records.dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    at: int = field(compare=False, repr=False)


@records.dataclass(frozen=True, slots=True)
class Leaf(Place):
    name: str
    weight: int = 1
    tags: tuple[str, ...] = field(default_factory=tuple)


def leaf(*given: Any, **named: Any) -> Any:
    made: Any = Leaf
    return made(*given, **named)


def test_equality_and_hash_leave_out_what_is_not_compared() -> None:
    assert leaf("oak", at=1) == leaf("oak", at=2)
    assert hash(leaf("oak", at=1)) == hash(leaf("oak", at=2))
    assert leaf("oak", at=1) != leaf("oak", 2, at=1)
    assert leaf("oak", at=1) != "oak"
    assert len({leaf("oak", at=1), leaf("oak", at=2), leaf("elm", at=1)}) == 2


def test_defaults_fields_replace_and_patterns() -> None:
    made = leaf("oak", at=1)
    assert (made.weight, made.tags) == (1, ())
    assert [f.name for f in dataclasses.fields(made)] == ["at", "name", "weight", "tags"]
    assert dataclasses.replace(made, name="elm", at=5).at == 5
    match made:
        case Leaf(name=name):  # type: ignore[misc]
            assert name == "oak"
    with pytest.raises(TypeError):
        leaf(at=1)


def test_what_it_shows_and_copies() -> None:
    made = leaf("oak", at=1)
    assert repr(made) == "Leaf(name='oak', weight=1, tags=())"
    assert copy.deepcopy(made) == made
    assert pickle.loads(pickle.dumps(made)).at == 1


def test_what_is_not_frozen_can_be_changed_and_finished() -> None:
    @records.dataclass
    class Basket:
        apples: int
        more: list[int] = field(default_factory=list)
        total: int = field(init=False, default=0)

        def __post_init__(self) -> None:
            self.total = self.apples + sum(self.more)

        def __repr__(self) -> str:
            return "a basket"

    one, other = Basket(2), Basket(2)
    assert one == other
    assert one.total == 2
    assert repr(one) == "a basket"
    one.more.append(3)
    assert one != other
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)


def test_one_may_be_as_unlike_others_as_it_is() -> None:
    @records.dataclass(eq=False)
    class Thing:
        name: str

    assert Thing("a") != Thing("a")
    assert hash(Thing("a")) is not None
