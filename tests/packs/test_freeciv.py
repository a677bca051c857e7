"""A rulebook that is none of ours: the classic rules of Freeciv, built, asked, and played."""

from __future__ import annotations

import importlib
import math
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from rulec.runtime import bits, distribution
from tests.remembered import lend_grammar

PACK = Path(__file__).parent / "freeciv_classic"


def rulec(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """The command, in a folder that has the pack alone."""
    return subprocess.run(
        [sys.executable, "-m", "rulec", *words], cwd=folder, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("freeciv")
    shutil.copytree(PACK, made / "rules/freeciv_classic")
    lend_grammar(made / ".rulec")
    assert rulec(made, "build").returncode == 0
    return made


@pytest.fixture(scope="module")
def pack(folder: Path) -> Iterator[ModuleType]:
    """The package that was built."""
    sys.path.append(str(folder / "generated/freeciv_classic/python/rulec_packs"))
    try:
        yield importlib.import_module("freeciv_classic")
    finally:
        sys.path.pop()
        for name in [name for name in sys.modules if name.split(".")[0] == "freeciv_classic"]:
            del sys.modules[name]


def test_it_has_no_fault_and_its_examples_hold(folder: Path) -> None:
    checked = rulec(folder, "check", "freeciv_classic", "--strict")
    assert (checked.returncode, checked.stdout) == (0, "no faults in freeciv_classic\n")
    tested = rulec(folder, "test", "freeciv_classic")
    assert tested.returncode == 0
    assert "0 failed" in tested.stdout


def test_a_name_of_a_table_is_written_once(folder: Path) -> None:
    for name in ("howitzer", "mountains", "communism"):
        found = [
            path.name for path in sorted((folder / "rules").rglob("*.yaml")) if f"[{name} " in path.read_text("utf-8")
        ]
        assert len(found) == 1
    page = (folder / "generated/freeciv_classic/reference/tables/unit_types.md").read_text("utf-8")
    assert "| Mech. Inf. |" in page


@cache
def wins(won: int, ours: int, theirs: int, our_power: int, their_power: int) -> float:
    """How likely the attacker wins, worked out from the end of the fight."""
    if theirs <= 0:
        return 1.0
    if ours <= 0:
        return 0.0
    edge = won / 1000
    return edge * wins(won, ours, theirs - our_power, our_power, their_power) + (1 - edge) * wins(
        won, ours - their_power, theirs, our_power, their_power
    )


@pytest.mark.parametrize(
    "attacker, defender, ours, theirs, powers",
    [
        ("ARCHERS", "PHALANX", 10, 10, (1, 1)),
        ("LEGION", "PIKEMEN", 10, 10, (1, 1)),
        ("CATAPULT", "MUSKETEERS", 10, 20, (1, 1)),
        ("ARTILLERY", "MECH_INF", 20, 30, (2, 1)),
        ("BATTLESHIP", "AEGIS_CRUISER", 40, 30, (2, 2)),
    ],
)
def test_the_odds_of_a_fight_to_the_end(
    pack: Any, attacker: str, defender: str, ours: int, theirs: int, powers: tuple[int, int]
) -> None:
    one = pack.Unit(type_=getattr(pack, f"UNIT_TYPE_{attacker}"), hp=ours, civ=pack.Civ())
    other = pack.Unit(type_=getattr(pack, f"UNIT_TYPE_{defender}"), hp=theirs, civ=pack.Civ())
    found = distribution(pack.fight, one, other)
    assert sum(found.values()) == 1
    likely = float(sum(chance for left, chance in found.items() if left > 0))
    assert likely == pytest.approx(wins(pack.edge(one, other), ours, theirs, *powers), abs=1e-12)


def test_what_an_advance_costs(pack: Any) -> None:
    for name, behind in (("ALPHABET", 1), ("WRITING", 2), ("CODE_OF_LAWS", 2), ("LITERACY", 4)):
        advance = getattr(pack, f"ADVANCE_{name}")
        assert pack.behind(advance) == behind
        assert pack.tech_cost(advance) == math.floor(20 * behind * math.sqrt(behind) / 2)


def feelings(
    base: int, size: int, luxury: int, faces: int, soldiers: int, wars: int, joys: int
) -> tuple[int, int, int]:
    """Citizen by citizen, as an engine goes through them: happy, content, unhappy."""
    content = min(size, base)
    happy, unhappy = 0, size - content
    treats = luxury // 2
    while treats >= 1 and content:
        content, happy, treats = content - 1, happy + 1, treats - 1
    while treats >= 2 and unhappy:
        unhappy, happy, treats = unhappy - 1, happy + 1, treats - 2
    if treats >= 1 and unhappy:
        unhappy, content = unhappy - 1, content + 1
    for _ in range(min(faces, unhappy)):
        unhappy, content = unhappy - 1, content + 1
    for _ in range(min(soldiers, unhappy)):
        unhappy, content = unhappy - 1, content + 1
    while wars > 0 and content:
        content, unhappy, wars = content - 1, unhappy + 1, wars - 1
    while wars >= 2 and happy:
        happy, unhappy, wars = happy - 1, unhappy + 1, wars - 2
    if wars > 0 and happy:
        happy, content = happy - 1, content + 1
    while joys > 0 and content:
        content, happy, joys = content - 1, happy + 1, joys - 1
    while joys > 1 and unhappy:
        unhappy, happy, joys = unhappy - 1, happy + 1, joys - 2
    if joys > 0 and unhappy:
        unhappy, content = unhappy - 1, content + 1
    return happy, content, unhappy


def test_all_of_happiness(pack: Any) -> None:
    lots = random.Random(4)
    governments, units = range(6), [pack.UNIT_TYPE_LEGION, pack.UNIT_TYPE_WARRIORS, pack.UNIT_TYPE_SETTLERS]
    buildings = [pack.BUILDING_TEMPLE, pack.BUILDING_COLOSSEUM, pack.BUILDING_CATHEDRAL, pack.BUILDING_COURTHOUSE]
    wonders = [
        *(pack.WONDER_MICHELANGELO, pack.WONDER_ORACLE),
        *(pack.WONDER_HANGING_GARDENS, pack.WONDER_CURE_FOR_CANCER),
    ]
    seen = set()
    for _ in range(1500):
        civ = pack.Civ(government=lots.choice(governments), cities_held=lots.randint(1, 60))
        civ.wonders = bits(*lots.sample(wonders, lots.randint(0, 3)))
        city = pack.City(civ=civ, size=lots.randint(1, 16), luxury=lots.randint(0, 20))
        city.buildings = bits(*lots.sample(buildings, lots.randint(0, 3)))
        city.garrison = tuple(pack.Unit(type_=lots.choice(units), civ=civ) for _ in range(lots.randint(0, 4)))
        city.abroad = tuple(pack.Unit(type_=lots.choice(units), civ=civ) for _ in range(lots.randint(0, 5)))
        expected = feelings(
            pack.content_base(civ),
            city.size,
            city.luxury,
            pack.contentment(city),
            pack.martial_law(city),
            pack.weariness(city),
            pack.delight(city),
        )
        assert (pack.happy(city), pack.content(city), pack.unhappy(city)) == expected
        assert sum(expected) == city.size
        assert pack.disorder(city) == (expected[2] > expected[0])
        seen.add(pack.disorder(city))
    assert seen == {False, True}


def test_a_year_is_played(folder: Path) -> None:
    game = folder / "two.game"
    assert rulec(folder, "new", "freeciv_classic", "two", "--seed", "5", "-o", str(game)).returncode == 0
    (folder / "rome.txt").write_text("player: Rome\n10 Roma Temple\n20 First Legion Guard\n", "utf-8")
    taken = rulec(folder, "orders", str(game), "rome.txt")
    assert taken.returncode == 0, taken.stdout
    played = rulec(folder, "turn", str(game))
    assert played.returncode == 0, played.stderr
    told = rulec(folder, "report", str(game), "--player", "Rome", "--format", "md")
    assert told.returncode == 0, told.stderr
    assert "Roma builds Temple." in told.stdout
    assert "Guard is beaten; First Legion has " in told.stdout or "First Legion is lost." in told.stdout
