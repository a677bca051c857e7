"""Enumerations, entries and things in play, generated from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NewType, Self

# season
Season = NewType("Season", int)
SEASON_SPRING: Final = Season(0)
SEASON_WINTER: Final = Season(1)

# rank
Rank = NewType("Rank", int)
RANK_SQUIRE: Final = Rank(0)
RANK_KNIGHT: Final = Rank(1)
RANK_OLD_KNIGHT: Final = Rank(2)

# charm
Charm = NewType("Charm", int)
CHARM_HORSESHOE: Final = Charm(0)
CHARM_SILVER_BELL: Final = Charm(1)

# order
Order = NewType("Order", int)
ORDER_100: Final = Order(0)
ORDER_110: Final = Order(1)
ORDER_200: Final = Order(2)
ORDER_300: Final = Order(3)
ORDER_400: Final = Order(4)
ORDER_500: Final = Order(5)
ORDER_600: Final = Order(6)
HOUSE_OAK: Final = 0
HOUSE_HILL: Final = 1


class House:
    """House."""

    __slots__ = ("id", "name", "gold", "apples", "store", "friends", "began_as")

    def __init__(
        self,
        *,
        name: str = '',
        gold: int = 20,
        apples: int = 0,
        store: int = 0,
        friends: Sequence[House] = (),
        began_as: int = -1,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.gold: int = gold
        self.apples: int = apples
        self.store: int = store
        self.friends: Sequence[House] = friends
        self.began_as: int = began_as

    @classmethod
    def named(cls, record: int, **given: Any) -> Self:
        """As the rules start it: `record` is one of the constants of House."""
        return cls(**{**_HOUSE_STARTS[record], "began_as": record, **given})


class Figure:
    """Figure."""

    __slots__ = ("id", "name", "house", "charms")

    def __init__(self, *, name: str, house: House, charms: int = 0) -> None:
        self.id: int = 0
        self.name: str = name
        self.house: House = house
        self.charms: int = charms


class Guard(Figure):
    """Guard."""

    __slots__ = ("rank", "level", "watching")

    def __init__(
        self,
        *,
        name: str,
        house: House,
        charms: int = 0,
        rank: Rank = RANK_SQUIRE,
        level: int = 1,
        watching: House | None = None,
    ) -> None:
        super().__init__(name=name, house=house, charms=charms)
        self.rank: Rank = rank
        self.level: int = level
        self.watching: House | None = watching


_HOUSE_STARTS: dict[int, dict[str, Any]] = {
    HOUSE_OAK: {"gold": 30, "apples": 5},
    HOUSE_HILL: {"gold": 25},
}
