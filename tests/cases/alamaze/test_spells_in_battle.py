"""Spells that wizards prepare for a battle, cast by typed lines in a turn in which it comes, or does not.

The expectations are those of the book (seed 002, lines 5210 to 5342), named beside them.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.cases.alamaze.test_spells_cast import Cast, cast, entry
from tests.cases.thrones import named, package

ATTACK = "110 Wanderers Foes: determined attack"
STAND = "120 Foes Wanderers: hold at all costs"
BOTH = ("Elven", "Halfling")


def rank(name: str) -> Any:
    return getattr(package(), f"RANK_{name}")


def meeting(
    *, troops: int = 8, breed: str = "northmen", foes: int = 8, foe_breed: str = "northmen", mage: int = 0,
    leaders: tuple[str, ...] = (), own_leaders: tuple[str, ...] = (), apart: bool = False, traits: int = 0,
    second: int = 0, relics: int = 0, own_relics: int = 0, scouts: int = 0, then: Any = None,
) -> Any:  # fmt: skip
    """Mira's host of so many brigades, and Foes of the other kingdom in the same area, or in the next one when they
    are `apart`. The foes have a `mage`, Odo, of that level; a second wizard of Mira's group is Nell; Ada is a wizard
    in a patrol of the other kingdom, Scouts. None of the two peoples has traits, but for those that are given."""

    def changed(world: Any) -> None:
        a = package()
        mira = named(world.wizards, "Mira")
        host, kin = mira.group, mira.kingdom
        other = next(each for each in world.kingdoms if each is not kin)
        other.traits = traits

        def fill(group: Any, count: int, kind: str, ranks: tuple[str, ...]) -> None:
            group.brigades = tuple(world.add(a.Brigade(breed=entry(kind))) for _ in range(count))
            group.types = 1 << entry(kind) if count else 0
            group.leaders = tuple(
                world.add(a.Leader(name=f"Captain {one.title()}", rank=rank(one), level=0, kingdom=group.kingdom))
                for one in ranks
            )

        def wizard(name: str, level: int, group: Any) -> Any:
            fresh = a.Wizard(name=name, rank=a.RANK_WIZARD, level=level, kingdom=group.kingdom, group=group)
            return world.add(fresh)

        fill(host, troops, breed, own_leaders)
        host.wizards = (mira, wizard("Nell", second, host)) if second else (mira,)
        host.morale, host.artifacts, host.first = 100, own_relics, False
        kin.traits &= 1 << a.TRAIT_EVIL
        foe, patrol = [each for each in world.groups if each.kingdom is other][:2]
        foe.name, foe.area, foe.terrain, foe.region = "Foes", host.area + int(apart), host.terrain, host.region
        fill(foe, foes, foe_breed, leaders)
        foe.wizards = (wizard("Odo", mage, foe),) if mage else ()
        foe.morale, foe.artifacts, foe.first = 100, relics, False
        patrol.name = "Scouts"
        if scouts:
            fill(patrol, 0, "northmen", ())
            patrol.area, patrol.terrain, patrol.wizards = host.area, host.terrain, (wizard("Ada", scouts, patrol),)
        if then is not None:
            then(world)

    return changed


def fight(
    line: str, level: int = 6, *, of: str = "Elven", more: str = ATTACK, other: str = STAND, ground: str = "plains",
    seed: int = 5, evil: bool = False, ice: bool = False, month: int = 12, **said: Any,
) -> Cast:  # fmt: skip
    """The turn of that meeting."""
    playing = (of, "Halfling")
    given = ("evil",) if evil else ()
    return cast(
        line, of=of, level=level, ground=ground, more=more, other=("Halfling", other), changed=meeting(**said),
        playing=playing, seed=seed, traits=given, ice=ice, month=month,
    )  # fmt: skip


def own(done: Cast) -> list[str]:
    return done.told_to(done.kingdom.name)


def foreign(done: Cast) -> list[str]:
    return done.told_to("Halfling")


def number(pattern: str, lines: list[str]) -> int:
    """The first number of a line that fits."""
    for line in lines:
        found = re.search(pattern, line)
        if found:
            return int(found[1].replace(",", ""))
    pytest.fail(f"no line says {pattern}: {lines}")


def force(stage: str, lines: list[str]) -> int:
    return number(rf"{re.escape(stage)} Stage: \w+ strikes with ([\d,]+)", lines)


def morale(lines: list[str]) -> int:
    return number(r"with a morale of (\d+)%", lines)


def strength(lines: list[str]) -> int:
    return number(r"It fights at (\d+)%", lines)


def lost(done: Cast, group: str = "Wanderers") -> int:
    return number(rf"(?:^|; ){group} has lost (\d+)%", own(done))


def least(done: Cast, spell: str) -> int:
    """The least level at which the kingdom of a turn casts a spell."""
    a = package()
    level: int = a.least_power(getattr(a, f"SPELL_{spell}"), done.kingdom)
    return level


BLASTS = [  # number, spell, damage for each level, line
    (75, "Lightning Attack", 1000, 5224),
    (80, "Ice Torrent", 3000, 5236),
    (81, "Chain Lightning", 3500, 5240),
    (82, "Prismatic Rays", 4000, 5244),
    (83, "Incendiary Cloud", 4500, 5248),
    (84, "Disintegrate", 5000, 5252),
    (101, "Guarded Attack", 600, 5308),
    (103, "Firestrike", 1400, 5312),
    (104, "Command Tornado", 1800, 5316),
    (105, "Earthquake", 2200, 5320),
]


@pytest.mark.parametrize("spell, name, damage, line", BLASTS, ids=[row[1].replace(" ", "_") for row in BLASTS])
def test_damage_for_each_level(spell: int, name: str, damage: int, line: int) -> None:
    """So many points a level, seven tenths of it in the first phase (2204); presence is beside it from the third level
    on, half a Lightning Attack (2325). The enemy learns which spell it was, and not how strong."""
    weakest = least(cast("208 Mira 1", playing=BOTH), name.upper().replace(" ", "_"))
    for level in (weakest, 9):
        done = fight(f"{spell} Mira Foes", level, foes=14, troops=14)
        presence = 500 * level if level >= 3 else 0
        assert done.why == "", line
        assert (
            f"Wanderers casts {name} with a power of {level} level{'s' * (level > 1)}: {damage * level:,} strength."
            in own(done)
        )
        assert force("Magic (Phase I)", own(done)) == round(0.7 * (damage * level + presence)), line
        total = f"All magic of Wanderers together, with presence and tower: {damage * level + presence:,} strength."
        assert total in own(done)
        assert f"Wanderers casts {name}." in foreign(done)
        assert not any("power of" in told for told in foreign(done))
    early = fight(f"{spell} Mira Foes", weakest - 1)
    assert early.why == f"Mira is not powerful enough for {name}."


def test_fire_in_an_ice_age() -> None:
    """Lines 824 and 5312: fire does half as much again in the game's own option, which the ruling follows."""
    done = fight("103 Mira Foes", 2, ice=True, foes=14, troops=14)
    assert force("Magic (Phase I)", own(done)) == round(0.7 * 4200)


