"""The runner of adjudication cases, on a small made-up map and cases of our own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.datc.__main__ import main
from tests.datc.packs import package
from tests.datc.positions import Position, decide

# Five provinces of no book: a hill between three dales, and a ford that only the north reaches.
MADE_UP = {"HIL": "NOR EAS WES", "NOR": "HIL EAS FOR", "EAS": "HIL NOR", "WES": "HIL", "FOR": "NOR"}


def board(*units: str, orders: tuple[str, ...], pack: str = "diplomacy_1971") -> Position:
    position = Position(package(pack))
    for one, others in MADE_UP.items():
        position.border(one, others.split())
    for unit in units:
        position.army(*unit.split())
    for order in orders:
        position.order(order)
    return position


def test_a_supported_move_drives_out_and_says_where_to() -> None:
    result = decide(
        board(
            "RED A HIL", "RED A EAS", "BLUE A NOR",
            orders=("RED: A HIL - NOR", "RED: A EAS S A HIL - NOR", "BLUE: A NOR H"),
        )
    )  # fmt: skip
    assert result.words == {"HIL": "succeeds"}
    assert result.supports == {"EAS": "succeeds"}
    assert result.final == {"NOR": "HIL", "EAS": "EAS"}
    assert result.dislodged == {"NOR": "HIL"}
    assert result.retreats == {"NOR": ("FOR",)}


def test_a_support_is_cut_from_elsewhere_but_not_from_its_target() -> None:
    orders = ("RED: A HIL - NOR", "RED: A EAS S A HIL - NOR", "BLUE: A NOR - EAS")
    result = decide(board("RED A HIL", "RED A EAS", "BLUE A NOR", orders=orders))
    assert result.supports == {"EAS": "succeeds"}
    assert result.dislodged == {"NOR": "HIL"}


def test_a_province_over_which_a_stand_off_was_is_no_retreat() -> None:
    orders = ("RED: A HIL - NOR", "RED: A EAS S A HIL - NOR", "BLUE: A NOR - FOR", "BLUE: A FOR - NOR")
    result = decide(board("RED A HIL", "RED A EAS", "BLUE A NOR", "BLUE A FOR", orders=orders))
    assert result.words == {"HIL": "succeeds", "NOR": "bounced", "FOR": "bounced"}
    assert result.retreats == {"NOR": ()}


def test_an_order_out_of_reach_leaves_the_army_standing_where_it_can_be_supported() -> None:
    orders = ("RED: A WES - FOR", "RED: A HIL S A WES", "BLUE: A EAS - HIL")
    result = decide(board("RED A WES", "RED A HIL", "BLUE A EAS", orders=orders))
    assert result.words == {"WES": "void", "EAS": "bounced"}
    assert result.supports == {"HIL": "cut"}


def test_the_reasons_are_told() -> None:
    from rulec.runtime import explain

    pack = package("diplomacy_1971")
    position = board("RED A HIL", "BLUE A EAS", orders=("RED: A HIL - NOR", "BLUE: A EAS - NOR"))
    world = position.world()
    weighed = pack.movement(list(position.units.values()), list(position.moves.values()), [], [], world)
    value, notes = pack.why_succeeds(weighed, position.moves["HIL"], world)
    assert value is False
    from importlib import import_module

    labels = import_module("rulec_packs.diplomacy_1971._movement_why").LABELS["succeeds"]
    assert labels[notes[0][0]].text == "stood off"
    assert explain is not None


def test_a_convoy_of_two_fleets_and_one_that_is_broken() -> None:
    def sea(*more: str, orders: tuple[str, ...], variants: tuple[str, ...] = ()) -> Position:
        made = Position(package("diplomacy_1971"), variants)
        for one, others in {"QUA": "BAY", "BAY": "QUA GUL", "GUL": "BAY ISL DEE", "DEE": "GUL", "ISL": "GUL"}.items():
            made.water(one, others.split(), ("BAY", "GUL", "DEE"))
        for unit in ("RED A QUA", "RED F BAY", "BLUE F GUL", *more):
            made.army(*unit.split())
        for order in ("RED: A QUA - ISL", "RED: F BAY C A QUA - ISL", "BLUE: F GUL C A QUA - ISL", *orders):
            made.order(order)
        return made

    assert decide(sea(orders=())).final == {"ISL": "QUA", "BAY": "BAY", "GUL": "GUL"}
    broken = decide(sea("GREEN F DEE", "GREEN F ISL", orders=("GREEN: F DEE - GUL", "GREEN: F ISL S F DEE - GUL")))
    assert (broken.words, broken.supports) == (
        {"QUA": "fails", "DEE": "succeeds"}, {"BAY": "fails", "GUL": "fails", "ISL": "succeeds"},
    )  # fmt: skip
    assert broken.retreats == {"GUL": ()}


def test_a_fleet_goes_to_one_coast() -> None:
    made = Position(package("diplomacy_1971"))
    for one, others in {"BAY": "CAP/NC CAP/SC", "CAP/NC": "BAY", "CAP/SC": "BAY"}.items():
        made.water(one, others.split(), ("BAY",))
    made.army("RED", "F", "BAY")
    made.order("RED: F BAY - CAP")
    assert decide(made).words == {"BAY": "void"}
    made.order("RED: F BAY - CAP/SC")
    assert decide(made).final == {"CAP/SC": "BAY"}


CASE = {
    "id": "X.1", "title": "one goes where nobody is", "phase": "movement",
    "units": [{"power": "ITALY", "type": "A", "loc": "VEN"}], "orders": ["ITALY: A VEN - TYR"],
    "expect": {"VEN": "succeeds"}, "final": {"TYR": "ITALY A"}, "dislodged": {}, "preference": "none",
}  # fmt: skip


@pytest.mark.parametrize(
    ("change", "code", "last"),
    [
        ({}, 0, "1 of 1 agree"),
        ({"final": {"VEN": "ITALY A"}}, 1, "0 of 1 agree"),
        ({"expect": {"VEN": "bounced"}}, 1, "0 of 1 agree"),
        ({"units": [{"power": "ITALY", "type": "F", "loc": "VEN"}]}, 1, "0 of 1 agree"),
    ],
)
def test_the_command(change: dict, code: int, last: str, tmp_path: Path, capsys) -> None:
    file = tmp_path / "cases.json"
    file.write_text(json.dumps([{**CASE, **change}]), encoding="utf-8")
    assert main([str(file)]) == code
    assert capsys.readouterr().out.splitlines()[-1] == last


def test_published_cases_agree(capsys) -> None:
    """Positions reasoned from the rules for the numbers of the published collection that they bear."""
    code = main([str(Path(__file__).parents[1] / "datc" / "cases.json")])
    told = capsys.readouterr().out.splitlines()
    assert [line for line in told if line.startswith("differs")] == []
    assert told[-1] == "75 of 75 agree"
    assert code == 0
