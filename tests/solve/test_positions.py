"""The boards of the benchmark of positions: every unit is accounted for, and the same seed gives the same boards."""

from __future__ import annotations

from benchmarks.positions import UNITS, boards, own_boards


def test_boards_are_crowded_and_come_out_whole() -> None:
    tables = boards(4, 7)
    assert tables == boards(4, 7)
    for own in own_boards(tables):
        stands, driven = own.result()
        assert len(stands) + len(driven) == UNITS
    for board in tables:
        assert {order[0] for order in board.orders} >= {"-", "S", "H"}
