"""Whole boards of units and orders at once: what comes of them, against other programs that know the same game.

They are no part of the project and stand in no list of what it needs: where one is not installed its row is left out,
with a note. Orders are objects before the clock runs, and it stops when it is known who stands where, who was driven
out and where to it may go. Outcomes are compared too; a difference is told with its board.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from benchmarks.rounds import Row, Wanted, against
from tests.datc.positions import Position

ROOT = Path(__file__).resolve().parents[1]
MAP = ROOT / "tests/datc/standard_map.json"
POWERS = ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY")
BOARDS, UNITS, SEED = 200, 28, 1
TYPED = 50
"""So many of the boards are played from typed lines."""
LIKE_OTHERS = ("any_route", "own_fleet", "origin_open")
"""The variants that choose as later rulebooks do, by which the other programs go."""

Result = tuple[frozenset[str], frozenset[str]]
"""Where units stand (`FRANCE A PAR`), and who was driven out with the choice of retreats (`FRANCE A PAR: BRE GAS`)."""


@dataclass(frozen=True)
class Board:
    """Units as (power, sort, place), and an order for each: (`H`,), (`-`, goal, by sea), (`S`, unit, goal or nothing),
    (`C`, unit, goal)."""

    units: tuple[tuple[str, str, str], ...]
    orders: tuple[tuple[Any, ...], ...]

    def texts(self) -> list[tuple[str, str]]:
        """The orders as players type them, by power."""
        return [(self.units[at][0], self.text(at)) for at in range(len(self.units))]

    def text(self, at: int) -> str:
        """The order of one unit."""
        (_, sort, place), order = self.units[at], self.orders[at]
        match order:
            case ("-", goal, by_sea):
                return f"{sort} {place} - {goal}{' VIA' if by_sea else ''}"
            case ("S" | "C", other, ""):
                return f"{sort} {place} {order[0]} {self.named(other)}"
            case ("S" | "C", other, goal):
                return f"{sort} {place} {order[0]} {self.named(other)} - {goal}"
        return f"{sort} {place} H"

    def named(self, at: int) -> str:
        """A unit by sort and place."""
        return " ".join(self.units[at][1:])


def boards(count: int = BOARDS, seed: int = SEED) -> list[Board]:
    """Crowded boards by chance, most of whose supports and convoys help somebody."""
    rng, chart = random.Random(seed), json.loads(MAP.read_text(encoding="utf-8"))
    return [_board(rng, chart["army_adjacency"], chart["fleet_adjacency"], chart["seas"]) for _ in range(count)]


def _board(rng: random.Random, land: Any, water: Any, seas: list[str]) -> Board:
    names = sorted({name.split("/")[0] for name in (*land, *water)})
    units: list[tuple[str, str, str]] = []
    for place in sorted(rng.sample(names, UNITS)):
        shores = [name for name in water if name.split("/")[0] == place]
        fleet = place in seas or (bool(shores) and rng.random() < 0.35)
        units.append((rng.choice(POWERS), "F", rng.choice(shores)) if fleet else (rng.choice(POWERS), "A", place))
    near = [sorted(water[place] if sort == "F" else land.get(place, [])) for _, sort, place in units]
    afloat = {place: at for at, (_, sort, place) in enumerate(units) if sort == "F" and place in seas}
    orders: list[tuple[Any, ...]] = [("H",)] * len(units)
    for at in range(len(units)):
        if near[at] and rng.random() < 0.6:
            orders[at] = ("-", rng.choice(near[at]), False)
    for sea, fleet in afloat.items():
        armies = [at for at, (_, sort, place) in enumerate(units) if sort == "A" and sea in water.get(place, ())]
        coasts = sorted({name.split("/")[0] for name in water[sea]} - set(seas))
        if armies and rng.random() < 0.5:
            army = rng.choice(armies)
            goals = [goal for goal in coasts if goal != units[army][2] and goal not in near[army]]
            if goals and orders[army][:1] != ("C",):
                orders[army] = ("-", rng.choice(goals), True)
                orders[fleet] = ("C", army, orders[army][1])
    for at in range(len(units)):
        if orders[at][0] == "H" and rng.random() < 0.85:
            reach = {name.split("/")[0] for name in near[at]}
            chances: list[tuple[Any, ...]] = []
            for other, order in enumerate(orders):
                goal = order[1].split("/")[0] if order[0] == "-" else ""
                if other != at and goal in reach and goal != units[at][2].split("/")[0]:
                    chances.append(("S", other, order[1]))
                if other != at and order[0] in ("H", "S", "C") and units[other][2].split("/")[0] in reach:
                    chances.append(("S", other, ""))
            if chances:
                orders[at] = rng.choice(chances)
    return Board(tuple(units), tuple(orders))


# ---- the emitted package -----------------------------------------------------------------------
class Own:
    """Boards as things of the package, all on one map."""

    def __init__(self, board: Board, chart: Position) -> None:
        position = self.position = Position(chart.package, LIKE_OTHERS, chart.provinces, chart.shores)
        for power, sort, place in board.units:
            position.army(power, sort, place)
        for power, text in board.texts():
            position.order(f"{power}: {text}")
        self.pack, self.world = position.package, position.world()
        self.units = list(position.units.values())
        self.supports = [one for given in position.supports.values() for one in given]
        self.moves, self.convoys = list(position.moves.values()), list(position.convoys.values())

    def weigh(self) -> tuple[dict[Any, Any], dict[Any, Any]]:
        """Where each unit goes that leaves, and where each may go that is driven out."""
        pack, world = self.pack, self.world
        weighed = pack.movement(self.units, self.moves, self.supports, self.convoys, world)
        succeeds, dislodged, landing = pack.succeeds, pack.dislodged, pack.landing
        gone: dict[Any, Any] = {}
        for move in self.moves:
            if succeeds(weighed, move):
                unit = move.unit
                gone[unit] = move.goal if unit.shore is None else landing(weighed, move)
        driven: dict[Any, Any] = {}
        for unit in self.units:
            if dislodged(weighed, unit):
                by_land, by_sea = pack.land_retreats, pack.fleet_retreats
                driven[unit] = by_land(weighed, unit, world) if unit.shore is None else by_sea(weighed, unit, world)
        return gone, driven

    def result(self) -> Result:
        """In names that all programs know."""
        position = self.position
        names = {id(p): name for name, p in (*position.provinces.items(), *position.shores.items())}
        stands, driven = set(), set()
        gone, expelled = self.weigh()
        for unit in self.units:
            sort, here = ("A", unit.place) if unit.shore is None else ("F", unit.shore)
            said = f"{unit.owner.name} {sort} {names[id(gone.get(unit, here))]}"
            if unit in expelled:
                driven.add(f"{said}: {' '.join(sorted(names[id(each)] for each in expelled[unit]))}")
            else:
                stands.add(said)
        return frozenset(stands), frozenset(driven)


def own_boards(tables: list[Board]) -> list[Own]:
    """Boards, on one map."""
    from tests.datc.__main__ import position_of

    chart = position_of({"units": [], "orders": []})
    return [Own(board, chart) for board in tables]


class Lines:
    """Boards as games: lines are read and checked, and a part of the year is played."""

    def __init__(self, board: Board) -> None:
        from tests.datc.played import Table

        self.table = table = Table("diplomacy_1971", LIKE_OTHERS)
        for unit in board.units:
            table.unit(*unit)
        lines: dict[str, list[str]] = {}
        for power, text in board.texts():
            lines.setdefault(power, []).append(text)
        self.sheets = [(table.powers[power], list(enumerate(texts, 1))) for power, texts in lines.items()]
        self.units = list(table.world.pieces)
        self.places = [(unit.place, unit.shore) for unit in self.units]
        self.state = [(name, getattr(table.world, name)) for name in ("year", "phase")]

    def ready(self) -> None:
        """The board as it was, before the clock runs."""
        world = self.table.world
        for unit, (place, shore) in zip(self.units, self.places, strict=True):
            unit.place, unit.shore, unit.expelled, unit.commanded = place, shore, False, False
            if not world.in_play(unit):
                world.add(unit)
        for name, value in self.state:
            setattr(world, name, value)

    def play(self) -> None:
        """What is measured."""
        from rulec.runtime.game.turns import hand_in_all, resolve

        game, world = self.table.game, self.table.world
        given = [
            each.given for told in hand_in_all(game, world, self.sheets) for each in told if each.given is not None
        ]
        resolve(game, world, given)


# ---- the others --------------------------------------------------------------------------------
class Webdip:
    """Boards for `process()` of the package `diplomacy`."""

    name = "diplomacy"

    def __init__(self, board: Board) -> None:
        self.board = board
        self.game: Any = None
        self.ready()

    def play(self) -> None:
        """From lines to the end of a part of the year."""
        for power in POWERS:
            self.game.set_orders(power, [text for owner, text in self.board.texts() if owner == power])
        self.game.process()

    def ready(self, ordered: bool = True) -> None:
        """A game with its orders, before the clock runs."""
        from diplomacy import Game

        self.game = Game()
        self.game.clear_units()
        for power in POWERS:
            self.game.set_units(power, [f"{s} {at}" for owner, s, at in self.board.units if owner == power], reset=True)
        for power in POWERS if ordered else ():
            self.game.set_orders(power, [text for owner, text in self.board.texts() if owner == power])

    def weigh(self) -> None:
        """What is measured."""
        self.game.process()

    def result(self) -> Result:
        """Afterwards."""
        state = self.game.get_state()
        stands = {f"{p} {u}" for p, units in state["units"].items() for u in units if not u.startswith("*")}
        driven = {
            f"{p} {u}: {' '.join(sorted(to))}" for p, units in state["retreats"].items() for u, to in units.items()
        }
        return frozenset(stands), frozenset(driven)


class Pydip:
    """Boards for `resolve_turn` of `pydip`."""

    name = "pydip"

    def __init__(self, board: Board) -> None:
        from pydip.player.command import command as kinds
        from pydip.player.player import Player
        from pydip.player.unit import UnitTypes

        self.chart = _chart()
        full = _full_names()
        sorts = {"A": UnitTypes.TROOP, "F": UnitTypes.FLEET}
        self.players: dict[str, Any] = {}
        for power in POWERS:
            start = [
                {"territory_name": _at(full, s, at), "unit_type": sorts[s]}
                for owner, s, at in board.units
                if owner == power
            ]
            self.players[power] = Player(power, self.chart, start)
        units = {}
        for at, (power, sort, place) in enumerate(board.units):
            units[at] = next(u for u in self.players[power].units if u.position == _at(full, sort, place))
        self.commands = []
        for at, (power, sort, _) in enumerate(board.units):
            player, unit = self.players[power], units[at]
            match board.orders[at]:
                case ("-", goal, True):
                    made = kinds.ConvoyMoveCommand(player, unit, _inland(full, goal))
                case ("-", goal, _):
                    made = kinds.MoveCommand(player, unit, _at(full, sort, goal))
                case ("S", other, goal):
                    to = _at(full, board.units[other][1], goal) if goal else units[other].position
                    made = kinds.SupportCommand(player, unit, units[other], to)
                case ("C", other, goal):
                    made = kinds.ConvoyTransportCommand(player, unit, units[other], _inland(full, goal))
                case _:
                    made = kinds.HoldCommand(player, unit)
            self.commands.append(made)
        self.found: Any = None

    def ready(self) -> None:
        """Nothing is used up."""

    def weigh(self) -> None:
        """What is measured."""
        from pydip.turn.resolve import resolve_turn

        self.found = resolve_turn(self.chart, self.commands)

    def result(self) -> Result:
        """Afterwards."""
        short = {name: key.removeprefix("F ") for key, name in _full_names().items()}
        stands, driven = set(), set()
        for power, units in self.found.items():
            for unit, options in units.items():
                sort = "A" if unit.unit_type.name == "TROOP" else "F"
                said = f"{power} {sort} {short[unit.position]}"
                if options is None:
                    stands.add(said)
                else:
                    driven.add(f"{said}: {' '.join(sorted(short[each] for each in options))}")
        return frozenset(stands), frozenset(driven)


@cache
def _chart() -> Any:
    """The map of `pydip`, which resolving does not change."""
    from pydip.map.predefined import vanilla_dip

    return vanilla_dip.generate_map()


def _at(full: dict[str, str], sort: str, place: str) -> str:
    """Where a unit is, or goes: fleets to coasts, armies to provinces."""
    return full.get(f"F {place}", full[place.split("/")[0]]) if sort == "F" else full[place]


def _inland(full: dict[str, str], goal: str) -> str:
    return full[goal.split("/")[0]]


ODD = {f"{side}ernmediterranean": f"{side.title()}ern Mediterranean Sea" for side in ("east", "west")}


def _full_names() -> dict[str, str]:
    """Short names of places, and of fleets' coasts, to the names that `pydip` gives them."""
    from pydip.map.predefined import vanilla_dip

    from tests.datc.packs import package

    pack, known = package("diplomacy_1971"), vanilla_dip.generate_map().name_map
    plain = {"".join(filter(str.isalpha, name)).casefold(): name for name in known} | ODD
    keys = import_module(f"{pack.__name__}._acts").GAME.shape.choices["Province"]
    found = {
        key.upper(): plain["".join(filter(str.isalpha, title)).casefold()]
        for key, title in zip(keys.keys, keys.titles, strict=True)
    }
    chart = json.loads(MAP.read_text(encoding="utf-8"))
    for name in chart["fleet_adjacency"]:
        place, _, side = name.partition("/")
        if place not in chart["seas"]:
            where = {"": "Coast", "NC": "North Coast", "EC": "North Coast", "SC": "South Coast"}[side]
            found[f"F {name}"] = f"{found[place]} {where}"
    return found


