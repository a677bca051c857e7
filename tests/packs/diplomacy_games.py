"""Games of the Diplomacy family by chance, to their end: `python -m tests.long games`, or of one pack
`python -m tests.packs.diplomacy_games PACK COUNT [SEED]`. The packages have to be built.

Some players write sense, some nonsense, most both. In each third game one power means to win and the others sleep; else
all weary of it after some years and agree on a draw. After every turn the board is looked at.
"""

from __future__ import annotations

import inspect
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from rulec.backends.python.module_layout import OWN_MODULES
from rulec.backends.python.package import emit
from rulec.runtime.game.seeing import shown_to
from rulec.runtime.game.serialise import from_json, to_json
from rulec.runtime.game.turns import find_player, hand_in, resolve
from rulec.runtime.ground.drawing import maps_for_all
from tests.datc.packs import INSTEAD, package
from tests.datc.played import RULES, Table
from tests.packs.test_diplomacy import some_orders

PACKS = ("diplomacy_1971", "middle_earth_ix", "middle_earth_x")
LONGEST = 400
HEARD = 12
"""In so many games rules are listened to."""
ASIDE = ("why_", "refusals_", "default_", "domain_", "early_")
"""What says why, or what may be typed: no rules of their own."""
SIDE = re.compile(r"\A_(?:sure|may|least|most|decide)_")
"""A rule is asked for sure, or perhaps, while not all is decided; or of all its things in one go."""
NONSENSE = (
    "A Nowhere - Elsewhere", "A", "", "F 12 - 13", "2A - H", "N Nowhere H", "draw me", "waive all", "build", "S S S",
    "A Paris/NC - Paris", "remove A Atlantis", "A Mos S F Mos - Mos", "F Lon C A Lon - Lon via", "A Gun R Gun", "D",
    "A Anu S A Anu", "F StP/SC - StP/NC", "2A CBr B", "F Tin B", "<b>A Mun</b> H", "A Ber - Kie extra words",
)  # fmt: skip


class Played(NamedTuple):
    """A game: what ended it, after how many turns and years, how many lines were taken and turned down."""

    end: str
    turns: int
    years: int
    taken: int
    refused: int


class Heard:
    """Which functions of a package are called while this is entered, as module and name."""

    def __init__(self, pack: str) -> None:
        self.called: set[str] = set()
        self.folder = str(Path(package(pack).__file__ or "").parent)

    def _note(self, frame: Any, event: str, _: Any) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(self.folder):
            self.called.add(f"{Path(frame.f_code.co_filename).stem}.{SIDE.sub('', frame.f_code.co_name)}")

    def __enter__(self) -> Heard:
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)


def rules_of(pack: str) -> set[str]:
    """Each rule of a package, as module and name: quantities, facts, values, decisions, processes, acts."""
    found = set()
    for path in sorted(Path(Heard(pack).folder).glob("*.py")):
        if path.stem.endswith("_why") or path.stem in (*OWN_MODULES, "__init__"):
            continue
        module = import_module(f"rulec_packs.{pack}.{path.stem}")
        for name, each in inspect.getmembers(module, inspect.isfunction):
            if each.__module__ == module.__name__ and not name.startswith(ASIDE) and not SIDE.match(name):
                found.add(f"{path.stem}.{name}")
    return found


def variants_of(pack: str, rng: random.Random) -> tuple[str, ...]:
    """Some variants that are played together."""
    shape = Table(pack).game.shape
    names = [name for name, _ in shape.variants]
    chosen = [name for name in names if rng.random() < 0.3]
    while (pair := next((pair for pair in shape.apart if set(pair) <= set(chosen)), None)) is not None:
        chosen.remove(rng.choice(pair))
    return tuple(chosen)


