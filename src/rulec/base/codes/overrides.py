"""Codes of what takes the place of a parent's, and of variants that are played together: R0380 to R0389, R098."""

from __future__ import annotations

from rulec.base.codes.code import Code

_WAGE = 'override quantity wage(guard: Guard) -> gold "Pay"\n    base 2 gold\n    cites book "Pay" 6\n'
_TURN = (
    'state "The house"\n    day: number = 0 "day"\n'
    '\nprocess dawn() "Dawn"\n    raise day by 1\n    cites book "Gate" 8\n'
    '\nprocess noon() "Noon"\n    raise day by 2\n    cites book "Gate" 8\n'
    '\nsequence turn "A turn"\n    step 1 "Dawn"\n        run dawn()\n    cites book "Gate" 8\n'
)
_THRIFT = (
    'kind Custom, customs listed "custom"\n    carried by House as customs\n    cites book "Pay" 6\n\n'
    'custom thrifty "Thrifty"\n    cites book "Pay" 6\n'
)


def _rows(lines: str) -> str:
    """Some lines about the rows of the manor's table of prices."""
    return f'override table prices\n    {lines}\n    cites book "Pay" 10\n'


def _variants(more: str, amounts: tuple[str, str] = ("8 gold", "9 gold"), mark: str = "") -> str:
    """Two variants that set one quantity."""
    found = ""
    for name, amount in zip(("long_day", "short_day"), amounts, strict=True):
        tail = more if name == "short_day" else ""
        found += f'variant {name} "A {name[:-4]} day"\n    modify wage\n        set to {amount}{mark} "hours"\n'
        found += f'{tail}    cites book "Pay" 6\n\n'
    return found.rstrip("\n") + "\n"


def _steps(line: str) -> str:
    """A line about the steps of a parent's sequence."""
    return f'modify sequence turn\n    {line}\n        step 2 "Noon"\n            run noon()\n    cites book "Gate" 8\n'


ALL: tuple[Code, ...] = (
    Code(
        "R0380",
        "overrides-nothing",
        (
            "`override` takes the place of what a pack further up says under the same name. There must be such a "
            "declaration, of the same sort, in a pack that this one extends. What stands in this pack itself is "
            "changed where it stands."
        ),
        bad=_WAGE.replace("wage", "wages"),
        good=_WAGE,
        parent="",
    ),
    Code(
        "R0381",
        "another-shape",
        (
            "Other rules rely on what a declaration asks for and what it gives. So what takes its place has the same "
            "parameters and the same type, a kind keeps its fields, an act is given by the same players with the same "
            "things, and the steps, families and needs that other lines name are still there."
        ),
        bad=_WAGE.replace("guard: Guard", "guard: Guard, hours: number"),
        good=_WAGE,
        parent="",
    ),
    Code(
        "R0382",
        "overrides-with-the-same",
        (
            "What takes the place of something says the same as that did, so it changes nothing. A reader would look "
            "for the difference in vain."
        ),
        bad=_rows("change keen price: 12"),
        good=_rows("change keen price: 13"),
        parent="",
    ),
    Code(
        "R0383",
        "no-such-row",
        (
            "A row is changed or taken out by its keys, written as the table writes them. This table has no row with "
            "these keys. A row that stands for several cases, as `{keen, old}`, is named whole."
        ),
        bad=_rows("remove plane")[:-1].replace("remove plane", "change plane price: 9") + "\n",
        good=_rows("change plain price: 9"),
        parent="",
    ),
    Code(
        "R0384",
        "row-already-there",
        (
            "`insert` puts in a row that the parent's table does not have. For these keys there is one already; "
            "`change` gives its cells other values."
        ),
        bad=_rows("insert keen price: 9, bonus: 0 points"),
        good=_rows("change keen price: 9, bonus: 0 points"),
        parent="",
    ),
    Code(
        "R0385",
        "keys-of-another-number",
        (
            "A row is found by all of its keys, in the order of the table, with commas between. A row of a table of "
            "conditions is found by its name; what counts on top is added with `modify`."
        ),
        bad=_rows("change keen, low price: 9"),
        good=_rows("change keen price: 9"),
        parent="",
    ),
    Code(
        "R0386",
        "variants-clash",
        (
            "A game may be played under several variants at once. These two change the same thing, and nothing says "
            "which of them counts. Either they are not played together (`not with`), or their lines give the same and "
            "say so (`together`), or the conditions of the lines keep them apart."
        ),
        bad=_variants(""),
        good=_variants("    not with long_day\n"),
    ),
    Code(
        "R0387",
        "not-played-together",
        (
            "`not with` names another variant with which this one is not played. An example is not played under two "
            "variants of which one excludes the other."
        ),
        bad=_variants("    not with long_days\n", ("8 gold", "8 gold")),
        good=_variants("    not with long_day\n", ("8 gold", "8 gold")),
    ),
    Code(
        "R0388",
        "together-gives-different-amounts",
        (
            "Lines that set a value and say `together` may count at once because they give the same amount. So they "
            "are written with the same amount."
        ),
        bad=_variants("", ("2 * wage_of_old()", "3 * wage_of_old()"), " together")
        + '\nvalue wage_of_old() -> gold "What the old get"\n    prices[old].price\n    cites book "Pay" 6\n',
        good=_variants("", ("2 * wage_of_old()", "2 * wage_of_old()"), " together")
        + '\nvalue wage_of_old() -> gold "What the old get"\n    prices[old].price\n    cites book "Pay" 6\n',
    ),
    Code(
        "R0389",
        "no-such-step",
        (
            "Steps are put in, replaced and left out by the numbers that the sequence gives them. This sequence has no "
            "step of this number, or there is no sequence of this name."
        ),
        bad=_steps("after step 4"),
        good=_steps("after step 1"),
        parent=_TURN,
    ),
    Code(
        "R0398",
        "nothing-to-leave-out",
        (
            "`forbid` leaves out entries that a pack further up has, by their kind and their names or numbers, or "
            "without names all of a kind. There must be such entries in a pack that this one extends. An entry of this "
            "pack itself is taken away where it stands."
        ),
        bad='forbid custom wild "Nobody is."\n    cites book "Pay" 6\n',
        good='forbid custom thrifty "Nobody is."\n    cites book "Pay" 6\n',
        parent=_THRIFT,
    ),
    Code(
        "R0980",
        "builds-on-nothing",
        (
            "Only a pack that extends another can take the place of what that says. The packs that a pack extends are "
            "named in its `pack.yaml`."
        ),
        bad=_WAGE,
        good=_WAGE.replace("override quantity wage", "quantity pay_of"),
    ),
    Code(
        "R0981",
        "two-packs-override",
        (
            "A pack builds on two others that both override the same thing, and neither of the two builds on the "
            "other. Nothing says whose word counts. The pack that builds on both overrides it once more."
        ),
        bad="",
        good="",
    ),
    Code(
        "R0982",
        "nothing-together",
        (
            "`together` stands behind lines that set a value, of which several may count at once because they give the "
            "same. Alone, or behind a line that adds, it says nothing."
        ),
        bad=_variants("", ("8 gold", "8 gold")).replace("set to 8 gold", "set to 8 gold together", 1),
        good=_variants("", ("8 gold", "8 gold"), " together"),
    ),
)
