"""A case of the collection as things of an emitted package, and what comes of it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

ORDER = re.compile(r"(?:([A-Z]+): )?(?:(2?A|F|N) )?(\w+)(?: (-|S|H|R|C)(?: (.*))?)?\Z")
FRIEND = re.compile(r"(?:2?A|F) (\w+)(?: - (\w+))?\Z")
WORDS = ("succeeds", "bounced", "cut", "void")


@dataclass
class Position:
    """Provinces, armies and orders, by the names that the case gives them."""

    package: ModuleType
    provinces: dict[str, Any] = field(default_factory=dict)
    powers: dict[str, Any] = field(default_factory=dict)
    armies: dict[str, Any] = field(default_factory=dict)  # by the province where they stand
    moves: dict[str, Any] = field(default_factory=dict)
    supports: dict[str, list[Any]] = field(default_factory=dict)

    def province(self, name: str) -> Any:
        """A province, begun as the pack starts it where the pack names it."""
        if name not in self.provinces:
            constant = getattr(self.package, f"PROVINCE_{name.upper()}", None)
            kind = self.package.Province
            made = kind(name=name, borders=[]) if constant is None else kind.named(constant, borders=[])
            made.borders = []
            self.provinces[name] = made
        return self.provinces[name]

    def border(self, one: str, others: Iterable[str]) -> None:
        """Opens ways from a province to others."""
        borders = self.province(one).borders
        borders.extend(p for p in map(self.province, others) if not any(p is q for q in borders))

    def army(self, power: str, sort: str, place: str) -> None:
        """Puts an army on the board."""
        if power not in self.powers:
            self.powers[power] = self.package.Power(name=power)
        double = 1 << self.package.QUALITY_DOUBLE if sort == "2A" else 0
        self.armies[place] = self.package.Army(owner=self.powers[power], place=self.province(place), qualities=double)

    def order(self, text: str) -> None:
        """Reads one order; one that cannot be read leaves its army standing."""
        found = ORDER.match(text)
        if found is None or found[3] not in self.armies:
            return
        start, verb, rest = found[3], found[4], found[5] or ""
        army = self.armies[start]
        if verb == "-":
            goal = self.province(rest.split()[0])
            self.moves[start] = self.package.Move(army=army, goal=goal)
        elif verb == "S":
            for part in rest.split(", "):
                friend = FRIEND.match(part.removesuffix(" H"))
                if friend is None or friend[1] not in self.armies:
                    continue
                aim = self.province(friend[2]) if friend[2] else None
                made = self.package.Support(army=army, friend=self.armies[friend[1]], goal=aim)
                self.supports.setdefault(start, []).append(made)


@dataclass(frozen=True)
class Result:
    """What comes of a position, in the words of the collection."""

    words: Mapping[str, str]
    supports: Mapping[str, str]
    final: Mapping[str, str]  # where armies stand -> where they came from
    dislodged: Mapping[str, str]
    retreats: Mapping[str, tuple[str, ...]]


def decide(position: Position) -> Result:
    """Weighs a position with the package."""
    package, names = position.package, {id(p): name for name, p in position.provinces.items()}
    supports = [support for given in position.supports.values() for support in given]
    weighed = package.movement(list(position.armies.values()), list(position.moves.values()), supports)
    words: dict[str, str] = {}
    helped: dict[str, str] = {}
    final: dict[str, str] = {}
    dislodged: dict[str, str] = {}
    retreats: dict[str, tuple[str, ...]] = {}
    for place, army in position.armies.items():
        if place in position.moves:
            words[place] = WORDS[package.outcome_of_move(weighed, position.moves[place])]
        elif place in position.supports:
            helped[place] = WORDS[package.outcome_of_support(weighed, position.supports[place][0])]
        if package.leaves(weighed, army):
            final[names[id(position.moves[place].goal)]] = place
        elif package.dislodged(weighed, army):
            dislodged[place] = names[id(package.driven_out_from(weighed, army)[0])]
            retreats[place] = tuple(sorted(names[id(p)] for p in package.retreats(weighed, army)))
        else:
            final[place] = place
    return Result(words, helped, final, dislodged, retreats)
