"""A fault that a worker process raises reaches the one who asked (developer.md, friction 5)."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from inspect import signature
from pathlib import Path

import pytest

import rulec.runtime
from rulec.runtime.faults import NoAnswer, OffTheTable, RuleFault


def _all(fault: type[RuleFault] = RuleFault) -> Iterator[type[RuleFault]]:
    home = Path(rulec.runtime.__file__).parent
    for file in sorted(home.rglob("*.py")):
        import_module(".".join(["rulec.runtime", *file.relative_to(home).with_suffix("").parts]))
    yield fault
    for special in fault.__subclasses__():
        yield from _all(special)


@pytest.mark.parametrize(
    "sort",
    sorted({one for one in _all() if one.__module__.startswith("rulec.runtime")}, key=lambda sort: sort.__qualname__),
)
def test_a_fault_is_the_same_after_a_journey(sort: type[RuleFault]) -> None:
    """Its sort, its sentence and all that it knows; at first a sentence was put together twice."""
    given = [7 if name == "limit" else name for name in signature(sort).parameters]
    fault = sort(*given)
    came = pickle.loads(pickle.dumps(fault))
    assert type(came) is sort
    assert str(came) == str(fault)
    assert vars(came) == vars(fault)


def _refuse(table: str) -> int:
    raise OffTheTable(table, "success")


def _answer(number: int) -> int:
    return number + 1


def test_a_pool_outlives_a_fault() -> None:
    """`OffTheTable` broke the pool for all that came behind it: its `__init__` takes two arguments."""
    with ProcessPoolExecutor(1) as pool:
        with pytest.raises(OffTheTable, match="table `missions` has no row for this") as caught:
            pool.submit(_refuse, "missions").result()
        assert caught.value.column == "success"
        assert pool.submit(_answer, 1).result() == 2
    assert str(pickle.loads(pickle.dumps(NoAnswer("x")))) == "no case of `x` fits"
