"""Maps of examples in a session: they rest on all that the views of the package execute."""

from __future__ import annotations

import pytest

from tests.edits.session import Session

RULES = """
enum Side: left, right "side"

value step() -> number "How far apart houses stand"
    otherwise 3
    cites book "Houses" 4

value edge() -> Side "On which side houses stand"
    otherwise left
    cites book "Houses" 4

value nudge() -> number "How far a house leans"
    otherwise 2
    cites book "Houses" 4

value place(house: House) -> number "Where a house stands"
    otherwise house.apples / 1 apple * (house.apples / 1 apple + step())
    cites book "Houses" 4

view street(viewer: House) "The street"
    for each house in houses
    shows across: place(house)
    shows down: house.apples / 1 apple * (streets[edge()].near + streets[edge()].far)
    shows side: edge()
    drawn at across, down coloured by side
    cites book "Houses" 4

process grow() at the beginning "All houses gain something"
    cites book "Houses" 13
    for each h in houses as listed
        run gain(h)

process gain(house: House) "A house gains something"
    cites book "Houses" 13
    example "Three houses"
        given other: House(apples: 5 apples), third: House(apples: 9 apples)
        given house.apples: 2 apples
        does
            run gain(house)
        expect house.apples = 3 apples
    raise house.apples by 1 apple
"""
TABLE = """
table: streets
title: Streets
cites: book "Houses" 4
keys: [side]
columns:
  - {name: side, type: Side, label: Side}
  - {name: near, type: number, label: Near}
  - {name: far, type: number, label: Far}
off_the_table: refuse
complete: yes
rows:
  - [left, 4, nudge() + 1, line 4]
  - [right, 5, 6, line 4]
"""
EXAMPLE = ("example", "three_houses", True)


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("street.rules", "otherwise 3", "otherwise 4"),  # a view calls what calls it
        ("tables/streets.yaml", "left, 4", "left, 7"),  # a view reads the cell
        ("street.rules", "otherwise 2", "otherwise 6"),  # a cell calls it
        ("street.rules", '"The street"', '"The lane"'),  # the picture says it
    ],
)
def test_a_map_is_drawn_again_when_what_a_view_executes_changes(file: str, old: str, new: str) -> None:
    session = Session("village")
    session.files |= {"street.rules": RULES.encode(), "tables/streets.yaml": TABLE.encode()}
    first = session.compiled(session.memory)
    assert first.said == ""
    drawn = {path: data for path, data in first.outputs.items() if path.endswith("gain_1.svg")}
    assert drawn
    assert EXAMPLE not in session.compiled(session.memory).ran
    text = session.files[file].decode()
    assert text.count(old) == 1
    session.files[file] = text.replace(old, new).encode()
    assert session.differences() == []
    assert EXAMPLE in session.memory.ran
    after = session.compiled(session.memory).outputs
    assert {path: after[path] for path in drawn} != drawn
