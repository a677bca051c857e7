"""What a battle leaves, and what is told of it: played turns of the eight kingdoms, typed lines on either side."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.cases.thrones import Played, named, package, play

ATTACK = ("The Lycans", "110 Host of Howlmoor Host of Burrowton: determined attack")
STAND = ("The Halflings", "120 Host of Burrowton Host of Howlmoor: hold at all costs")


def told(done: Played, player: str) -> list[str]:
    """What one ruler was told in the turn."""
    one = named(done.world.kingdoms, player)
    return [each.text for each in done.world.reports if each.who is None or one.id in each.who]


def stand(world: Any, name: str, where: str) -> None:
    """One host stands where another does."""
    one, other = named(world.groups, name), named(world.groups, where)
    one.area, one.region, one.terrain = other.area, other.region, other.terrain


def test_the_report_tells_the_battle_stage_by_stage_to_both() -> None:
    """Seed 002, lines 2199 to 2217: the stages in their order, the losses growing from one to the next."""
    done = play(ATTACK, STAND)
    for player, own, other in (
        ("The Lycans", "Host of Howlmoor", "Host of Burrowton"),
        ("The Halflings", "Host of Burrowton", "Host of Howlmoor"),
    ):
        lines = told(done, player)
        stages = [line for line in lines if re.match(r".* Stage: ", line)]
        order = ["Long-Range Missile", "Short-Range Missile", "Charge (Phase I)", "Charge (Phase II)"]
        assert [line.partition(" Stage: ")[0] for line in stages][:4] == order
        sums = [tuple(map(int, re.findall(r"in all (\d+)%", line))) for line in stages]
        assert sums == sorted(sums)
        assert all(re.search(rf"{own} strikes with [\d,]+ strength .*; {other} loses \d+%", line) for line in stages)
        (opening,) = [line for line in lines if line.startswith("Before the first arrow")]
        assert opening.startswith(f"Before the first arrow: {own} fights so: ")
        (end,) = [line for line in lines if line.startswith("The day belongs to") or line == "Nobody has won the day."]
        assert lines.index(end) > lines.index(stages[-1])


def test_nobody_is_told_what_the_enemy_is_worth() -> None:
    """Seed 002, line 1928: how large a foreign host is stays hidden. Of the enemy only the losses are told."""
    done = play(ATTACK, STAND)
    for player, other in (("The Lycans", "Host of Burrowton"), ("The Halflings", "Host of Howlmoor")):
        for line in told(done, player):
            for word in ("strikes with", "fights at", "a morale of"):
                assert f"{other} {word}" not in line
            assert not re.search(rf"{other} (is promoted|of .* learned)", line)


def test_whoever_looks_on_from_afar_is_told_nothing() -> None:
    """Two turns that differ only in a battle of others give everybody else the same report."""
    fought, quiet = play(ATTACK, STAND), play()
    for player in ("The Elven Kingdom", "The Sorcerer", "The Warlock", "The Underworld", "The Alchemist"):
        assert told(fought, player) == told(quiet, player)


def test_whoever_wins_takes_heart_and_whoever_falls_back_loses_some() -> None:
    """Seed 002, line 2918, and the rulings on the victor's and the loser's heart: six points and three."""
    hearts = {}
    done = play(("The Lycans", "110 Host of Howlmoor Host of Burrowton: probing attack"), STAND)
    for name in ("Host of Howlmoor", "Host of Burrowton"):
        hearts[name] = named(done.world.groups, name).morale
    assert "The day belongs to Host of Burrowton." in told(done, "The Lycans")
    assert hearts == {"Host of Howlmoor": 97, "Host of Burrowton": 106}


def weaken(world: Any) -> None:
    """The Halflings' brigades are nearly worn out."""
    for brigade in named(world.groups, "Host of Burrowton").brigades:
        brigade.attrition = 65


