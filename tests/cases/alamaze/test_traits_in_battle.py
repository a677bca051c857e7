"""Each trait that changes a battle, seen in one: the same battle is fought with it and without it.

The expectations are those of the book (seed 002, the lines beside them), not the program's.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest

from rulec.runtime.dice import Tape
from tests.cases.thrones import named, package, play

EVEN = 16
"""The throw of a day like any other."""


class Fought(NamedTuple):
    """The two sides after a battle, and what each of their rulers was told."""

    one: Any
    two: Any
    first: list[str]
    second: list[str]


def traits(*names: str) -> int:
    return sum(1 << getattr(package(), f"TRAIT_{name.upper()}") for name in names)


def breeds(*names: str) -> int:
    return sum(1 << getattr(package(), f"BRIGADE_TYPE_{name.upper()}") for name in names)


def fought(
    *,
    attacker: dict[str, Any] | None = None,
    defender: dict[str, Any] | None = None,
    plan: str = "DETERMINED",
    stand: str = "HOLD",
    thrown: tuple[int, ...] = (),
) -> Fought:
    """A battle of two hosts of three brigades of Northmen on the plain, but for what is said.

    Of each side may be said: its `traits`, its `breed` and how many `brigades`, its `morale`, the `terrain`, `leaders`
    by rank, `wizards` by level, `casts`. Dice after the two days show 100, when nothing else is said: nobody falls,
    rises or learns.
    """
    a = package()
    world = a.World()

    def side(said: dict[str, Any], ordered: str, attacking: bool) -> Any:
        kingdom = world.add(a.Kingdom(traits=traits(*said.get("traits", ()))))
        breed = said.get("breed", "NORTHMEN")
        troops = [
            world.add(a.Brigade(breed=getattr(a, f"BRIGADE_TYPE_{breed}"))) for _ in range(said.get("brigades", 3))
        ]
        group = world.add(
            a.Group(
                name="Host" if attacking else "Camp",
                kingdom=kingdom,
                brigades=troops,
                types=breeds(breed),
                morale=said.get("morale", 100),
                terrain=getattr(a, f"TERRAIN_{said.get('terrain', 'PLAINS')}"),
                leaders=[
                    world.add(a.Leader(rank=getattr(a, f"RANK_{rank}"), level=0, kingdom=kingdom))
                    for rank in said.get("leaders", ())
                ],
                wizards=[
                    world.add(a.Wizard(rank=a.RANK_WIZARD, level=level, kingdom=kingdom))
                    for level in said.get("wizards", ())
                ],
            )
        )
        casts = [
            world.add(a.Cast(spell=getattr(a, f"SPELL_{spell}"), power=power)) for spell, power in said.get("casts", ())
        ]
        return world.add(a.Side(group=group, attacking=attacking, ordered=getattr(a, f"TACTIC_{ordered}"), casts=casts))

    one, two = side(attacker or {}, plan, True), side(defender or {}, stand, False)
    a.battle(one, two, world, Tape([EVEN, EVEN, *thrown, *[100] * 40]))

    def told(player: Any) -> list[str]:
        return [each.text for each in world.reports if each.who and player.id in each.who]

    return Fought(one, two, told(one.group.kingdom), told(two.group.kingdom))


def opening(lines: list[str]) -> str:
    return next(line for line in lines if line.startswith("Before the first arrow"))


def number(pattern: str, lines: list[str]) -> int:
    """The first number of a line that fits."""
    for line in lines:
        found = re.search(pattern, line)
        if found:
            return int(found[1].replace(",", ""))
    pytest.fail(f"no line says {pattern}: {lines}")


def force(stage: str, lines: list[str]) -> int:
    return number(rf"{re.escape(stage)} Stage: \w+ strikes with ([\d,]+)", lines)


def test_acuity_is_never_surprised() -> None:
    """Line 3837; a host without an order fights at 70 % (2149)."""
    plain = fought(stand="NO_ORDERS")
    wary = fought(stand="NO_ORDERS", defender={"traits": ["acuity"]})
    assert "It fights at 70%" in opening(plain.second)
    assert "It fights at 100%" in opening(wary.second)
    assert wary.one.losses > plain.one.losses


def test_archers_shoot_in_forests_and_cover_the_retreat() -> None:
    """Line 3845: half at long range where others have nothing, all instead of half at short range, half the losses of
    a retreat."""
    wood = {"terrain": "FOREST"}
    plain = fought(attacker=wood, defender=wood)
    skilled = fought(attacker={**wood, "traits": ["archers"]}, defender=wood)
    assert not any("Long-Range Missile Stage" in line for line in plain.first)
    assert force("Long-Range Missile", skilled.first) == 3 * 1500 // 2
    assert force("Short-Range Missile", skilled.first) == 2 * force("Short-Range Missile", plain.first)
    runs = fought(plan="PROBING")
    covered = fought(plan="PROBING", attacker={"traits": ["archers"]})
    assert runs.one.losses - covered.one.losses == 5  # a tenth, and half of it


def test_evil_keeps_the_heart_of_the_dead_between_80_and_120() -> None:
    """Line 3869."""
    for morale, heart in ((60, 80), (100, 100), (150, 120)):
        dead = {"breed": "GHOULS", "morale": morale}
        assert f"with a morale of {morale}%" in opening(fought(attacker=dead).first)
        assert f"with a morale of {heart}%" in opening(fought(attacker={**dead, "traits": ["evil"]}).first)


def test_evil_has_no_undead_masters() -> None:
    """Line 3869: undead brigades cannot become Elite, however many battles they win."""
    a = package()
    world = a.World()
    for names, learned in (((), a.EXPERIENCE_ELITE), (("evil",), a.EXPERIENCE_VETERAN)):
        bones = world.add(a.Brigade(breed=a.BRIGADE_TYPE_GHOULS, experience=a.EXPERIENCE_VETERAN))
        host = world.add(a.Group(kingdom=world.add(a.Kingdom(traits=traits(*names))), brigades=[bones]))
        a.learn(host, True, world, Tape([1]))
        assert bones.experience == learned


def test_flyers_are_not_flanked() -> None:
    """Lines 3889 and 2714: who flies has no flank, and the plan becomes the standard one."""
    riders = {"traits": ["riders"], "leaders": ["MARSHAL"]}
    a = package()
    around = fought(attacker=riders, plan="FLANKING")
    above = fought(attacker=riders, plan="FLANKING", defender={"breed": "GRIFFONS"})
    assert a.stance(around.one, around.two) == a.TACTIC_FLANKING
    assert "fights so: Flanking Attack" in opening(around.first)
    assert "fights so: Standard Battle Plan" in opening(above.first)


def test_riders_flank_and_are_not_flanked() -> None:
    """Line 3953: 175 % in the charge (2175), by riders and against none."""
    led = {"leaders": ["MARSHAL"]}
    foot = fought(attacker=led, plan="FLANKING")
    horse = fought(attacker={**led, "traits": ["riders"]}, plan="FLANKING")
    equal = fought(attacker={**led, "traits": ["riders"]}, plan="FLANKING", defender={"traits": ["riders"]})
    assert "Standard Battle Plan" in opening(foot.first)
    assert force("Charge (Phase I)", horse.first) == pytest.approx(1.75 * force("Charge (Phase I)", foot.first), abs=2)
    assert "Standard Battle Plan" in opening(equal.first)


def test_healing_saves_a_third_of_those_who_fall() -> None:
    """Line 3901. In this battle the host loses 51 %; 51 less a third are 34."""
    plain = fought(attacker={"leaders": ["CAPTAIN"]}, thrown=(45,))
    mends = fought(attacker={"leaders": ["CAPTAIN"], "traits": ["healing"]}, thrown=(45,))
    assert plain.one.losses == mends.one.losses
    assert 45 <= plain.one.losses < 45 * 3 / 2
    assert not plain.one.group.leaders
    assert mends.one.group.leaders


def test_healing_mends_three_points_by_night_and_five_by_order() -> None:
    """Line 3901: at the end of each turn, and by order 236 (4335), for brigades of the kingdom's own."""

    def hurt(world: Any) -> None:
        for brigade in named(world.groups, "Host of Silverleaf").brigades:
            brigade.attrition = 20
        for brigade in named(world.groups, "Host of Sunspire").brigades:
            brigade.attrition = 20

    for lines, left in (("", 17), ("236 Host of Silverleaf", 12)):
        done = play(("The Elven Kingdom", lines), changed=hurt)
        wounds = [each.attrition for each in named(done.world.groups, "Host of Silverleaf").brigades[:3]]
        assert wounds == [left] * 3
        assert named(done.world.groups, "Host of Sunspire").brigades[0].attrition == 20


