"""Nobody sailed: fleets are built and sold, carry hosts, patrol, trade and fight (seed 002, lines 2415 to 2475)."""

from __future__ import annotations

from typing import Any

import pytest

from rulec.base.diagnostics import Report
from rulec.driver.games.loaded_package import load_game
from rulec.driver.games.scenario_file import begin
from rulec.runtime.game.seeing import shown_to
from rulec.runtime.game.turns import find_player, hand_in, resolve
from tests.cases.alamaze.test_navies import navy
from tests.cases.thrones import ROOT, Played, named, play
from tests.game.eight import courts

ELVES, ELDERS = "The Elven Kingdom", "The Ancient Ones"
HOST = "Host of Silverleaf"
"""Three brigades of Elves, which begin here at JO, on the shore of The Tempest; JP, JQ and JR are water, JS is land."""
ACROSS = f"710 {HOST}: JP, JQ, JR, JS"
BEAT = "705 The Tempest: JQ, JR"


def area(name: str) -> int:
    """An area by its letters."""
    return (ord(name[0]) - 65) * 26 + ord(name[1]) - 65


def stands(done: Played, name: str) -> str:
    """The letters of the area in which a group stands."""
    row, column = divmod(named(done.world.groups, name).area, 26)
    return chr(row + 65) + chr(column + 65)


def with_trait(world: Any, kingdom: str, trait: str) -> None:
    """A people of that trait."""
    named(world.kingdoms, kingdom).traits |= 1 << world.SHAPE.choices["Trait"].keys.index(trait)


def ashore(world: Any) -> None:
    """The Elves have a village and their host on the shore; the Ancient Ones have six fine fleets in those waters."""
    named(world.places, "Fernbrook").area = area("JO")
    host = named(world.groups, HOST)
    host.area, host.terrain = area("JO"), world.SHAPE.choices["Terrain"].keys.index("plains")
    fleet = navy(world, ELDERS, "tempest")
    fleet.fleets, fleet.quality = 6, 140


def elves(lines: str, changed: Any = ashore, **more: Any) -> Played:
    return play((ELVES, lines), changed=changed, **more)


def gold(done: Played, kingdom: str, sentence: str) -> int:
    """Gold that the ledger has for a month under a heading."""
    heads = done.world.SHAPE.choices["BookedReason"].keys
    return sum(b.gold for b in done.world.bookings if b.kingdom.name == kingdom and heads[b.booked_reason] == sentence)


# ---- building, fitting out, selling --------------------------------------------------------------
def test_a_fleet_is_built_for_what_is_offered() -> None:
    """Lines 4880 to 4882: 10,000 make it 2.0 better than the people's own quality; the sea has the mean."""
    line = "748 The Tempest: 1 at 10,000"
    done = elves(line)
    assert done.why == {line: ""}
    fleet = navy(done.world, ELVES, "tempest")
    assert (fleet.fleets, fleet.quality) == (4, 105)
    assert gold(done, ELVES, "marches_booked") == -10_000


def test_sailors_build_better_and_cheaper() -> None:
    """Line 3961: three more of quality, 2,000 gold less for a fleet."""

    def sailors(world: Any) -> None:
        ashore(world)
        with_trait(world, ELVES, "seafaring")
        navy(world, ELVES, "tempest").fleets = 0

    done = elves("748 The Tempest: 3", sailors)
    fleet = navy(done.world, ELVES, "tempest")
    assert (fleet.fleets, fleet.quality) == (3, 130)
    assert gold(done, ELVES, "marches_booked") == -18_000


@pytest.mark.parametrize(
    ("line", "fleets", "sentence"),
    [
        ("748 The Sorrows: 1", 3, "The Elven Kingdom has no population center on The Sorrows."),
        ("748 The Tempest: 3", 10, "There is room for 12 fleets in a sea."),
        ("748 The Tempest: 1 at 9,000", 0, "The first fleets in a sea cost 8,000 gold each."),
        ("748 The Tempest: 1 at 12,000", 3, "Only who has a Port builds such fine fleets."),
        ("245 The Tempest: 4", 3, "The Elven Kingdom has no more than 3 fleets in The Tempest."),
        ("630 The Tempest: Cannons", 0, "The Elven Kingdom has no fleet in The Tempest."),
    ],
)
def test_what_cannot_be_built_or_sold(line: str, fleets: int, sentence: str) -> None:
    """Lines 4876, 4884, 4878, 1128, 4349 and 4729."""

    def few(world: Any) -> None:
        ashore(world)
        navy(world, ELVES, "tempest").fleets = fleets

    done = elves(line, few)
    assert done.why[line] == sentence
    assert navy(done.world, ELVES, "tempest").fleets == fleets


