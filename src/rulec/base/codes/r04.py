"""Codes R0401 to R0449: the form of table files. What their cells mean: `cells`."""

from __future__ import annotations

from rulec.base.codes.code import Code

_TABLE = """\
table: prices
title: Prices
keys: [thing]
columns:
  - {name: thing, type: text, label: Thing}
  - {name: price, type: number, unit: gold, label: Price}
rows:
  - [apple, 2]
  - [tower, 300]
"""

_GRID = """\
table: prices
title: Prices
keys: [thing, size]
columns:
  - {name: thing, type: text, label: Thing}
  - {name: size, type: text, label: Size}
  - {name: price, type: number, unit: gold, label: Price}
down: thing
across: size
across_values: [small, large]
rows:
  tower: [300, 500]
"""

ALL: tuple[Code, ...] = (
    Code(
        number="R0401",
        slug="yaml-syntax",
        explanation=(
            "The file cannot be read as YAML. Most often a text that holds a colon, a comma or a "
            "bracket stands without quotes, a bracket or quote is not closed, or a line is indented "
            "otherwise than its neighbours. The place is where reading came to a halt; the cause may "
            "stand a little before it."
        ),
        bad=_TABLE.replace("title: Prices", "title: Prices: the list"),
        good=_TABLE.replace("title: Prices", 'title: "Prices: the list"'),
        file="tables/prices.yaml",
    ),
    Code(
        number="R0402",
        slug="yaml-duplicate-key",
        explanation=("One block has the same key twice. Only one of the two could count, and nobody would see which."),
        bad=_TABLE.replace("keys: [thing]", "title: Costs\nkeys: [thing]"),
        good=_TABLE,
        file="tables/prices.yaml",
    ),
    Code(
        number="R0403",
        slug="yaml-alias",
        explanation=(
            "The file marks a part with `&` or copies one with `*`. In a table every cell shows what it "
            "holds, so copies are written out."
        ),
        bad=_TABLE.replace("  - [apple, 2]\n  - [tower, 300]", "  - [apple, &two 2]\n  - [tower, *two]"),
        good=_TABLE.replace("  - [tower, 300]", "  - [tower, 2]"),
        file="tables/prices.yaml",
    ),
    Code(
        number="R0404",
        slug="yaml-merge-key",
        explanation=(
            "The key `<<` draws the keys of another block into this one. A row shows all that it holds, "
            "so the keys are written out."
        ),
        bad=_TABLE.replace("  - [tower, 300]", "  - {thing: tower, <<: {price: 300}}"),
        good=_TABLE.replace("  - [tower, 300]", "  - {thing: tower, price: 300}"),
        file="tables/prices.yaml",
    ),
    Code(
        number="R0405",
        slug="yaml-tag",
        explanation=(
            "A word with `!` before a text sets its type for YAML. Here the type of the column tells "
            "how a cell is read, and every text stays as it is written."
        ),
        bad=_TABLE.replace("  - [tower, 300]", "  - [tower, !!int 300]"),
        good=_TABLE,
        file="tables/prices.yaml",
    ),
    Code(
        number="R0406",
        slug="yaml-several-documents",
        explanation=(
            "A line `---` begins a second document in the same file. A file holds one table or one pack description."
        ),
        bad=_TABLE + "---\n" + _TABLE,
        good=_TABLE,
        file="tables/prices.yaml",
    ),
    Code(
        number="R0407",
        slug="yaml-too-large",
        explanation=(
            "The file is nested more than 50 deep, or it has more than 200,000 entries. No printed "
            "table is of that size, so most likely a bracket is never closed or the file was made by a "
            "program that went wrong."
        ),
        bad=_TABLE.replace("300", "[" * 50 + "]" * 50),
        good=_TABLE,
        file="tables/prices.yaml",
    ),
    Code(
        number="R0409",
        slug="yaml-empty",
        explanation=(
            "The file is empty or holds comments only. A table file has at least its name, its title, "
            "its columns and its rows."
        ),
        bad="# to be written\n",
        good=_TABLE,
        file="tables/prices.yaml",
    ),
    Code(
        number="R0410",
        slug="yaml-key-not-text",
        explanation=(
            "The part before a `:` is a list or a block. A key is a plain text; a set of keys is put in quotes."
        ),
        bad=_TABLE.replace("  - [tower, 300]", "  - [tower, {[a, b]: 300}]"),
        good=_TABLE.replace("  - [tower, 300]", '  - ["{tower, mill}", 300]'),
        file="tables/prices.yaml",
    ),
    Code(
        number="R0411",
        slug="unseen-character",
        explanation=(
            "The file holds a character that cannot be seen, such as one that turns the direction of "
            "writing or joins letters. What is read would be something else than what is shown."
        ),
        bad=_TABLE.replace("title: Prices", 'title: "Pri\\u202Eces"'),
        good=_TABLE,
        file="tables/prices.yaml",
    ),
    Code(
        number="R0420",
        slug="unknown-key",
        explanation=(
            "A block has a key that is not known there. Most often it is misspelt, or it stands one "
            "level too deep or too high."
        ),
        bad=_TABLE.replace("keys: [thing]", "abuot: What things cost\nkeys: [thing]"),
        good=_TABLE.replace("keys: [thing]", "about: What things cost\nkeys: [thing]"),
        file="tables/prices.yaml",
    ),
    Code(
        number="R0421",
        slug="missing-key",
        explanation=(
            "A block lacks a key that it cannot do without. A table needs `table`, `title`, `keys`, "
            "`columns` and `rows`, and each column needs `name`, `type` and `label`."
        ),
        bad=_TABLE.replace(
            "  - {name: price, type: number, unit: gold, label: Price}",
            "  - {name: price, type: number, unit: gold}",
        ),
        good=_TABLE,
        file="tables/prices.yaml",
    ),
    Code(
        number="R0422",
        slug="wrong-form",
        explanation=(
            "A text stands where a list or a block is needed, or the other way round. The hint says "
            "what is expected at this place."
        ),
        bad=_TABLE.replace("keys: [thing]", "keys: thing"),
        good=_TABLE,
        file="tables/prices.yaml",
    ),
    Code(
        number="R0423",
        slug="unfit-value",
        explanation="A key holds a text that it cannot hold, or nothing. The hint says what it may hold.",
        bad=_TABLE.replace("keys: [thing]", "complete: perhaps\nkeys: [thing]"),
        good=_TABLE.replace("keys: [thing]", "complete: no\nwithout: {thing: barn}\nkeys: [thing]"),
        file="tables/prices.yaml",
    ),
    Code(
        number="R0430",
        slug="table-name-differs",
        explanation=(
            "A table is called otherwise than its file. Rules name the table, and people look for it by "
            "the name of the file, so the two agree."
        ),
        bad=_TABLE.replace("table: prices", "table: price_list"),
        good=_TABLE,
        file="tables/prices.yaml",
    ),
    Code(
        number="R0431",
        slug="row-length",
        explanation=(
            "A row has more or fewer cells than the table has columns. A cell may be forgotten, or a "
            "text with a comma stands without quotes and was read as two cells."
        ),
        bad=_TABLE.replace("  - [tower, 300]", "  - [tower]"),
        good=_TABLE.replace("  - [tower, 300]", "  - [tower, ~]").replace("rows:", "default: {price: 300}\nrows:"),
        file="tables/prices.yaml",
    ),
    Code(
        number="R0432",
        slug="unknown-row-key",
        explanation=(
            "A row gives a cell for a column that the table does not have. Besides the columns a row "
            "may carry `line`, `key` and `title`."
        ),
        bad=_TABLE.replace("  - [tower, 300]", "  - {thing: tower, pirce: 300}"),
        good=_TABLE.replace("  - [tower, 300]", "  - {thing: tower, price: 300}"),
        file="tables/prices.yaml",
    ),
    Code(
        number="R0433",
        slug="unfit-column-name",
        explanation=(
            "A part of the head of a table names a column that the table does not have, or names one "
            "twice. The names in `keys`, `default`, `sheet`, `down` and `across` are names of columns."
        ),
        bad=_TABLE.replace("keys: [thing]", "keys: [thingg]"),
        good=_TABLE,
        file="tables/prices.yaml",
    ),
    Code(
        number="R0434",
        slug="column-twice",
        explanation="Two columns have one name. A rule that reads the column could mean either.",
        bad=_TABLE.replace(
            "  - {name: price, type: number, unit: gold, label: Price}",
            "  - {name: thing, type: number, unit: gold, label: Price}",
        ),
        good=_TABLE,
        file="tables/prices.yaml",
    ),
    Code(
        number="R0435",
        slug="row-without-key",
        explanation=(
            "A row leaves out a cell by which it is found. Where a row holds for all values of a key, "
            "`any` stands there; where there is none, `none`."
        ),
        bad=_TABLE.replace("  - [tower, 300]", "  - [~, 300]"),
        good=_TABLE.replace("  - [tower, 300]", "  - [any, 300]"),
        file="tables/prices.yaml",
    ),
    Code(
        number="R0436",
        slug="empty-cell",
        explanation=(
            "Nothing is written where a cell is. Four things look alike when nothing is written: not "
            "given is `unknown`, not applicable is `none`, left to the table's default is `~`, and a "
            "naught is `0`."
        ),
        bad=_TABLE.replace("  - [tower, 300]", '  - [tower, ""]'),
        good=_TABLE.replace("  - [tower, 300]", "  - [tower, unknown]"),
        file="tables/prices.yaml",
    ),
    Code(
        number="R0437",
        slug="unfit-cell",
        explanation=(
            "A cell is a block or a list that cannot be read as a cell. A cell is a text, a set such as "
            '`{a, b}`, or a ruled cell such as `{reads: 3/4, print: "3", ruling: name}`.'
        ),
        bad=_TABLE.replace("  - [tower, 300]", '  - [tower, {reads: 300, print: "30"}]'),
        good=_TABLE.replace("  - [tower, 300]", '  - [tower, {reads: 300, print: "30", ruling: lost_digit}]'),
        file="tables/prices.yaml",
    ),
    Code(
        number="R0438",
        slug="unreadable-citation",
        explanation=(
            "A citation does not have the form that rules use: the key of a document, a heading in "
            "quotes, and the lines from first to last."
        ),
        bad=_TABLE.replace("keys: [thing]", "cites: manual page 12\nkeys: [thing]"),
        good=_TABLE.replace("keys: [thing]", 'cites: manual "Prices" 12 .. 14\nkeys: [thing]'),
        file="tables/prices.yaml",
    ),
    Code(
        number="R0439",
        slug="unfit-grid",
        explanation=(
            "The axes of a grid do not fit the table. A grid has a key column `down` the side, a key "
            "column `across` the top, the values along the top in `across_values`, and one column of "
            "values."
        ),
        bad=_GRID.replace("across: size\nacross_values: [small, large]", "across_values: [small, large]"),
        good=_GRID,
        file="tables/prices.yaml",
    ),
    Code(
        number="R0440",
        slug="unfit-line",
        explanation=(
            "The `line` of a row is not a number. It is the number of the line in the cited document on "
            "which the row is printed."
        ),
        bad=_TABLE.replace("  - [tower, 300]", "  - {thing: tower, price: 300, line: page 3}"),
        good=_TABLE.replace("  - [tower, 300]", "  - {thing: tower, price: 300, line: 1703}"),
        file="tables/prices.yaml",
    ),
    Code(
        number="R0441",
        slug="unfit-rows",
        explanation=(
            "The rows are laid out otherwise than the head of the table says. Plain rows are a list, a "
            "grid is a block with a line for each value down the side, and sheets are a block with the "
            "rows of each sheet under its key."
        ),
        bad=_TABLE.replace("  - [tower, 300]", "  - tower 300"),
        good=_TABLE,
        file="tables/prices.yaml",
    ),
    Code(
        number="R0444",
        slug="complete-and-without",
        explanation=(
            "`without` names the keys that a table leaves out. A table leaves out nothing unless it says "
            "`complete: no`."
        ),
        bad=_TABLE.replace("rows:", "without: {thing: barn}\nrows:"),
        good=_TABLE.replace("rows:", "complete: no\nwithout: {thing: barn}\nrows:"),
        file="tables/prices.yaml",
    ),
)
