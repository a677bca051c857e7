"""Codes R0442, R0443 and R0450 to R0459: what the cells of tables mean."""

from __future__ import annotations

from rulec.base.codes.code import Code

_FEES = """\
table: fees
title: Fees
cites: ['book "Pay" 10']
keys: [sort]
columns:
  - {name: sort, type: Sort, label: Sort}
  - {name: fee, type: gold, label: Fee}
rows:
  - [plain, 1]
  - [keen, 2]
  - [old, 3]
"""

_PAY = """\
quantity test_amount(guard: Guard) -> gold "A test"
    base 3 gold
    cites book "Pay" 1
"""

ALL: tuple[Code, ...] = (
    Code(
        number="R0412",
        slug="no-plain-letter",
        explanation=(
            "A space or a digit stands in a rule that looks like a plain one and is another letter. Such letters come "
            "along when text is pasted, a space that does not break or digits of another width."
        ),
        bad=_PAY.replace("3 gold", "3\u00a0gold"),
        good=_PAY,
    ),
    Code(
        number="R0413",
        slug="unfit-file-name",
        explanation=(
            "A file of a pack has a name after which outputs cannot be called everywhere: it is too long, or differs "
            "from another one by capitals alone, which some systems hold for the same."
        ),
        bad="",
        good="",
    ),
    Code(
        number="R0442",
        slug="left-out-without-default",
        explanation=(
            "A cell is left out with `~`, and its column has no usual value that could count there. Usual values stand "
            "in a block `default` at the head of the table. A column whose type ends with `?` needs none: what is left "
            "out there is `none`."
        ),
        bad=_FEES.replace("[keen, 2]", "[keen, ~]"),
        good=_FEES.replace("[keen, 2]", "[keen, ~]").replace("rows:", "default: {fee: 2}\nrows:"),
        file="tables/fees.yaml",
    ),
    Code(
        number="R0443",
        slug="none-in-a-column-of-values",
        explanation=(
            "A cell holds `none`, does not apply, and its column is not declared so. With `?` behind the type, rules "
            "ask `= none` before they read the cell, which is checked. With `none: refuse` in the column, a rule may "
            "read it without asking, and whoever comes to such a cell is refused."
        ),
        bad=_FEES.replace("[keen, 2]", "[keen, none]"),
        good=_FEES.replace("[keen, 2]", "[keen, none]").replace("type: gold", "type: gold?"),
        file="tables/fees.yaml",
    ),
    Code(
        "R0450",
        "off-the-table",
        (
            "`off_the_table` says what happens when a key is not in the table: `refuse`, `nearest`, or one value "
            "for a table with one column."
        ),
        bad=(
            "table: fees\n"
            "title: Fees\n"
            "cites: ['book \"Pay\" 1']\n"
            'off_the_table: "7"\n'
            "keys: [sort]\n"
            "columns:\n"
            "  - {name: sort, type: Sort, label: Sort}\n"
            "  - {name: fee, type: number, unit: gold, label: Fee}\n"
            "  - {name: tax, type: number, unit: gold, label: Tax}\n"
            "rows:\n"
            "  - [plain, 1, 1]\n"
            "  - [keen, 2, 1]\n"
            "  - [old, 3, 1]\n"
        ),
        good=(
            "table: fees\n"
            "title: Fees\n"
            "cites: ['book \"Pay\" 1']\n"
            "off_the_table: refuse\n"
            "keys: [sort]\n"
            "columns:\n"
            "  - {name: sort, type: Sort, label: Sort}\n"
            "  - {name: fee, type: number, unit: gold, label: Fee}\n"
            "  - {name: tax, type: number, unit: gold, label: Tax}\n"
            "rows:\n"
            "  - [plain, 1, 1]\n"
            "  - [keen, 2, 1]\n"
            "  - [old, 3, 1]\n"
        ),
        file="tables/fees.yaml",
    ),
    Code(
        "R0451",
        "not-a-percent",
        ("A cell of a percent column has no `%`."),
        bad=(
            "table: fees\n"
            "title: Fees\n"
            "cites: ['book \"Pay\" 1']\n"
            "keys: [sort]\n"
            "columns:\n"
            "  - {name: sort, type: Sort, label: Sort}\n"
            "  - {name: fee, type: percent, label: Fee}\n"
            "rows:\n"
            "  - [plain, 5]\n"
            "  - [keen, 2%]\n"
            "  - [old, 3%]\n"
        ),
        good=(
            "table: fees\n"
            "title: Fees\n"
            "cites: ['book \"Pay\" 1']\n"
            "keys: [sort]\n"
            "columns:\n"
            "  - {name: sort, type: Sort, label: Sort}\n"
            "  - {name: fee, type: percent, label: Fee}\n"
            "rows:\n"
            "  - [plain, 5%]\n"
            "  - [keen, 2%]\n"
            "  - [old, 3%]\n"
        ),
        file="tables/fees.yaml",
    ),
    Code(
        "R0452",
        "not-a-truth",
        ("A cell of a yes-or-no column holds another word."),
        bad=(
            "table: fees\n"
            "title: Fees\n"
            "cites: ['book \"Pay\" 1']\n"
            "keys: [sort]\n"
            "columns:\n"
            "  - {name: sort, type: Sort, label: Sort}\n"
            "  - {name: free, type: truth, label: Free}\n"
            "rows:\n"
            "  - [plain, maybe]\n"
            "  - [keen, yes]\n"
            "  - [old, no]\n"
        ),
        good=(
            "table: fees\n"
            "title: Fees\n"
            "cites: ['book \"Pay\" 1']\n"
            "keys: [sort]\n"
            "columns:\n"
            "  - {name: sort, type: Sort, label: Sort}\n"
            "  - {name: free, type: truth, label: Free}\n"
            "rows:\n"
            "  - [plain, no]\n"
            "  - [keen, yes]\n"
            "  - [old, no]\n"
        ),
        file="tables/fees.yaml",
    ),
    Code(
        "R0453",
        "not-a-number",
        ("The key column of a table counts something, and a key in it is no number."),
        bad=(
            "table: fees\n"
            "title: Fees\n"
            "cites: ['book \"Pay\" 1']\n"
            "keys: [pay]\n"
            "columns:\n"
            "  - {name: pay, type: number, label: Sort}\n"
            "  - {name: fee, type: number, unit: gold, label: Fee}\n"
            "rows:\n"
            "  - [few, 1]\n"
        ),
        good=(
            "table: fees\n"
            "title: Fees\n"
            "cites: ['book \"Pay\" 1']\n"
            "keys: [pay]\n"
            "columns:\n"
            "  - {name: pay, type: number, label: Sort}\n"
            "  - {name: fee, type: number, unit: gold, label: Fee}\n"
            "rows:\n"
            "  - [any, 1]\n"
        ),
        file="tables/fees.yaml",
    ),
    Code(
        "R0454",
        "key-too-fine",
        ("A number key is finer than the grain of its measure."),
        bad=(
            "table: fees\n"
            "title: Fees\n"
            "cites: ['book \"Pay\" 1']\n"
            "keys: [pay]\n"
            "columns:\n"
            "  - {name: pay, type: number, label: Sort}\n"
            "  - {name: fee, type: number, unit: gold, label: Fee}\n"
            "rows:\n"
            "  - [1.5, 1]\n"
        ),
        good=(
            "table: fees\n"
            "title: Fees\n"
            "cites: ['book \"Pay\" 1']\n"
            "keys: [pay]\n"
            "columns:\n"
            "  - {name: pay, type: number, label: Sort}\n"
            "  - {name: fee, type: number, unit: gold, label: Fee}\n"
            "rows:\n"
            "  - [any, 1]\n"
        ),
        file="tables/fees.yaml",
    ),
    Code(
        "R0455",
        "unknown-default",
        (
            "The usual value of a column is `unknown`. What a book does not give is said in its cell, so that each is"
            " seen."
        ),
        bad=(
            "table: fees\n"
            "title: Fees\n"
            "cites: ['book \"Pay\" 1']\n"
            "keys: [pay]\n"
            "default: {fee: unknown}\n"
            "columns:\n"
            "  - {name: pay, type: Rank, label: Sort}\n"
            "  - {name: fee, type: number, unit: gold, label: Fee}\n"
            "off_the_table: refuse\n"
            "complete: no\n"
            "without: {pay: [middle, high]}\n"
            "rows:\n"
            "  - [low, ~]\n"
        ),
        good=(
            "table: fees\n"
            "title: Fees\n"
            "cites: ['book \"Pay\" 1']\n"
            "keys: [pay]\n"
            "columns:\n"
            "  - {name: pay, type: Rank, label: Sort}\n"
            "  - {name: fee, type: number, unit: gold, label: Fee}\n"
            "off_the_table: refuse\n"
            "complete: no\n"
            "without: {pay: [middle, high]}\n"
            "rows:\n"
            "  - [low, unknown]\n"
        ),
        file="tables/fees.yaml",
    ),
)