def test_a_sea_is_enlarged_once_a_turn() -> None:
    """Line 4876."""
    done = elves("748 The Tempest: 1\n748 The Tempest: 2")
    assert navy(done.world, ELVES, "tempest").fleets == 4
    assert sorted(map(bool, done.why.values())) == [False, True]


def test_fleets_are_sold_by_their_quality() -> None:
    """Line 4349: half of quality times 1,000, for each."""
    done = elves("245 The Tempest: 2")
    assert navy(done.world, ELVES, "tempest").fleets == 1
    assert "2 fleets in The Tempest have been sold for 10,000 gold. Left: 1 fleet." in done.told


def test_what_is_fitted_stays_and_is_cheap_for_alchemists() -> None:
    """Lines 2457, 2460 and 2687."""
    line = "630 Waves of Azure: Greek Fire"
    done = play(("The Alchemist", line), ("The Underworld", line))
    assert set(done.why.values()) == {""}
    bit = 1 << done.world.SHAPE.choices["Refit"].keys.index("greek_fire")
    assert navy(done.world, "The Alchemist", "waves_of_azure").refits == bit
    assert gold(done, "The Alchemist", "works_booked") == -7_500
    assert gold(done, "The Underworld", "works_booked") == -15_000


# ---- crossing ------------------------------------------------------------------------------------
def test_a_host_crosses_with_a_fleet_for_each_brigade() -> None:
    """Line 4784; a step into the water is paid like one on land (3796)."""
    done = elves(ACROSS)
    assert done.why == {ACROSS: ""}
    assert stands(done, HOST) == "JS"
    assert f"{HOST} enters JR, sea: 5 movement points, 15 movement points altogether." in done.told


def test_too_few_fleets_carry_nobody() -> None:
    def two(world: Any) -> None:
        ashore(world)
        navy(world, ELVES, "tempest").fleets = 2

    done = elves(ACROSS, two)
    assert done.why[ACROSS] == f"{HOST} needs a fleet for each brigade, and none of them on patrol."
    assert stands(done, HOST) == "JO"


def test_a_navy_on_patrol_carries_nobody() -> None:
    """Line 4786."""
    done = elves(f"{BEAT}\n{ACROSS}")
    assert done.why[BEAT] == ""
    assert done.why[ACROSS]
    assert stands(done, HOST) == "JO"


def test_a_patrol_in_one_sea_carries_hosts_in_another() -> None:
    """Line 4774: as all ships in this sea are on patrol."""

    def elsewhere(world: Any) -> None:
        ashore(world)
        navy(world, ELVES, "sea_of_the_forgotten").fleets = 1

    away = "705 Sea of the Forgotten: AA"
    done = elves(f"{away}\n{ACROSS}", elsewhere)
    assert done.why == {away: "", ACROSS: ""}
    assert stands(done, HOST) == "JS"


def test_a_patrol_needs_no_fleets_but_the_order() -> None:
    """Line 4784."""

    def scouts(world: Any) -> None:
        ashore(world)
        named(world.groups, HOST).brigades = []
        navy(world, ELVES, "tempest").fleets = 0

    assert stands(elves(ACROSS, scouts), HOST) == "JS"
    assert stands(elves(ACROSS.replace("710", "720"), scouts), HOST) == "JO"


def test_a_searching_host_lands_at_the_first_place() -> None:
    """Line 4794."""

    def isle(world: Any) -> None:
        ashore(world)
        named(world.places, "Mossdell").area = area("JQ")

    assert stands(elves(ACROSS.replace("710", "715"), isle), HOST) == "JQ"


def test_dragons_have_no_ships() -> None:
    """Line 2820."""

    def drakes(world: Any) -> None:
        ashore(world)
        privilege = world.SHAPE.choices["Privilege"].keys.index("no_navy")
        named(world.kingdoms, ELVES).privileges |= 1 << privilege

    line = "748 The Tempest: 1"
    done = elves(f"{ACROSS}\n{line}", drakes)
    assert set(done.why.values()) == {"The Elven Kingdom has no ships, and flies."}


# ---- patrols -------------------------------------------------------------------------------------
def crossings(changed: Any = ashore, line: str = ACROSS, beat: str = BEAT, count: int = 40) -> list[Played]:
    """Games in which the Elves cross where the Ancient Ones patrol."""
    return [play((ELDERS, beat), (ELVES, line), seed=seed, changed=changed) for seed in range(1, count + 1)]