# ---- players -----------------------------------------------------------------------------------
def attack(table: Table, power: Any, rng: random.Random) -> list[str]:
    """Orders of one who means to win: each goal that is in reach is gone for by one, and supported by the others."""
    who = table.called(power)
    mine = [unit for unit in table.world.pieces if unit.owner is power and not unit.expelled]
    free = {id(unit): unit for unit in mine}
    orders: list[str] = []

    def reaches(unit: Any) -> list[Any]:
        if unit.shore is None:
            return list(ways_from(unit.place))
        return [shore.province for shore in unit.shore.near]

    def ways_from(place: Any) -> Any:
        asked = table.package.ways_from
        return asked(place, table.world) if "world" in inspect.signature(asked).parameters else asked(place)

    def at(unit: Any) -> str:
        return f"{table.sort(unit)} {table.name(unit.place, unit.shore)}"

    wanted = [place for place in table.world.provinces if place.supply_centre and place.owner is not power]
    rng.shuffle(wanted)
    taken: set[int] = set()
    for goal in wanted:
        near = [unit for unit in free.values() if any(place is goal for place in reaches(unit))]
        if not near or any(unit.place is goal for unit in mine):
            continue
        first, *others = near
        shores = [] if first.shore is None else [s for s in first.shore.near if s.province is goal]
        orders.append(f"{who}: {at(first)} - {table.name(goal, shores[0] if shores else None)}")
        taken.add(id(goal))
        free.pop(id(first))
        for other in others[:2]:
            free.pop(id(other))
            orders.append(f"{who}: {at(other)} S {at(first)} - {table.name(goal, None)}")
    for unit in free.values():
        open_to = [p for p in reaches(unit) if not any(u.place is p for u in mine) and id(p) not in taken]
        if open_to:
            goal = rng.choice(open_to)
            taken.add(id(goal))
            shores = [] if unit.shore is None else [s for s in unit.shore.near if s.province is goal]
            orders.append(f"{who}: {at(unit)} - {table.name(goal, shores[0] if shores else None)}")
    return orders


def carried(table: Table, orders: list[str], rng: random.Random) -> list[str]:
    """With an army that is carried over a sea by each third fleet there, in place of what the two were told."""
    for fleet in [unit for unit in table.world.pieces if unit.shore is not None and unit.place.sea]:
        coasts = [shore.province for shore in fleet.shore.near if not shore.province.sea]
        armies = [unit for unit in table.world.pieces if unit.shore is None and unit.place in coasts]
        if rng.random() < 2 / 3 or not armies or len(coasts) < 2:
            continue
        army = rng.choice(armies)
        goal = table.name(rng.choice([place for place in coasts if place is not army.place]), None)
        at, over = (table.name(unit.place, unit.shore) for unit in (army, fleet))
        heads = f"{table.called(army.owner)}: A {at} ", f"{table.called(fleet.owner)}: F {over} "
        orders = [order for order in orders if not order.startswith(heads)]
        orders += [f"{heads[0]}- {goal}", f"{heads[1]}C A {at} - {goal}"]
    return orders


def nonsense(table: Table, rng: random.Random) -> Iterator[str]:
    """Lines that fit no form, or what stands on no such board, or somebody else's, or the wrong part of the year."""
    powers = list(table.powers)
    names = list(table.places)
    for _ in range(rng.randint(0, 6)):
        who, one, two = rng.choice(powers), rng.choice(names), rng.choice(names)
        sort = rng.choice(("A", "F", "2A", "N"))
        ends = (f"- {two}", "H", f"S A {two}", f"R {two}", "B", "D", f"C A {two} - {one}", f"- {two} via", "holds")
        yield f"{who}: {rng.choice(NONSENSE)}" if rng.random() < 0.4 else f"{who}: {sort} {one} {rng.choice(ends)}"
    if table.phase() == "winter":
        yield f"{rng.choice(powers)}: waive"


def doubled(orders: list[str], rng: random.Random) -> list[str]:
    """Some call an army double: that nominates it where that is allowed."""
    return [order.replace(": A ", ": 2A ", 1) if rng.random() < 0.08 else order for order in orders]


