"""What emissaries do in population centers: orders 310, 315, 320 and 330, typed and carried out with dice that are
laid (seed 002, lines 1382 to 1388, 1495 to 1542 and 4379 to 4401).

Most cases have one place. A Count of the Warlock, whose influence is 12, stays in the village of Appleby; its
master, the Halflings, is a substantial power in a region that is tolerant of everybody. The Count's power is 60
percent of 12 (lines 1522 and 1528), five points for each of it (ruling `power_measure`): a chance of 36 percent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rulec.base.diagnostics import Report
from rulec.driver.games.loaded_package import load_game
from rulec.runtime.dice import Tape
from rulec.runtime.game.acts import attempt
from rulec.runtime.game.turns import find_player, hand_in
from tests.cases.thrones import ROOT, named, package, play, world_of

WARLOCK, HALFLINGS, ELVES = "The Warlock", "The Halflings", "The Elven Kingdom"
COUNT, BARON = "Count of Grimhold", "Baron of Grimhold"
PLAIN = 36

Change = Callable[[Any], None]


def village(world: Any) -> Any:
    """Appleby, and its region, as the cases begin."""
    a = package()
    town, master = named(world.places, "Appleby"), named(world.kingdoms, HALFLINGS)
    town.census = 1_000
    (home, *_) = master.standings
    home.share, home.reaction = 50, a.REACTION_TOLERANT
    master.traits = 0
    named(world.kingdoms, WARLOCK).traits = 0
    return town


def carried_out(name: str, line: str, dice: list[int], *changes: Change) -> tuple[Any, bool, str]:
    """The world after a line with these dice, whether it was carried out, and why not."""
    game = load_game("alamaze", [str(ROOT / "generated")], Report())
    assert game is not None
    world: Any = world_of(game)
    village(world)
    for change in changes:
        change(world)
    player, _ = find_player(game, world, name)
    (verdict,) = hand_in(game, world, player, [(1, line)])
    assert verdict.given is not None, verdict.sentence
    world.reports.clear()  # what was told at the beginning
    done = attempt(world, verdict.given, Tape(dice))
    return world, done, verdict.given.sentence


def lost(world: Any) -> bool:
    return named(world.places, "Appleby").kingdom is not named(world.kingdoms, HALFLINGS)


def heard_by(world: Any) -> list[tuple[str, str]]:
    """Who was told what; what everyone was told is told to nobody in particular."""
    names = {each.id: each.name for each in world.kingdoms}
    return [(names[who], report.text) for report in world.reports for who in report.who or ()]


def rebels_at(die: int, *changes: Change) -> bool:
    """Whether Appleby throws out its master when the die shows this; then nobody is arrested."""
    return lost(carried_out(WARLOCK, f"320 {COUNT}", [die, 100], *changes)[0])


def usurped_at(die: int, *changes: Change) -> bool:
    return lost(carried_out(WARLOCK, f"330 {COUNT}", [die, 100], *changes)[0])


# ---- what is changed ---------------------------------------------------------------------------
def at_court(name: str, field: str, value: str) -> Change:
    """A title."""
    return lambda world: setattr(named(world.figures, name), field, getattr(package(), value))


def feels(kingdom: str, reaction: str, share: int | None = None) -> Change:
    """What the Diamond Coast thinks of a kingdom, and how much of it is the kingdom's."""

    def change(world: Any) -> None:
        a = package()
        of = named(world.kingdoms, kingdom)
        mine = [each for each in of.standings if each.region == a.REGION_DIAMOND_COAST]
        if not mine:
            mine = [world.add(a.Foothold(region=a.REGION_DIAMOND_COAST))]
            of.standings = (*of.standings, *mine)
        mine[0].reaction = getattr(a, f"REACTION_{reaction}")
        if share is not None:
            mine[0].share = share

    return change


