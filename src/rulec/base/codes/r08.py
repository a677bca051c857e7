"""Codes R08xx: citations and rulings."""

from __future__ import annotations

from rulec.base.codes.code import Code

# Told by `--source KEY=FILE` only, which a single source cannot show: `bad` is empty.
_SOURCES: tuple[Code, ...] = (
    Code(
        number="R0850",
        slug="no-such-line",
        explanation=(
            "A citation names a line that the document does not have, or its lines run backwards. Lines are counted "
            "from 1 in the text that `--source` gives."
        ),
        bad="",
        good="",
    ),
    Code(
        number="R0851",
        slug="heading-not-above",
        explanation=(
            "A citation names a heading under which its lines do not stand. The heading is looked for at the cited "
            "line and above it, without regard to capitals, spaces and sorts of dashes."
        ),
        bad="",
        good="",
    ),
    Code(
        number="R0852",
        slug="other-text",
        explanation=(
            "The text that `--source` gives has another check sum than the one in `pack.yaml`. Its lines are numbered "
            "otherwise, so citations cannot be compared with it."
        ),
        bad="",
        good="",
    ),
)

ALL: tuple[Code, ...] = (
    Code(
        "R0801",
        "unknown-document",
        ("A citation names a document that pack.yaml does not declare."),
        bad=('quantity test_amount(guard: Guard) -> gold "A test"\n    base 10 gold\n    cites boko "Pay" 1\n'),
        good=('quantity test_amount(guard: Guard) -> gold "A test"\n    base 10 gold\n    cites book "Pay" 1\n'),
    ),
    Code(
        "R0803",
        "unlike-readings",
        ("The readings of a ruling hold values of different sorts, so that no rule could use all of them."),
        bad=(
            'ruling test_ruling gap "A doubt"\n'
            '    reading one = 5 gold cites book "Pay" 1\n'
            '    reading two = 5 food cites book "Pay" 2\n'
            '    take one because "So."\n'
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base ruling test_ruling\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'ruling test_ruling gap "A doubt"\n'
            '    reading one = 5 gold cites book "Pay" 1\n'
            '    reading two = 6 gold cites book "Pay" 2\n'
            '    take one because "So."\n'
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base ruling test_ruling\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0804",
        "sort-of-ruling",
        (
            "A ruling says what sort of doubt it settles: a contradiction, a gap, an unreadable place, or a "
            "matter of interpretation."
        ),
        bad=(
            'ruling test_ruling doubt "A doubt"\n'
            '    reading one "So it is." cites book "Pay" 1\n'
            '    take one because "So."\n'
        ),
        good=(
            'ruling test_ruling gap "A doubt"\n'
            '    reading one "So it is." cites book "Pay" 1\n'
            '    take one because "So."\n'
            'quantity test_amount(guard: Guard) -> gold "A test"\n    base 5 gold\n    cites ruling test_ruling\n'
        ),
    ),
    Code(
        "R0805",
        "no-reading-taken",
        ("A ruling lists its readings and takes one of them, once."),
        bad=('ruling test_ruling gap "A doubt"\n    reading one "So it is." cites book "Pay" 1\n'),
        good=(
            'ruling test_ruling gap "A doubt"\n'
            '    reading one "So it is." cites book "Pay" 1\n'
            '    take one because "So."\n'
            'quantity test_amount(guard: Guard) -> gold "A test"\n    base 5 gold\n    cites ruling test_ruling\n'
        ),
    ),
    Code(
        "R0806",
        "nothing-expected",
        ("An example without `expect` shows nothing."),
        bad=('example "A case"\n    cites book "Pay" 1\n    given g: Guard(level: 5)\n'),
        good=('example "A case"\n    cites book "Pay" 1\n    given g: Guard(level: 5)\n    expect wage(g) = 10 gold\n'),
    ),
    Code(
        "R0807",
        "unclear-given",
        ("A given makes a new name, but it is not clear what sort of thing it is."),
        bad=('example "A case"\n    cites book "Pay" 1\n    given g: 1 + 1\n    expect wage(g) = 10 gold\n'),
        good=('example "A case"\n    cites book "Pay" 1\n    given g: Guard(level: 5)\n    expect wage(g) = 10 gold\n'),
    ),
    Code(
        "R0808",
        "cannot-be-given",
        ("A given names a thing, or a field of a thing."),
        bad=(
            'example "A case"\n'
            '    cites book "Pay" 1\n'
            "    given g: Guard(level: 5), wage(g): 5 gold\n"
            "    expect wage(g) = 10 gold\n"
        ),
        good=('example "A case"\n    cites book "Pay" 1\n    given g: Guard(level: 5)\n    expect wage(g) = 10 gold\n'),
    ),
    Code(
        "R0809",
        "fixed-field",
        ("The fields of an entry are fixed in the sources; an example cannot give them."),
        bad=(
            'kind Tool, tools listed "tool"\n'
            "    price: gold\n"
            'tool spade "Spade"\n'
            "    price: 3 gold\n"
            '    cites book "Pay" 1\n'
            'quantity worth(tool: Tool) -> gold "Worth"\n'
            "    base tool.price\n"
            '    cites book "Pay" 1\n'
            '    example "Free"\n'
            "        given tool.price: 0 gold\n"
            "        expect worth(tool) = 0 gold\n"
        ),
        good=(
            'kind Tool, tools listed "tool"\n'
            "    price: gold\n"
            'tool spade "Spade"\n'
            "    price: 3 gold\n"
            '    cites book "Pay" 1\n'
            'quantity worth(tool: Tool) -> gold "Worth"\n'
            "    base tool.price\n"
            '    cites book "Pay" 1\n'
            '    example "A spade"\n'
            "        given tool: spade\n"
            "        expect worth(tool) = 3 gold\n"
        ),
    ),
    *_SOURCES,
    Code(
        "R0820",
        "no-citation",
        (
            "A declaration does not say where in the sources it stands. It may cite a place, a ruling, or "
            "stand in a block that does."
        ),
        bad=('quantity test_amount(guard: Guard) -> gold "A test"\n    base 10 gold\n'),
        good=('quantity test_amount(guard: Guard) -> gold "A test"\n    base 10 gold\n    cites book "Pay" 1\n'),
    ),
    Code(
        "R0821",
        "ruling-cites-nothing",
        ("A ruling settles a doubt about the sources but names none of the places that leave it open."),
        bad=(
            'ruling test_ruling gap "A doubt"\n'
            "    reading one = 5 gold\n"
            '    take one because "So."\n'
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base ruling test_ruling\n"
            '    cites book "Pay" 1\n'
        ),
        good=(
            'ruling test_ruling gap "A doubt"\n'
            '    reading one = 5 gold cites book "Pay" 1\n'
            '    take one because "So."\n'
            'quantity test_amount(guard: Guard) -> gold "A test"\n'
            "    base ruling test_ruling\n"
            '    cites book "Pay" 1\n'
        ),
    ),
    Code(
        "R0810",
        "dice-not-given",
        (
            "An example expects something that throws, and does not say what the dice show. Say it with "
            "`thrown`, or ask for the odds."
        ),
        bad=(
            'roll test_roll() -> number "A test"\n'
            "    d6\n"
            '    cites book "Pay" 1\n'
            '    example "A five"\n'
            "        expect test_roll() = 5\n"
        ),
        good=(
            'roll test_roll() -> number "A test"\n'
            "    d6\n"
            '    cites book "Pay" 1\n'
            '    example "A five"\n'
            "        thrown 5\n"
            "        expect test_roll() = 5\n"
        ),
    ),
    Code(
        "R0811",
        "dice-not-needed",
        (
            "An example says what dice show, and nothing that it expects throws any. `odds(…)` goes through "
            "all that the dice may show."
        ),
        bad=(
            'roll test_roll() -> number "A test"\n'
            "    d6\n"
            '    cites book "Pay" 1\n'
            '    example "A five"\n'
            "        thrown 5\n"
            "        expect odds(test_roll() = 5) = 1/6\n"
        ),
        good=(
            'roll test_roll() -> number "A test"\n'
            "    d6\n"
            '    cites book "Pay" 1\n'
            '    example "A five"\n'
            "        expect odds(test_roll() = 5) = 1/6\n"
        ),
    ),
    Code(
        "R0812",
        "dice-half-named",
        ("An example names some of its dice and not the others, so that their order is not clear. Name all or none."),
        bad=(
            'roll test_roll() -> number "A test"\n'
            "    throw a be d6\n"
            "    throw b be d6\n"
            "    a + b\n"
            '    cites book "Pay" 1\n'
            '    example "A nine"\n'
            "        thrown a: 5, 4\n"
            "        expect test_roll() = 9\n"
        ),
        good=(
            'roll test_roll() -> number "A test"\n'
            "    throw a be d6\n"
            "    throw b be d6\n"
            "    a + b\n"
            '    cites book "Pay" 1\n'
            '    example "A nine"\n'
            "        thrown a: 5, b: 4\n"
            "        expect test_roll() = 9\n"
        ),
    ),
)