def test_a_destroyed_host_is_inactive_at_the_capital() -> None:
    """Seed 002, lines 1932 and 2049: its leaders perish with the last brigade, and it waits at the capital."""
    done = play(ATTACK, STAND, changed=weaken)
    host = named(done.world.groups, "Host of Burrowton")
    assert package().host_size(host) == package().HOST_SIZE_INACTIVE
    assert host.region == named(done.world.places, "Burrowton").region
    assert not any(each.name == "Marshal of Burrowton" for each in done.world.leaders)
    assert "Host of Burrowton is no more." in told(done, "The Lycans")
    assert "Nobody is left of Host of Burrowton." in told(done, "The Halflings")


def howl(world: Any) -> None:
    """The Lycans march as Lycans, and are many; the Halflings' host is worn out."""
    a = package()
    pack, prey = named(world.groups, "Host of Howlmoor"), named(world.groups, "Host of Burrowton")
    for brigade in pack.brigades:
        brigade.breed = a.BRIGADE_TYPE_LYCANS
    pack.types = 1 << a.BRIGADE_TYPE_LYCANS
    for brigade in prey.brigades:
        brigade.attrition = 65


def test_lycanthropy_in_battle_makes_wolves_of_the_dead() -> None:
    """Seed 002, lines 3430 and 4013; a new brigade for two that fell, by the ruling `bitten`."""
    done = play(ATTACK, STAND, changed=howl)
    pack = named(done.world.groups, "Host of Howlmoor")
    assert len(pack.brigades) == 3 + 3 // 2
    assert "Those who were bitten join Host of Howlmoor; brigades: 1." in told(done, "The Lycans")


def test_lycan_regeneration_mends_after_a_battle() -> None:
    """Seed 002, line 3431: five points of what a battle cost."""
    a = package()

    def wolves(world: Any) -> None:
        pack = named(world.groups, "Host of Howlmoor")
        pack.brigades[0].breed = a.BRIGADE_TYPE_LYCANS

    done = play(ATTACK, STAND, changed=wolves)
    pack = named(done.world.groups, "Host of Howlmoor")
    assert pack.brigades[1].attrition - pack.brigades[0].attrition == 5


def test_an_equal_battle_is_fought_once() -> None:
    """Seed 002, line 2157: two attacks on each other are one battle, and nobody is fought twice."""
    both = play(ATTACK, ("The Halflings", "110 Host of Burrowton Host of Howlmoor: determined attack"))
    assert (
        told(both, "The Lycans").count("Host of Howlmoor meets Host of Burrowton.")
        + told(both, "The Lycans").count("Host of Howlmoor is attacked by Host of Burrowton of The Halflings.")
        == 1
    )


def test_evasion_leaves_the_attacker_with_nobody_to_fight() -> None:
    """Seed 002, lines 4219 and 3067: no battle between the two, no retreat for either, and no rest beside it."""

    def beside(world: Any) -> None:
        stand(world, "Host of Oldthrone", "Host of Silverleaf")

    attack = ("The Ancient Ones", "110 Host of Oldthrone Host of Silverleaf: determined attack")
    struck = play(attack, changed=beside)
    assert any("Host of Silverleaf is attacked" in line for line in told(struck, "The Elven Kingdom"))
    done = play(attack, ("The Elven Kingdom", "118 Host of Silverleaf Host of Oldthrone\n194 Host of Silverleaf"),
                changed=beside)  # fmt: skip
    assert done.why["118 Host of Silverleaf Host of Oldthrone"] == ""
    assert "has been busy already this turn" in done.why["194 Host of Silverleaf"]
    assert "Host of Oldthrone strikes air: Host of Silverleaf has slipped away." in told(done, "The Ancient Ones")
    assert not any("meets" in line or "fallen back" in line for line in told(done, "The Ancient Ones"))
    assert named(done.world.groups, "Host of Silverleaf").brigades[0].attrition == 0