def test_an_earthquake_below_dragons() -> None:
    """Line 5320: not against dragons; both sides are told."""
    done = fight("105 Mira Foes", 6, foe_breed="red_dragons", foes=6, troops=14)
    said = "Earthquake does nothing to Foes: it is in the air."
    assert said in own(done)
    assert said in foreign(done)


def test_a_battle_that_does_not_come() -> None:
    """Line 5224: the group has to fight the one that was named; nobody else is told, and the wizard has cast."""
    for what in (fight("103 Mira Foes", more=""), fight("103 Mira Foes", apart=True)):
        assert what.why == ""
        assert "Mira has prepared Firestrike for a battle with Foes." in own(what)
        assert "Firestrike has come to nothing: Wanderers has not fought Foes." in own(what)
        assert not any("Firestrike" in line for line in foreign(what))
    twice = fight("103 Mira Foes", more=f"{ATTACK}\n104 Mira Foes")
    assert "No second spell beside Firestrike in this turn." in own(twice)


def test_a_spell_for_somebody_else() -> None:
    """Line 2413: a spell is for a single target; in a battle with another it does nothing."""
    done = fight("103 Mira Scouts", scouts=2)
    assert not any(line.startswith("Wanderers casts") for line in own(done))
    assert "Firestrike has come to nothing: Wanderers has not fought Scouts." in own(done)