def met(games: list[Played]) -> int:
    """In how many of them the patrol has met the host."""
    return sum(any("has met a patrol of" in text for text in done.told) for done in games)


def test_a_patrol_meets_six_of_ten_and_turns_them_back() -> None:
    """Line 4778: 60%, whatever the number of its areas on the way. Who loses goes back, with fewer brigades."""
    games = crossings()
    assert all(not why for done in games for why in done.why.values())
    assert 16 <= met(games) <= 32
    for done in games:
        here = any("has met a patrol of" in text for text in done.told)
        host, ships = named(done.world.groups, HOST), navy(done.world, ELVES, "tempest")
        assert stands(done, HOST) == ("JO" if here else "JS")
        assert (ships.fleets < 3) == here
        assert len(host.brigades) == ships.fleets  # three brigades in three fleets
        patrol = navy(done.world, ELDERS, "tempest")
        assert done.world.SHAPE.choices["NavalDuty"].keys[patrol.naval_duty] == ("home_again" if here else "patrolling")


def test_a_patrol_elsewhere_meets_nobody() -> None:
    assert met(crossings(beat="705 The Tempest: HP, HQ", count=8)) == 0


def test_sailors_watch_the_whole_sea_and_meet_more() -> None:
    """Line 3961: 80%, through the whole sea."""

    def sailors(world: Any) -> None:
        ashore(world)
        with_trait(world, ELDERS, "seafaring")

    assert 26 <= met(crossings(sailors, beat="705 The Tempest: HP, HQ")) <= 38


def test_a_navy_is_met_twice_at_most() -> None:
    """Line 4786. Four weak patrols are on the way, and none of them turns the host back."""
    others = ("The Warlock", "The Lycans", "The Sorcerer", ELDERS)

    def weak(world: Any) -> None:
        ashore(world)
        for name in others:
            navy(world, name, "tempest").fleets, navy(world, name, "tempest").quality = 1, 40
            named(world.kingdoms, name).allies = [named(world.kingdoms, other) for other in others if other != name]
        navy(world, ELVES, "tempest").quality = 160

    counts = set()
    for seed in range(1, 13):
        done = play(*((name, BEAT) for name in others), (ELVES, ACROSS), seed=seed, changed=weak)
        counts.add(sum("has met a patrol of" in text for text in done.told))
        assert stands(done, HOST) == "JS"
    assert max(counts) == 2


def test_an_ally_passes() -> None:
    """Line 4774: unallied navies."""

    def pals(world: Any) -> None:
        ashore(world)
        named(world.kingdoms, ELDERS).allies = [named(world.kingdoms, ELVES)]

    assert met(crossings(pals, count=8)) == 0


def scouting(world: Any) -> None:
    """The Elven host is a marshal alone."""
    ashore(world)
    named(world.groups, HOST).brigades = []


def test_an_elite_ship_passes_and_others_do_not() -> None:
    """Line 2453."""

    def gull(world: Any) -> None:
        scouting(world)
        navy(world, ELVES, "tempest").cutter = "Gull"

    assert met(crossings(gull, count=12)) == 0
    assert met(crossings(scouting, count=12)) > 2


def test_scouts_of_sailors_are_met_half_as_often() -> None:
    """Line 3961: 30% instead of 60%."""

    def sailors(world: Any) -> None:
        scouting(world)
        with_trait(world, ELVES, "seafaring")

    assert met(crossings(sailors)) < met(crossings(scouting))


def test_who_knows_back_doors_is_met_less() -> None:
    """Line 3985: 45% instead of 60%."""

    def tricky(world: Any) -> None:
        ashore(world)
        with_trait(world, ELVES, "trick_of_the_trade")

    assert met(crossings(tricky)) < met(crossings())


def test_the_elite_ship_of_a_patrolling_navy_sails() -> None:
    """Line 4888: its movement is independent of the navy's order."""

    def gull(world: Any) -> None:
        scouting(world)
        navy(world, ELVES, "tempest").cutter = "Gull"

    assert stands(elves(f"{BEAT}\n{ACROSS}", gull), HOST) == "JS"


def test_a_small_patrol_loses_against_a_good_convoy() -> None:
    """Lines 2449 and 4884: quality first, then numbers and leaders. The host sails on."""

    def weak(world: Any) -> None:
        ashore(world)
        navy(world, ELDERS, "tempest").fleets = 1
        navy(world, ELDERS, "tempest").quality = 60

    for done in crossings(weak, count=8):
        assert stands(done, HOST) == "JS"
    assert met(crossings(weak, count=8)) > 2