@pytest.mark.parametrize(("name", "gain"), [("heroic", 10), ("military_tradition", 10), ("stalwart", 15)])
def test_heroic_military_tradition_and_stalwart_promote(name: str, gain: int) -> None:
    """Lines 3905, 3937 and 3977."""
    a = package()

    def rank(names: tuple[str, ...], die: int, before: str = "CAPTAIN") -> Any:
        world = a.World()
        boss = world.add(a.Leader(rank=getattr(a, f"RANK_{before}"), level=0))
        host = world.add(a.Group(kingdom=world.add(a.Kingdom(traits=traits(*names))), leaders=[boss]))
        a.learn(host, False, world, Tape([die]))
        return boss.rank

    usual = 20  # the ruling `promotion_base`
    assert rank((), usual) == rank((name,), usual + gain) == a.RANK_CAPTAIN_MAJOR
    assert rank((), usual + 1) == rank((name,), usual + gain + 1) == a.RANK_CAPTAIN
    beyond = rank((name,), usual + gain, "MARSHAL")
    assert beyond == (a.RANK_MARSHAL if name == "heroic" else a.RANK_GRAND_MARSHAL)


@pytest.mark.parametrize(("name", "gain"), [("military_tradition", 10), ("stalwart", 15)])
def test_military_tradition_and_stalwart_survive_and_step_forward(name: str, gain: int) -> None:
    """Lines 3937 and 3977: so many points fewer for leaders to fall, and more for a new one to emerge."""
    lost = fought(attacker={"leaders": ["CAPTAIN"]}).one.losses
    plain = fought(attacker={"leaders": ["CAPTAIN"]}, thrown=(lost - gain + 1, 100))
    tough = fought(attacker={"leaders": ["CAPTAIN"], "traits": [name]}, thrown=(lost - gain + 1, 100))
    assert not plain.one.group.leaders
    assert len(tough.one.group.leaders) == 1
    risen = fought(attacker={"leaders": ["CAPTAIN"], "traits": [name]}, thrown=(1, 25 + gain))
    unled = fought(attacker={"leaders": ["CAPTAIN"]}, thrown=(1, 25 + gain))
    assert [each.rank for each in risen.one.group.leaders] == [package().RANK_CENTURION]
    assert not unled.one.group.leaders


