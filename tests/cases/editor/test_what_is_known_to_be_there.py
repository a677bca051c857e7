"""A field that was asked about is there until something may change it: neither a new thing does, nor a change that
waits until all of its block is read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.support import pack, rulec

RULES = """measure gold "gold"

kind Guard, guards "guard"
    gold: gold = 3 gold "gold"
    mate: Guard? "mate"
    cites book "Guards" 1

process meet(guard: Guard) "They meet"
    if guard.mate != none
{lines}
    cites book "Guards" 2
    example "A mate"
        given friend: Guard(gold: 5 gold), guard.mate: friend
        does
            run meet(guard)
        expect friend.gold = 6 gold
"""
KNOWN = {
    "behind a new thing": "create Guard(gold: 1 gold)\nraise guard.mate.gold by 1 gold",
    "behind a new thing with a name": "create Guard(gold: 1 gold) as third\nraise guard.mate.gold by third.gold",
    "at once with a change": "at once\n    set guard.mate to none\n    raise guard.mate.gold by 1 gold",
    "at once with a removal": (
        "let friend be guard.mate\nat once\n    remove friend\n    raise guard.mate.gold by 1 gold"
    ),
    "at once below a test": (
        "at once\n    set guard.mate to none\n    if guard.gold = 3 gold\n        raise guard.mate.gold by 1 gold"
    ),
    "in a loop at once": (
        "for each other in guards where other = guard at once\n"
        "    set guard.mate to none\n    raise guard.mate.gold by 1 gold"
    ),
}
CHANGED = {
    "behind a block at once": "at once\n    set guard.mate to none\nraise guard.mate.gold by 1 gold",
    "behind a loop at once": (
        "for each other in guards at once\n    set other.mate to none\nraise guard.mate.gold by 1 gold"
    ),
    "behind a removal": "let friend be guard.mate\nremove friend\nraise guard.mate.gold by 1 gold",
    "in the next turn of a loop": (
        "for each other in guards as listed\n    raise guard.mate.gold by 1 gold\n    set guard.mate to none"
    ),
}


def written(folder: Path, lines: str) -> None:
    pack(folder, {"p.rules": RULES.format(lines="\n".join(f"        {line}" for line in lines.splitlines()))})


@pytest.mark.parametrize("case", KNOWN)
def test_what_nothing_has_changed_is_there(case: str, tmp_path: Path) -> None:
    """Played by the interpreter and by the emitted package, which both find the mate."""
    written(tmp_path, KNOWN[case])
    assert "error" not in rulec("check", "p", cwd=tmp_path).said
    done = rulec("test", "p", cwd=tmp_path)
    assert (done.code, done.said.count("error")) == (0, 0), done


@pytest.mark.parametrize("case", CHANGED)
def test_what_may_have_changed_is_asked_about_again(case: str, tmp_path: Path) -> None:
    written(tmp_path, CHANGED[case])
    assert "error[R0305]" in rulec("check", "p", cwd=tmp_path).said


def test_what_is_worked_out_may_be_another_behind_a_new_thing(tmp_path: Path) -> None:
    """Nobody was poor; the new one is, and has no mate."""
    poor = "first(each g in guards where g.gold <= 2 gold or g.gold = 5 gold by lowest g.gold)"
    lines = f"if {poor} != none\n    create Guard(gold: 1 gold)\n    raise {poor}.gold by 1 gold"
    written(tmp_path, lines)
    assert "error[R0305]" in rulec("check", "p", cwd=tmp_path).said
