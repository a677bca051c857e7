"""Whatever is typed, a line becomes an act or a sentence, never an exception; and quickly."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from rulec.runtime.game.turns import hand_in
from tests.hanging import ended_within
from tests.runtime.hamlet import GAME, small

WORDS = (
    "100", "110", "200", "300", "400", "500", "600", "tom", "Jack", "green hill", "green", "oak", "gold", "to", "with",
    "1,500", "1/2", "5", "-3", "apples", "horseshoe", "silver bell", '"', "“", ":", ",", "none", "yes", "pick", "é",
)  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(st.lists(st.one_of(st.sampled_from(WORDS), st.text(max_size=8)), max_size=9), st.sampled_from(["", " "]))
def test_any_line_has_a_verdict(words: list[str], joint: str) -> None:
    world = small()
    (verdict,) = hand_in(GAME, world, world.houses[0], [(1, joint.join(words))])
    assert (verdict.given is None) == bool(verdict.sentence)
    assert "\n" not in verdict.sentence


def test_a_line_made_to_be_slow_is_not() -> None:
    world = small()
    with ended_within(60):
        for text in ("100 " + "with " * 70, "tom 200 " + "green hill " * 30, "500 " + "1" * 390, "600 " + "tom:" * 90):
            hand_in(GAME, world, world.houses[0], [(1, text)])