def test_patrols_meet_and_three_to_one_stays_out() -> None:
    """Lines 2447 and 4780: 90%; who outnumbers the other three to one or more stays on patrol."""
    stays = {2: 0, 3: 0}
    for fleets in stays:

        def small(world: Any, fleets: int = fleets) -> None:
            ashore(world)
            navy(world, ELVES, "tempest").fleets = fleets

        for seed in range(1, 9):
            done = play((ELDERS, BEAT), (ELVES, BEAT), seed=seed, changed=small)
            duty = navy(done.world, ELDERS, "tempest").naval_duty
            fought = any("Your fleets have met" in text for text in done.told)
            stays[fleets] += fought and done.world.SHAPE.choices["NavalDuty"].keys[duty] == "patrolling"
    assert stays[2] >= 5  # six against two
    assert stays[3] == 0  # six against three


def test_the_wind_turns_a_close_fight_and_no_other() -> None:
    """Rulings on what luck does: from 80% to 130% of a strength, so that who is stronger by two thirds always wins."""
    for quality, both_win in (
        (120, True),
        (156, False),
    ):  # the squares of their qualities are as 1 to 1, and as 1.69 to 1

        def afloat(world: Any, quality: int = quality) -> None:
            ashore(world)
            for name, good in ((ELDERS, quality), (ELVES, 120)):
                navy(world, name, "tempest").fleets, navy(world, name, "tempest").quality = 6, good

        told = [play((ELDERS, BEAT), (ELVES, BEAT), seed=seed, changed=afloat).told for seed in range(1, 13)]
        won = {
            text.rpartition("have ")[2]
            for texts in told
            for text in texts
            if text.startswith("Your fleets have met those of The Elven Kingdom")
        }
        assert won == ({"won.", "lost."} if both_win else {"won."})


def test_pirates_get_their_prize() -> None:
    """Line 3537."""

    def pirates(world: Any) -> None:
        ashore(world)
        named(world.kingdoms, ELDERS).privileges |= 1 << world.SHAPE.choices["Privilege"].keys.index("prize_money")

    for done in crossings(pirates, count=6):
        assert gold(done, ELDERS, "marches_booked") == (20_000 if met([done]) else 0)


def test_hosts_that_fight_at_sea_fight_with_ships() -> None:
    """Line 4209."""

    def afloat(world: Any) -> None:
        ashore(world)
        sea = world.SHAPE.choices["Terrain"].keys.index("sea")
        for name in (HOST, "Host of Oldthrone"):
            host = named(world.groups, name)
            host.area, host.terrain = area("JQ"), sea

    line = f"110 {HOST} Host of Oldthrone"
    done = elves(line, afloat)
    assert done.why[line] == ""
    assert any("Your fleets have met those of The Ancient Ones" in text for text in done.told)
    assert navy(done.world, ELVES, "tempest").fleets < 3
    assert len(named(done.world.groups, HOST).brigades) == navy(done.world, ELVES, "tempest").fleets


def test_a_patrol_that_has_fought_carries_nobody_and_does_not_trade() -> None:
    """Lines 4774 and 2451: it has had its order for the month."""
    lines = f"{BEAT}\n711 The Tempest: JR, JQ, JP, IQ, IR"

    def town(world: Any) -> None:
        ashore(world)
        named(world.places, "Oldthrone").area = area("JS")

    games = [play((ELDERS, lines), (ELVES, ACROSS), seed=seed, changed=town) for seed in range(1, 9)]
    assert 0 < met(games) < 8
    trade = lines.splitlines()[1]
    assert {done.why[trade] for done in games} == {"The fleets in The Tempest have something else to do."}


# ---- merchants -----------------------------------------------------------------------------------
TRADE = "711 The Tempest: JP, JQ, JR, IQ, IR"


def test_merchants_bring_gold_for_each_fleet() -> None:
    """Line 4790."""
    done = elves(TRADE)
    assert done.why == {TRADE: ""}
    assert gold(done, ELVES, "marches_booked") == 4_500


def test_merchants_sail_each_month_by_a_standing_command() -> None:
    """Line 1043. In the second month nobody types anything, and the fleets are in port again when it begins."""
    game = load_game("alamaze", [str(ROOT / "generated")], Report())
    assert game is not None
    world: Any = begin(courts(), game, 1, 0, Report())
    ashore(world)
    player, _ = find_player(game, world, ELVES)
    assert player is not None
    given = [each.given for each in hand_in(game, world, player, [(1, f"60 {TRADE}")])]
    earned = []
    for lines in (given, []):
        done = resolve(game, world, [line for line in lines if line is not None])
        assert all(each.done for each in done), done
        earned.append(gold(Played(world, [], {}), ELVES, "marches_booked"))
    assert earned == [4_500, 4_500]


