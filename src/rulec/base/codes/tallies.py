"""Codes of tables of conditions, their tallies, and facts that a person states: R0240 to R0247, R0540 to R0543."""

from __future__ import annotations

from rulec.base.codes.code import Code

_HEAD = """table: fees
title: Fees
cites: ['book "Pay" 10']
params: {guard: Guard}
keys: [sort]
columns:
  - {name: sort, type: Sort, label: Sort}
  - {name: fee, type: gold, label: Fee}
rows:
"""


_PAIRS = """table: fees
title: Fees
cites: ['book "Pay" 10']
keys: [one, two]
pairs: unordered
complete: no
without: [{one: low, two: [low, high]}, {one: middle, two: middle}, {one: high, two: high}]
columns:
  - {name: one, type: Rank, label: One}
  - {name: two, type: Rank, label: The other}
  - {name: fee, type: gold, label: Fee}
rows:
  - [low, middle, 2]
  - [middle, high, 3]
"""


def _fees(*rows: str) -> str:
    return _HEAD + "".join(f"  - {row}\n" for row in rows)


def _quantity(line: str) -> str:
    return f'quantity test_amount(guard: Guard) -> gold "A test"\n    {line}\n    cites book "Pay" 1\n'


def _judged(line: str, more: str = "") -> str:
    return (
        f'fact lame(guard: Guard) "{{guard}} is lame"\n    {line}\n    cites book "Pay" 1\n'
        '    example "A lame one"\n        given guard.level: 5\n'
        f"        stated lame(guard){more}\n        expect lame(guard)\n"
    )


def _nobody(lines: str) -> str:
    return (
        f'fact lame(guard: Guard) "{{guard}} is lame"\n    {lines}\n    cites book "Pay" 1\n'
        'process rest(guard: Guard) "A guard rests"\n    if lame(guard)\n        raise guard.level by 1 level\n'
        '    cites book "Pay" 2\n'
    )