def test_a_friend_is_no_enemy() -> None:
    assert fight("103 Mira Wanderers").why == "Firestrike is for enemies."
    assert fight("79 Mira Wanderers", 9).why == "Power Word Stun is for enemies."


def test_singular_spells() -> None:
    """Lines 2327 and 5312: once from a group to a target; another spell beside it, or another target, is allowed."""
    two = fight("103 Nell Foes", second=6, more=f"103 Mira Foes\n{ATTACK}")
    whys = [line for line in own(two) if "a second time upon the same enemy" in line]
    assert len(whys) + (two.why != "") == 1
    both = fight("103 Nell Foes", second=6, more=f"104 Mira Foes\n{ATTACK}", foes=14, troops=14)
    assert force("Magic (Phase I)", own(both)) == round(0.7 * (6 * 1400 + 6 * 1800 + 2 * 3000))
    apart = fight("103 Nell Scouts", second=6, more=f"103 Mira Foes\n{ATTACK}", scouts=1)
    assert apart.why == ""
    assert not any("a second time upon the same enemy" in line for line in own(apart))


def test_dispel_magic() -> None:
    """Line 5228: an equal undoes a spell for certain; each ruler learns what concerns it, the other one not by whom."""
    done = fight("103 Mira Foes", 6, mage=6, other=f"77 Odo Wanderers\n{STAND}")
    assert "Firestrike of Mira comes apart: somebody has dispelled it." in own(done)
    assert "Dispel Magic has undone Firestrike in Wanderers." in foreign(done)
    assert not any(line.startswith("Wanderers casts") for line in own(done))
    assert not any("Odo" in line for line in own(done))


def test_dispel_is_weaker_against_greater_wizards() -> None:
    """Line 5228: 25 % less for each level, so that four levels leave nothing; a failure tells nobody anything."""
    done = fight("103 Mira Foes", 6, mage=2, other=f"77 Odo Wanderers\n{STAND}")
    assert "Wanderers casts Firestrike." in foreign(done)
    assert "Dispel Magic has undone nothing in Wanderers." in foreign(done)
    assert not any("dispel" in line for line in own(done))


def test_what_cannot_be_dispelled_and_what_is_below_the_list() -> None:
    """Lines 5224 and 5228: lightning is cast before; a list that begins at 104 leaves 103 alone."""
    for line, words in (("75 Mira Foes", "77 Odo Wanderers"), ("103 Mira Foes", "77 Odo Wanderers: 104")):
        done = fight(line, 6, mage=9, other=f"{words}\n{STAND}")
        assert any(told.startswith("Wanderers casts") for told in own(done)), line
        assert "Dispel Magic has undone nothing in Wanderers." in foreign(done)


def test_a_patrol_helps_to_dispel() -> None:
    """Line 2343: a group that does not fight may help, and two dispels undo two spells; from afar nobody does."""
    two = {"second": 6, "mage": 6, "scouts": 6, "more": f"104 Nell Foes\n{ATTACK}"}
    done = fight("103 Mira Foes", 6, other=f"77 Odo Wanderers\n77 Ada Wanderers\n{STAND}", **two)
    assert {f"Dispel Magic has undone {spell} in Wanderers." for spell in ("Firestrike", "Command Tornado")} <= set(
        foreign(done)
    )
    single = fight("103 Mira Foes", 6, other=f"77 Ada Wanderers\n{STAND}", **two)
    assert "Dispel Magic has undone Firestrike in Wanderers." in foreign(single)
    assert "Wanderers casts Command Tornado." in foreign(single)
    far = fight("103 Mira Foes", 6, mage=6, apart=True, other="77 Odo Wanderers")
    assert "Odo has not found Wanderers." in foreign(far)


