"""The boards of the benchmark of positions: every unit is accounted for, and the same seed gives the same boards."""

from __future__ import annotations

from benchmarks.positions import UNITS, Own, boards


def test_boards_are_crowded_and_come_out_whole() -> None:
    tables = boards(4, 7)
    assert tables == boards(4, 7)
    for board in tables:
        stands, driven = Own(board).result()
        assert len(stands) + len(driven) == UNITS
        assert {order[0] for order in board.orders} >= {"-", "S", "H"}
