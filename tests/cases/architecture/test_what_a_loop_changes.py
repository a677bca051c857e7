"""A field that a turn of a loop may set to `none` is not known to be there in the next turn.

`guard.mate` is tested in front of the loop and read in it. A window in the loop that sets it to `none` was accepted,
and an example of it ended in a fault at play. With the `set` itself in the loop the answer was R0305. Each statement
that may change a field is tried here, in each block.
"""

from __future__ import annotations

import pytest

from tests.cases.architecture.hamlet import faults, process

WINDOW = """\
window parting(guard: Guard) on hold: number "Parting"
    ask guard.house for leave be yes or no default no "Part?"
    if leave
        set guard.mate to none
    cites book "Doings" 29

"""
PROCESS = 'process part(guard: Guard) "Part"\n    set guard.mate to none\n    cites book "Doings" 29\n\n'
ANSWER = PROCESS.replace('guard: Guard) "', 'guard: Guard) -> number "').replace("none\n", "none\n    finish with 1\n")
UPON = 'upon stole(guard: thief) "Caught"\n    set thief.mate to none\n    cites book "Doings" 29\n\n'
CHANGES = {
    "set": ("set guard.mate to none", ""),
    "window": ('throw hold be d6\nrun parting(guard) on hold\ntell everyone "{hold}"', WINDOW),
    "run": ("run part(guard)", PROCESS),
    "let run": ('let one be run part(guard)\ntell everyone "{one}"', ANSWER),
    "note": ("note stole(guard: guard, from: guard.house)", UPON),
    "create": ("create Guard(house: guard.house)", ""),
    "remove": ("remove guard", ""),
}
LOOPS = {
    "repeat": "repeat up to 3 until guard.tired",
    "for each": "for each h in houses as listed",
}
BLOCKS = {
    "": "{}",
    "if": "if guard.tired\n    {}",
    "else": 'if guard.tired\n    tell everyone "."\nelse\n    {}',
    "choose": "for the first who in houses as listed\n    {}",
    "otherwise": 'for the first who in houses as listed\n    tell who "."\notherwise\n    {}',
    "draw": "draw who from guard.house.friends\n    {}",
    "chance": 'throw against 30% "luck"\n    failure\n        {}',
    "loop": "for each other in houses as listed\n    {}",
    "repeat": "repeat up to 2 until guard.tired\n    {}",
}


def _body(loop: str, block: str, change: str) -> str:
    last = block.rpartition("\n")[2]
    inner = block.replace("{}", _below(change, (len(last) - len(last.lstrip())) // 4))
    told = 'tell guard.house "{guard.mate.rank}"'
    return f"if guard.mate != none\n    {loop}\n        {told}\n        {_below(inner, 2)}"


def _below(text: str, depth: int) -> str:
    return text.replace("\n", "\n" + "    " * depth)


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("loop", LOOPS)
def test_the_next_turn_does_not_know_it(loop: str, change: str) -> None:
    lines, more = CHANGES[change]
    assert faults(process(_body(LOOPS[loop], "{}", lines), "guard: Guard", more)) == ["R0305"]


@pytest.mark.parametrize("change", ["set", "window", "let run"])
@pytest.mark.parametrize("block", [name for name in BLOCKS if name])
def test_nor_where_it_changes_in_a_block(block: str, change: str) -> None:
    lines, more = CHANGES[change]
    assert faults(process(_body(LOOPS["repeat"], BLOCKS[block], lines), "guard: Guard", more)) == ["R0305"]


@pytest.mark.parametrize(
    "lines",
    ['tell everyone "."', 'throw hold be d6\ntell everyone "{hold}"', 'let one be 1\ntell everyone "{one}"'],
)
@pytest.mark.parametrize("block", BLOCKS)
def test_lines_that_change_nothing_leave_it_known(block: str, lines: str) -> None:
    if block == "draw":  # drawing changes a list
        return
    assert faults(process(_body(LOOPS["repeat"], BLOCKS[block], lines), "guard: Guard")) == []
