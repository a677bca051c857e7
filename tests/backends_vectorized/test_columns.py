"""A pack over whole columns, as a user asks it: things read, answers, faults that tell their row, what is refused."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rulec.runtime.faults import DividedByNothing
from rulec.runtime.vectors import LIMIT, NONE
from tests.backends_vectorized.comparing import differences
from tests.catalogue.manor import compile_with
from tests.memory_loader import Loaded, load

RULES = """
quantity rent(guard: Guard, days: number) -> gold "What a guard owes"
    base 4 gold
    add 1 gold per level * guard.level * days "days"
    add 10 gold when guard.friend != none and guard.friend.sort = keen "a keen friend"
    add sum(2 gold for each other in guard.friends where other.rank = high) "great friends"
    at least 0 gold, at most 500 gold
    cites book "Rent" 1

quantity split(all: gold, parts: number) -> gold "A share"
    base round down(all / parts)
    cites book "Rent" 2

value closest(guard: Guard) -> Guard? "The friend, of who is keen"
    guard.friend when guard.sort = keen "keen"
    otherwise none
    cites book "Rent" 3

fact alike(one: Guard, other: Guard) "both have one friend", not "they have not one friend"
    holds one.friend = other.friend
    cites book "Rent" 4

quantity alms(house: House) -> gold "What a house gives away"
    base sum(2 gold for each virtue in house.virtues where virtue != v3)
    add 1 gold when house.virtues has v65 "the last of them"
    cites book "Rent" 6

fact blessed(house: House, virtue: Virtue) "has this", not "has it not"
    holds house.virtues has virtue
    cites book "Rent" 7

kind Gate, gates "gate"
    closed: truth = no "closed"

quantity gate_toll(gate: Gate) -> gold "What a gate takes"
    base 1 gold
    add 2 gold when gate.closed "somebody has to open"
    cites book "Rent" 8

roll luck(guard: Guard) -> number "Luck"
    otherwise d6
    cites book "Rent" 5

