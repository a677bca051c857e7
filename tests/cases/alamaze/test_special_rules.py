"""Special rules of kingdoms that no other file sees: each in played lines, with it and without it (seed 002, the lines
beside them); and where each of all of them is seen."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rulec.runtime.dice import Tape
from rulec.runtime.game.acts import attempt
from rulec.runtime.game.turns import find_player, hand_in
from tests.cases.alamaze.test_emissaries import COUNT, carried_out
from tests.cases.alamaze.test_foreknowledge import begun, heard
from tests.cases.alamaze.test_kingdom_rules import ELVES, as_people, ruled
from tests.cases.alamaze.test_marching import area
from tests.cases.thrones import ROOT, Played, named, package, play

HOST, FOE = "Host of Silverleaf", "Host of Grimhold"


def elves(world: Any) -> Any:
    return named(world.kingdoms, ELVES)


def people(key: str, *changes: Any) -> Any:
    """The Elves are another people, with its companions and its ground, and rich; then what else is said."""

    def change(world: Any) -> None:
        as_people(key)(world)
        kingdom = elves(world)
        born = package().Kingdom.named(kingdom.began_as)
        kingdom.companions, kingdom.supreme, kingdom.advantaged = born.companions, born.supreme, born.advantaged
        kingdom.gold = kingdom.food = 300_000
        for each in changes:
            each(world)

    return change


def bit(sort: str, name: str) -> int:
    return 1 << getattr(package(), f"{sort}_{name}")


def camp(host: str, where: str, terrain: str) -> Any:
    """A host stands there."""

    def change(world: Any) -> None:
        group = named(world.groups, host)
        group.area, group.terrain = area(where), getattr(package(), f"TERRAIN_{terrain}")

    return change


def troops(host: str, *breeds: str) -> Any:
    """A host is of these brigades."""

    def change(world: Any) -> None:
        a, group = package(), named(world.groups, host)
        group.brigades = tuple(world.add(a.Brigade(breed=getattr(a, f"BRIGADE_TYPE_{each}"))) for each in breeds)
        group.types = sum(bit("BRIGADE_TYPE", each) for each in set(breeds))

    return change


# ---- what one people alone can do --------------------------------------------------------------
COMPANION = "565 Host of Silverleaf "
ALONE = {
    "volcano_phoenix of Black Dragons, 2817": (f"{COMPANION}Phoenix", "BLACK_DRAGON", 3_000, 2_000),
    "volcano_phoenix of Red Dragons, 3599": (f"{COMPANION}Phoenix", "RED_DRAGON", 3_000, 2_000),
    "eagle_riders, 3065": (f"{COMPANION}Giant Eagles", "ELVEN", 3_000, 2_000),
    "eye_of_the_beholder, 3176": (f"{COMPANION}Beholder", "FORGOTTEN", 3_000, 2_000),
    "hounds_of_hell, 2912": (f"{COMPANION}Hell Hounds", "DEATHKNIGHTS", 3_000, 2_000),
    "alchemist_workshops, 2684": ("611 Silverleaf Apothecary", "ALCHEMIST", 0, 10_000),
    "alchemist_workshops, 2685": ("611 Silverleaf Laboratory", "ALCHEMIST", 10_000, 0),
    "trading_company, 3325": ("611 Silverleaf Hobbit Inc. Trading Company", "HALFLING", 15_000, 10_000),
    "ships_on_any_sea of Free Traders, 3226": ("749 The Sorrows: Gull", "FREE_TRADERS", 16_000, 0),
    "ships_on_any_sea of Halflings, 3332": ("749 The Sorrows: Gull", "HALFLING", 16_000, 0),
    "falconers, 3567": ("520", "RANGER", 10_000, 0),
}
"""Line, people, and what it pays; two of the prices are rulings."""


@pytest.mark.parametrize("rule", ALONE)
def test_what_one_people_alone_does(rule: str) -> None:
    line, key, gold, food = ALONE[rule]
    volcano = camp(HOST, "KH", "MOUNTAIN")
    done = play((ELVES, line), changed=people(key, volcano))
    assert done.why == {line: ""}
    works = [e for e in done.world.bookings if e.kingdom.name == ELVES and e.gold <= 0 and e.food <= 0]
    assert (-gold, -food) in [(e.gold, e.food) for e in works]
    for other in {"WARLOCK", "ELVEN", "SORCERER"} - {key}:
        assert play((ELVES, line), changed=people(other, volcano)).why[line]


@pytest.mark.parametrize(("key", "bird"), [("ELVEN", "GIANT_EAGLES"), ("GIANTS", "ROCS")])
def test_eagle_riders_and_roc_riders_fly_five_brigades(key: str, bird: str) -> None:
    """Lines 3065 and 3257: five, the birds among them, over water without a ship; six do not, nor do five on foot."""
    line = f"720 {HOST}: JP"

    def across(*breeds: str) -> bool:
        done = play((ELVES, line), changed=people(key, camp(HOST, "JO", "PLAINS"), troops(HOST, *breeds)))
        return bool(named(done.world.groups, HOST).area == area("JP"))

    assert across(bird, *["NORTHMEN"] * 4)
    assert not across(bird, *["NORTHMEN"] * 5)
    assert not across(*["NORTHMEN"] * 5)


# ---- what is seen ------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("key", "ground"),
    [
        ("DWARVEN", "MOUNTAIN"),
        ("ELVEN", "FOREST"),
        ("FAIRY_FOLK", "FOREST"),
        ("LIZARD_MEN", "MARSH"),
        ("NOMAD", "DESERT"),
    ],
)
def test_supreme_masking_hides_the_size_of_a_host_at_home(key: str, ground: str) -> None:
    """Lines 3026, 3066, 3142, 3397 and 3503: in the terrain of the people, and without a command."""

    def seen(folk: str, terrain: str) -> list[str]:
        near = (camp(HOST, "JG", terrain), camp(FOE, "JG", terrain), troops(HOST, *["NORTHMEN"] * 6))
        told = play(changed=people(folk, *near)).told
        return [text.partition(", ")[2] for text in told if text.startswith(f"In JG: {HOST}")]

    assert seen(key, ground) == ["of which nobody can say how large it is."]
    assert seen("WARLOCK", ground) == seen(key, "PLAINS") == ["Army."]


def test_watchful_villages_tell_who_passes() -> None:
    """Lines 2995 and 3338: each population center, as an agent of level 1."""
    near, tale = camp("Host of Sunspire", "IK", "PLAINS"), "Scouts in IK: Host of Sunspire of The Sorcerer, Division."
    assert tale in play(changed=people("DRUID", near)).told
    assert tale in play(changed=people("HALFLING", near)).told
    assert tale not in play(changed=people("ELVEN", near)).told


def test_artifact_keys_are_known_by_name_from_the_start() -> None:
    """Line 3183: all four of them (5819 to 5822); a people without the rule hears of none."""
    game, world = begun(1, ("The Forgotten", "Giants"))
    keys = {f"Key of the {each}" for each in ("Gem", "Maker", "Slayer", "Staff")}
    assert set(heard(game, world, "The Forgotten")) == keys
    assert heard(game, world, "Giants") == []


# ---- consuls, princes, and the High Council ----------------------------------------------------
def test_consul_rites_bless_and_convert() -> None:
    """Lines 2751, 2753 and 4908: a Consul does what a High Priestess does, at the same price of 7,000 gold for a
    blessing, and converts besides what else she does."""

    def consul(*rites: str) -> Any:
        def change(world: Any) -> None:
            ruled(*rites)(world)
            named(world.rulers, "Lyra").rank = package().RANK_CONSUL

        return change

    lines = "302 Lyra Duke of Silverleaf\n780 Lyra Wren"
    done, other = (play((ELVES, lines), changed=consul(*rites)) for rites in (("CONSUL_RITES",), ()))
    idle = play(changed=consul("CONSUL_RITES"))
    assert set(done.why.values()) == {""}
    assert set(other.why.values()) == {"Lyra is no High Priestess."}
    assert [elves(idle.world).gold - elves(each.world).gold for each in (done, other)] == [7_000, 0]
    ranks = [named(each.world.agents, "Wren").rank for each in (done, other)]
    assert ranks == [package().RANK_FANATIC, package().RANK_AGENT]


def demon(world: Any) -> None:
    """The Duke of Silverleaf is a Demon Prince."""
    named(world.figures, "Duke of Silverleaf").rank = package().RANK_DEMON_PRINCE


def test_gate_of_princes_leads_anywhere_and_past_an_army() -> None:
    """Line 2952: 2,000 gold; the road is too long (4405), and there an army turns a noble back (4407)."""
    gate, road = "351 Duke of Silverleaf Eldergarth", "350 Duke of Silverleaf Eldergarth"

    def besieged(*changes: Any) -> Any:
        return people("DEMON_PRINCES", camp(FOE, "JV", "PLAINS"), *changes)

    done, idle = play((ELVES, gate), changed=besieged(demon)), play(changed=besieged(demon))
    assert named(done.world.figures, "Duke of Silverleaf").place.name == "Eldergarth"
    assert elves(idle.world).gold - elves(done.world).gold == 2_000
    assert play((ELVES, road), changed=besieged(demon)).why[road].startswith("Eldergarth is too far")
    assert play((ELVES, gate), changed=besieged()).why == {gate: "Duke of Silverleaf knows no gate."}


@pytest.mark.parametrize(("rule", "die", "sleeps"), [("PRINCES", 70, True), ("PRINCES", 71, False), ("", 1, False)])
def test_sleep_of_princes_comes_seven_times_in_ten(rule: str, die: int, sleeps: bool) -> None:
    """Line 2954; nobody else knows the song."""
    changes = (demon, lambda world: setattr(named(world.figures, COUNT), "place", named(world.places, "Fernbrook")))
    rules = ruled(f"SLEEP_OF_{rule}") if rule else ruled()
    world, done, why = carried_out(ELVES, f"306 Duke of Silverleaf {COUNT}", [die], *changes, rules)
    assert done or why == "Only Consuls and Demon Princes send others to sleep."
    assert bool(named(world.figures, COUNT).effects & bit("EFFECT", "SLEPT")) is sleeps


@pytest.mark.parametrize("line", ["210 5,000", "410 500 more food for villages", "412 The Underworld for 3,000 gold"])
def test_outcasts_bid_in_vain(line: str) -> None:
    """Line 3445: their bids are ignored; without the rule the same bid is taken."""

    def council(*rules: str) -> Any:
        def change(world: Any) -> None:
            ruled(*rules)(world)
            next(each for each in world.kingdoms if each.councillor).councillor = False
            elves(world).councillor = line.startswith("410")

        return change

    assert play((ELVES, line), changed=council()).why == {line: ""}
    assert play((ELVES, line), changed=council("OUTCASTS")).why == {line: f"The Council opens no bid of {ELVES}."}


def test_reveal_all_trades_to_the_halflings_alone() -> None:
    """Lines 3326 and 4459."""
    sold = "216 The Alchemist 20 mithril for 2,000 gold"
    trade = ("The Ancient Ones", sold), ("The Alchemist", "217 The Ancient Ones 2,000 gold for 20 mithril")
    deal = "The Ancient Ones has sold 20 mithril to The Alchemist for 2,000 gold."
    done = play(*trade, ("The Halflings", "425"))
    assert set(done.why.values()) == {""}
    (told,) = [each for each in done.world.reports if each.text == deal]
    assert told.who == (named(done.world.kingdoms, "The Halflings").id,)
    other = play(*trade, (ELVES, "425"))
    assert deal not in other.told
    assert other.why["425"]


# ---- gold and goods ----------------------------------------------------------------------------
def test_greek_fire_discount_halves_the_price() -> None:
    """Lines 2687 and 4727 to 4738: 15,000 gold, and 7,500 for those who mix it at home."""

    def spent(*rules: str) -> int:
        done, idle = (play(*lines, changed=ruled(*rules)) for lines in (((ELVES, "630 The Tempest: Greek Fire"),), ()))
        return int(elves(idle.world).gold - elves(done.world).gold)

    assert (spent(), spent("GREEK_FIRE_DISCOUNT")) == (15_000, 7_500)


def shop(world: Any) -> None:
    """A trading house stands in Fernbrook."""
    named(world.places, "Fernbrook").buildings |= bit("BUILDING", "HOBBIT_INC")


@pytest.mark.parametrize(
    ("lines", "plain", "house"),
    [
        ("200 30,000 food", [10_000], [20_000]),
        ("200 30,000 gold", [10_000], [20_000]),
        ("200 100,001 food", [33_333], []),
        ("200 100,001 gold", [33_333], []),
        ("200 60,000 food\n200 60,000 gold", [20_000, 20_000], [40_000]),
    ],
)
def test_trading_company_sells_two_for_three_and_no_more_than_it_carries(
    lines: str, plain: list[int], house: list[int]
) -> None:
    """Line 3325: 3:2 instead of 3:1, and 100,000 goods at most."""

    def given(*changes: Any) -> list[int]:
        told = play((ELVES, lines), changed=people("HALFLING", *changes)).told
        return [int(text.split()[3].replace(",", "")) for text in told if text.startswith("The market gives")]

    assert (given(), given(shop)) == (plain, house)


@pytest.mark.parametrize("way", ["150", "170", "190", "560"])
def test_trading_company_is_gone_with_its_town_by_any_means(way: str) -> None:
    """Line 1126: by storm, by parley, starved out, or when a third brigade is taken from it."""
    a = package()
    world = play(changed=people("HALFLING", shop)).world
    town, foe = named(world.places, "Fernbrook"), named(world.groups, FOE)
    if way == "150":
        a.conquer(foe, town, a.SEIZURE_STORM_ORDER, world, Tape([1] * 90))
    elif way == "170":
        a.open_gates(foe, town, world)
    elif way == "190":
        a.starve_out(foe, town, world, Tape([1] * 90))
    else:
        a.cast_off(town, world)
    assert town.kingdom is not elves(world)
    assert not town.buildings & bit("BUILDING", "HOBBIT_INC")


# ---- what strikes like a spell -----------------------------------------------------------------
def battle(*own: str, rules: tuple[str, ...] = (), spell: str = "", month: int = 2, variants: int = 0) -> Played:
    """A host of these, two brigades of Northmen and perhaps a spell attacks eight of Northmen with a wizard."""

    def change(world: Any) -> None:
        a = package()
        ruled(*rules)(world)
        world.month = month
        for host, breeds in (HOST, (*own, *["NORTHMEN"] * 2)), (FOE, ["NORTHMEN"] * 8):
            camp(host, "KH", "MOUNTAIN")(world)
            troops(host, *breeds)(world)
        mine, other = named(world.groups, HOST), named(world.groups, FOE)
        mine.wizards = ()
        other.wizards = (world.add(a.Wizard(name="Odo", rank=a.RANK_WIZARD, level=1, kingdom=other.kingdom)),)
        if spell:
            mine.prepared = (world.add(a.Cast(spell=getattr(a, f"SPELL_{spell}"), power=2)),)

    line = f"110 {HOST} {FOE}: determined attack"
    done = play((ELVES, line), changed=change, variants=variants)
    assert done.why == {line: ""}
    return done


def magic(done: Played) -> int:
    """The damage of both stages of magic together."""
    struck = (re.match(rf"Magic .* Stage: {HOST} strikes with ([\d,]+)", text) for text in done.told)
    return sum(int(each[1].replace(",", "")) for each in struck if each)


def test_hounds_of_hell_breathe_a_firestrike_however_many() -> None:
    """Lines 2912, 824 and 5312: power 2, at 1,400 a level; half as much again in an Ice Age."""
    assert magic(battle()) == 0
    assert magic(battle("HELL_HOUNDS")) == magic(battle("HELL_HOUNDS", "HELL_HOUNDS")) == 2_800
    assert magic(battle("HELL_HOUNDS", variants=1)) == 4_200


@pytest.mark.parametrize(("month", "power", "fear"), [(19, 2, 90), (20, 5, 75)])
def test_eye_of_the_beholder_opens_wider_from_the_twentieth_turn(month: int, power: int, fear: int) -> None:
    """Line 3176: a Firestrike of 1,400 and a bolt of 1,000 a level (5312 and 5224), fear, a stunned leader and a dead
    wizard; a wizard of the first power falls to an eye of the second or the fifth (5288)."""
    done = battle("BEHOLDER", month=month)
    assert magic(done) == power * (1_400 + 1_000)
    assert any(f"{FOE} fights so" in text and f"a morale of {fear}%" in text for text in done.told)
    assert "Before the first arrow: an eye of the enemy stuns Marshal of Grimhold." in done.told
    assert "Before the first arrow: an eye of the enemy kills Odo." in done.told
    assert not any("eye of the enemy" in text for text in battle(month=month).told)


@pytest.mark.parametrize(("variants", "share"), [(0, 25), (1, 38)])
def test_summon_pit_fiend_burns_the_enemy_and_not_its_own(variants: int, share: int) -> None:
    """Line 2915: 25 % before combat, half as much again in an Ice Age (824, rounded), and none of its own host."""
    burns = [text for text in battle("PIT_FIEND", variants=variants).told if "loses" in text and "first arrow" in text]
    assert set(burns) == {f"Before the first arrow: {FOE} loses {share}%."}
    assert not any("first arrow" in text and "loses" in text for text in battle(variants=variants).told)


@pytest.mark.parametrize(
    ("spell", "plain", "master"),
    [
        ("LIGHTNING_ATTACK", 2_000, 2_500),
        ("FIRESTRIKE", 2_800, 3_500),
        ("COMMAND_TORNADO", 3_600, 4_500),
        ("EARTHQUAKE", 4_400, 5_500),
        ("ICE_TORRENT", 6_000, 6_000),
    ],
)
def test_elemental_mastery_strikes_a_quarter_harder(spell: str, plain: int, master: int) -> None:
    """Line 3111, and 1,000, 1,400, 1,800 and 2,200 a level (5224, 5312, 5316, 5320)."""
    assert magic(battle(spell=spell)) == plain
    assert magic(battle(spell=spell, rules=("ELEMENTAL_MASTERY",))) == master


def test_banished_wraith_is_dead_already_and_learns_nothing() -> None:
    """Lines 3701 and 2331: of the fourth power, in the first group; no battle kills it, and it never rises (5682)."""
    a = package()
    game, world = begun(1, ("Tyrant", "Giants"))
    tyrant, giants = named(world.kingdoms, "Tyrant"), named(world.kingdoms, "Giants")
    host = next(each for each in world.groups if each.kingdom is tyrant and each.first)
    (wraith,) = [each for each in host.wizards if each.level == 4]
    assert not any(each.level == 4 for each in world.wizards if each.kingdom is giants)
    player, _ = find_player(game, world, "Tyrant")
    assert player is not None
    line = f"799 {wraith.name}"
    (verdict,) = hand_in(game, world, player, [(1, line)])
    assert verdict.given is not None
    assert not attempt(world, verdict.given, Tape([1]))
    assert verdict.given.sentence == f"{wraith.name} has given up growth with life."
    foe = next(each for each in world.groups if each.kingdom is giants)
    a.fall(world.add(a.Side(group=host, losses=60)), world.add(a.Side(group=foe)), world, Tape([1] * 90))
    assert list(host.wizards) == [wraith]


# ---- all of them -------------------------------------------------------------------------------
SEEN = {
    "equip_advanced_item": "test_what_a_forge_makes test_equip_advanced_item_kills_captains",
    "equip_mithril_item": "test_what_a_forge_makes test_equip_mithril_item_is_for_elves_and_dwarves",
    "supreme_masking": "test_special_rules test_supreme_masking_hides_the_size_of_a_host_at_home",
    "evasion": "test_after_a_battle test_evasion_leaves_the_attacker_with_nobody_to_fight",
    "volcano_phoenix": "test_special_rules test_what_one_people_alone_does",
    "dragons_lair": "test_special_places test_a_special_place_yields_each_month",
    "no_navy": "test_at_sea test_dragons_have_no_ships",
    "druids_grove": "test_special_places test_a_special_place_yields_each_month",
    "gold_mine": "test_special_places test_a_special_place_yields_each_month",
    "hidden_oasis": "test_special_places test_a_special_place_yields_each_month",
    "pirates_cove": "test_special_places test_a_special_place_yields_each_month",
    "watchful_villages": "test_special_rules test_watchful_villages_tell_who_passes",
    "ships_on_any_sea": "test_special_rules test_what_one_people_alone_does",
    "transmute_damned": "test_recruiting test_transmute_damned_makes_green_zombies",
    "transmute_rare_element": "test_what_a_forge_makes test_transmute_rare_element_takes_gunpowder_too",
    "alchemist_workshops": "test_special_rules test_what_one_people_alone_does",
    "greek_fire_discount": "test_special_rules test_greek_fire_discount_halves_the_price",
    "plains_hunters": "test_kingdom_rules test_plains_hunters_reap_a_fifth_more",
    "consul_enamor": "test_rules_of_one_people test_what_one_people_alone_can_do_is_done",
    "consul_denigrate": "test_rules_of_one_people test_what_one_people_alone_can_do_is_done",
    "consul_titles": "test_rules_of_one_people test_consul_titles_need_a_consul",
    "consul_travel": "test_emissaries test_consuls_travel_light",
    "consul_rites": "test_special_rules test_consul_rites_bless_and_convert",
    "maiden_tribute": "test_hiring test_maiden_tribute_goes_to_the_ancient_ones",
    "sleep_of_consuls": "test_emissaries test_sleep",
    "living_plague": "test_special_places test_living_plague_where_a_brigade_of_deathknights_stays",
    "vile_presence": "test_harvest_and_upkeep test_vile_presence_spoils_three_times_as_much",
    "hounds_of_hell": "test_special_rules test_hounds_of_hell_breathe_a_firestrike_however_many",
    "summon_pit_fiend": "test_special_rules test_summon_pit_fiend_burns_the_enemy_and_not_its_own",
    "muster_the_fallen": "test_recruiting test_muster_the_fallen_at_the_capital",
    "grim_morale": "test_sieges test_grim_troops_are_cheered_twice_by_plunder_and_less_by_conquest",
    "summon_fallen_angel": "test_kingdom_rules test_summon_fallen_angel_lays_a_place_waste",
    "torment_prisoner": "test_emissaries test_torment_prisoner",
    "mortal_steward": "test_succession test_a_mortal_on_the_throne_of_the_demon_princes",
    "gate_of_princes": "test_special_rules test_gate_of_princes_leads_anywhere_and_past_an_army",
    "sleep_of_princes": "test_special_rules test_sleep_of_princes_comes_seven_times_in_ten",
    "regional_submission": "test_rules_of_one_people test_what_one_people_alone_can_do_is_done",
    "demonic_denigration": "test_rules_of_one_people test_what_one_people_alone_can_do_is_done",
    "raise_dead": "test_recruiting test_raise_dead_beside_a_demon_prince",
    "dwarven_defenses": "test_recruiting test_dwarven_defenses_once_a_turn",
    "masons_tribute": "test_masons test_tribute_for_walls",
    "tunnels_and_traps": "test_rules_of_one_people test_tunnels_and_traps_hurt_who_presses_on",
    "stonecutters": "test_masons test_improvements_at_a_discount",
    "eagle_riders": "test_special_rules test_eagle_riders_and_roc_riders_fly_five_brigades",
    "roc_riders": "test_special_rules test_eagle_riders_and_roc_riders_fly_five_brigades",
    "towering_parley": "test_kingdom_rules test_towering_parley_adds_ten_points",
    "giant_masons": "test_kingdom_rules test_giant_masons_build_for_a_tenth_less",
    "elemental_mastery": "test_special_rules test_elemental_mastery_strikes_a_quarter_harder",
    "plentiful_reinforcements": "test_special_places test_plentiful_reinforcements_of_the_fairy_folk",
    "eye_of_the_beholder": "test_special_rules test_eye_of_the_beholder_opens_wider_from_the_twentieth_turn",
    "artifact_keys": "test_special_rules test_artifact_keys_are_known_by_name_from_the_start",
    "open_doors": "test_rules_of_one_people test_open_doors_are_tolerated_everywhere",
    "nobodys_enemy": "test_nobodys_enemy test_nobody_declares_the_free_traders_an_enemy",
    "merchant_captains": "test_at_sea test_free_traders_bring_more",
    "advisers_tribute": "test_masons test_advisers_tribute",
    "trading_company": "test_special_rules test_trading_company_sells_two_for_three_and_no_more_than_it_carries",
    "reveal_all_trades": "test_special_rules test_reveal_all_trades_to_the_halflings_alone",
    "special_hires": "test_hiring test_special_hires_of_the_halflings",
    "disguised_envoy": "test_kingdoms_are_founded test_the_highest_envoy_of_illusionists_is_disguised",
    "slippery_captives": "test_kingdom_rules test_slippery_captives_escape_more_often",
    "lycanthropy_in_battle": "test_after_a_battle test_lycanthropy_in_battle_makes_wolves_of_the_dead",
    "lycan_regeneration": "test_after_a_battle test_lycan_regeneration_mends_after_a_battle",
    "winter_hunger": "test_harvest_and_upkeep test_winter_moon_feeds_the_lycans_own_brigades",
    "lycanthropy_of_captives": "test_kingdom_rules test_lycanthropy_of_captives_makes_them_serve",
    "lycanthropy_of_envoys": "test_emissaries test_lycanthropy_of_envoys",
    "outcasts": "test_special_rules test_outcasts_bid_in_vain",
    "prize_money": "test_at_sea test_pirates_get_their_prize",
    "falconers": "test_what_is_seen test_the_falcon_flies_as_far_and_sees_as_much_as_it_was_taught",
    "paladin_upkeep": "test_harvest_and_upkeep test_paladins_at_half_pay",
    "early_triumph": "test_rules_of_one_people test_early_triumph_and_early_great_triumph",
    "early_great_triumph": "test_rules_of_one_people test_early_triumph_and_early_great_triumph",
    "banished_wraith": "test_special_rules test_banished_wraith_is_dead_already_and_learns_nothing",
    "agents_tribute": "test_hiring test_agents_tribute_of_those_who_are_hired",
    "global_training_cost": "test_hiring test_global_training_cost_moves_by_a_thousand_within_its_range",
    "early_kidnap": "test_rules_of_one_people test_what_one_people_alone_can_do_is_done",
    "early_rescue": "test_rules_of_one_people test_what_one_people_alone_can_do_is_done",
    "rapid_training": "test_what_a_forge_makes test_rapid_training_costs_six_thousand",
    "lasting_temple": "test_storming test_a_temple_outlasts_the_capital",
}
"""Which file and which test in it see a special rule in play."""


def test_each_special_rule_is_seen_in_play_or_its_page_says_that_it_is_not_carried_out() -> None:
    pages = (ROOT / "generated/alamaze/reference/privileges").glob("*.md")
    texts = {page.stem: page.read_text(encoding="utf-8") for page in pages if page.stem != "README"}
    assert set(SEEN) == {name for name, text in texts.items() if "Not carried out yet" not in text}
    for each in SEEN.values():
        file, test = each.split()
        assert f"def {test}(" in (ROOT / f"tests/cases/alamaze/{file}.py").read_text(encoding="utf-8"), each
