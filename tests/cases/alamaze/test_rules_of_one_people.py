"""Special rules that one people has, each seen in play: with it and without it (seed 002, the lines beside them)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.cases.alamaze.test_early_goals import at_court
from tests.cases.alamaze.test_kingdom_rules import ELVES, as_people, ruled
from tests.cases.thrones import named, package, play

Look = Callable[[Any], Any]


def elves(world: Any) -> Any:
    return named(world.kingdoms, ELVES)


def mood(kingdom: str, region: str) -> Look:
    """How a region thinks of a kingdom."""

    def look(world: Any) -> Any:
        a = package()
        return a.mood(named(world.kingdoms, kingdom), getattr(a, f"REGION_{region}"))

    return look


def told(sentence: str) -> Look:
    """Whether something is told: a mood that lasts for a month is gone when it ends."""

    def look(world: Any) -> bool:
        return any(each.text == sentence for each in world.reports)

    return look


def serving(name: str) -> Look:
    """Whom somebody serves, and who holds him."""

    def look(world: Any) -> Any:
        figure = named(world.figures, name)
        return figure.kingdom.name, figure.captor and figure.captor.name

    return look


def brigades(breed: str) -> Look:
    def look(world: Any) -> int:
        host = named(world.groups, "Host of Silverleaf")
        return sum(each.breed == getattr(package(), f"BRIGADE_TYPE_{breed}") for each in host.brigades)

    return look


def court(world: Any) -> None:
    """Lyra is a Consul, the Duke a Demon Prince, Wren a master; the host is in the wild, a hostage near."""
    a = package()
    for things, name, rank in (world.rulers, "Lyra", "CONSUL"), (world.figures, "Duke of Silverleaf", "DEMON_PRINCE"):
        named(things, name).rank = getattr(a, f"RANK_{rank}")
    named(world.agents, "Wren").level = 15
    named(world.figures, "Ruan").place = named(world.figures, "Duke of Grimhold").place = named(
        world.places, "Mossdell"
    )
    host = named(world.groups, "Host of Silverleaf")
    host.area, host.terrain = a.MAP_AREA_TILE_KH, a.TERRAIN_MOUNTAIN


@pytest.mark.parametrize(
    ("line", "people", "look"),
    [
        pytest.param("465 Lyra Zanthia", "ANCIENT_ONES", mood(ELVES, "ZANTHIA"), id="consul_enamor, 2747"),
        pytest.param(
            "478 Lyra The Warlock in Triumvia", "ANCIENT_ONES", mood("The Warlock", "TRIUMVIA"),
            id="consul_denigrate, 2748",
        ),
        pytest.param(
            "283 Duke of Silverleaf", "DEMON_PRINCES", told("Triumvia bows to Duke of Silverleaf."),
            id="regional_submission, 2961",
        ),
        pytest.param(
            "273 Duke of Silverleaf The Sorcerer", "DEMON_PRINCES",
            told("Duke of Silverleaf whispers in Triumvia against The Sorcerer."), id="demonic_denigration, 2962",
        ),
        pytest.param("295 Wren Duke of Grimhold", "UNDERWORLD", serving("Duke of Grimhold"), id="early_kidnap, 3733"),
        pytest.param("290 Wren Ruan", "UNDERWORLD", serving("Ruan"), id="early_rescue, 3734"),
        pytest.param("565 Host of Silverleaf Hell Hounds", "DEATHKNIGHTS", brigades("HELL_HOUNDS"), id="hounds, 2912"),
        pytest.param("565 Host of Silverleaf Rocs", "GIANTS", brigades("ROCS"), id="roc_riders, 3257"),
    ],
)  # fmt: skip
def test_what_one_people_alone_can_do_is_done(line: str, people: str, look: Look) -> None:
    def changed(key: str) -> Any:
        def change(world: Any) -> None:
            as_people(key)(world)
            kingdom = elves(world)
            kingdom.companions = package().Kingdom.named(kingdom.began_as).companions
            court(world)

        return change

    seeds = range(1, 9)  # not every attempt succeeds
    idle = [look(play(seed=seed, changed=changed(people)).world) for seed in seeds]
    done = [play((ELVES, line), seed=seed, changed=changed(people)) for seed in seeds]
    assert all(each.why == {line: ""} for each in done)
    assert any(look(each.world) != before for each, before in zip(done, idle, strict=True))
    other = play((ELVES, line), changed=changed("ELVEN"))
    assert other.why[line]
    assert look(other.world) == look(play(changed=changed("ELVEN")).world)


def test_consul_titles_need_a_consul() -> None:
    """Line 2749: an Ancient One is raised at the capital while a Consul is there."""
    line = "390 Duke of Oldthrone"

    def away(world: Any) -> None:
        for each in world.rulers:
            if each.kingdom.name == "The Ancient Ones":
                each.place = named(world.places, "Stillwater")

    assert play(("The Ancient Ones", line)).why == {line: ""}
    assert play(("The Ancient Ones", line), changed=away).why[line].startswith("No Consul is at the capital")


def test_tunnels_and_traps_hurt_who_presses_on() -> None:
    """Line 3033: behind a withdrawal in the mountains, and there alone; the toll is a ruling."""
    a = package()

    def losses(ground: str, *names: str) -> int:
        world = play(changed=ruled(*names)).world
        home, host = named(world.groups, "Host of Silverleaf"), named(world.groups, "Host of Grimhold")
        home.terrain = host.terrain = getattr(a, f"TERRAIN_{ground}")
        attack = world.add(a.Side(group=host, attacking=True, ordered=a.TACTIC_DETERMINED))
        away = world.add(a.Side(group=home, ordered=a.TACTIC_ORGANIZED_WITHDRAWAL))
        return int(a.early_losses(attack, away, world))

    toll = losses("MOUNTAIN", "TUNNELS_AND_TRAPS")
    assert toll > losses("MOUNTAIN")
    assert losses("FOREST", "TUNNELS_AND_TRAPS") == losses("FOREST")


@pytest.mark.parametrize(
    ("name", "goals", "count"), [("early_triumph", ("T1", "P3"), 1), ("early_great_triumph", ("T1", "P3", "T3"), 2)]
)
def test_early_triumph_and_early_great_triumph(name: str, goals: tuple[str, ...], count: int) -> None:
    """Lines 3698 and 5118: Trolls and influence besides the awards, for the lesser and for the greater objective."""
    a = package()

    def awarded(*names: str) -> tuple[int, int]:
        def change(world: Any) -> None:
            ruled(*names)(world)
            at_court(world)
            elves(world).goals = tuple(getattr(a, f"OBJECTIVE_GOAL_{each}") for each in goals)
            for each in ("Grimhold", "Sunspire"):  # two cities in two regions (line 913)
                elves(world).places += (named(world.places, each),)
                named(world.places, each).kingdom = elves(world)

        line = "992 G1"
        done = play((ELVES, line), changed=change)
        assert done.why == {line: ""}
        trolls = [
            each
            for host in done.world.groups
            if host.kingdom is elves(done.world)
            for each in host.brigades
            if each.breed == a.BRIGADE_TYPE_TROLLS
        ]
        return len(trolls), elves(done.world).influence

    plain, more = awarded(), awarded(name.upper())
    assert (more[0] - plain[0], more[1] - plain[1]) == (count, 100 * count)


def test_open_doors_are_tolerated_everywhere() -> None:
    """Line 3221; an evil people, which is hostile to strangers (3871), shows it."""
    a = package()
    feared, traders = (elves(play(changed=ruled("EVIL", *names)).world) for names in ((), ("OPEN_DOORS",)))
    assert a.stranger_mood(feared) == a.REACTION_HOSTILE
    assert a.stranger_mood(traders) == a.REACTION_TOLERANT


def test_zanthia_disheartens_whom_it_distrusts_and_doubles_what_a_retreat_costs() -> None:
    """Line 1365: two points of morale, and twice the casualties on the way out, beside another region."""
    a = package()

    def there(region: int) -> tuple[int, int]:
        world = play().world
        warlock, host = named(world.kingdoms, "The Warlock"), named(world.groups, "Host of Silverleaf")
        host.region = region
        elves(world).standings = (world.add(a.Foothold(region=region, reaction=a.REACTION_SUSPICIOUS)),)
        side = world.add(a.Side(group=host, ordered=a.TACTIC_HOLD))
        foe = world.add(a.Side(group=named(world.groups, "Host of Grimhold"), attacking=True))
        return a.regional_morale(host, region, warlock), a.retreat_losses(side, foe)

    savage, tame = there(a.REGION_ZANTHIA), there(a.REGION_TRIUMVIA)
    assert savage[0] - tame[0] == -2
    assert savage[1] == 2 * tame[1] > 0