ALL: tuple[Code, ...] = (
    Code(
        "R0240",
        "condition-row-form",
        (
            "A table with `params` is a table of conditions. Each of its rows is a block with a name (`row:`), a text "
            "for the page (`label:`), what has to hold (`when:`, `each:` or `asks:`) and its values. Something else "
            "stands here."
        ),
        bad=_fees("{row: seasoned, when: guard.level > 5 levels, all: 2}"),
        good=_fees("{row: seasoned, label: Seasoned, when: guard.level > 5 levels, all: 2}"),
        file="tables/fees.yaml",
    ),
    Code(
        "R0241",
        "condition-row-values",
        (
            "A row of a table of conditions says what it gives for each key, under the key or under `all`. A key is "
            "missing, stands twice, or is none of the table's."
        ),
        bad=_fees("{row: seasoned, label: Seasoned, when: guard.level > 5 levels, plain: 2, keen: 3}"),
        good=_fees("{row: seasoned, label: Seasoned, when: guard.level > 5 levels, plain: 2, keen: 3, old: none}"),
        file="tables/fees.yaml",
    ),
    Code(
        "R0242",
        "unknown-row",
        ("Under `unless` stand the names of other rows of the same table: where they count, this row does not."),
        bad=_fees("{row: seasoned, label: Seasoned, when: guard.level > 5 levels, unless: lame, all: 2}"),
        good=_fees("{row: seasoned, label: Seasoned, when: guard.level > 5 levels, all: 2}"),
        file="tables/fees.yaml",
    ),
    Code(
        "R0243",
        "unless-ring",
        (
            "Whether a row counts depends by way of `unless` on itself, so that nobody can say whether it does. One "
            "of the rows has to come first."
        ),
        bad=_fees(
            "{row: one, label: One, when: guard.level > 5 levels, unless: two, all: 2}",
            "{row: two, label: Two, when: guard.level > 4 levels, unless: one, all: 1}",
        ),
        good=_fees(
            "{row: one, label: One, when: guard.level > 5 levels, all: 2}",
            "{row: two, label: Two, when: guard.level > 4 levels, unless: one, all: 1}",
        ),
        file="tables/fees.yaml",
    ),
    Code(
        "R0244",
        "only-whom",
        (
            "`only` lists the keys to which a row applies. It lists nothing, names what is no key of the table, or "
            "leaves out a key for which the row gives a value."
        ),
        bad=_fees("{row: seasoned, label: Seasoned, when: guard.level > 5 levels, only: [elder], all: 2}"),
        good=_fees("{row: seasoned, label: Seasoned, when: guard.level > 5 levels, only: [old], all: 2}"),
        file="tables/fees.yaml",
    ),
    Code(
        "R0245",
        "condition-table-columns",
        (
            "What the rows of a table of conditions give is added up, so it is a number; what its key tells apart "
            "are names: the members of an `enum` or a `scale`, or the entries of a listed kind."
        ),
        bad=_fees("{row: seasoned, label: Seasoned, when: guard.level > 5 levels, all: 2}").replace(
            "type: gold", "type: truth"
        ),
        good=_fees("{row: seasoned, label: Seasoned, when: guard.level > 5 levels, all: 2}"),
        file="tables/fees.yaml",
    ),
    Code(
        "R0246",
        "tally-form",
        (
            "A `tally` names a table of conditions, what its conditions are about in the order of the table's "
            "`params`, and the key: `tally factors(group)[group.size]`. A table without conditions is read by `add`."
        ),
        bad=_quantity("tally prices(guard)[guard.sort]"),
        good=_quantity("add prices[guard.sort].price"),
    ),
    Code(
        "R0247",
        "unordered-pairs",
        (
            "In a table with `pairs: unordered` a row is for its two keys in either order. That needs two keys, and "
            "both of one type."
        ),
        bad=_PAIRS.replace("name: two, type: Rank", "name: two, type: Sort").replace("middle, high", "middle, old"),
        good=_PAIRS,
        file="tables/fees.yaml",
    ),
    Code(
        "R0540",
        "tally-limit",
        (
            "A `tally` stands for as many lines as its table has rows. A limit or a loop of the whole can be said "
            "with a quantity of its own: it tallies, and another adds it with its limit."
        ),
        bad=_quantity("tally fees(guard)[guard.sort] up to 5 gold"),
        good=_quantity("add prices[guard.sort].price up to 50 gold"),
    ),
    Code(
        "R0541",
        "cell-asks",
        (
            "Cells of tables are worked out from their keys and parameters alone. What a person states is handed to "
            "rules, and a rule can ask for it before it reads the table."
        ),
        bad=(
            "table: fees\ntitle: Fees\ncites: ['book \"Pay\" 10']\nparams: {guard: Guard}\nkeys: [sort]\ncolumns:\n"
            "  - {name: sort, type: Sort, label: Sort}\n  - {name: fee, type: gold, label: Fee}\nrows:\n"
            "  - {row: lame, label: Lame, asks: 'Is {guard} lame?', plain: 1, keen: 2, "
            "old: 'if lame(guard) then 1 gold else 2 gold'}\n"
        ),
        good=_fees("{row: lame, label: Lame, asks: 'Is {guard} lame?', plain: 1, keen: 2, old: 2}"),
        file="tables/fees.yaml",
    ),
    Code(
        "R0542",
        "nobody-states",
        (
            "Something is stated that a person does not state. A fact is open to statements when one of its lines is "
            '`judged "Question?"`; such a fact may have other lines too, which decide where nobody states it.'
        ),
        bad=_judged("holds guard.level > 4 levels"),
        good=_judged('judged "Is {guard} lame?"'),
    ),
    Code(
        "R0543",
        "stated-twice",
        ("An example states one fact of the same things twice. One of the two statements is enough, or is wrong."),
        bad=_judged('judged "Is {guard} lame?"', ", not lame(guard)"),
        good=_judged('judged "Is {guard} lame?"'),
    ),
    Code(
        "R0544",
        "nobody-to-ask",
        (
            "A turn cannot wait for somebody to say what holds. A fact that is read where something happens needs, "
            "beside its question, a line that works it out from what is in play: `holds …` in a fact, `when` beside "
            "`asks` in a row of a table. Outside of a game people go on stating it."
        ),
        bad=_nobody('judged "Is {guard} lame?"'),
        good=_nobody('judged "Is {guard} lame?"\n    holds any(g.friend = guard for each g in guards)'),
    ),
)