def test_a_feint_lets_the_second_host_withdraw() -> None:
    """Seed 002, line 2155: whoever withdraws is gone before a tired attacker comes up; the first battle tires it."""

    def beside(world: Any) -> None:
        for name in ("Host of Burrowton", "Host of Howlmoor", "Host of Shadowport"):
            stand(world, name, "Host of Grimhold")

    done = play(
        ("The Warlock", "110 Host of Grimhold Host of Shadowport: determined attack\n"
                        "111 Host of Grimhold Host of Burrowton: determined attack"),
        ("The Underworld", "120 Host of Shadowport Host of Grimhold: organized withdrawal"),
        ("The Halflings", "120 Host of Burrowton Host of Grimhold: organized withdrawal"),
        changed=beside,
    )  # fmt: skip
    lines = told(done, "The Warlock")
    assert "Host of Grimhold meets Host of Shadowport." in lines
    assert (
        "Host of Grimhold comes too late: Host of Burrowton has withdrawn." in lines
        or "Host of Grimhold has fallen back, and attacks nobody any more." in lines
    )
    assert not any("meets Host of Burrowton" in line for line in lines)
    assert named(done.world.groups, "Host of Burrowton").brigades[0].attrition == 0


def test_the_second_battle_of_a_turn_is_fought_by_tired_men() -> None:
    """Seed 002, lines 2151 and 4215: delayed attacks come second, at 15 points less for whoever has fought."""

    def three(world: Any) -> None:
        stand(world, "Host of Grimhold", "Host of Burrowton")

    done = play(
        ("The Halflings", "110 Host of Burrowton Host of Howlmoor: determined attack"),
        ("The Warlock", "111 Host of Grimhold Host of Burrowton: determined attack"),
        ("The Lycans", "120 Host of Howlmoor Host of Burrowton: organized withdrawal"),
        changed=three,
    )
    openings = [line for line in told(done, "The Halflings") if line.startswith("Before the first arrow")]
    assert "It fights at 120%" in openings[0]  # a Marshal's 15 and the banner's 5
    assert "No Orders" in openings[1]
    assert "It fights at 69%" in openings[1]  # 15/2, 5, less 15, and 30 % of it for the surprise


# ---- surprise ------------------------------------------------------------------------------------
HALFLINGS = "Host of Burrowton"


@pytest.mark.parametrize(
    ("line", "effect", "morale"),
    [
        ("", 79, 100),  # a Marshal's 15, of which half counts, and the banner's 5; seven tenths of it all
        (f"120 {HALFLINGS} Host of Grimhold", 79, 100),
        (f"120 {HALFLINGS} Host of Howlmoor", 130, 100),  # ten more for who stands ready
        (f"110 {HALFLINGS} Host of Howlmoor", 120, 100),
        (f"111 {HALFLINGS} Host of Howlmoor", 120, 100),
        (f"121 {HALFLINGS}", 108, 95),  # nine tenths, against everybody
    ],
)
def test_who_has_no_order_against_this_attacker_is_surprised(line: str, effect: int, morale: int) -> None:
    """Seed 002, lines 2037, 2149, 2277, 4223 and 4229."""
    done = play(ATTACK, ("The Halflings", line))
    assert set(done.why.values()) == {""}
    (opening,) = (each for each in told(done, "The Halflings") if each.startswith("Before the first arrow"))
    assert f"It fights at {effect}%, with a morale of {morale}%" in opening


# ---- several hosts in one area -------------------------------------------------------------------
def crowded(world: Any) -> None:
    """The Warlock's host stands where the Lycans' and the Halflings' are."""
    stand(world, "Host of Grimhold", HALFLINGS)


def test_a_host_that_has_left_the_field_is_not_fought_again() -> None:
    """Seed 002, line 4215: a retreat from an earlier battle leaves those who come later with nobody."""
    late = ("The Warlock", f"111 Host of Grimhold {HALFLINGS}: determined attack")
    runs = ("The Halflings", f"120 {HALFLINGS} Host of Howlmoor: organized withdrawal")
    done = play(late, ATTACK, runs, changed=crowded)
    assert f"Host of Howlmoor meets {HALFLINGS}." in told(done, "The Lycans")
    assert f"Host of Grimhold finds nobody to fight: {HALFLINGS} has left the field." in told(done, "The Warlock")
    assert len([each for each in told(done, "The Halflings") if "is attacked by" in each]) == 1
    assert not any("meets" in each for each in told(done, "The Warlock"))


