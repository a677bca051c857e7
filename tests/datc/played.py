"""A case played as a game: its orders are handed in as lines, and turns are resolved, one for each part of the year."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from rulec.base.diagnostics import Report
from rulec.base.spans import Source
from rulec.driver.games.scenario_file import bases_of, begin
from rulec.runtime.game.turns import find_player, hand_in, resolve
from tests.datc.packs import GENERATED, package

RULES = GENERATED.parent / "rules"
BEGINNINGS = {"diplomacy_1971": "standard", "middle_earth_ix": "five_players", "middle_earth_x": "five_players"}


@cache
def _source(pack: str) -> Source:
    path = RULES / pack / "scenarios" / f"{BEGINNINGS[pack]}.yaml"
    return Source(str(path), path.read_text(encoding="utf-8"))


class Table:
    """The board of a pack, `bare` of units or with those of the beginning."""

    def __init__(self, pack: str, variants: tuple[str, ...] = (), *, bare: bool = True, seed: int = 1) -> None:
        self.package = package(pack)
        self.game = import_module(f"{self.package.__name__}._acts").GAME
        report = Report()
        bases = bases_of(pack, [(str(RULES), "")])
        world = begin(_source(pack), self.game, seed, self.game.shape.bits(variants), report, bases)
        assert world is not None, report.found
        self.world: Any = world
        for unit in list(self.world.pieces) if bare else ():
            self.world.drop(unit)
        self.wraiths = list(getattr(self.world, "wraiths", ()))
        for wraith in self.wraiths if bare else ():
            self.world.drop(wraith)
        self.places = {self._keys("Province")[place.began_as]: place for place in self.world.provinces}
        self.powers = {self.called(power): power for power in self.world.powers}
        self.turned_down: list[str] = []

    def _keys(self, kind: str) -> tuple[str, ...]:
        choice = self.game.shape.choices[self.game.shape.kinds[kind].entries]
        return tuple(choice.keys)

    def member(self, choice: str, key: str) -> int:
        """A member of an enumeration, by its key."""
        keys: tuple[str, ...] = self.game.shape.choices[choice].keys
        return keys.index(key)

    def begin(self, phase: str) -> None:
        """Sets the part of the year."""
        self.world.phase = self.member("Phase", phase)

    def phase(self) -> str:
        """The part of the year."""
        key: str = self.game.shape.choices["Phase"].keys[self.world.phase]
        return key

    def told(self) -> list[str]:
        """What everybody was told in the turn that was played last."""
        return [each.text for each in self.world.reports]

    def shore(self, name: str) -> Any:
        """A coast or sea by its name in the collection: `SPA/NC`, `NTH`."""
        place, _, side = name.lower().partition("/")
        titles = [title.casefold() for title in self.game.shape.choices["Side"].titles]
        wanted = titles.index(side) if side else None
        return next(each for each in self.places[place].shores if each.side == wanted)

    def unit(self, power: str, sort: str, at: str) -> None:
        """Puts a unit on the board."""
        place = self.places[at.split("/")[0].lower()]
        if sort == "N":
            self.world.add(self.package.Wraith(owner=self.powers[power], place=place))
            return
        shore = self.shore(at) if sort == "F" else None
        more = {"qualities": 1 << self.package.QUALITY_DOUBLE} if sort == "2A" else {}
        self.world.add(self.package.Piece(owner=self.powers[power], place=place, shore=shore, **more))

    def border(self, one: str, other: str) -> None:
        """Opens a way between two provinces in every season."""
        a, b = self.places[one.lower()], self.places[other.lower()]
        a.borders, b.borders = (*a.borders, b), (*b.borders, a)

    def hold(self, centres: dict[str, list[str]]) -> None:
        """Says who holds which supply centre; nobody holds the others."""
        for place in self.places.values():
            place.owner = None
        for power, names in centres.items():
            for name in names:
                self.places[name.lower()].owner = self.powers[power]

    def turn(self, orders: list[str]) -> None:
        """Hands in orders (`FRANCE: A PAR - BUR`) and plays a part of the year."""
        given = []
        lines: dict[str, list[str]] = {}
        for order in orders:
            power, _, text = order.partition(": ")
            lines.setdefault(power, []).append(text)
        for power, texts in lines.items():
            player, why = find_player(self.game, self.world, power)
            assert player is not None, why
            for verdict in hand_in(self.game, self.world, player, list(enumerate(texts, 1))):
                if verdict.given is None:
                    self.turned_down.append(f"{power}: {verdict.text}: {verdict.sentence}")
                else:
                    given.append(verdict.given)
        resolve(self.game, self.world, given)

    def name(self, place: Any, shore: Any) -> str:
        """A place as the collection calls it."""
        text = self._keys("Province")[place.began_as].upper()
        side = shore.side if shore is not None else None
        return text if side is None else f"{text}/{self.game.shape.choices['Side'].titles[side]}"

    def called(self, power: Any) -> str:
        """A power as the collection calls it."""
        from rulec.runtime.game.shape import name_of

        return name_of(power, self.game.shape).upper()

    def sort(self, unit: Any) -> str:
        """What a unit is."""
        if unit.shore is not None:
            return "F"
        double = getattr(self.package, "QUALITY_DOUBLE", None)
        return "2A" if double is not None and unit.qualities >> double & 1 else "A"

    def final(self) -> dict[str, str]:
        """Where units stand, those aside that are about to retreat."""
        return {
            self.name(unit.place, unit.shore): f"{self.called(unit.owner)} {self.sort(unit)}"
            for unit in self.world.pieces
            if not unit.expelled
        }

    def options(self) -> dict[str, list[str]]:
        """Where those who were driven out may retreat."""
        return {
            self.name(unit.place, unit.shore): sorted(
                [self.name(place, None) for place in unit.refuges]
                + [self.name(shore.province, shore) for shore in unit.havens]
            )
            for unit in self.world.pieces
            if unit.expelled
        }


def differences(case: dict[str, Any], variants: tuple[str, ...], wanted: dict[str, Any]) -> list[str]:
    """What does not agree when a case is played."""
    table = Table("diplomacy_1971", variants)
    for unit in case["units"]:
        table.unit(unit["power"], unit["type"], unit["loc"])
    found: list[str] = []
    if case["phase"] == "adjustment":
        table.begin("winter")
        table.hold(case["centres"])
        table.turn(case["orders"])
    elif case["phase"] == "retreat":
        table.turn(case["movement_orders"])
        if table.final() != case["movement_final"]:
            found.append(f"after the moves {table.final()}")
        open_to = {place: sorted(options) for place, options in case["retreat_options"].items() if options}
        if table.options() != open_to:
            found.append(f"retreats {table.options()}")
        table.turn(case["orders"])
    else:
        table.turn(case["orders"])
    return found if table.final() == wanted["final"] else [*found, f"final position {table.final()}"]


def pack_of(case: dict[str, Any]) -> str:
    """The pack of which a case of the variants speaks."""
    return "middle_earth_x" if case.get("variant") == "X" else "middle_earth_ix"


def variant_differences(case: dict[str, Any]) -> list[str]:
    """What does not agree when a case of the variants is played; places in small letters, as the pack's records."""
    table = Table(pack_of(case))
    if case["phase"] == "victory":
        return _wins(table, case)
    for one, other in case.get("assumed_adjacency", ()):
        table.border(one, other)
    for unit in case.get("units", case.get("retreating", ())):
        table.unit(unit["power"], unit["type"], unit["loc"])
    moves = {"spring": "spring_moves", "autumn": "autumn_moves"}[case["season"]]
    if case["phase"] == "retreat":
        table.begin(moves.replace("moves", "retreats"))
        for unit in table.world.pieces:
            unit.expelled = True
            names = {name.lower(): options for name, options in case["open_to"].items()}
            unit.refuges = tuple(table.places[to.lower()] for to in names[table.name(unit.place, None).lower()])
    else:
        table.begin(moves)
    if "centres_before" in case:
        table.hold(case["centres_before"])
    table.turn(case["orders"])
    if "centres_after" in case:
        held = {
            power: sorted(name for name, place in table.places.items() if place.owner is table.powers[power])
            for power in case["centres_after"]
        }
        after = {power: sorted(map(str.lower, names)) for power, names in case["centres_after"].items()}
        return [] if held == after and table.phase() == "spring_moves" else [f"centres {held}, {table.phase()}"]
    final = {name.lower(): unit for name, unit in table.final().items()}
    found = [] if final == {name.lower(): unit for name, unit in case["final"].items()} else [f"final {final}"]
    if "nazgul" in case:
        left = [table.name(wraith.place, None).lower() for wraith in table.world.wraiths] or ["destroyed"]
        found += [] if left == [case["nazgul"].lower()] else [f"the Nazgul: {left}"]
    return found


def _wins(table: Table, case: dict[str, Any]) -> list[str]:
    """Who wins with how many centres."""
    found = []
    centres = [name for name, place in table.places.items() if place.supply_centre]
    for one in case["examples"]:
        table.hold({one["power"]: centres[: one["centres"]]})
        if bool(table.package.has_won(table.powers[one["power"]], table.world)) is not one["wins"]:
            found.append(f"{one['power']} with {one['centres']}")
    return found