def built(*names: str) -> Change:
    def change(world: Any) -> None:
        a = package()
        named(world.places, "Appleby").buildings = sum(1 << getattr(a, f"BUILDING_{name}") for name in names)

    return change


def trait(kingdom: str, name: str) -> Change:
    def change(world: Any) -> None:
        named(world.kingdoms, kingdom).traits |= 1 << getattr(package(), f"TRAIT_{name}")

    return change


def size(name: str) -> Change:
    return lambda world: setattr(named(world.places, "Appleby"), "settlement", getattr(package(), f"SETTLEMENT_{name}"))


def people(kingdom: str, name: str) -> Change:
    """A kingdom that began as another."""
    return lambda world: setattr(named(world.kingdoms, kingdom), "began_as", getattr(package(), f"KINGDOM_{name}"))


def stirred(points: int, calmed: int = 0) -> Change:
    def change(world: Any) -> None:
        town = named(world.places, "Appleby")
        town.unrest, town.peace = points, calmed

    return change


def nobodys(world: Any) -> None:
    town, master = named(world.places, "Appleby"), named(world.kingdoms, HALFLINGS)
    town.kingdom = None
    master.places = tuple(each for each in master.places if each is not town)


REBELS: dict[str, tuple[int, tuple[Change, ...]]] = {
    # the chance of a rebellion, worked out by hand, and what is changed
    "a Count in a tolerant village (lines 1528 and 4389)": (PLAIN, ()),
    "a Duke (line 1527)": (42, (at_court(COUNT, "rank", "RANK_DUKE"),)),
    "a Baron (line 1529)": (30, (at_court(COUNT, "rank", "RANK_BARON"),)),
    "a Prince (line 1526)": (48, (at_court(COUNT, "rank", "RANK_PRINCE"),)),
    "a friendly region (line 1385)": (PLAIN + 15, (feels(WARLOCK, "FRIENDLY"),)),
    "a loyal region (line 1384)": (PLAIN + 30, (feels(WARLOCK, "LOYAL"),)),
    "a suspicious region (line 1387)": (PLAIN - 15, (feels(WARLOCK, "SUSPICIOUS"),)),
    "a hostile region (line 1388)": (PLAIN - 30, (feels(WARLOCK, "HOSTILE"),)),
    "a city (line 4391)": (PLAIN - 25, (size("CITY"),)),
    "a master who controls the region (line 4391)": (PLAIN - 15, (feels(HALFLINGS, "TOLERANT", 60),)),
    "a master who is a minor power (line 4391)": (PLAIN + 15, (feels(HALFLINGS, "TOLERANT", 19),)),
    "a master who is hated (line 4391)": (PLAIN + 15, (feels(HALFLINGS, "HOSTILE"),)),
    "a master who is liked (line 4391)": (PLAIN - 15, (feels(HALFLINGS, "FRIENDLY"),)),
    "a master to whom they are loyal (line 1384)": (PLAIN - 30, (feels(HALFLINGS, "LOYAL"),)),
    "Forum (line 1124)": (PLAIN - 10, (built("FORUM"),)),
    "Granary (line 1125)": (PLAIN - 5, (built("GRANARY"),)),
    "Temple (line 1130)": (PLAIN - 5, (built("TEMPLE"),)),
    "Great Temple (line 1131)": (PLAIN - 10, (built("GREAT_TEMPLE"),)),
    "Motte and Bailey (line 1149)": (PLAIN - 5, (built("MOTTE_AND_BAILEY"),)),
    "Fortress (line 1150)": (PLAIN - 15, (built("FORTRESS"),)),
    "Citadel (line 1152)": (PLAIN - 15, (built("CITADEL"),)),
    "Castle (line 1153)": (PLAIN - 20, (built("CASTLE"),)),
    "Greater Castle (line 1154)": (PLAIN - 35, (built("GREATER_CASTLE"),)),
    "Bazaar (line 1121)": (PLAIN + 10, (built("BAZAAR"),)),
    "Acuity (line 3837)": (PLAIN + 5, (trait(WARLOCK, "ACUITY"),)),
    "Cunning (line 3853)": (PLAIN + 15, (trait(WARLOCK, "CUNNING"),)),
    "Order in the town (line 3945)": (PLAIN - 10, (trait(HALFLINGS, "ORDER"),)),
    "Ruthless masters (line 3957)": (PLAIN - 10, (trait(HALFLINGS, "RUTHLESS"),)),
    "The Forgotten (line 3177)": (PLAIN - 15, (people(WARLOCK, "FORGOTTEN"),)),
    "Demon Princes whom everybody hates (line 2959)": (
        PLAIN - 8, (people(WARLOCK, "DEMON_PRINCES"), feels(WARLOCK, "HOSTILE")),
    ),
    "unrest that others have stirred (line 4385)": (PLAIN + 18, (stirred(18),)),
    "status quo that others keep (line 4381)": (PLAIN - 10, (stirred(0, 10),)),
    "a whisper from below (line 4353)": (
        PLAIN - 8, (feels(WARLOCK, "TOLERANT"), lambda world: setattr(
            named(world.kingdoms, WARLOCK).standings[-1], "whispered", 1)),
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", REBELS)
def test_what_speaks_for_a_rebel_and_what_against(case: str) -> None:
    chance, changes = REBELS[case]
    assert rebels_at(chance, *changes), case
    assert not rebels_at(chance + 1, *changes), case


USURPS: dict[str, tuple[int, tuple[Change, ...]]] = {
    "half as likely where somebody rules (line 4397)": (PLAIN // 2, ()),
    "a place that nobody rules (line 4397)": (PLAIN, (nobodys,)),
    "a city that nobody rules (line 4399)": (PLAIN - 25, (nobodys, size("CITY"))),
    "a friendly region (line 1385)": (PLAIN + 15, (nobodys, feels(WARLOCK, "FRIENDLY"))),
    "Oratory (line 3941)": (PLAIN + 15, (nobodys, trait(WARLOCK, "ORATORY"))),
    "Acuity (line 3837)": (PLAIN + 5, (nobodys, trait(WARLOCK, "ACUITY"))),
    "Cunning does not help (line 3853)": (PLAIN, (nobodys, trait(WARLOCK, "CUNNING"))),
    "unrest (line 4385)": (PLAIN + 18, (nobodys, stirred(18))),
}


@pytest.mark.parametrize("case", USURPS)
def test_what_speaks_for_a_usurper_and_what_against(case: str) -> None:
    chance, changes = USURPS[case]
    before = carried_out(WARLOCK, f"330 {COUNT}", [chance, 100], *changes)[0]
    assert named(before.places, "Appleby").kingdom is named(before.kingdoms, WARLOCK), case
    after = carried_out(WARLOCK, f"330 {COUNT}", [chance + 1, 100], *changes)[0]
    assert named(after.places, "Appleby").kingdom is not named(after.kingdoms, WARLOCK), case


STIRS = {
    # order, who, its rank, a trait, and the points that it makes: three for each point of power, at an influence of 12
    "a Baron stirs (line 4385)": ("315", "RANK_BARON", None, 18),
    "a Governor stirs (line 4385)": ("315", "RANK_GOVERNOR", None, 10),
    "a Baron of the Cunning stirs (line 3853)": ("315", "RANK_BARON", "CUNNING", 33),
    "a Governor calms, as the laws of the Order do (lines 3945 and 4381)": ("310", "RANK_GOVERNOR", None, 10),
    "a Duke calms (line 4381)": ("310", "RANK_DUKE", None, 25),
    "a Governor of speakers calms (line 3941)": ("310", "RANK_GOVERNOR", "ORATORY", 25),
}


@pytest.mark.parametrize("case", STIRS)
def test_unrest_and_status_quo(case: str) -> None:
    number, rank, quality, points = STIRS[case]
    changes = [at_court(BARON, "rank", rank)] + ([trait(WARLOCK, quality)] if quality else [])
    world, done, _ = carried_out(WARLOCK, f"{number} {BARON}", [], *changes)
    town = named(world.places, "Appleby")
    assert done
    assert (town.unrest, town.peace) == ((points, 0) if number == "315" else (0, points))


def test_unrest_helps_in_the_same_turn_and_is_gone_in_the_next() -> None:
    """Lines 4381 and 4385: the number of the order comes before the rebellion; what was kept quiet counts until
    emissaries set to work again."""
    stirs, quiet = play((WARLOCK, f"315 {BARON}")), play((WARLOCK, ""))
    assert named(stirs.world.places, "Appleby").unrest == 18
    assert named(quiet.world.places, "Appleby").unrest == 0
    again = play((WARLOCK, ""), changed=lambda world: stirred(18, 9)(world))
    assert (named(again.world.places, "Appleby").unrest, named(again.world.places, "Appleby").peace) == (0, 0)


def test_a_rebellion_takes_the_people_from_their_master() -> None:
    """Line 4389, and 1390: a village of a quarter of the region; line 1404 of a region that is lost with it."""

    def quarter(world: Any) -> None:
        a = package()
        for each in world.places:
            if each.region == a.REGION_DIAMOND_COAST:
                each.census = 0
        named(world.places, "Appleby").census, named(world.places, "Burrowton").census = 1_000, 3_000

    world, done, _ = carried_out(WARLOCK, f"320 {COUNT}", [1], quarter)
    town, master = named(world.places, "Appleby"), named(world.kingdoms, HALFLINGS)
    assert done
    assert town.kingdom is None
    assert town not in master.places
    assert master.standings[0].share == 25
    told = heard_by(world)
    assert (HALFLINGS, "Count of Grimhold of The Warlock has talked to the people of Appleby.") in told
    assert (HALFLINGS, "Appleby has thrown out your people, and belongs to nobody.") in told
    assert not [each for each in told if each[0] not in (HALFLINGS, WARLOCK)]
    assert any(name == WARLOCK and "The chance is 36%:" in text for name, text in told)


def test_an_errand_costs_what_the_title_costs() -> None:
    """Lines 1525 to 1531."""
    for rank, gold in (("PRINCE", 6_000), ("DUKE", 5_000), ("COUNT", 4_000), ("BARON", 3_000), ("GOVERNOR", 2_000)):
        world, done, _ = carried_out(WARLOCK, f"315 {COUNT}", [], at_court(COUNT, "rank", f"RANK_{rank}"))
        assert done
        assert named(world.kingdoms, WARLOCK).gold == 90_000 - gold, rank


# ---- failure -----------------------------------------------------------------------------------
def arrested_at(die: int, *changes: Change) -> bool:
    world, _, _ = carried_out(WARLOCK, f"330 {COUNT}", [100, die], *changes)
    count = named(world.figures, COUNT)
    return count.captor is not None or count.jailed


def test_the_governor_of_the_book() -> None:
    """Line 1540: a Governor in a hostile city that nobody rules is most likely arrested (18 - 30 - 25: 77 percent),
    in a hostile town perhaps (52); where he is welcome, or of higher rank, hardly ever."""
    governor = at_court(COUNT, "rank", "RANK_GOVERNOR")
    hostile, friendly = feels(WARLOCK, "HOSTILE"), feels(WARLOCK, "FRIENDLY")
    for chance, changes in (
        (77, (governor, nobodys, hostile, size("CITY"))),
        (52, (governor, nobodys, hostile, size("TOWN"))),
        (7, (governor, nobodys, friendly, size("TOWN"))),
        (4, (nobodys, size("TOWN"))),
    ):
        assert arrested_at(chance, *changes)
        assert not arrested_at(chance + 1, *changes)


def test_whoever_is_arrested_sits_in_the_dungeon_of_the_master() -> None:
    """Lines 1540 to 1542 and 4393: no further orders until somebody frees the prisoner."""
    world, _, _ = carried_out(WARLOCK, f"320 {COUNT}", [100, 4])
    count = named(world.figures, COUNT)
    assert count.captor is named(world.kingdoms, HALFLINGS)
    assert count.place is named(world.places, "Burrowton")
    _, done, why = carried_out(WARLOCK, f"310 {COUNT}", [], lambda there: setattr(
        named(there.figures, COUNT), "captor", named(there.kingdoms, HALFLINGS)))  # fmt: skip
    assert (done, why) == (False, "Count of Grimhold is a prisoner.")


def in_a_cell(world: Any) -> None:
    nobodys(world)
    named(world.figures, COUNT).jailed = True


def test_who_sits_where_nobody_rules_is_a_prisoner_of_the_next_master() -> None:
    """Line 1540: even in neutral places. A stranger who takes the place keeps the prisoner; the prisoner's own
    kingdom frees him, and he may try the bars himself (line 4435)."""
    world, _, _ = carried_out(WARLOCK, f"330 {COUNT}", [100, 4], nobodys)
    assert named(world.figures, COUNT).jailed
    assert named(world.figures, COUNT).place is named(world.places, "Appleby")
    for number in ("310", "315", "330", "350", "913"):
        line = f"{number} {COUNT}" + {"350": " Ashpit", "913": ": The Lycans"}.get(number, "")
        assert carried_out(WARLOCK, line, [], in_a_cell)[1:] == (False, "Count of Grimhold is a prisoner."), number
    own, _, _ = carried_out(WARLOCK, f"330 {BARON}", [1], in_a_cell)
    assert not named(own.figures, COUNT).jailed
    assert named(own.figures, COUNT).captor is None
    strange, _, _ = carried_out("The Ancient Ones", "330 Baron of Oldthrone", [1], in_a_cell, lambda there: setattr(
        named(there.figures, "Baron of Oldthrone"), "place", named(there.places, "Appleby")))  # fmt: skip
    assert named(strange.figures, COUNT).captor is named(strange.kingdoms, "The Ancient Ones")
    free, done, _ = carried_out(WARLOCK, f"385 {COUNT}", [15], in_a_cell)
    assert done
    assert named(free.figures, COUNT).place is named(free.places, "Grimhold")
    assert not named(free.figures, COUNT).jailed


def test_nobody_makes_a_capital_rebel() -> None:
    """Lines 1088 and 4393: whoever tries is caught, whatever the dice would show; and behind walls out of legend
    (1155)."""

    def at_burrowton(world: Any) -> None:
        named(world.figures, COUNT).place = named(world.places, "Burrowton")

    for changes in ((at_burrowton,), (built("LEGENDARY_CASTLE"),)):
        for number in ("320", "330"):
            world, done, _ = carried_out(WARLOCK, f"{number} {COUNT}", [], *changes)
            assert done
            assert named(world.figures, COUNT).captor is named(world.kingdoms, HALFLINGS)
            assert not lost(world)


def test_lycanthropy_of_envoys() -> None:
    """Line 3436: whoever would be arrested among the Lycans is bitten, and serves them with the full title."""

    def wolves(world: Any) -> None:
        named(world.kingdoms, HALFLINGS).privileges |= 1 << package().PRIVILEGE_LYCANTHROPY_OF_ENVOYS

    count = named(carried_out(WARLOCK, f"320 {COUNT}", [100, 4], wolves)[0].figures, COUNT)
    assert count.kingdom.name == HALFLINGS
    assert count.captor is None
    assert count.rank == package().RANK_COUNT


def test_a_cloak_of_disguise_keeps_the_name() -> None:
    """Line 5797: the master of the place learns the name with a chance of a quarter, and without a cloak always."""

    def cloaked(world: Any) -> None:
        named(world.figures, COUNT).artifacts = 1 << package().ARTIFACT_CLOAK_OF_DISGUISE

    name = "Count of Grimhold of The Warlock has talked to the people of Appleby."
    for die, known in ((25, True), (26, False)):
        world, _, _ = carried_out(WARLOCK, f"320 {COUNT}", [1, die], cloaked)
        assert (name in [report.text for report in world.reports]) is known
    world, _, _ = carried_out(WARLOCK, f"320 {COUNT}", [1])
    assert name in [report.text for report in world.reports]


# ---- titles, taxes, journeys -------------------------------------------------------------------
def test_titles() -> None:
    """Lines 4439, 1124 and 2749: at the capital, or in a place of the kingdom that has a Forum; three tenths of
    influence; the Ancient Ones need a Consul at the capital."""
    line = "390 Duke of Oldthrone"
    world, done, _ = carried_out("The Ancient Ones", line, [])
    assert done
    assert named(world.figures, "Duke of Oldthrone").rank == package().RANK_PRINCE
    assert named(world.kingdoms, "The Ancient Ones").influence == 1_170

    def no_consul(there: Any) -> None:
        for each in there.rulers:
            if each.kingdom.name == "The Ancient Ones":
                each.place = named(there.places, "Stillwater")

    assert carried_out("The Ancient Ones", line, [], no_consul)[1:] == (False, "No Consul is at the capital.")

    def at(name: str, forum: bool) -> Change:
        def change(there: Any) -> None:
            named(there.figures, COUNT).place = named(there.places, name)
            if forum:
                named(there.places, name).buildings |= 1 << package().BUILDING_FORUM

        return change

    assert carried_out(WARLOCK, f"390 {COUNT}", [], at("Ashpit", True))[1]
    assert not carried_out(WARLOCK, f"390 {COUNT}", [], at("Ashpit", False))[1]
    assert not carried_out(WARLOCK, f"390 {COUNT}", [], at("Appleby", True))[1]


def test_a_tax_doubles_the_gold_of_the_month_and_loses_the_place() -> None:
    """Line 4345: as much again, a place that nobody rules, nobles who flee and do nothing else; the region's
    reaction falls with a chance of a half."""

    def guest(world: Any) -> None:
        named(world.figures, "Duke of Burrowton").place = named(world.places, "Appleby")
        named(world.places, "Appleby").gold_output = 3_000

    for die, reaction in ((50, "SUSPICIOUS"), (51, "TOLERANT")):
        world, done, _ = carried_out(HALFLINGS, "240 Appleby", [die], guest)
        assert done
        assert lost(world)
        master = named(world.kingdoms, HALFLINGS)
        assert master.gold == 90_000 + 3_600  # a trading coast: a fifth more (line 1350)
        assert master.standings[0].reaction == getattr(package(), f"REACTION_{reaction}")
        assert named(world.figures, "Duke of Burrowton").place is named(world.places, "Burrowton")
    done = play((HALFLINGS, "240 Appleby\n913 Duke of Burrowton: The Lycans"), changed=guest)
    assert done.why["913 Duke of Burrowton: The Lycans"] == (
        "Duke of Burrowton had to move in this turn, and does nothing else."
    )
    keys = done.world.SHAPE.choices["BookedReason"].keys
    booked = [each.gold for each in done.world.bookings if each.kingdom.name == HALFLINGS and each.gold > 0
              and keys[each.booked_reason] == "emissaries_booked"]  # fmt: skip
    assert booked == [3_900]  # and a tenth for an industrious people (line 3909)


def test_a_bazaar_and_illusionists_hide_arrivals() -> None:
    """Lines 1121, 3370 and 4411: 50 percent for a Count, 30 in a market or of an Illusionist, and 10 of one in a
    market."""

    def abroad(world: Any) -> None:
        named(world.figures, COUNT).place = named(world.places, "Barleywick")

    def heard(die: int, *changes: Change) -> bool:
        world, _, _ = carried_out(WARLOCK, f"350 {COUNT} Appleby", [die], abroad, *changes)
        return any(report.text == f"{COUNT} of {WARLOCK}, Count, has come to Appleby." for report in world.reports)

    for chance, changes in (
        (50, ()),
        (30, (built("BAZAAR"),)),
        (30, (people(WARLOCK, "ILLUSIONIST"),)),
        (10, (built("BAZAAR"), people(WARLOCK, "ILLUSIONIST"))),
    ):
        assert heard(chance, *changes)
        assert not heard(chance + 1, *changes)


def test_consuls_travel_light() -> None:
    """Line 2750: 2,000 gold."""
    world, done, _ = carried_out("The Ancient Ones", "350 Second Eldest Stillwater", [])
    assert done
    assert named(world.kingdoms, "The Ancient Ones").gold == 88_000


# ---- skeletons ---------------------------------------------------------------------------------
def test_a_skeleton_is_bought_and_read_out_once() -> None:
    """Lines 2527 to 2529 and 4429 to 4431: three secrets from the start, of which one is major; the code is told
    with the bribe; two levels of influence, the seat on the Council (and its level), and then it is no secret any
    more."""
    a = package()
    world = play((ELVES, "")).world
    closets = {each.name: [s for s in world.skeletons_hidden if s.kingdom is each] for each in world.kingdoms}
    assert {len(found) for found in closets.values()} == {3, 0}
    assert closets["The Ancient Ones"] == []
    sins = closets[HALFLINGS]
    assert [each.gravity for each in sins].count(a.CLOSET_SKELETON_MAJOR_SKELETON) == 1
    assert all(100 <= each.code <= 999 for each in sins)

    def one_known(there: Any) -> None:
        great, *rest = [each for each in there.skeletons_hidden if each.kingdom.name == HALFLINGS]
        great.gravity, great.code = a.CLOSET_SKELETON_MAJOR_SKELETON, 321
        for each in rest:
            each.code = 999

    after, done, _ = carried_out(WARLOCK, f"380 {COUNT} {HALFLINGS} code 321", [1] + [100] * 12, one_known)
    master = named(after.kingdoms, HALFLINGS)
    assert done
    assert master.influence == 1_200 - 200 - 100
    assert not master.councillor
    assert len([each for each in after.skeletons_hidden if each.kingdom is master]) == 2
    crown = [each for each in master.standings if each.region == a.REGION_CROWN_ISLANDS]
    assert [each.reaction for each in crown] == [a.REACTION_SUSPICIOUS]
    false, done, _ = carried_out(WARLOCK, f"380 {COUNT} {HALFLINGS} code 322", [], one_known)
    assert done
    assert named(false.kingdoms, WARLOCK).influence == 1_100
    assert named(false.kingdoms, HALFLINGS).influence == 1_200


def test_torment_prisoner() -> None:
    """Lines 2920 and 4725: certain, 6,000 gold, and of emissaries alone."""

    def dungeon(world: Any) -> None:
        a = package()
        keepers = named(world.kingdoms, WARLOCK)
        keepers.began_as = a.KINGDOM_DEATHKNIGHTS
        keepers.privileges |= 1 << a.PRIVILEGE_TORMENT_PRISONER
        for name in ("Duke of Burrowton", "Bramble"):
            named(world.figures, name).captor = keepers
        for each in world.skeletons_hidden:
            each.code = 321

    world, done, _ = carried_out(WARLOCK, "620 Duke of Burrowton", [100, 1, 1, 1], dungeon)
    assert done
    assert named(world.kingdoms, WARLOCK).gold == 84_000
    (told,) = [text for name, text in heard_by(world) if "skeleton" in text]
    assert told.endswith("code 321.")
    _, done, why = carried_out(WARLOCK, "620 Bramble", [], dungeon)
    assert (done, why) == (False, "Bramble is no political emissary.")


# ---- regions -----------------------------------------------------------------------------------
def test_an_evil_master_is_dreaded_by_all_who_are_not_evil() -> None:
    """Line 3871: when an Evil kingdom first controls a region, all others are hated there."""

    def fresh(world: Any) -> None:
        a = package()
        for each in world.kingdoms:
            each.traits &= ~(1 << a.TRAIT_EVIL)
        warlock = named(world.kingdoms, WARLOCK)
        warlock.traits |= 1 << a.TRAIT_EVIL
        warlock.standings = (*warlock.standings, world.add(a.Foothold(region=a.REGION_KRYNN, share=60)))

    def mood(world: Any, name: str) -> list[int]:
        return [each.reaction for each in named(world.kingdoms, name).standings if each.region == a.REGION_KRYNN]

    a = package()
    world = play((WARLOCK, ""), changed=fresh).world
    assert mood(world, ELVES) == mood(world, HALFLINGS) == [a.REACTION_HOSTILE]
    assert mood(world, WARLOCK) == [a.REACTION_FRIENDLY]


def test_an_immortal_hears_who_courts_a_region() -> None:
    """Line 1572: the Elven queen, who is immortal from the start (3073), where the Elves hold a substantial part at
    least."""
    done = play(("The Sorcerer", "470 Oman Triumvia"))
    told = heard_by(done.world)
    assert (ELVES, "The Sorcerer courts Triumvia.") in told
    assert [name for name, text in told if text == "The Sorcerer courts Triumvia."] == [ELVES]


# ---- sleep -------------------------------------------------------------------------------------
def sung_at(die: int, *changes: Change) -> bool:
    """Whether the Count falls asleep when a Consul of the Ancient Ones sings with this die."""
    world, done, why = carried_out("The Ancient Ones", f"306 Third Eldest {COUNT}", [die], in_reach, *changes)
    assert done, why
    return bool(named(world.figures, COUNT).effects & 1 << package().EFFECT_SLEPT)


def in_reach(world: Any) -> None:
    named(world.rulers, "Third Eldest").place = named(world.places, "Burrowton")


SINGS: dict[str, tuple[int, tuple[Change, ...]]] = {
    "seven times in ten (line 4377)": (70, ()),
    "Magic Resistance (Sleep) (line 3929)": (47, (trait(WARLOCK, "MAGIC_RESISTANCE_SLEEP"),)),
    "a Ring of Protection (line 5848)": (
        35, (lambda world: setattr(
            named(world.figures, COUNT), "artifacts", 1 << package().ARTIFACT_RING_OF_PROTECTION),),
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", SINGS)
def test_sleep(case: str) -> None:
    chance, changes = SINGS[case]
    assert sung_at(chance, *changes)
    assert not sung_at(chance + 1, *changes)


def test_magic_immune_sleep() -> None:
    """Line 3917."""
    assert not sung_at(1, trait(WARLOCK, "MAGIC_IMMUNE_SLEEP"))


def test_who_is_sung_to_sleep_does_nothing_in_the_month() -> None:
    """Lines 4377 and 5400: an emissary, and an agent by night; both are awake again in the next month."""
    lines = ("The Ancient Ones", "306 Third Eldest Count of Grimhold\n306 Second Eldest Moth")
    work = (WARLOCK, "315 Count of Grimhold\n970 Moth JF")

    def close(world: Any) -> None:
        in_reach(world)
        named(world.rulers, "Second Eldest").place = named(world.places, "Grimhold")

    for seed in range(1, 30):
        done = play(lines, work, seed=seed, changed=close)
        if sum("A heavy sleep has come over" in text for text in done.told) == 2:
            break
    assert done.why["315 Count of Grimhold"] == "Count of Grimhold lies in a sleep from which nobody wakes."
    assert done.why["970 Moth JF"] == "Moth lies in a sleep from which nobody wakes."
    assert not named(done.world.figures, COUNT).effects