# ---- a game ------------------------------------------------------------------------------------
def look(table: Table, doubles: int, began: int) -> None:
    """What holds of every board. In the year in which a game began some may have a unit more than centres."""
    world = table.world
    standing = [unit.place for unit in world.pieces if not unit.expelled]
    assert len(standing) == len(set(map(id, standing))), "two units in a province"
    waits = table.phase().endswith("retreats") or bool(world.over)
    assert waits or len(standing) == len(world.pieces), "somebody is still driven out"
    for unit in world.pieces:
        assert (unit.shore is None) is not unit.place.sea or not unit.place.sea, "an army at sea"
        assert unit.shore is None or unit.shore.province is unit.place, "a fleet off its coast"
        assert not unit.commanded, "an order was left"
    if table.phase() == "spring_moves" and world.year > began:
        for power in world.powers:
            held = sum(place.supply_centre and place.owner is power for place in world.provinces)
            assert sum(unit.owner is power for unit in world.pieces) <= held, "more units than centres"
    assert sum(table.sort(unit) == "2A" for unit in world.pieces) <= doubles, "a double army was built"
    for wraith in table.wraiths and world.wraiths:
        there = [unit for unit in world.pieces if unit.place is wraith.place and not unit.expelled]
        assert wraith.escort is not None or all(unit.owner is wraith.owner for unit in there), "the rider among foes"


def play(pack: str, seed: int, *, twice: bool = False) -> Played:
    """A game from its beginning to its end; `twice`: one of its turns is played again from what was saved."""
    rng = random.Random(f"{pack} {seed}")
    table = Table(pack, variants_of(pack, rng), bare=False, seed=seed)
    world = table.world
    began = world.year
    conqueror = rng.choice(list(world.powers)) if seed % 3 == 0 else None
    weary = began + rng.randint(2, 9) if conqueror is None else began + 40
    again = rng.randint(1, 8) if twice else 0
    doubles = sum(table.sort(unit) == "2A" for unit in world.pieces)
    turns = given_in = 0
    while not table.world.over and turns < LONGEST:
        turns += 1
        world = table.world
        orders = doubled(some_orders(table, rng), rng)
        if conqueror is not None:
            mine = f"{table.called(conqueror)}: "
            others = [order for order in orders if not order.startswith(mine)]
            own = [order for order in orders if order.startswith(mine)]
            if table.phase().endswith("_moves"):
                own = attack(table, conqueror, rng) if rng.random() < 0.9 else own
            orders = own + [order for order in others if rng.random() < 0.15]
        if table.phase().endswith("_moves"):
            orders = carried(table, orders, rng)
        orders += nonsense(table, rng)
        if world.year >= weary or rng.random() < 0.02:
            orders += [f"{name}: draw" for name in table.powers if rng.random() < 0.97]
        if turns == again:
            same(table, orders)
        given_in += len(orders)
        table.turn(orders)
        look(table, doubles, began)
    for power in table.world.powers:
        shown_to(table.game, table.world, power)
    maps_for_all(table.game, table.world)
    told = " ".join(table.told())
    end = "won" if "Victory for" in told else "draw" if "A share in the draw" in told else "no end"
    refused = len(table.turned_down)
    return Played(end, turns, table.world.year - began, given_in - refused, refused)


def same(table: Table, orders: list[str]) -> None:
    """A turn from what was saved gives the same, byte for byte, each time."""
    found = set()
    for _ in range(2):
        world = from_json(to_json(table.world, table.game), table.game)
        given = []
        for number, order in enumerate(orders, 1):
            power, _, text = order.partition(": ")
            player, why = find_player(table.game, world, power)
            assert player is not None, why
            given += [v.given for v in hand_in(table.game, world, player, [(number, text)]) if v.given is not None]
        resolve(table.game, world, given)
        found.add((to_json(world, table.game), tuple(each.text for each in world.reports)))
    assert len(found) == 1, "the same turn gave two results"


# ---- which rules are asked ---------------------------------------------------------------------
FLEETS = {
    "_board.onward": "where fleets lead on", "_movement.afloat": "seas with fleets", "_movement.can_cross": "by fleets",
    "_movement.needed": "fleets on a way", "_movement.carries": "fleets that carry", "_movement.ferried": "by fleets",
    "_movement.convoy_lost": "fleets driven out", "_movement.convoy_matched": "fleets that carry",
    "_movement.on_route": "fleets on a way that is named", "orders.touches": "seas of a way that is named",
    "_movement.outcome_of_convoy": "fleets that carry", "orders.fleets_at_sea": "seas with fleets",
    "orders.waters_within_reach": "where a fleet gets to", "views.waters_out": "where a fleet retreats to",
    "views.driven_out_may_sail": "where a fleet retreats to",
    "orders.can_carry": "a fleet's order, which is left out",
    "views.carrying_from_there": "a fleet's order, which is left out",
    "views.carrying_goal": "a fleet's order, which is left out",
    "views.carrying_sign": "a fleet's order, which is left out",
}  # fmt: skip
"""Rules that nobody can come to in a game without fleets, and why."""
LANDLOCKED = ("middle_earth_ix", "middle_earth_x")