def test_shield() -> None:
    """Lines 5304 and 2337: fewer losses, and more so with more power; the foe sees it glimmer."""
    bare, weak, strong = fight("208 Mira 1", 9), fight("100 Mira Foes", 2), fight("100 Mira Foes", 9)
    assert lost(strong) < lost(weak) < lost(fight("208 Mira 1", 2))
    assert lost(strong) < lost(bare)
    assert "Wanderers casts Shield." in foreign(strong)


def test_fear() -> None:
    """Line 5328: 5 % a level, 25 % at most; none for the Stalwart and for the dead."""
    for level, left in ((2, 90), (9, 75)):
        assert morale(foreign(fight("107 Mira Foes", level))) == left
    stalwart = fight("107 Mira Foes", 9, traits=1 << package().TRAIT_STALWART)
    for done in (stalwart, fight("107 Mira Foes", 9, foe_breed="skeletons")):
        assert "Fear does nothing to Foes." in own(done)
        assert morale(foreign(done)) == 100


def test_valor() -> None:
    """Line 5332: 5 % a level, up to 25 %."""
    for level, heart in ((2, 110), (9, 125)):
        assert morale(own(fight("108 Mira Foes", level))) == heart


def test_chaos() -> None:
    """Line 5324: no proper retreat at half the losses; a Warlord prevents it, a Marshal lessens it."""
    breaks = {}
    for who in ((), ("MARSHAL",), ("WARLORD",)):
        done = fight("106 Mira Foes", leaders=who)
        breaks[who] = number(r"it breaks off at (\d+)%", foreign(done))
    assert breaks[("WARLORD",)] == 50 < breaks[("MARSHAL",)] < breaks[()]


def test_wind_storm() -> None:
    """Line 5268: 25 % of the enemy's arrows, 10 % of one's own; three quarters and nine tenths are left."""
    bows = {"breed": "elves", "foe_breed": "elves", "troops": 6, "foes": 6}
    calm, wild = fight("208 Mira 1", 2, **bows), fight("89 Mira Foes", 2, **bows)
    far = "Long-Range Missile"
    assert force(far, foreign(wild)) == force(far, foreign(calm)) * 3 // 4
    assert force(far, own(wild)) == force(far, own(calm)) * 9 // 10


def test_flash_flood() -> None:
    """Line 5272: the charge alone, 75 % and 37.5 % (38 in whole points); not in mountains and deserts; flyers fly."""
    horses = {"breed": "nomads", "foe_breed": "nomads", "troops": 6, "foes": 6}
    dry, wet = fight("208 Mira 1", 4, **horses), fight("90 Mira Foes", 4, **horses)

    def charge(lines: list[str], host: str) -> float:
        """Return the charge of those who are left of a host, as a share of the whole host."""
        gone = number(rf"Magic \(Phase I\) Stage: {host} strikes with .*? in all (\d+)%", lines)
        return force("Charge (Phase I)", lines) / (100 - gone)

    assert abs(charge(foreign(wet), "Foes") / charge(foreign(dry), "Foes") - 0.25) < 0.01
    assert abs(charge(own(wet), "Wanderers") / charge(own(dry), "Wanderers") - 0.62) < 0.01
    for ground in ("mountain", "desert"):
        assert fight("90 Mira Foes", 4, ground=ground).why == "Flash Flood is not cast on such ground."
    drakes = fight("90 Mira Foes", 4, foe_breed="red_dragons", foes=3)
    assert "Flash Flood does nothing to Foes: it is in the air." in own(drakes)


def test_crack_the_sky() -> None:
    """Line 5292: fear, a tornado and chaos in one; a dispel undoes all of it."""
    done = fight("97 Mira Foes", 9, foes=14, troops=14)
    assert morale(foreign(done)) == 75
    assert number(r"it breaks off at (\d+)%", foreign(done)) == 70
    assert force("Magic (Phase I)", own(done)) == round(0.7 * (9 * 1800 + 4500))
    undone = fight("97 Mira Foes", 9, mage=9, other=f"77 Odo Wanderers\n{STAND}")
    assert morale(foreign(undone)) == 100


