"""An act that is stopped at any throw, statement or fault has done nothing."""

from __future__ import annotations

import pytest

from rulec.backends.python import emit
from rulec.driver.compile import Compiled
from tests.ir.hamlet import compiled, source
from tests.property.stopping import stopped

LATE = source().replace(
    "        raise guard.level by 1 level\n        put charm into guard.charms until end of turn",
    '        create Guard(name: "New", house: house) as fresh\n        set house.heir to fresh\n'
    "        put charm into guard.charms until end of turn\n        note rained()\n"
    '        tell everyone "It is done."\n'
    "        run pick(house)\n        remove guard\n        run pick(house)",
)
"""It changes much before it throws, and no line of it can refuse anything."""


@pytest.fixture(scope="module")
def late() -> Compiled:
    return compiled(LATE)


def test_what_is_stopped_is_undone(late: Compiled) -> None:
    seen: list[str] = []
    assert list(stopped(late, 300, seed=3, seen=seen)) == []
    assert len(set(seen)) == 2  # no throw stops the first


def test_only_acts_that_may_stop_behind_a_change_keep_a_journal(late: Compiled) -> None:
    text = emit(late.program)["rulec_packs/hamlet/_acts.py"]
    assert ["sure=True" in each for each in text.split("ActSpec(\n")[1:]] == [False, True, False]


def test_only_acts_that_throw_have_dice_of_their_own(late: Compiled) -> None:
    text = emit(late.program)["rulec_packs/hamlet/_acts.py"]  # `pick` draws by lot, however far down
    assert ["throws=False" in each for each in text.split("ActSpec(\n")[1:]] == [True, False, False]