def test_free_traders_bring_more() -> None:
    """Line 3225."""

    def captains(world: Any) -> None:
        ashore(world)
        captains = world.SHAPE.choices["Privilege"].keys.index("merchant_captains")
        named(world.kingdoms, ELVES).privileges |= 1 << captains

    assert gold(elves(TRADE, captains), ELVES, "marches_booked") == 5_625


def test_a_beaten_merchant_brings_nothing() -> None:
    """Line 2451."""
    games = crossings(line=TRADE, count=12)
    won = [done for done in games if any("have brought nothing home" in text for text in done.told)]
    assert won
    assert len(won) < 12
    assert all(gold(done, ELVES, "marches_booked") == 0 for done in won)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("711 The Tempest: JP, JQ, JR, IQ", "A merchant mission has 5 areas."),
        ("711 The Tempest: JP, JQ, JR, IQ, IQ", "One of the areas is not in The Tempest, or is named twice."),
        ("711 The Tempest: JP, JQ, JR, IQ, HP", ""),
        (
            "711 The Tempest: JR, JQ, JP, IQ, IR",
            "The first area has to lie at a population center of The Elven Kingdom.",
        ),
        ("705 The Tempest: JP, HQ", "The areas do not lie side by side."),
        ("705 The Tempest", "A patrol has to have 8 areas at most, and one at least."),
    ],
)
def test_areas_at_sea(line: str, sentence: str) -> None:
    """Lines 4780 and 4790."""
    assert elves(line).why[line] == sentence


def test_fleets_that_carry_do_not_trade() -> None:
    """Line 2451."""
    assert elves(f"{ACROSS}\n{TRADE}").why[TRADE] == "The fleets in The Tempest have something else to do."


# ---- the elite ship, the ice, and secrets --------------------------------------------------------
def test_an_elite_ship_is_built_once_a_sea() -> None:
    """Lines 2453, 4888 and 3332: Halflings need no shore."""
    done = elves("749 The Tempest: Gull\n749 The Tempest: Tern")
    assert navy(done.world, ELVES, "tempest").cutter == "Gull"
    assert done.why["749 The Tempest: Tern"] == "An elite ship of The Elven Kingdom sails The Tempest already."
    assert gold(done, ELVES, "marches_booked") == -16_000
    assert elves("749 The Sorrows: Gull").why == {
        "749 The Sorrows: Gull": "The Elven Kingdom has no population center on The Sorrows."
    }
    assert play(("The Halflings", "749 The Sorrows: Gull")).why == {"749 The Sorrows: Gull": ""}


@pytest.mark.parametrize("line", [ACROSS, BEAT, TRADE, "748 The Tempest: 1", "749 The Tempest: Gull"])
def test_nothing_sails_in_the_ice(line: str) -> None:
    """Line 826."""
    game = load_game("alamaze", [str(ROOT / "generated")], Report())
    assert game is not None
    world = begin(courts(), game, 1, 1, Report())
    assert world is not None
    player, _ = find_player(game, world, ELVES)
    assert player is not None
    (verdict,) = hand_in(game, world, player, [(1, line)])
    assert verdict.sentence == "Nothing sails: the seas are frozen."


def test_nobody_is_told_of_navies_that_he_has_not_met() -> None:
    """Two worlds that differ in what the Ancient Ones have afloat, and in where they patrol."""

    def told(fleets: int, beat: str) -> str:
        def many(world: Any) -> None:
            ashore(world)
            other = navy(world, ELDERS, "tempest")
            other.fleets, other.quality, other.cutter = fleets, 100 + fleets, "Gull" if fleets > 6 else None

        done = play((ELDERS, beat), (ELVES, f"{ACROSS}\n748 The Tempest: 1"), changed=many)
        game = load_game("alamaze", [str(ROOT / "generated")], Report())
        assert game is not None
        player, _ = find_player(game, done.world, ELVES)
        assert player is not None
        reports = [r.text for r in done.world.reports if r.who is None or player.id in r.who]
        return "\n".join([*reports, repr(shown_to(game, done.world, player))])

    assert told(6, "705 The Tempest: HP, HQ") == told(9, "705 The Tempest: HP")