def asked_in(pack: str, count: int, seed: int) -> tuple[set[str], set[str]]:
    """The rules of a package, and those that are asked in so many games, of each rule as it is written."""
    from tests.property.equality import compiled_pack

    made = compiled_pack(RULES, pack)
    with tempfile.TemporaryDirectory() as folder:
        for name, text in emit(made.program, spelled_out=True).items():
            path = Path(folder, pack, "python", name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        command = [sys.executable, "-m", __spec__.name, "heard", pack, str(count), str(seed)]
        told = subprocess.run(command, env={**os.environ, INSTEAD: folder}, check=True, capture_output=True, text=True)
    known, called = json.loads(told.stdout)
    return set(known), set(called)


def heard(pack: str, count: int, seed: int) -> str:
    """What `asked_in` hears, as JSON."""
    ears = Heard(pack)
    for at in range(count):
        with ears:
            play(pack, seed + at, twice=True)
    called = {".".join((module, SIDE.sub("", name))) for module, name in (each.split(".", 1) for each in ears.called)}
    return json.dumps([sorted(rules_of(pack)), sorted(called)])


def shares(pack: str, count: int, seed: int) -> tuple[str, bool]:
    """A line on which rules are asked in so many games, and whether they are too few."""
    known, called = asked_in(pack, count, seed)
    aside = set(FLEETS) if pack in LANDLOCKED else set()
    assert aside <= known, f"no rules: {aside - known}"
    assert aside.isdisjoint(called), f"there are fleets after all: {aside & called}"
    silent = sorted(known - called - aside)
    count_known = len(known) - len(aside)
    share = 100 * (count_known - len(silent)) / count_known
    line = f"{pack}: {count_known - len(silent)} of {count_known} rules asked ({share:.0f} %) in {count} games"
    line += f"; not: {', '.join(silent)}" if silent else ""
    line += f"; {len(aside)} more are of fleets, which nobody has here" if aside else ""
    return line, share < 90


def run(pack: str, count: int, seed: int) -> tuple[list[str], int]:
    """What to quote of so many games, and how many went wrong."""
    ends: Counter[str] = Counter()
    lengths: list[Played] = []
    wrong: list[str] = []
    for at in range(count):
        try:
            played = play(pack, seed + at, twice=at % 10 == 0)
        except Exception as fault:  # whatever it is, it is told with the game in which it was
            wrong.append(f"{pack}, game {seed + at}: {type(fault).__name__}: {fault}")
            continue
        ends[played.end] += 1
        lengths.append(played)
    turns = sorted(played.turns for played in lengths) or [0]
    lines = [
        *wrong[:5],
        f"{pack}: {count} games, {len(wrong)} with a fault; "
        + ", ".join(f"{number} {end}" for end, number in sorted(ends.items()))
        + f"; {turns[0]} to {turns[-1]} turns, {turns[len(turns) // 2]} in the middle; "
        f"{sum(p.taken for p in lengths):,} lines taken, {sum(p.refused for p in lengths):,} turned down",
    ]
    return lines, len(wrong) + ends["no end"]


def main(arguments: list[str]) -> int:
    """Plays, and prints what came of it."""
    if arguments[0] == "heard":
        print(heard(arguments[1], int(arguments[2]), int(arguments[3])))
        return 0
    count, seed = int(arguments[1]), int(arguments[2]) if len(arguments) > 2 else 1
    lines, wrong = run(arguments[0], count, seed)
    print("\n".join(lines), flush=True)
    line, few = shares(arguments[0], min(count, HEARD), seed)
    print(line)
    return int(wrong > 0 or few)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