@pytest.mark.parametrize("line", ["73 Mira", "101 Mira Foes", ""], ids=["self_invisible", "guarded_attack", "bare"])
def test_a_wizard_whom_nobody_sees(line: str) -> None:
    """Lines 5220 and 5308: no death in battle; without them the wizard of a host of which nothing is left falls."""
    done = fight(line or "208 Mira 1", troops=1, foes=16)
    assert any(each.name == "Mira" for each in done.world.wizards) is (line != "")
    assert "Wanderers casts Self Invisible." not in foreign(done)


def test_stun_leader() -> None:
    """Line 5284: the highest in rank counts for nothing in the battle, and is awake after it."""
    staff = ("GENERAL", "MARSHAL")
    calm, stunned = fight("208 Mira 1", 9, leaders=staff), fight("95 Mira Foes", 9, leaders=staff)
    assert "Before the first arrow: Stun Leader stuns Captain Marshal." in own(stunned)
    assert "Before the first arrow: Stun Leader stuns Captain Marshal." in foreign(stunned)
    assert strength(foreign(calm)) - strength(foreign(stunned)) == 15
    assert not any(each.stunned for each in stunned.world.leaders)


def test_power_word_stun() -> None:
    """Line 5232: all leaders of the group."""
    staff = ("GENERAL", "MARSHAL")
    done = fight("79 Mira Foes", 9, leaders=staff)
    for one in ("General", "Marshal"):
        assert f"Before the first arrow: Power Word Stun stuns Captain {one}." in own(done)
    assert strength(foreign(done)) == 110


def test_protect_heroes_and_wizards() -> None:
    """Line 5280: always, from one group, against 95 and 96; nobody but its ruler learns of it."""
    words = f"94 Odo Wanderers\n{STAND}"
    done = fight("95 Mira Foes", 9, leaders=("MARSHAL",), mage=6, other=words)
    assert not any("stuns" in line for line in own(done))
    living = fight("96 Mira Captain Marshal", 9, leaders=("MARSHAL",), mage=6, other=words, more="")
    assert "Captain Marshal lives." in own(living)
    assert not any("Protect" in line for line in own(living))
    gone = fight("96 Mira Captain Marshal", 9, leaders=("MARSHAL",), mage=6, other="94 Odo Scouts", more="")
    assert gone.why == ""


def test_kill_leader_or_wizard() -> None:
    """Line 5288: 50 % times the ratio of levels, so that nobody survives a sixth level at the third; no battle, but
    the same area and a brigade are needed."""
    done = fight("96 Mira Captain Marshal", 6, leaders=("MARSHAL",), more="", other="")
    assert "Captain Marshal is dead." in own(done)
    assert {"Black magic has struck Foes.", "Captain Marshal is dead."} <= set(foreign(done))
    assert not any("Mira" in line for line in foreign(done))
    assert not any(each.name == "Captain Marshal" for each in done.world.leaders)
    mage = fight("96 Mira Odo", 9, mage=4, more="", other="")
    assert not any(each.name == "Odo" for each in mage.world.wizards)
    far = fight("96 Mira Captain Marshal", 6, leaders=("MARSHAL",), more="", other="", apart=True)
    assert "Mira has not found Captain Marshal." in own(far)
    bare = fight("96 Mira Captain Marshal", 6, leaders=("MARSHAL",), more="", other="", troops=0)
    assert bare.why == "Wanderers has no troops, which Kill Leader/Wizard needs."


def test_a_dead_wizards_spell() -> None:
    """The ruling on line 5202: a spell whose wizard falls before the battle is gone."""
    done = fight("96 Mira Odo", 9, mage=4, other=f"75 Odo Wanderers\n{STAND}")
    assert not any("casts Lightning Attack" in line for line in own(done))


