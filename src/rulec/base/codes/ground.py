"""Codes of spots, shapes and headings: R0950 to R0953."""

from __future__ import annotations

from rulec.base.codes.code import Code

GOOD = (
    'measure metre, metres "metres"\n'
    'measure degree, degrees "degrees"\n'
    'value test_value(at: spot in metre, way: degree) -> spot in metre "Ten metres on"\n'
    "    ahead(at, way, 10 metres)\n"
    '    cites book "Gate" 60\n'
)

ALL: tuple[Code, ...] = (
    Code(
        "R0950",
        "ground-not-told",
        (
            "What is asked of the ground takes spots, shapes, headings and lengths in a fixed order and number. The "
            "message says which."
        ),
        bad=GOOD.replace(", 10 metres)", ")"),
        good=GOOD,
    ),
    Code(
        "R0951",
        "no-degrees",
        (
            "Headings and angles are amounts of a measure that is called `degree`. The pack declares it, with a grain "
            "of which a whole turn is a whole number."
        ),
        bad=GOOD.replace('measure degree, degrees "degrees"', 'measure degree, degrees grain 7 "degrees"'),
        good=GOOD,
    ),
    Code(
        "R0952",
        "no-shape",
        (
            "A spot or a shape is needed here. A spot is made by `spot(…, …)` or stands in a field of a type such as "
            "`spot in metres`; a shape is a spot, or a list of spots: two are a line, more the corners of an area."
        ),
        bad=GOOD.replace("ahead(at,", "ahead(way,"),
        good=GOOD,
    ),
    Code(
        "R0953",
        "spot-in-no-measure",
        (
            "A spot is told by two amounts, how far across and how far down. Its type names the measure in which they "
            "are told."
        ),
        bad=GOOD.replace("at: spot in metre,", "at: spot in Guard,"),
        good=GOOD,
    ),
)
