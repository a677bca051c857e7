"""Codes of what is said or happens for nothing, and of cells that would need a game: R0229, R0677 to R0681."""

from __future__ import annotations

from rulec.base.codes.code import Code


def _process(lines: str, head: str = "test_run(guard: Guard)") -> str:
    """A process with some lines."""
    body = "".join(f"    {line}\n" for line in lines.splitlines())
    return f'process {head} "A test"\n{body}    cites book "Gate" 7\n'


_FALLEN = 'event fallen(guard: Guard) "{guard} has fallen"\n    cites book "Gate" 8\n\n'
_REST = _process('tell everyone "All rest."', "rest()")
_TURN = 'sequence %s "A %s"\n    step 1 "All"\n        run rest()\n    cites book "Gate" 9\n\n'
_TOWERS = (
    'kind Farm, farms "farm"\n    towers: list of Tower = {} "towers"\n\n'
    'kind Tower, towers "tower"\n    house: Farm\n    belongs to house\n\n'
)
_FEES = """\
table: fees
title: Fees
cites: ['book "Pay" 10']
keys: [sort]
columns:
  - {name: sort, type: Sort, label: Sort}
  - {name: fee, type: gold, label: Fee%s}
rows:
  - [plain, '1 gold']
  - [keen, '2 gold']
  - [old, '%s']
"""

ALL: tuple[Code, ...] = (
    Code(
        "R0229",
        "none-by-default",
        (
            "A field whose type ends with `?` is none until it is given something, so a default of `none` says "
            "nothing. In a listed kind it says something: the field does not apply where an entry leaves it out."
        ),
        bad='kind Yard, yards "yard"\n    warden: Guard? = none "warden"\n    cites book "Yards" 1\n',
        good='kind Yard, yards "yard"\n    warden: Guard? "warden"\n    cites book "Yards" 1\n',
    ),
    Code(
        "R0677",
        "parameter-never-read",
        "A process is given something that none of its lines reads. Whoever runs it would hand it over for nothing.",
        bad=_process("raise guard.level by 1 level", "test_run(guard: Guard, house: House)"),
        good=_process("raise guard.level by 1 level"),
    ),
    Code(
        "R0678",
        "event-never-asked",
        (
            "An event is noted, and nothing asks whether it has happened or follows upon it. What is remembered for "
            "nothing changes nothing; what players should hear is told to them."
        ),
        bad=_FALLEN + _process("note fallen(guard: guard)"),
        good=_FALLEN
        + _process("if not happened fallen(guard: guard) this turn\n    note fallen(guard: guard)")
        + '\nsequence turn "A turn"\n    step 1 "All"\n        run test_run(g) for each g in guards as listed\n'
        '    cites book "Gate" 9\n',
    ),
    Code(
        "R0679",
        "cell-reads-game",
        (
            "Cells of tables are worked out from their keys and parameters alone, so that a table can be printed and "
            "read without a game. What is in play, the state, events and variants are read by rules, which hand over "
            "what a cell needs."
        ),
        bad=_FEES % ("", "1 gold * count(each g in guards)"),
        good=_FEES % (", params: {crowd: number}", "1 gold * crowd"),
        file="tables/fees.yaml",
    ),
    Code(
        "R0680",
        "sequence-never-played",
        (
            "A pack has several sequences. A turn of a game is the first of them, and nothing plays the others. What "
            "happens more seldom than each turn is a process that asks whether it is due."
        ),
        bad=_TURN % ("turn", "turn") + _TURN % ("year", "year") + _REST,
        good=_TURN % ("turn", "turn") + _REST,
    ),
    Code(
        "R0681",
        "list-not-kept-up",
        (
            "A thing names its owner (`belongs to`), and the owner has a list of such things. Whatever creates or "
            "removes one has to put it into that list or take it from there, or the two would say different things."
        ),
        bad=_TOWERS + _process("create Tower(house: house)", "test_run(house: Farm)"),
        good=_TOWERS
        + _process("create Tower(house: house) as fresh\nput fresh into fresh.house.towers", "test_run(house: Farm)"),
    ),
)
