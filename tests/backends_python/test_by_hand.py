"""The function that the benchmark takes as its floor answers as the compiled one does."""

from __future__ import annotations

from benchmarks.calls import prepared


def test_the_function_by_hand_agrees() -> None:
    pack, hand, inputs = prepared(seed=3, inputs=20_000)
    for agent, mission, target in inputs:
        assert pack.mission_success(agent, mission, target) == hand(agent, mission, target)
