"""Games of Alamaze between rulers that play by themselves, looked at each month.

`python -m tests.packs.alamaze_games 8 5` plays five games of eight kingdoms and tells how they went. The package has to
be built (`rulec build alamaze`).
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

from rulec.base.diagnostics import Report
from rulec.driver.games.loaded_package import load_game
from rulec.driver.games.scenario_file import begin, read
from rulec.runtime.game.acts import Game, Given
from rulec.runtime.game.serialise import from_json, to_json
from rulec.runtime.game.turns import hand_in_all, resolve
from tests.packs.alamaze_players import Chart, Ruler, correspond

ROOT = Path(__file__).parents[2]
PACK = "alamaze"
SCENARIO = "maelstrom"
STORES = ("gold", "food", "mithril", "powder")
DEALS = ("bargains_booked", "gifts_booked")
SAVED = 10
"""Every so many months a game is saved, loaded and saved again."""


class Campaign(NamedTuple):
    """A game that was played: how it ended, after how many months, what became of the lines, what went wrong."""

    end: str
    months: int
    done: Counter[str]
    refused: Counter[str]
    why: dict[str, Counter[str]]
    wrongs: list[str]
    tales: list[str]
    world: Any


@lru_cache
def loaded() -> tuple[Game, Chart]:
    """The committed package and the map."""
    game = load_game(PACK, [str(ROOT / "generated")], Report())
    assert game is not None, "build the package first"
    package = import_module(f"rulec_packs.{PACK}")
    for name in package.__all__:  # all of it now: another build of the package may come into this process
        getattr(package, name)
    return game, Chart(package, game)


@lru_cache
def beginning() -> Any:
    """The scenario, read once."""
    report = Report()
    source = read(PACK, SCENARIO, [(str(ROOT / "rules"), "")], report)
    assert source is not None, report.found
    return source


@lru_cache
def peoples() -> tuple[str, ...]:
    """Those who may play, by their names."""
    report = Report()
    game, _ = loaded()
    world: Any = begin(beginning(), game, 0, 0, report)
    assert world is not None, report.found
    return tuple(each.name for each in world.kingdoms)


def playing(seed: str, kingdoms: int) -> tuple[str, ...]:
    """Who plays: drawn by the seed."""
    names = peoples()
    drawn = set(Random(f"{seed} players").sample(names, kingdoms))
    return tuple(name for name in names if name in drawn)


def begun(seed: str, kingdoms: int, throws: int | str = "") -> Any:
    """A world at its beginning; `throws` is the seed of its dice, the same as that of its rulers if nothing is said."""
    game, _ = loaded()
    report = Report()
    world = begin(beginning(), game, throws or seed, 0, report, playing=playing(seed, kingdoms))
    assert world is not None, report.found
    return world


class Table:
    """All rulers of a game."""

    def __init__(self, world: Any, seed: str) -> None:
        self.game, chart = loaded()
        self.luck = Random(f"{seed} letters")
        self.world = world
        self.rulers = [Ruler(chart, self.game, world, each, Random(f"{seed} {each.name}")) for each in world.kingdoms]

    def sheets(self) -> list[tuple[Any, list[str]]]:
        """What each of them types for a month."""
        correspond(self.rulers, self.luck)
        return [(each.kingdom, each.lines()) for each in self.rulers]

    def given(self, sheets: list[tuple[Any, list[str]]], turned_down: Callable[[str, str], None]) -> list[Given]:
        """The acts that are read in the lines."""
        found: list[Given] = []
        numbered = [(kingdom, list(enumerate(lines, 1))) for kingdom, lines in sheets]
        for verdicts in hand_in_all(self.game, self.world, numbered):
            for each in verdicts:
                if each.given is None:
                    turned_down(each.text, each.sentence)
                else:
                    found.append(each.given)
        return found

    def hear(self) -> None:
        """All read their reports."""
        for each in self.rulers:
            each.hear()


# ---- what has to hold ----------------------------------------------------------------------------
def ledgers(world: Any) -> dict[str, dict[str, tuple[int, ...]]]:
    """The entries of each kingdom by their reasons: gold, food, mithril, gunpowder."""
    keys = world.SHAPE.choices["BookedReason"].keys
    found: dict[str, dict[str, tuple[int, ...]]] = defaultdict(dict)
    for each in world.bookings:
        mine, key = found[each.kingdom.name], keys[each.booked_reason]
        amounts = tuple(int(getattr(each, store)) for store in STORES)
        mine[key] = tuple(map(sum, zip(mine.get(key, (0,) * 4), amounts, strict=True)))
    return found


def out_of_bounds(world: Any, before: dict[str, tuple[int, ...]], rules: Any) -> list[str]:
    """What is not as it has to be after a month."""
    wrongs: list[str] = []
    books = ledgers(world)
    moved: dict[str, list[int]] = {}
    trick = False
    for kingdom in world.kingdoms:
        name = kingdom.name
        now = tuple(int(getattr(kingdom, store)) for store in STORES)
        mine = dict(books.get(name, {}))
        closing = mine.pop("closing_stand", None)
        if closing != now:
            wrongs.append(f"{name}: the books close with {closing}, and there is {now}")
        if tuple(map(sum, zip(*mine.values(), strict=True))) != now or mine.get("opening_stand") != before[name]:
            wrongs.append(f"{name}: {mine} do not come to {now}")
        if min(now) < 0 or max(now) > 50_000_000:
            wrongs.append(f"{name}: has {now}")
        if not 0 <= kingdom.influence <= 3_000:
            wrongs.append(f"{name}: influence {kingdom.influence}")
        if {each.id for each in kingdom.places} != {each.id for each in world.places if each.kingdom is kingdom}:
            wrongs.append(f"{name}: its places are not those that it rules")
        hidden = kingdom.capital is not None and kingdom.capital is kingdom.sanctuary  # nobody rules a hiding place
        if kingdom.capital is not None and kingdom.capital.kingdom is not kingdom and not hidden:
            wrongs.append(f"{name}: its capital is not its own")
        trick = trick or (bool(kingdom.traits >> rules.TRAIT_TRICK_OF_THE_TRADE & 1) and "bargains_booked" in mine)
        for deal in DEALS:
            if deal in mine:
                moved[deal] = [one + other for one, other in zip(moved.get(deal, [0] * 4), mine[deal], strict=True)]
    for deal, amounts in moved.items():
        if any(amounts) and not (trick and deal == "bargains_booked"):
            wrongs.append(f"{deal} come to {amounts}, not to nothing")
        elif min(amounts) < 0:
            wrongs.append(f"{deal} come to {amounts}, less than nothing")
    shares: Counter[int] = Counter()
    for kingdom in world.kingdoms:
        for foothold in kingdom.standings:
            if not 0 <= foothold.share <= 100:
                wrongs.append(f"{kingdom.name}: share {foothold.share}")
            shares[foothold.region] += foothold.share
    wrongs += [f"shares of region {region} come to {share}" for region, share in shares.items() if share > 100]
    for place in world.places:
        if place.census < 0 or place.defense < 0 or place.gold_output < 0:
            wrongs.append(f"{place.name}: {place.census}, {place.defense}, {place.gold_output}")
    for navy in world.navies:
        if not (0 <= navy.fleets <= 12 and 40 <= navy.quality <= 160):
            wrongs.append(f"a navy of {navy.kingdom.name}: {navy.fleets} fleets of quality {navy.quality}")
    for group in world.groups:
        if not 0 <= group.morale <= 200:
            wrongs.append(f"{group.name}: morale {group.morale}")
        if any(not 0 <= brigade.attrition <= 100 for brigade in group.brigades):
            wrongs.append(f"{group.name}: attrition")
    return wrongs


# ---- a game --------------------------------------------------------------------------------------
def play(seed: str, kingdoms: int, months: int = 99) -> Campaign:
    """A game from its beginning to its end, or for some months."""
    game, chart = loaded()
    world = begun(seed, kingdoms)
    table = Table(world, seed)
    done: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    why: dict[str, Counter[str]] = defaultdict(Counter)
    wrongs: list[str] = []
    tales: list[str] = []

    def turned_down(text: str, sentence: str) -> None:
        number = text.split(" ", 1)[0]
        refused[number] += 1
        why[number][sentence] += 1

    played = 0
    while not world.over and played < months:
        before = {each.name: tuple(int(getattr(each, store)) for store in STORES) for each in world.kingdoms}
        given = table.given(table.sheets(), turned_down)
        try:
            for act in resolve(game, world, given):
                if act.done:
                    done[str(act.spec.number)] += 1
                elif act.stands and not act.sentence:
                    pass  # its own player has ended it
                else:
                    turned_down(act.text or act.spec.key, act.sentence)
                    if not act.sentence or "rules have no answer" in act.sentence:
                        wrongs.append(f"{act.text}: {act.sentence}")
        except Exception as fault:
            wrongs.append(f"month {played + 1}: {type(fault).__name__}: {fault}")
            break
        played += 1
        wrongs += [f"month {played}: {wrong}" for wrong in out_of_bounds(world, before, chart.rules)]
        tales += [f"{played}: {each.text}" for each in world.reports if each.who is None]
        if played % SAVED == 0 or world.over:
            text = to_json(world, game)
            if to_json(from_json(text, game), game) != text:
                wrongs.append(f"month {played}: saved and loaded it is another game")
        table.hear()
    end = world.over or "no end"
    return Campaign(end, played, done, refused, dict(why), wrongs, tales, world)


def kind_of_end(end: str) -> str:
    """A way of ending, without names."""
    for words in ("is Rex", "with its partners", "most status points"):
        if words in end:
            return words
    return end


def main(arguments: list[str]) -> int:
    """Plays some games and tells how they went."""
    kingdoms, games, *first = map(int, arguments)
    done: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    why: dict[str, Counter[str]] = defaultdict(Counter)
    for at in range(first[0] if first else 0, (first[0] if first else 0) + games):
        began = process_time()
        campaign = play(f"{kingdoms}/{at}", kingdoms)
        world = campaign.world
        left = sum(not each.struck_off for each in world.kingdoms)
        print(
            f"{kingdoms}/{at}: {campaign.months} months, {campaign.end} {left} left; {process_time() - began:.1f} s; "
            f"{sum(campaign.done.values())} done, {sum(campaign.refused.values())} refused"
        )
        rows = sorted(world.kingdoms, key=lambda each: -each.fame)
        for each in rows if games == 1 else ():
            hosts = [g for g in world.groups if g.kingdom is each]
            soldiers = sum(len(host.brigades) for host in hosts)
            print(
                f"  {each.name:16} {each.fame:6} fame, {each.gold:8} gold, {each.food:8} food, "
                f"{len(each.places):3} places, {soldiers:3} brigades, influence {each.influence / 100}"
                f"{' fallen' * each.struck_off}"
            )
        if games == 1:
            print("\n".join(campaign.tales))
        print("\n".join(f"  {wrong}" for wrong in campaign.wrongs[:6]))
        done += campaign.done
        refused += campaign.refused
        for number, sentences in campaign.why.items():
            why[number] += sentences
    for number in sorted(str(spec.number) for spec in loaded()[0].acts):
        most = "; ".join(f"{count} {sentence}" for sentence, count in why[number].most_common(2))
        print(f"  {number}: {done[number]} done, {refused.get(number, 0)} refused {most[:150]}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