# ---- rows --------------------------------------------------------------------------------------
def differences(own: list[Result], others: list[Any], name: str) -> Counter[str]:
    """On how many boards the outcomes agree; a line for each on which they do not."""
    found: Counter[str] = Counter()
    for at, (mine, other) in enumerate(zip(own, others, strict=True)):
        if other is None:
            found["refused by it"] += 1
        elif mine == other.result():
            found["the same"] += 1
        elif mine[0] == other.result()[0]:
            found["other retreats"] += 1
        else:
            found["another position"] += 1
            print(f"{name}, board {at}: {sorted(mine[0] ^ other.result()[0])}", file=sys.stderr)
    return found


NAMES = ("position_diplomacy", "phase_from_lines", "position_pydip")


def rows(wanted: Wanted, count: int = BOARDS, seed: int = SEED) -> Iterator[Row]:
    """What comes of a board, in rulec's package and in the others."""
    tables = boards(count, seed)
    own = own_boards(tables)
    results = [each.result() for each in own]
    for peer in (Webdip, Pydip):
        alone, lines = wanted(f"position_{peer.name}"), peer is Webdip and wanted("phase_from_lines")
        if not (alone or lines):
            continue
        try:
            others = [_made(peer, board) for board in tables]
        except ImportError:
            print(f"positions: `{peer.name}` is not installed, and its row left out", file=sys.stderr)
            continue
        for other in others:
            if other is not None:
                other.weigh()
        print(f"positions, {peer.name}: {dict(differences(results, others, peer.name))}", file=sys.stderr)
        pairs = [(one, other) for one, other in zip(own, others, strict=True) if other is not None]
        if alone:
            yield _row(peer.name, pairs)
        if lines:
            yield _phase_row([(Lines(board), other) for board, other in zip(tables, others, strict=True)][:TYPED])


def _made(peer: Callable[[Board], Any], board: Board) -> Any:
    """A board for another program; None where it does not take an order."""
    try:
        return peer(board)
    except ImportError:
        raise
    except Exception:  # its own refusal, of whatever sort
        return None


def _phase_row(pairs: list[tuple[Lines, Webdip]]) -> Row:
    """From typed lines to the end of a part of the year."""

    def ready() -> None:
        for one, other in pairs:
            one.ready()
            other.ready(ordered=False)

    def mine() -> None:
        for one, _ in pairs:
            one.play()

    def theirs() -> None:
        for _, other in pairs:
            other.play()

    ready()
    return against("phase_from_lines", mine, Webdip.name, theirs, len(pairs), ready=ready)


def _row(name: str, pairs: list[tuple[Own, Any]]) -> Row:
    def mine() -> None:
        for one, _ in pairs:
            one.weigh()

    def theirs() -> None:
        for _, other in pairs:
            other.weigh()

    def ready() -> None:
        for _, other in pairs:
            other.ready()

    return against(f"position_{name}", mine, name, theirs, len(pairs), ready=ready)
