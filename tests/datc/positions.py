"""A case of the collection as things of an emitted package, and what comes of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from inspect import signature
from types import ModuleType
from typing import Any

PLACE = r"\w+(?:/\w+)?"
ORDER = re.compile(rf"(?:([A-Z]+): )?(?:(2?A|F|N) )?({PLACE})(?: (-|S|H|R|C)(?: (.*))?)?\Z")
FRIEND = re.compile(rf"(?:2?A|F) ({PLACE})(?: - ({PLACE}))?\Z")
WORDS = ("succeeds", "bounced", "cut", "void", "fails")


@dataclass
class Position:
    """Provinces, units and orders, by the names that the case gives them."""

    package: ModuleType
    variants: tuple[str, ...] = ()
    provinces: dict[str, Any] = field(default_factory=dict)
    shores: dict[str, Any] = field(default_factory=dict)
    powers: dict[str, Any] = field(default_factory=dict)
    units: dict[str, Any] = field(default_factory=dict)  # by the province where they stand
    moves: dict[str, Any] = field(default_factory=dict)
    supports: dict[str, list[Any]] = field(default_factory=dict)
    convoys: dict[str, Any] = field(default_factory=dict)

    def world(self) -> Any:
        """A world under the variants."""
        from importlib import import_module

        known = import_module(f"{self.package.__name__}._world")
        return self.package.World(
            seed=1, variants=sum(1 << getattr(known, f"VARIANT_{v.upper()}") for v in self.variants)
        )

    def province(self, name: str) -> Any:
        """A province, begun as the pack starts it where the pack names it."""
        if name not in self.provinces:
            constant = getattr(self.package, f"PROVINCE_{name.upper()}", None)
            kind = self.package.Province
            made = kind(name=name, borders=[]) if constant is None else kind.named(constant, borders=[])
            made.borders, made.shores = [], []
            self.provinces[name] = made
        return self.provinces[name]

    def border(self, one: str, others: Iterable[str]) -> None:
        """Opens ways by land from a province to others."""
        borders = self.province(one).borders
        borders.extend(p for p in map(self.province, others) if not any(p is q for q in borders))

    def shore(self, name: str) -> Any:
        """A sea, or a coast of a province: `SPA/NC`."""
        if name not in self.shores:
            province = self.province(name.split("/")[0])
            self.shores[name] = self.package.Shore(name=name, province=province, near=[])
            province.shores.append(self.shores[name])
        return self.shores[name]

    def water(self, one: str, others: Iterable[str], seas: Iterable[str] = ()) -> None:
        """Opens ways by water from a coast or a sea to others."""
        shore = self.shore(one)
        shore.near.extend(map(self.shore, others))
        shore.province.sea = one in seas

    def army(self, power: str, sort: str, place: str) -> None:
        """Puts a unit on the board."""
        if power not in self.powers:
            self.powers[power] = self.package.Power(name=power)
        more = {"qualities": 1 << self.package.QUALITY_DOUBLE} if sort == "2A" else {}
        if sort == "F":
            more["shore"] = self.shore(place)
        name = place.split("/")[0]
        self.units[name] = self.package.Piece(owner=self.powers[power], place=self.province(name), **more)

    def order(self, text: str) -> None:
        """Reads one order; one that cannot be read leaves its unit standing."""
        found = ORDER.match(text)
        start = found[3].split("/")[0] if found is not None else ""
        if found is None or start not in self.units:
            return
        verb, rest, unit = found[4], found[5] or "", self.units[start]
        if found[1] and unit.owner.name != found[1]:
            return
        if verb == "-":
            goal, coast = self._goal(rest.split()[0], unit.shore is not None)
            by_sea = rest.endswith("VIA")
            self.moves[start] = self.package.Move(unit=unit, goal=goal, coast=coast, by_sea=by_sea)
        for part in rest.split(", ") if verb in ("S", "C") else ():
            friend = FRIEND.match(part.removesuffix(" H"))
            other = self.units.get(friend[1].split("/")[0]) if friend is not None else None
            if friend is None or other is None:
                continue
            aim, coast = self._goal(friend[2], other.shore is not None) if friend[2] else (None, None)
            if verb == "S":
                made = self.package.Support(unit=unit, friend=other, goal=aim, coast=coast)
                self.supports.setdefault(start, []).append(made)
            elif aim is not None:
                self.convoys[start] = self.package.Convoy(unit=unit, army=other, goal=aim)

    def _goal(self, name: str, fleet: bool) -> tuple[Any, Any]:
        """The province and the coast that an order names; one that is not there is nobody's neighbour."""
        coast = self.shore(name) if fleet and "/" in name else None
        return self.province(name.split("/")[0]), coast


@dataclass(frozen=True)
class Result:
    """What comes of a position, in the words of the collection."""

    words: Mapping[str, str]
    supports: Mapping[str, str]  # and of convoys
    final: Mapping[str, str]  # where units stand -> where they came from
    dislodged: Mapping[str, str]
    retreats: Mapping[str, tuple[str, ...]]


def decide(position: Position) -> Result:
    """Weighs a position with the package."""
    package, world = position.package, position.world()
    names = {id(p): name for name, p in (*position.provinces.items(), *position.shores.items())}
    supports = [support for given in position.supports.values() for support in given]
    orders = list(position.moves.values()), supports, list(position.convoys.values())
    weighed = package.movement(list(position.units.values()), *orders, world)

    def ask(function: Callable[..., Any], about: Any) -> Any:
        """What the rules say of one thing; they may hang on the variants, which the world knows."""
        behind = [world] if "world" in signature(function).parameters else []
        return function(weighed, about, *behind)

    words: dict[str, str] = {}
    helped: dict[str, str] = {}
    final: dict[str, str] = {}
    dislodged: dict[str, str] = {}
    retreats: dict[str, tuple[str, ...]] = {}
    for place, unit in position.units.items():
        here = names[id(unit.shore or unit.place)]
        if place in position.moves:
            words[here] = WORDS[ask(package.outcome_of_move, position.moves[place])]
        elif place in position.supports:
            helped[here] = WORDS[ask(package.outcome_of_support, position.supports[place][0])]
        elif place in position.convoys:
            helped[here] = WORDS[ask(package.outcome_of_convoy, position.convoys[place])]
        if ask(package.leaves, unit):
            move = position.moves[place]
            landing = ask(package.landing, move) if unit.shore is not None else None
            final[names[id(landing or move.goal)]] = here
        elif ask(package.dislodged, unit):
            attacker = next(
                other for other in position.units.values()
                if other.place is ask(package.driven_out_from, unit)[0]
            )  # fmt: skip
            dislodged[here] = names[id(attacker.shore or attacker.place)]
            options = package.land_retreats if unit.shore is None else package.fleet_retreats
            retreats[here] = tuple(sorted(names[id(p)] for p in ask(options, unit)))
        else:
            final[here] = here
    return Result(words, helped, final, dislodged, retreats)
