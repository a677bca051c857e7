"""What the export of Alamaze says of its orders and spells is what its sources say.

Alamaze's review, section 1, and the player's, section 1: 60 of 171 orders could be given and none of 130 spells, but
for two that are orders as well and one that works by itself; no page and no key of the export told so.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib import import_module

import pytest

from rulec.runtime.orders.order_errors import not_carried_out
from tests.cases.support import RULES, rulec

PACK = RULES / "alamaze"


def blocks(kind: str) -> Iterator[tuple[int, str]]:
    """Number and block of each entry, read off the sources line by line."""
    for file in sorted(PACK.glob("*.rules")):
        text = file.read_text(encoding="utf-8")
        for found in re.finditer(rf"^{kind} (\d+) .*\n((?:[ ]{{4}}.*\n|\n)*)", text, re.M):
            yield int(found[1]), found[2]


SHARED = re.compile(
    r"^    (?:food_made|gold_made|adds_\w+|effect_laid|areas_seen|unveils|sends|raises_ranks): "
    r"|^    (?:influence_gain|influence_lost|told_like): |^    nearness: same_group\n(?:.*\n)*    as_agent: "
    r"|^    (?:carried_per_level|quickens|barred_by|full_with|veil_cast): |^    extras: .*(?:idle_group|two_leaders)"
    r"|^    (?:level_limit|heals): |^    aims: {caster_only}\n(?:.*\n)*    wards_off: "
    r"|^    aims: {own_leader}\n(?:.*\n)*    bent: "
    r"|^    (?:opens_domes|base_loss): |^    aims: {popcenter}\n(?:.*\n)*    (?:wards_off|countered|spares): "
    r"|^    surety: .*\n    reaction_change: |^    lasts: for_good\n(?:.*\n)*    summons: ",
    re.M,
)
"""What an entry says that shares an act with others (`rules/alamaze/casting*.rules`)."""


def given(block: str) -> bool:
    by_itself = re.search(r"^    (?:by \w+: |works by )", block, re.M) is not None
    return by_itself or SHARED.search(block) is not None


@pytest.fixture(scope="module")
def document() -> dict[str, list[dict[str, object]]]:
    done = rulec("export", "alamaze", cwd=RULES.parent)
    assert done.code == 0, done.said
    found: dict[str, list[dict[str, object]]] = json.loads(done.out)["records"]
    return found


@pytest.mark.parametrize(("word", "kind", "whole"), [("order", "Order", 171), ("spell", "Spell", 130)])
def test_the_export_agrees_with_the_sources(
    document: dict[str, list[dict[str, object]]], word: str, kind: str, whole: int
) -> None:
    written = {number: given(block) for number, block in blocks(word)}
    assert len(written) == whole
    told = {one["key"]: one.get("act") is True for one in document[kind]}
    assert told == written
    left = {one["key"] for one in document[kind] if one.get("not_carried_out") is True}
    assert left == {number for number, is_given in written.items() if not is_given}


def test_pages_count_the_same(document: dict[str, list[dict[str, object]]]) -> None:
    pages = RULES.parent / "generated/alamaze/reference"
    home = (pages / "README.md").read_text(encoding="utf-8")
    for word, verb in (("order", "given"), ("spell", "given")):
        written = [given(block) for _, block in blocks(word)]
        count = f"{sum(written)} of {len(written)} can be {verb}"
        assert count in (pages / f"{word}s/README.md").read_text(encoding="utf-8")
        assert count in home


def test_a_number_is_never_another_order() -> None:
    """720 was answered by `is “970” meant?`, 611 by 691, 425 by 945, 103 by 410, 740 by 970."""
    waiting = import_module("rulec_packs.alamaze._acts").GAME.not_yet
    assert not_carried_out("103 Silverleaf", waiting) == "103 Firestrike is not carried out yet."  # a spell
    for number, block in blocks("order"):
        said = not_carried_out(f"{number} Host of Sunspire", waiting)
        assert said.startswith(f"{number} ") is not given(block)
