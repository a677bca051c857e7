"""Twenty months of eight kingdoms, typed line by line: each is taken, and what is told reads like a story."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from rulec.runtime.game.seeing import shown_to
from rulec.runtime.game.turns import resolve
from tests.packs.alamaze_games import loaded
from tests.packs.alamaze_story import PLAYERS, STORY, founded, handed_in, months

CARRIED_OUT = 0.9
"""Of all lines at least; the others fail by what somebody else does, or by the dice."""
NAMELESS = re.compile(
    r"\b(?:sighting|encounter|booking|ledger entry|group|figure|place|population center|kingdom|foothold) \d+\b", re.I
)


def test_twenty_months_are_played_and_told() -> None:
    game, _ = loaded()
    world: Any = founded()
    done: Counter[bool] = Counter()
    told: Counter[str] = Counter()
    story = list(months(STORY.read_text(encoding="utf-8")))
    assert [month.title for month in story] == [f"Month {at}" for at in range(1, 21)]
    for month in story:
        assert {name for name, _ in month.sheets} <= set(PLAYERS)
        given, refused = handed_in(world, month)
        done[False] += len(refused)
        done.update(each.done for each in resolve(game, world, given) if not each.stands)
        for report in world.reports:
            told.update([report.text])
            assert not NAMELESS.search(report.text), report.text
            assert "none" not in report.text.split(), report.text
            assert report.text[0].isupper() or report.text[0].isdigit(), report.text
            assert report.text[-1] in ".!?", report.text
        for kingdom in world.kingdoms:
            heard = [each for each in world.reports if each.who is None or kingdom.id in each.who]
            assert heard or kingdom.struck_off, f"nothing was told to {kingdom.name} in {month.title}"
    assert done[True] > CARRIED_OUT * sum(done.values()), done
    assert sum("storms" in text for text in told) > 20
    assert sum(" is master of " in text for text in told) > 5
    for kingdom in world.kingdoms:
        for shown in shown_to(game, world, kingdom):
            assert not NAMELESS.search(" | ".join(cell for row in shown.rows for cell in row)), shown.title