def undead(world: Any) -> None:
    """Three kinds of them, and one brigade of men."""
    a = package()
    foe = named(world.groups, "Foes")
    kinds = ("ghouls", "zombies", "skeletons", "northmen")
    foe.brigades = tuple(world.add(a.Brigade(breed=entry(each))) for each in kinds)
    foe.types = sum(1 << entry(each) for each in kinds)


def test_destroy_undead() -> None:
    """Line 5260: a brigade for each level above two; skeletons, then zombies, then ghouls, before the battle."""
    done = fight("87 Mira Foes", 4, then=undead)
    said = "Before the first arrow: Destroy Undead takes brigades from Foes: 2."
    assert said in own(done)
    assert said in foreign(done)
    bones, flesh = (sum(each.breed == entry(kind) for each in done.world.brigades) for kind in ("skeletons", "zombies"))
    assert (bones, flesh) == (0, 0)


def test_summon_death() -> None:
    """Line 5300: two to four brigades, the greenest first, and 15 % of morale, without a battle; one more of an army
    group; the dead are spared; once from a group upon another."""
    done = fight("99 Mira Foes", 9, more="", other="")
    foe = named(done.world.groups, "Foes")
    gone = 8 - len(foe.brigades)
    assert 2 <= gone <= 4
    assert foe.morale == 85
    for told in (own(done), foreign(done)):
        assert f"A green wave rolls over Foes; brigades that are gone: {gone}." in told
    crowd = fight("99 Mira Foes", 9, more="", other="", foes=16)
    assert 16 - len(named(crowd.world.groups, "Foes").brigades) == gone + 1
    bones = fight("99 Mira Foes", 9, more="", other="", foe_breed="skeletons")
    assert len(named(bones.world.groups, "Foes").brigades) == 8
    two = fight("99 Nell Foes", 9, second=9, more="99 Mira Foes", other="")
    assert len(named(two.world.groups, "Foes").brigades) == 8 - gone
    far = fight("99 Mira Foes", 9, more="", other="", apart=True)
    assert "Mira has not found Foes." in own(far)


def test_raise_zombies() -> None:
    """Line 5342: a brigade for each that the enemy lost, five in the group at most; Evil alone; once it is fought."""
    done = fight("112 Mira Foes", 6, evil=True, breed="red_dragons", troops=12, foes=3)
    assert done.breed(entry("zombies")) == 3
    many = fight("112 Mira Foes", 6, evil=True, breed="red_dragons", troops=12, foes=3, then=with_zombies)
    assert many.breed(entry("zombies")) == 5
    assert "is for kingdoms that are" in fight("112 Mira Foes", 6).why
    assert done.breed(entry("zombies")) > fight("112 Mira Foes", 6, evil=True, more="").breed(entry("zombies"))


def with_zombies(world: Any) -> None:
    """Four brigades of zombies fight beside Mira, who are too many for three more."""
    a = package()
    host = named(world.groups, "Wanderers")
    host.brigades = (*host.brigades, *(world.add(a.Brigade(breed=entry("zombies"))) for _ in range(4)))
    host.types |= 1 << entry("zombies")


def test_wall_of_flame() -> None:
    """Line 5296: no battle, both count as having retreated; the determined come through and are burned: a quarter, by
    the ruling."""
    words = f"98 Odo Wanderers\n{STAND}"
    kept = fight("208 Mira 1", 9, mage=6, other=words, more="110 Wanderers Foes: standard plan")
    said = "A wall of flame keeps Wanderers from Foes; both have fallen back."
    assert said in own(kept)
    assert said in foreign(kept)
    assert not any("Stage" in line for line in own(kept))
    through = fight("208 Mira 1", 2, mage=6, other=words)
    assert "Before the first arrow: Wanderers loses 25%." in own(through)
    shielded = fight("100 Mira Foes", 4, mage=6, other=words)
    assert "Before the first arrow: Wanderers loses 10%." in own(shielded)  # 40 % for four levels, and 20 % of presence
    flying = fight("208 Mira 1", 9, mage=6, other=words, more="110 Wanderers Foes: standard plan", breed="red_dragons")
    assert any("Stage" in line for line in own(flying))
    undone = fight("77 Mira Foes", 9, mage=6, other=words, more="110 Wanderers Foes: standard plan")
    assert any("Stage" in line for line in own(undone))