""" + "\n".join(f'virtue v{at} "Virtue {at}"\n    cites book "Virtues" {at + 1}\n' for at in range(3, 66))


@pytest.fixture(scope="module")
def pack() -> Iterator[Loaded]:
    from rulec.backends.python import emit

    compiled, report = compile_with({"houses.rules": RULES})
    assert compiled is not None, [(d.headline, d.primary.span) for d in report.found]
    with load(emit(compiled.program), compiled.program) as loaded:
        yield loaded


@pytest.fixture
def columns(pack: Loaded) -> Any:
    return import_module(f"{pack.package.__name__}.columns")


def guards(pack: Loaded) -> list[Any]:
    """Ann (keen, level 2), Bob (plain, level 3, a friend of Ann's), Cid (old, level 0, nobody's friend)."""
    rules = pack.package
    house = rules.House(gold=5)
    ann = rules.Guard(house=house, level=2, sort=rules.SORT_KEEN, rank=rules.RANK_HIGH)
    bob = rules.Guard(house=house, level=3, friend=ann, friends=[ann])
    cid = rules.Guard(house=house, level=0, sort=rules.SORT_OLD, friends=[ann, ann, bob])
    ann.friend = bob
    return [ann, bob, cid]


def test_each_row_is_answered(pack: Loaded, columns: Any) -> None:
    (three,) = columns.read(guards(pack))
    # 4 and a gold for each level and day; 10 for Bob, whose friend is keen; 2 for each friend of high rank
    assert list(columns.rent(three, [1, 10, 100])) == [4 + 2, 4 + 30 + 10 + 2, 4 + 0 + 2 * 2]
    assert list(columns.rent(three, 1000)) == [500, 500, 8]  # at most 500
    assert list(columns.split(np.array([7, 8, 9]), 2)) == [3, 4, 4]
    assert list(columns.ready(three)) == [True, True, False]  # from level 2 on


def test_fields_of_yes_and_no_are_read(pack: Loaded, columns: Any) -> None:
    gate = pack.package.Gate
    (gates,) = columns.read([gate(closed=True), gate(), gate(closed=True)])
    assert list(columns.gate_toll(gates)) == [3, 1, 3]


def test_things_are_answered_and_compared(pack: Loaded, columns: Any) -> None:
    ann, bob, cid = guards(pack)
    ones, others = columns.read([ann, bob, cid], [ann, cid, bob])
    assert columns.closest(ones).found() == [bob, None, None]  # Ann is keen
    assert list(columns.alike(ones, others)) == [True, False, False]
    ones, alone = columns.read([ann, bob, cid], [bob])
    assert list(columns.alike(ones, alone)) == [False, True, False]
    with pytest.raises(ValueError, match="have to be read together"):
        columns.alike(ones, columns.read([ann])[0])


def test_a_fault_tells_its_row(columns: Any) -> None:
    with pytest.raises(DividedByNothing) as found:
        columns.split(10, [5, 2, 0, 0])
    assert found.value.__notes__ == ["in row 2"]


def test_what_cannot_be_handed_in_is_refused(columns: Any) -> None:
    with pytest.raises(ValueError, match="columns of different lengths: 2, 3"):
        columns.split([1, 2], [1, 2, 3])
    with pytest.raises(OverflowError, match="row 1: 1099511627777 is too far from 0"):
        columns.split([1, LIMIT + 1], 2)
    for far in ([1, NONE], np.array([1, NONE]), [1, None]):  # `NONE` is no number, however it is handed in
        with pytest.raises(OverflowError, match="row 1: "):
            columns.split(far, 2)
    with pytest.raises(TypeError, match="whole numbers are asked for, not float64"):
        columns.split(np.array([1.5]), 2)
    assert list(columns.split([], 2)) == []
    assert list(columns.split([LIMIT], 1)) == [LIMIT]


def test_a_field_that_looks_like_none_is_refused(pack: Loaded, columns: Any) -> None:
    guard = guards(pack)[0]
    guard.level = NONE
    with pytest.raises(OverflowError, match=f"{NONE} is too far from 0"):
        columns.read([guard])


def test_what_grows_too_far_is_told(pack: Loaded, columns: Any) -> None:
    guard = guards(pack)[0]
    guard.level = LIMIT
    (one,) = columns.read([guard])
    with pytest.raises(OverflowError, match="comes out too far from 0"):
        columns.rent(one, LIMIT)
    assert pack.package.rent(guard, LIMIT) == 500  # one by one there is no end to numbers


def test_a_chain_of_calls_may_be_long() -> None:
    from rulec.backends.python import emit

    links = "".join(
        f'quantity q{at}(guard: Guard) -> gold "Q"\n    base q{at + 1}(guard)\n    add 1 gold\n    cites book "Q" 1\n'
        for at in range(300)
    )
    last = 'quantity q300(guard: Guard) -> gold "Q"\n    base 1 gold per level * guard.level\n    cites book "Q" 1\n'
    compiled, report = compile_with({"houses.rules": links + last})
    assert compiled is not None, [d.headline for d in report.found]
    with load(emit(compiled.program), compiled.program) as pack:
        columns: Any = import_module(f"{pack.package.__name__}.columns")
        assert list(columns.q0(*columns.read(guards(pack)))) == [2 + 300, 3 + 300, 300]


def test_sets_are_asked_and_gone_through(pack: Loaded, columns: Any) -> None:
    rules = pack.package
    last, third, brave = rules.VIRTUE_V65, rules.VIRTUE_V3, rules.VIRTUE_BRAVE
    assert last > 62  # more than one number of 64 bits holds
    sets = [{last, third}, {brave}, set[int](), {brave, last, rules.VIRTUE_V4}]
    (four,) = columns.read([rules.House(gold=0, virtues=sum(1 << one for one in each)) for each in sets])
    assert list(columns.alms(four)) == [2 + 1, 2, 0, 3 * 2 + 1]
    assert list(columns.blessed(four, last)) == [True, False, False, True]
    assert list(columns.blessed(four, [third, third, third, brave])) == [True, False, False, True]


def test_it_is_said_why_a_function_has_no_columns(columns: Any) -> None:
    assert columns.REFUSED == {}
    assert not hasattr(columns, "luck")


def test_a_sign_turned_round_is_noticed() -> None:
    from rulec.backends.python import emit

    compiled, _ = compile_with({"houses.rules": RULES})
    assert compiled is not None
    files = emit(compiled.program)
    path = "rulec_packs/manor/columns.py"
    assert list(differences(compiled, 40, seed=3)) == []
    assert "value + 10" in files[path]
    broken = {**files, path: files[path].replace("value + 10", "value - 10")}
    assert list(differences(compiled, 40, seed=3, files=broken)) != []


LOST = """ruling relics gap "What relics are worth"
    reading nothing = 0 gold "nothing"
    reading list = unknown "as much as a list says that is lost"
    take list because "The list was there once."
    matters little
    cites book "Rent" 9

fact dear(guard: Guard) "{guard} finds relics that are dear"
    holds ruling relics > prices[guard.sort].price
    cites book "Rent" 9
"""


def test_what_nobody_knows_is_told_of_where_it_is_compared() -> None:
    """It was said to have “a value without a type of its own”."""
    compiled, report = compile_with({"relics.rules": LOST}, backends=None)
    assert compiled is not None, [d.headline for d in report.found]
    text = compiled.outputs["python/rulec_packs/manor/columns.py"].decode()
    assert "    'dear': 'it reads a cell that nobody knows',\n" in text


def test_without_numpy_it_says_what_to_install() -> None:
    script = "import sys; sys.modules['numpy'] = None\nimport rulec.runtime.vectors"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, encoding="utf-8")
    assert "ImportError: whole columns need NumPy: pip install rulec[numpy]" in done.stderr


def test_the_page_prints_what_it_says() -> None:
    root = Path(__file__).parents[2]
    page = (root / "docs" / "columns.md").read_text(encoding="utf-8")
    found = re.search(r"```python\n(.*?)```\n\nprints\n\n```\n(.*?)```", page, re.S)
    assert found is not None
    env = {**os.environ, "PYTHONPATH": f"{root}/src:{root}/generated/alamaze/python"}
    done = subprocess.run([sys.executable, "-c", found[1]], capture_output=True, encoding="utf-8", env=env)
    assert done.stdout == found[2], done.stderr