def test_attacks_of_one_number_come_in_any_order_and_delayed_ones_behind_them() -> None:
    """Seed 002, lines 731, 2151 and 4215; the second attacker meets tired men, fifteen points of a hundred less."""
    stands = f"120 {HALFLINGS} Host of Howlmoor: hold at all costs\n120 {HALFLINGS} Host of Grimhold: hold at all costs"

    def first(number: int, seed: int) -> str:
        line = f"{number} Host of Grimhold {HALFLINGS}: probing attack"
        lycans = ("The Lycans", f"110 Host of Howlmoor {HALFLINGS}: probing attack")
        done = play(("The Warlock", line), lycans, ("The Halflings", stands), changed=crowded, seed=seed)
        lines = told(done, "The Halflings")
        effects = [re.search(r"It fights at (\d+)%", each) for each in lines if each.startswith("Before the first")]
        fresh, tired = (int(each[1]) for each in effects if each)
        assert fresh == 130
        assert tired <= 116  # a Marshal who was promoted in the first battle adds one
        return next(each for each in lines if "is attacked by" in each).split(" of The ")[1]

    assert {first(110, seed) for seed in range(1, 9)} == {"Lycans.", "Warlock."}
    assert {first(111, seed) for seed in range(1, 9)} == {"Lycans."}


def test_nobody_attacks_one_host_twice_in_a_turn() -> None:
    """Seed 002, line 2157: neither by a second attack nor by one that is delayed."""
    line = f"110 Host of Grimhold {HALFLINGS}"
    for again in (f"110 Host of Grimhold {HALFLINGS}: determined attack", f"111 Host of Grimhold {HALFLINGS}"):
        done = play(("The Warlock", f"{line}\n{again}"), changed=crowded)
        assert "" in done.why.values()
        assert {*done.why.values()} - {""} <= {
            f"Host of Grimhold attacks {HALFLINGS} already.",
            "This was done already in this turn.",
        }
        assert len(done.why) == 2, again
        assert sum("Host of Grimhold meets" in each for each in told(done, "The Warlock")) == 1


# ---- who falls -----------------------------------------------------------------------------------
def test_leaders_and_wizards_fall_as_often_as_soldiers_and_nobody_is_captured() -> None:
    """Seed 002, lines 2049 and 2061, in 60 battles: of leaders and of wizards as many die as brigades' men, about, and
    their own ruler alone hears of it; a field of battle makes no prisoners."""
    a, gone, losses = package(), {"leader": 0, "wizard": 0}, 0

    def mage(world: Any) -> None:
        crowded(world)
        host, wizard = named(world.groups, "Host of Grimhold"), named(world.wizards, "Wizard of Grimhold")
        host.leaders[0].rank, host.wizards = a.RANK_CAPTAIN, (wizard,)
        wizard.group, wizard.place = host, None

    captain = named(play(("The Warlock", "")).world.groups, "Host of Grimhold").leaders[0].name
    for seed in range(1, 61):
        attack = ("The Warlock", f"110 Host of Grimhold {HALFLINGS}: determined attack")
        done = play(attack, changed=mage, seed=seed)
        host = named(done.world.groups, "Host of Grimhold")
        mine = told(done, "The Warlock")
        lost = next(each for each in mine if each.startswith("Host of Grimhold has lost"))
        losses += int(re.findall(r"(\d+)%", lost)[0])
        for name, sort, left in ((captain, "leader", host.leaders), ("Wizard of Grimhold", "wizard", host.wizards)):
            dead = f"{name} is dead." in mine
            assert dead != (name in [each.name for each in left])
            assert f"{name} is dead." not in told(done, "The Halflings")
            gone[sort] += dead
        assert not any(each.captor for each in (*host.leaders, *host.wizards))
    for often in gone.values():
        assert abs(often - losses / 100) < 10  # three times the spread of sixty throws at a quarter