def test_arcane_disjunction() -> None:
    """Line 5256: weapons and gear of both sides are cold for the battle, and warm again after it."""
    a = package()
    narsil = 1 << a.ARTIFACT_NARSIL
    armed = {"relics": narsil, "own_relics": narsil, "troops": 14, "foes": 14}
    warm, cold = fight("208 Mira 1", 9, **armed), fight("85 Mira Foes", 9, **armed)
    for told in (own, foreign):
        assert strength(told(warm)) - strength(told(cold)) == 25
        assert "Before the first arrow: weapons and forged gear go cold on both sides." in told(cold)
    for name in ("Wanderers", "Foes"):
        assert named(cold.world.groups, name).artifacts & narsil


def test_ancient_intervention() -> None:
    """Line 5338: no combat, both count as having fallen back, and a level is gone; a dispel undoes it."""
    line = "109 Mira Wanderers, Foes"
    done = fight(line, 6, of="Ancient Ones")
    said = "Wanderers and Foes meet, and find that they would rather not; both have fallen back."
    assert said in own(done)
    assert said in foreign(done)
    assert done.wizard.level == 5
    undone = fight(line, 6, of="Ancient Ones", mage=6, other=f"77 Odo Wanderers\n{STAND}")
    assert any("Stage" in told for told in own(undone))
    assert fight(line, 6).why == "The wizards of Elven do not know Ancient Intervention."


@pytest.mark.parametrize("spell, kind", [(88, "phantasmal_force"), (93, "phantoms")])
def test_troops_for_a_turn(spell: int, kind: str) -> None:
    """Lines 5264 and 5276: four brigades at the seventh level, five at most; gone when the turn ends."""
    for level, come in ((7, 4), (9, 5)):
        done = fight(f"{spell} Mira", level)
        assert any(f"that come to Wanderers: {come}." in line for line in own(done))
        assert done.breed(entry(kind)) == 0
    more = fight(f"{spell} Mira", 9, troops=2)
    assert lost(more) < lost(fight("208 Mira 1", 9, troops=2))
    full = fight(f"{spell} Nell", 9, second=9, more=f"{spell} Mira\n{ATTACK}")
    assert sum("that come to Wanderers" in line for line in own(full)) == 1


def before_a_town(world: Any) -> None:
    """Mira's host before a village of the other kingdom, which is called Fernbrook."""
    host = named(world.groups, "Wanderers")
    lord = named(world.groups, "Foes").kingdom
    village = next(each for each in world.places if each.kingdom is lord and each is not lord.capital)
    village.name, village.defense, village.hidden, host.area = "Fernbrook", 20_000, False, village.area


STORM = "150 Wanderers Fernbrook: determined attack"


def test_spells_against_a_population_center() -> None:
    """Lines 5312, 5328 and 5292: damage, and fear that lowers walls; a storm that is not made has nothing of it."""
    fire = fight("103 Mira at Fernbrook", 6, more=STORM, other="", then=before_a_town, troops=14)
    assert "Wanderers casts Firestrike with a power of 6 levels: 8,400 strength." in own(fire)
    assert force("Magic", own(fire)) == 8400 + 3000
    assert "Wanderers casts Firestrike." in foreign(fire)
    idle = fight("103 Mira at Fernbrook", 6, more="", other="", then=before_a_town)
    assert "Firestrike has come to nothing: Wanderers has not fought Fernbrook." in own(idle)
    home = fight("103 Mira at Hometown", 6, more="", other="", then=at_home)
    assert home.why == "Firestrike is for enemies."
    assert fight("98 Mira at Fernbrook", 6, more="", other="", then=before_a_town).why != ""


def at_home(world: Any) -> None:
    next(each for each in world.places if each.kingdom is named(world.wizards, "Mira").kingdom).name = "Hometown"