def test_military_tradition_drills() -> None:
    """Line 3937: brigades advance at ten points more."""
    a = package()
    for names, learned in (((), a.EXPERIENCE_GREEN), (("military_tradition",), a.EXPERIENCE_REGULAR)):
        world = a.World()
        boys = world.add(a.Brigade(breed=a.BRIGADE_TYPE_NORTHMEN, experience=a.EXPERIENCE_GREEN))
        host = world.add(a.Group(kingdom=world.add(a.Kingdom(traits=traits(*names))), brigades=[boys]))
        a.learn(host, True, world, Tape([20]))
        assert boys.experience == learned


@pytest.mark.parametrize(("die", "burns"), [(33, False), (34, True)])
def test_magic_resistance_battle_puts_a_third_of_all_spells_out(die: int, burns: bool) -> None:
    """Line 3921: by 33 % a spell does nothing."""
    fire = {"casts": [("FIRESTRIKE", 5)]}
    seen = fought(attacker=fire, defender={"traits": ["magic_resistance_battle"]}, thrown=(die,))
    assert any("Magic (Phase I)" in line for line in seen.first) is burns


def test_magic_susceptible_battle_is_hurt_a_third_more() -> None:
    """Line 3933."""
    fire = {"casts": [("FIRESTRIKE", 9)]}

    def burnt(*names: str) -> int:
        return number(
            r"Magic \(Phase I\) Stage: Camp .* and loses (\d+)%",
            fought(attacker=fire, defender={"traits": names}).second,
        )

    assert burnt("magic_susceptible_battle") == pytest.approx(burnt() * 1.33, abs=1)
    assert burnt("stalwart") == pytest.approx(burnt() * 0.75, abs=1)


@pytest.mark.parametrize(
    ("name", "lives"), [("", False), ("magic_resistance_death", True), ("magic_immune_death", True)]
)
def test_magic_immune_and_resistant_to_death_survive_an_evil_eye(name: str, lives: bool) -> None:
    """Lines 3913 and 3925: 67 % of the chance are left to a resistant wizard, none to an immune one; the eye would
    kill a wizard of its own power by 50 % (5288)."""
    seen = fought(
        attacker={"breed": "BEHOLDER", "brigades": 1},
        defender={"wizards": [2], "traits": [name] if name else []},
        thrown=(40,),
    )
    assert bool(seen.two.group.wizards) is lives


def test_ruthless_frightens_and_stalwart_does_not_scare() -> None:
    """Lines 3957 and 3977."""
    dread = {"traits": ["ruthless"]}
    assert "with a morale of 100%" in opening(fought().second)
    assert "with a morale of 90%" in opening(fought(attacker=dread).second)
    assert "with a morale of 100%" in opening(fought(attacker=dread, defender={"traits": ["stalwart"]}).second)


def test_stalwart_is_not_confused() -> None:
    """Lines 3977 and 5324: chaos keeps others longer than their plan says."""
    mad = {"casts": [("CHAOS", 3)]}
    assert "breaks off at 30%" in opening(fought(stand="STAND_AND_DEFEND").second)
    assert "breaks off at 50%" in opening(fought(attacker=mad, stand="STAND_AND_DEFEND").second)
    firm = fought(attacker=mad, stand="STAND_AND_DEFEND", defender={"traits": ["stalwart"]})
    assert "breaks off at 30%" in opening(firm.second)
