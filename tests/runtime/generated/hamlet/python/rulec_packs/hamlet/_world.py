"""What a game of these rules remembers, generated from the rules."""

from __future__ import annotations

from typing import ClassVar, Final

from rulec.runtime.game.shape import Choice, Field, Holds, Kind, Shape
from rulec.runtime.game.world import World as BaseWorld

from ._kinds import SEASON_SPRING, Figure, Guard, House, Season
from ._words import APPLES, GOLD, LEVEL, TITLES, WEIGHT

_HOUSE: Final = (
    Field("name", "name", Holds("text"), label="name"),
    Field("gold", "gold", Holds("number", unit=GOLD), label="gold"),
    Field("apples", "apples", Holds("number", unit=APPLES), label="apples"),
    Field("store", "store", Holds("number", unit=WEIGHT), label="store"),
    Field("friends", "friends", Holds("list", item=Holds("thing", "House")), label="friends"),
)
_FIGURE: Final = (
    Field("name", "name", Holds("text"), True, "name"),
    Field("house", "house", Holds("thing", "House"), True, "house"),
    Field("charms", "charms", Holds("set", "Charm"), label="charms"),
)
_GUARD: Final = (
    *_FIGURE,
    Field("rank", "rank", Holds("choice", "Rank"), label="rank"),
    Field("level", "level", Holds("number", unit=LEVEL), label="level"),
    Field("watching", "watching", Holds("thing", "House", optional=True), label="watched house"),
)

SHAPE: Final = Shape(
    kinds=(
        Kind("House", House, "house", _HOUSE, plural="houses", known_as="name", entries="House"),
        Kind("Figure", Figure, "figure", _FIGURE, plural="figures", known_as="name"),
        Kind("Guard", Guard, "guard", _GUARD, plural="guards", above=("Figure",), known_as="name"),
    ),
    choices=(
        Choice("Season", ("spring", "winter"), TITLES["Season"], "season"),
        Choice("Rank", ("squire", "knight", "old_knight"), TITLES["Rank"], "rank"),
        Choice("Charm", ("horseshoe", "silver_bell"), TITLES["Charm"], "charm"),
        Choice("House", ("oak", "hill"), TITLES["Crest"], "house"),
    ),
    state=(Field("season", "season", Holds("choice", "Season"), label="season"),),
    events={"stole": {"guard": Holds("thing", "Guard"), "from": Holds("thing", "House")}},
    variants=(("frost", "Frost"), ("plenty", "Plenty")),
)


class World(BaseWorld):
    """The world of a game."""

    __slots__ = ("houses", "figures", "guards", "season")

    SHAPE: ClassVar[Shape] = SHAPE

    def __init__(self, *, seed: int | str = 0, variants: int = 0, season: Season = SEASON_SPRING) -> None:
        super().__init__(seed=seed, variants=variants)
        self.houses: list[House] = []
        self.figures: list[Figure] = []
        self.guards: list[Guard] = []
        self.season: Season = season
