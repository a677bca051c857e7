"""The functions that the benchmarks take as their floors answer as the compiled ones do."""

from __future__ import annotations

from benchmarks import scripts
from benchmarks.by_hand import why_mission_success
from benchmarks.calls import prepared


def test_the_function_by_hand_agrees() -> None:
    pack, hand, inputs = prepared(seed=3, inputs=20_000)
    for agent, mission, target in inputs:
        value = pack.mission_success(agent, mission, target)
        assert value == hand(agent, mission, target) == why_mission_success(agent, mission, target)[0]
    assert len(scripts.measured(inputs[:2000], rounds=1)) == 1  # it compares before it measures
