"""A battle of the wargames pack, round by round, and the odds of one of its rounds, against the same written by hand
over the same charts."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from benchmarks.rounds import Row, Wanted, against

ROOT = Path(__file__).resolve().parents[1]
BATTLES = 200
MOST = 12
AVERAGE = (2, 3, 3, 4, 4, 5)


class Hand:
    """The rules of a melee as a careful programmer would write them, over the charts of a compiled package."""

    def __init__(self, pack: Any) -> None:
        tables = import_module(f"{pack.__name__}._tables")
        self.evil, self.law = tables.WEAPONS_OF_EVIL_WEAPON, tables.WEAPONS_OF_LAW_WEAPON
        self.chart = tables.CASUALTY_CHART_FALLEN
        self.ranks = tables.fighting_ranks_ranks
        self.side, self.race = tables.TROOP_SIDE, tables.TROOP_RACE
        self.evil_side, self.dwarf, self.elf, self.ranger = (
            pack.SIDE_EVIL, pack.RACE_DWARF, pack.RACE_ELF, pack.RACE_RANGER,
        )  # fmt: skip
        self.charging, self.retreating, self.routing = pack.STANCE_CHARGING, pack.STANCE_RETREATING, pack.STANCE_ROUTING
        self.uphill, self.hard, self.soft = pack.SLOPE_UPHILL, pack.SHELTER_HARD, pack.SHELTER_SOFT
        self.open_to_blows = (
            pack.STRUCK_LIGHT_HORSE, pack.STRUCK_MEDIUM_HORSE, pack.STRUCK_HEAVY_HORSE, pack.STRUCK_HEAVY_FOOT,
        )  # fmt: skip
        self.night_folk = pack.night_folk

    def factor(self, one: Any, two: Any) -> int:
        """Weapon and tactics."""
        chart = self.evil if self.side[one.troop] == self.evil_side else self.law
        value: int = chart[one.strikes_as][two.struck_as]
        if one.in_the_dark or one.underground:
            race, kin = self.race[one.troop], self.night_folk(one)
            if one.in_the_dark:
                value += 2 if kin else 1 if race == self.dwarf else -2
            if one.underground:
                value += 2 if kin else 1 if race == self.dwarf else -3
        stance = one.stance
        if stance == self.charging:
            value += 1 if one.slope == self.uphill else 2
        elif stance == self.retreating:
            value -= 1
        elif stance == self.routing:
            value -= 3
        if one.in_a_wood:
            race = self.race[one.troop]
            if race == self.elf:
                value += 1
            elif race != self.ranger:
                value -= 2
        if two.shelter == self.hard:
            value -= 3
        elif two.shelter == self.soft:
            value -= 2
        if not two.shielded and two.struck_as in self.open_to_blows:
            value += 1
        if two.stance == self.routing:
            value += 5
        if one.in_a_hostile_wood:
            value -= 2
        return value

    def fallen(self, one: Any, two: Any, factor: int) -> int:
        """How many of the second fall to the first."""
        men = min(one.in_contact * self.ranks(self.side[one.troop], one.strikes_as), 2 * one.men)
        men = (men + 1) // 2
        if men < 1:
            return 0
        row = self.chart[min(max(factor + 8, 0), 36)]
        value: int = row[min(men, 26)]
        if men > 25:
            value += row[min(men - 25, 26)]
        alive: int = two.men
        return min(value, alive)

    def strike(self, one: Any, two: Any, dice: Any) -> int:
        """A round of the first against the second."""
        luck = dice.throw("gained", AVERAGE) - dice.throw("parried", AVERAGE)
        return self.fallen(one, two, self.factor(one, two) + luck)


NAMES = ("battle",)


def rows(wanted: Wanted) -> Iterator[Row]:
    """`battle`: nanoseconds for a battle of two units."""
    from rulec.base.diagnostics import Report
    from rulec.driver.compile import compile_pack
    from rulec.driver.packs import read_pack
    from rulec.runtime.dice import Seeded, Tape
    from tests.native.packages import loaded

    report = Report()
    folder = ROOT / "rules"
    files = read_pack("middle_earth_wargames", str(folder / "middle_earth_wargames"), str(folder), report)
    assert files is not None
    made = compile_pack(files, report, backends=())
    assert made is not None, [d.headline for d in report.found]
    with loaded(made.program) as package:
        pack = package.package
        hand = Hand(pack)

        def units() -> tuple[Any, Any]:
            orcs = pack.Unit(
                troop=pack.TROOP_ORCS, strikes_as=pack.STRIKER_GOBLIN, struck_as=pack.STRUCK_GOBLIN, men=40,
                in_contact=12, in_the_dark=True, stance=pack.STANCE_CHARGING,
            )  # fmt: skip
            men = pack.Unit(
                troop=pack.TROOP_MEN_OF_THE_WEST, strikes_as=pack.STRIKER_SWORD, struck_as=pack.STRUCK_MEDIUM_FOOT,
                men=30, in_contact=12, in_the_dark=True, shelter=pack.SHELTER_SOFT,
            )  # fmt: skip
            return orcs, men

        def battle(strike: Any, dice: Any) -> tuple[int, int]:
            one, two = units()
            for _ in range(MOST):
                lost_by_two, lost_by_one = strike(one, two, dice), strike(two, one, dice)
                one.men -= lost_by_one
                two.men -= lost_by_two
                if one.men < 20 or two.men < 15:
                    break
            return one.men, two.men

        one, two = units()
        for gained in AVERAGE:  # both give the same, whatever the dice show
            for parried in AVERAGE:
                for striker, struck in ((one, two), (two, one)):
                    ours = pack.melee_casualties(striker, struck, Tape([gained, parried]))
                    assert ours == hand.strike(striker, struck, Tape([gained, parried]))

        def compiled() -> None:
            dice = Seeded(1)
            for _ in range(BATTLES):
                battle(pack.melee_casualties, dice)

        def by_hand() -> None:
            dice = Seeded(1)
            for _ in range(BATTLES):
                battle(hand.strike, dice)

        if wanted("battle"):
            yield against("battle", compiled, "by hand", by_hand, BATTLES)
