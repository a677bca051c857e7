"""What happens, as players read it: the hamlet's pages, and every node that only such packs have."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pytest

from rulec.backends.reference.language import escape
from rulec.backends.reference.language.phrases import plain_phrases
from rulec.base.diagnostics import Report
from rulec.driver.compile import Compiled, compile_pack
from rulec.driver.packs import PackFiles
from rulec.sema import expr as e
from rulec.sema.summaries.uses import uses
from tests.catalogue.manor import files_of

ROOT = Path(__file__).parent.parent / "catalogue" / "hamlet"
ONLY_HERE = {e.StateRef, e.AllOf, e.Happened, e.FirstOf, e.VariantOn}


@lru_cache(maxsize=1)
def hamlet() -> Compiled:
    report = Report()
    made = compile_pack(PackFiles("hamlet", files_of(ROOT)), report, backends=("reference",))
    assert made is not None, [d.headline for d in report.found]
    return made


def page(path: str) -> list[str]:
    return hamlet().outputs[f"reference/{path}"].decode().splitlines()


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("processes/morning.md", "- For each [guard](../guards/README.md) that is not tired, the highest "
         "rank first, then the lowest level first, then equal ones by lot:"),
        ("processes/morning.md", "  - Raise that guard's level by 1 level, but to no more than 9 levels."),
        ("processes/morning.md", "  - Throw one six-sided die; it is called *luck* below."),
        ("processes/morning.md", "    - Put [Silver Bell](../charms/bell.md) into that guard's charms, until the end "
         "of the turn."),
        ("processes/morning.md", "  - From now on that guard is tired if *luck* is more than 4, and otherwise that "
         "guard is not tired."),
        ("processes/morning.md", "- For each [house](../houses/README.md), all at the same moment:"),
        ("processes/morning.md", "  - Set that house's apples to the sum of that other house's apples for each "
         "other [house](../houses/README.md)."),
        ("processes/morning.md", "  - Carry out [Pay](pay.md) for that house; its answer is called *paid* below."),
        ("processes/morning.md", "    - It is noted that it has rained."),
        ("processes/morning.md", "- Tell everyone: “The morning of *the season*, *the harvest* to come.”"),
        ("processes/steal.md", "- Unseen: throw a hundred-sided die; it succeeds at or under the "
         "[unseen](../quantities/unseen.md) of the target."),
        ("processes/steal.md", "  - If it succeeds by 40 points or more:"),
        ("processes/steal.md", "  - If it fails otherwise:"),
        ("processes/steal.md", "    - Take the guard out of play."),
        ("processes/follow.md", "- If there is none:"),
        ("processes/follow.md", "  - Take that any one out of the house's friends."),
        ("events.md", "Fame: whenever this happens, if the thief's level is more than 3:"),
        ("events.md", "- *Thief* stands for *guard*."),
        ("state.md", "| Chief | a [house](houses/README.md), or none | none |"),
        ("sequences/turn.md", "- [Orders](../orders/README.md) 100 to 200, by number: [100 Hire](../orders/hire.md) "
         "and [200 Steal](../orders/steal.md)."),
        ("orders/steal.md", "- **Typed:** **200** *guard* *target* \\[*most*\\]"),
        ("orders/steal.md", "- At most once in a turn for each house and target."),
        ("orders/steal.md", "- Whoever does this does nothing else in the same turn."),
        ("orders/hire.md", "- **The charm:** 2 apples when there is a charm, paid by the house."),
        ("orders/hire.md", "  - It is refused after all, and nothing of it happens: “There is no room for *the "
         "called*.”"),
        ("variants/frost.md", "- [200 Steal](../orders/steal.md) (Too cold.)"),
        ("quantities/strength.md", "- **Boldness:** add 2 levels when the guard has stolen this turn."),
        ("values/best.md", "the first of all [guards](../guards/README.md) whose house is the house, the highest "
         "level first, the lowest rank first"),
    ],
)  # fmt: skip
def test_a_page_says(path: str, line: str) -> None:
    assert any(line == found or (line in found and path.startswith("values")) for found in page(path)), "\n".join(
        page(path)
    )


def test_every_node_that_only_such_packs_have_is_spoken() -> None:
    model = hamlet().model
    everything = [use.value for use in uses(model)]
    nodes = [node for top in everything for node in e.walk(top)]
    assert {type(node) for node in nodes} >= ONLY_HERE
    speak = plain_phrases(model)
    for node in nodes:
        if type(node) in ONLY_HERE:
            assert str(speak.noun(node)).strip()


def test_marked_text_is_shown_plain() -> None:
    assert escape.plain("[the *Old* Tower](../x.md)'s \\*level\\* &lt;b&gt;") == "the Old Tower's *level* <b>"
