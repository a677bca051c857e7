"""Battles of MiddleEarth Wargames that play themselves: `python -m tests.packs.wargames_battles 20` tells how they end.

The package has to be built (`rulec build middle_earth_wargames`).
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

from rulec.base.diagnostics import Report
from rulec.driver.games.loaded_package import load_game
from rulec.driver.games.scenario_file import begin, read
from rulec.runtime.game.acts import Game, Given
from rulec.runtime.game.seeing import shown_to
from rulec.runtime.game.turns import find_player, hand_in, resolve
from rulec.runtime.ground.drawing import maps_for
from tests.packs.engulfed_games import Heard, rules_of
from tests.packs.wargames_players import Commander

ROOT = Path(__file__).parents[2]
PACK = "middle_earth_wargames"
LONGEST = 40
LOOKS = (1, 6)  # before which moves the commanders look at what they are shown


class Fought(NamedTuple):
    """A battle: how it ended, after how many moves, the bytes of its chronicle, what was done, what went wrong."""

    end: str
    moves: int
    chronicle: str
    done: Counter[str]
    wrongs: list[str]
    world: Any


@lru_cache
def beginning(scenario: str) -> Any:
    """A scenario, read once."""
    report = Report()
    source = read(PACK, scenario, [(str(ROOT / "rules"), "")], report)
    assert source is not None, report.found
    return source


def loaded(out: str) -> tuple[Game, Any]:
    """The game of a compiled package, and its rules."""
    game = load_game(PACK, [out], Report())
    assert game is not None, "build the package first"
    return game, import_module(f"rulec_packs.{PACK}")


def counted(world: Any) -> list[str]:
    """What does not add up: men who were lost and men who are left."""
    wrongs = []
    for unit in world.units:
        if unit.men < 1 or unit.men > unit.began_with:
            wrongs.append(f"{unit.name} has {unit.men} of {unit.began_with} men")
        if unit.men_lost < 0 or unit.men_lost + unit.men > unit.began_with:
            wrongs.append(f"{unit.name} has lost {unit.men_lost} of {unit.began_with} men")
        if unit.foe is not None and not world.in_play(unit.foe):
            wrongs.append(f"{unit.name} fights {unit.foe.name}, who is gone")
    return wrongs


def fight(game: Game, rules: Any, seed: str, scenario: str = "fords_of_evening") -> Fought:
    """A battle from its beginning to its end."""
    report = Report()
    world: Any = begin(beginning(scenario), game, seed, 0, report)
    assert world is not None, report.found
    return carry_on(game, rules, world, seed)


def carry_on(game: Game, rules: Any, world: Any, seed: str) -> Fought:
    """Plays a world to the end of its battle."""
    luck = Random(seed)
    sides = [Commander(rules, world, warlord, luck) for warlord in world.warlords]
    mustered = {side.id: 0 for side in world.warlords}
    for unit in (*world.units, *world.latecomers):
        mustered[unit.warlord.id] += unit.men
    done: Counter[str] = Counter()
    wrongs: list[str] = []
    moves = 0
    told: list[str] = []
    while not world.over and moves < LONGEST:
        given: list[Given] = []
        for side in sides:
            who, why = find_player(game, world, side.warlord.name)
            assert who is not None, why
            lines = list(enumerate(side.lines(), 1)) if world.begun else []
            given += [verdict.given for verdict in hand_in(game, world, who, lines) if verdict.given is not None]
        if moves in LOOKS:
            for side in sides:
                shown_to(game, world, side.warlord)
                maps_for(game, world, side.warlord)
        for act in resolve(game, world, given):
            done[f"{act.spec.key} {'done' if act.done else 'refused'}"] += 1
        told += [f"{r.turn}.{r.step} {r.text}" for r in world.reports if not r.about]
        wrongs += counted(world)
        moves += 1
    for warlord in world.warlords:
        left = sum(u.men for u in world.units if u.warlord is warlord)
        if warlord.men_fallen + left > mustered[warlord.id]:
            wrongs.append(f"{warlord.name}: {warlord.men_fallen} fallen and {left} left of {mustered[warlord.id]}")
    end = "the field is won" if world.over and world.longest > 0 else "night falls" if world.over else "no end"
    return Fought(end, moves, "\n".join(told), done, wrongs, world)


# ---- armies by lot -------------------------------------------------------------------------------
LAW = (
    ("Axes", "DWARVES", "DWARF_AXE", "DWARF", None, 16, 8),
    ("Bows", "WOOD_ELVES", "ELF_SWORD", "BARE_ELF", "ELF_BOW", 12, 12),
    ("Lances", "ROHAN", "LANCE", "MEDIUM_HORSE", None, 8, 8),
    ("Household", "HOUSEHOLD_OF_ROHAN", "LANCE", "HEAVY_HORSE", None, 8, 8),
    ("Tower", "TOWER_GUARD", "TWO_HANDED_SWORD", "MEDIUM_FOOT", None, 16, 8),
    ("Gondor", "MEN_OF_THE_WEST", "AXE_OR_CLUB", "MEDIUM_FOOT", None, 18, 9),
    ("Yeomen", "PEASANTS", "AXE_OR_CLUB", "LIGHT_FOOT", None, 20, 10),
    ("Archers", "MEN_OF_THE_WEST", "SWORD", "LIGHT_FOOT", "COMPOSITE_BOW", 12, 12),
    ("Rangers", "ITHILIEN_RANGERS", "SWORD", "LIGHT_FOOT", "LONG_BOW", 10, 10),
    ("Hobbits", "HOBBITS", "HOBBIT", "HOBBIT", "HOBBIT_BOW", 12, 12),
    ("Dunedain", "DUNEDAIN", "HORSE_SPEAR", "MEDIUM_HORSE", None, 8, 8),
)
EVIL = (
    ("Goblins", "ORCS", "GOBLIN", "GOBLIN", None, 24, 12),
    ("Javelins", "ORCS", "GOBLIN", "GOBLIN", "ORC_JAVELIN", 20, 10),
    ("Urucks", "URUCKS", "URUK", "URUK", None, 20, 10),
    ("Half-orcs", "MAN_ORCS", "MAN_ORC", "MAN_ORC", None, 15, 8),
    ("Wolf-riders", "WOLF_RIDERS", "MOUNTED_GOBLIN", "WOLF_RIDER", None, 10, 10),
    ("Wargs", "WARGS", "WARG", "WARG", None, 12, 12),
    ("Trolls", "TROLLS", "HILL_TROLL", "HILL_TROLL", None, 6, 6),
    ("Morgul", "MEN_OF_SAURON", "LANCE", "LIGHT_HORSE", None, 6, 6),
    ("Harad", "HARADRIM", "SWORD", "LIGHT_FOOT", "EASTERN_JAVELIN", 12, 12),
    ("Dunland", "DUNLANDERS", "AXE_OR_CLUB", "LIGHT_FOOT", None, 16, 8),
    ("Tusks", "HARADRIM", "ELEPHANT", "ELEPHANT", None, 2, 2),
    ("Mumakil", "HARADRIM", "MUMAK", "ELEPHANT", None, 2, 2),
    ("Stone Trolls", "TROLLS", "STONE_TROLL", "STONE_TROLL", None, 4, 4),
    ("Rhun", "VARIAGS", "HORSE_SWORD", "LIGHT_HORSE", "EASTERN_HORSE_BOW", 8, 8),
)
LEADERS = {
    "LAW": (
        ("Aragorn", "DUNEDAIN", "SWORD", "LIGHT_FOOT", "ARAGORN"),
        ("Boromir", "TOWER_GUARD", "SWORD", "MEDIUM_FOOT", "BOROMIR"),
        ("Eomer", "ROHAN", "LANCE", "MEDIUM_HORSE", "EOMER"),
        ("Gandalf", "DUNEDAIN", "SWORD", "LIGHT_HORSE", "GANDALF_HIMSELF"),
        ("Gwaihir", "EAGLES", "GREAT_EAGLE", "GREAT_EAGLE", "GWAIHIR"),
    ),
    "EVIL": (
        ("A Shadow", "MEN_OF_SAURON", "SWORD", "LIGHT_HORSE", "RINGWRAITH"),
        ("A Shadow on Wings", "MEN_OF_SAURON", "SWORD", "LIGHT_HORSE", "RINGWRAITH"),
        ("The Witch-King", "MEN_OF_SAURON", "SWORD", "MEDIUM_HORSE", "ANGMAR_KING"),
        ("The Witch-King on Wings", "MEN_OF_SAURON", "SWORD", "MEDIUM_HORSE", "ANGMAR_KING"),
    ),
}
BUILT = ("LITTLE_HOUSE", "LITTLE_HOUSE", "LARGE_HOUSE", "STONE_HOUSE")
GAP = 160
SKIES = ("STORMY_RAIN", "RAINFALL", "SNOWFALL", "FAIR_SKY", "HOT_SKY")


class Lot:
    """Draws an army, and the ground for it."""

    def __init__(self, rules: Any, world: Any, luck: Random) -> None:
        self.rules, self.world, self.luck = rules, world, luck
        self.kind = type(world.units[0])
        self.tract = type(world.tracts[0])

    def named(self, sort: str, name: str | None) -> Any:
        """A member or an entry of the package; None for none."""
        return None if name is None else getattr(self.rules, f"{sort}_{name}")

    def unit(self, side: Any, name: str, row: tuple[Any, ...], place: tuple[int, int], facing: int) -> Any:
        """A unit of a row of an army."""
        troop, strikes, struck, missile, men, files = row
        unit = self.kind(
            name=f"{name} of {side.name}",
            troop=self.named("TROOP", troop),
            strikes_as=self.named("STRIKER", strikes),
            struck_as=self.named("STRUCK", struck),
            missile_borne=self.named("MISSILE", missile),
            warlord=side,
            men=men,
            abreast=files,
            stands_upon=place,
            faces_toward=facing,
        )
        self.world.add(unit)
        return unit

    def leader(self, side: Any, rows: tuple[Any, ...], place: tuple[int, int], facing: int) -> None:
        """A leader with a name, on foot, on horseback, or on the wing."""
        name, troop, strikes, struck, chief = self.luck.choice(rows)
        unit = self.unit(side, name, (troop, strikes, struck, None, 1, 1), place, facing)
        unit.chieftain = self.named("CHIEFTAIN", chief)
        unit.winged = "Wings" in name
        if unit.winged or chief == "GWAIHIR":
            unit.flight = self.rules.FLIGHT_FIGHTING_HEIGHT

    def late(self, side: Any, wide: int) -> None:
        """Those who stand aside until the West is losing."""
        rows = (
            ("Eagles", "EAGLES", "GREAT_EAGLE", "GREAT_EAGLE", 4, "FIGHTING_HEIGHT"),
            ("Bears", "BEORNINGS", "BEORNING", "BEORNING", 5, "ON_THE_GROUND"),
            ("Trees", "ENTS", "LARGE_ENT", "LARGE_ENT", 2, "ON_THE_GROUND"),
        )
        name, troop, strikes, struck, men, flight = self.luck.choice(rows)
        self.world.add(
            self.rules.Latecomer(
                name=f"{name} of {side.name}",
                warlord=side,
                troop=self.named("TROOP", troop),
                strikes_as=self.named("STRIKER", strikes),
                struck_as=self.named("STRUCK", struck),
                men=men,
                abreast=men,
                joins_at=(wide // 2 + 40, 1200),
                flight=self.named("FLIGHT", flight),
            )
        )

    def ground(self, wide: int) -> None:
        """Houses in a row, and a wood or two."""
        luck = self.luck
        across = luck.randrange(200, max(201, wide - 300))
        for at in range(luck.randrange(4)):
            corner = (across + 45 * at, 620)
            self.place(f"House {at + 1}", corner, 25, built_as=self.named("KINDLING", luck.choice(BUILT)))
        if luck.random() < 0.6:
            whose = luck.choice((None, "GOOD_WOOD", "EVIL_WOOD", "NEUTRAL_WOOD"))
            awake = luck.choice(("DORMANT_WOOD", "SLUGGISH_WOOD", "ACTIVE_WOOD"))
            corner = (luck.randrange(100, wide - 150), luck.choice((480, 560, 760, 860)))
            wood = self.place("A Wood", corner, 120, ground_sort=self.rules.GROUND_SORT_THIN_WOOD)
            wood.allegiance, wood.wakefulness = self.named("ALLEGIANCE", whose), self.named("WAKEFULNESS", awake)

    def place(self, name: str, corner: tuple[int, int], size: int, **rest: Any) -> Any:
        """A square stretch of ground."""
        x, y = corner
        edge = ((x, y), (x + size, y), (x + size, y + size), (x, y + size))
        tract = self.tract(name=name, tract_edge=edge, **rest)
        self.world.add(tract)
        return tract


def mustered(game: Game, rules: Any, seed: str, units: int) -> Any:
    """A world with armies by lot, half of the units on each side, in lines across a field as wide as they are."""
    report = Report()
    world: Any = begin(beginning("fords_of_evening"), game, seed, 0, report)
    assert world is not None, report.found
    luck = Random(f"{seed}/army")
    lot = Lot(rules, world, luck)
    for unit in list(world.units):
        world.drop(unit)
    abreast = max(1, min(20, units // 2))
    wide = GAP * (abreast + 1)
    world.field_edge = ((0, 0), (wide, 0), (wide, 1500), (0, 1500))
    world.sky_now = getattr(rules, f"SKY_{luck.choice(SKIES)}")
    world.at_night, world.under_ground = luck.random() < 0.1, luck.random() < 0.05
    world.sky_is_settled = luck.random() < 0.8
    world.season_now = luck.choice((rules.TIME_OF_YEAR_ECHUIR, rules.TIME_OF_YEAR_NARBELETH, rules.TIME_OF_YEAR_RHIW))
    lot.ground(wide)
    law, evil = world.warlords
    for side, key, rows, first, step, facing in (
        (law, "LAW", LAW, 1000, 130, 0),
        (evil, "EVIL", EVIL, 400, -130, 180),
    ):
        led = luck.random() < 0.6
        for at in range(units // 2):
            place = (GAP * (at % abreast + 1), first + step * (at // abreast))
            if at == 0 and led:
                lot.leader(side, LEADERS[key], place, facing)
            else:
                name, *row = luck.choice(rows)
                lot.unit(side, f"{name} {at + 1}", tuple(row), place, facing)
    if luck.random() < 0.4:
        lot.late(law, wide)
    return world


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=10)
    parser.add_argument("--out", default=str(ROOT / "generated"))
    parser.add_argument("--scenario", default="fords_of_evening")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--chronicle", action="store_true")
    parser.add_argument("--units", type=int, default=0, help="armies by lot, of so many units together")
    parser.add_argument("--rules", action="store_true", help="tell which rules were not asked (slower)")
    chosen = parser.parse_args(arguments)
    game, rules = loaded(chosen.out)
    before = process_time()
    ends: Counter[str] = Counter()
    done: Counter[str] = Counter()
    moves: list[int] = []
    wrongs = 0
    heard = Heard(PACK)
    if chosen.rules:
        heard.__enter__()
    for number in range(chosen.count):
        seed = f"{chosen.seed}/{number}"
        if chosen.units:
            fought = carry_on(game, rules, mustered(game, rules, seed, chosen.units), seed)
        else:
            fought = fight(game, rules, seed, chosen.scenario)
        ends[fought.end] += 1
        done += fought.done
        moves.append(fought.moves)
        wrongs += len(fought.wrongs)
        for wrong in fought.wrongs[:3]:
            print(f"{seed}: {wrong}")
        if chosen.chronicle:
            print(fought.chronicle)
            print(sha256(fought.chronicle.encode()).hexdigest()[:16])
    spent = process_time() - before
    print(f"{chosen.count} battles, {sum(moves) / len(moves):.1f} moves each, {chosen.count / spent:.1f} a second")
    print(", ".join(f"{end}: {count}" for end, count in sorted(ends.items())))
    print(", ".join(f"{what}: {count}" for what, count in sorted(done.items())))
    if chosen.rules:
        heard.__exit__()
        known = rules_of(PACK)
        silent = sorted(known - heard.called)
        print(f"rules: {len(known) - len(silent)} of {len(known)} asked; not: {', '.join(silent)}")
    return int(wrongs > 0)


if __name__ == "__main__":
    sys.exit(main())
