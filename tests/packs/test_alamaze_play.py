"""The ruler's acts, research and battle of Alamaze, worked out a second way and compared with the emitted Python.

Nothing here reads the pack's own formulas: each check is an independent reading of the book's sentences in plain
Python with exact fractions.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from pathlib import Path
from types import ModuleType

import pytest

from rulec.backends.python import emit
from rulec.driver.compile import Compiled
from rulec.sema import expr as e
from rulec.sema.deeds import ActsOf
from tests.remembered import compiled

PACK = Path(__file__).parents[2] / "rules" / "alamaze"
REACTIONS = ("HOSTILE", "SUSPICIOUS", "TOLERANT", "FRIENDLY", "LOYAL")


@pytest.fixture(scope="module")
def alamaze() -> Compiled:
    return compiled("alamaze")


@pytest.fixture(scope="module")
def played(alamaze: Compiled, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """The emitted package, under a name of its own."""
    folder = tmp_path_factory.mktemp("alamaze")
    for path, text in emit(alamaze.program).items():
        target = folder / path.replace("rulec_packs", "played_packs", 1)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text.replace("rulec_packs", "played_packs"), encoding="utf-8")
    sys.path.insert(0, str(folder))
    try:
        yield importlib.import_module("played_packs.alamaze")
    finally:
        sys.path.remove(str(folder))
        for name in [n for n in sys.modules if n.startswith("played_packs")]:
            del sys.modules[name]


def half_up(value: Fraction) -> int:
    return int((value + Fraction(1, 2)) // 1)


def test_denigration_is_what_the_order_says(played: ModuleType) -> None:
    """Order 475 over a grid of influences, shares and reactions (lines 4521 to 4529)."""
    region = played.REGION_ZAMORA
    compared = 0
    for own, theirs, mine, yours, at in product((8, 10, 14, 25), (8, 12, 15), (0, 15, 60), (0, 25, 75), range(5)):
        reaction = getattr(played, f"REACTION_{REACTIONS[at]}")
        talker = played.Kingdom(
            influence=own * 100, standings=[played.Foothold(region=region, share=mine, reaction=reaction)]
        )
        target = played.Kingdom(influence=theirs * 100, standings=[played.Foothold(region=region, share=yours)])
        words = Fraction(50) * Fraction(own, theirs) * Fraction(mine, max(1, yours))
        chance = half_up(words) + (20, 20, 0, -10, -20)[4 - at]
        assert played.denigrate_chance(talker, target, region) == min(90, max(10, chance)), (own, theirs, mine, yours)
        compared += 1
    assert compared == 4 * 3 * 3 * 3 * 5


def test_research_costs_and_chances(played: ModuleType) -> None:
    """The table of prowess and its plateaus (lines 2300 to 2319), for every prowess and level."""
    table = {
        "SUPREMACY": (9, 7000, 100), "MASTERY": (7, 8000, 90), "ADVANTAGE": (7, 9000, 80), "STANDARD": (6, 10000, 70),
        "SUBSTANDARD": (6, 11000, 60), "DISADVANTAGE": (5, 12000, 50), "NONMAGICAL": (5, 13000, 40),
    }  # fmt: skip
    plateau = {3: 10000, 5: 30000, 7: 60000}
    for name, (assured, price, rite) in table.items():
        kingdom = played.Kingdom(prowess=getattr(played, f"PROWESS_{name}"))
        for level in range(10):
            rank = played.RANK_WIZARD if level else played.RANK_ADEPT
            caster = played.Wizard(rank=rank, level=level, kingdom=kingdom)
            assert played.research_cost(caster, played.World()) == price * (level + 1) + plateau.get(level + 1, 0)
            beyond = max(0, level + 1 - assured)
            assert played.research_chance(caster) == half_up(Fraction(100, 2**beyond))
            assert played.rite_chance(caster) == rite


def test_shares_of_the_stages_come_to_what_the_chapter_says(alamaze: Compiled) -> None:
    shares: dict[str, Fraction] = {}
    numbers = []
    for stage in alamaze.model.records["Stage"]:
        fields = dict(stage.values)
        number = fields["number"]
        assert isinstance(number, e.NumberLit)
        numbers.append(number.value)
        share = fields.get("share")
        part = share.value if isinstance(share, e.NumberLit) else Fraction(100)
        arm = fields.get("arm")
        origin = fields["origin"]
        key = arm.name if isinstance(arm, e.MemberLit) else origin.name if isinstance(origin, e.MemberLit) else ""
        shares[key] = shares.get(key, Fraction(0)) + part
    assert numbers == list(range(1, 13))
    whole = {"preparation", "long_range", "short_range", "spells", "artifacts", "charge"}
    assert {key for key, share in shares.items() if share == 100} == whole
    assert [shares[key] for key in ("first_melee", "second_melee", "combined")] == [40, 60, 110]


def test_the_two_orders_of_a_turn_differ_in_one_place(alamaze: Compiled) -> None:
    chapter, chart = [], {}
    for step in alamaze.model.records["TurnStep"]:
        fields = dict(step.values)
        number, place = fields["number"], fields.get("chart")
        assert isinstance(number, e.NumberLit)
        chapter.append(number.value)
        if isinstance(place, e.NumberLit):
            chart[number.value] = place.value
    assert chapter == list(range(1, 19))
    assert sorted(chart.values()) == list(range(1, 16))
    assert {number: place for number, place in chart.items() if number != place} == {14: 15, 15: 14}


def test_every_brigade_is_rated_once(alamaze: Compiled) -> None:
    table = alamaze.model.tables["ratings"]
    rated = [row.keys[0].values for row in table.rows]
    assert all(len(values) == 1 for values in rated)
    breeds = [breed.name for breed in alamaze.model.records["BrigadeType"]]
    assert sorted(values[0] for values in rated) == [at for at, name in enumerate(breeds) if name != "huns"]
    lines = [row.line for row in table.rows]
    assert len(set(lines)) == len(lines) == 102


def test_equals_lose_about_a_seventh_in_a_stage(played: ModuleType) -> None:
    """What the ruling on the measure of damage promises, for equal armies of average brigades."""

    def side(size: int) -> object:
        brigades = [played.Brigade(breed=played.BRIGADE_TYPE_NECROMANCER) for _ in range(size)]
        return played.Side(
            group=played.Group(kingdom=played.Kingdom(), brigades=brigades),
            attacking=True,
            ordered=played.TACTIC_DETERMINED,
        )  # fmt: skip

    for size in (1, 4, 10):
        assert played.casualties(side(size), side(size), played.STAGE_FAR_MISSILES, played.World()) == 14


def test_what_is_said_of_a_command_is_how_it_is_carried_out(alamaze: Compiled) -> None:
    """The fields of the commands that are carried out agree with their clauses, with the turn and with the Ice Age."""
    model = alamaze.model
    assert model.deeds is not None
    (turn,) = model.deeds.sequences.values()
    steps = {r.name: r.position + 1 for r in model.records["TurnStep"]}
    frozen = {key for variant in model.deeds.variants.values() for ban in variant.forbids for key in ban.keys}
    acts = 0
    for record in model.records["Order"]:
        fields, act = dict(record.values), model.deeds.acts.get(("Order", record.name))
        if act is None or record.number is None:
            continue
        step, sole, closed = fields["turn_step"], fields.get("sole_errand"), fields.get("forbidden_under")
        (stage,) = (
            stage.number
            for stage in turn.stages
            for item in stage.items
            if isinstance(item, ActsOf) and any(low <= record.number <= high for low, high in item.ranges)
        )
        assert isinstance(step, e.RecordLit)
        assert steps[step.key] == stage, record.title
        assert (isinstance(sole, e.TruthLit) and sole.value) == act.sole, record.title
        assert (closed is not None) == (record.name in frozen), record.title
        acts += 1
    assert acts == 156


def test_of_each_other_command_it_is_known_what_is_said_with_it(alamaze: Compiled) -> None:
    """Places count from one without a gap; commands that are carried out say it themselves."""
    model = alamaze.model
    assert model.deeds is not None
    orders = model.records["Order"]
    places: dict[int, list[int]] = {}
    for row in model.tables["order_slots"].rows:
        (of,), (place,) = row.keys[0].values, row.keys[1].values
        assert isinstance(of, int)
        assert isinstance(place, int)
        places.setdefault(of, []).append(place)
    assert all(said == list(range(1, len(said) + 1)) for said in places.values())
    silent = {o.number for o in orders if o.position not in places and ("Order", o.name) not in model.deeds.acts}
    assert not silent
    assert not [orders[at].title for at in places if ("Order", orders[at].name) in model.deeds.acts]
