"""Acts in random worlds: interpreter and emitted Python refuse, pay, do and undo the same."""

from __future__ import annotations

import pytest

from rulec.backends.python import emit
from tests.ir.hamlet import compiled, hamlet, source
from tests.property.equality import FOLDERS, compiled_pack, differences
from tests.property.play import acts, turns

RISKY = (
    source()
    .replace(
        "        raise guard.level by 1 level\n        put charm into guard.charms until end of turn",
        "        run follow(house)\n        run pick(house)\n        put charm into guard.charms until end of turn\n"
        "        set guard.tired to yes until end of turn\n        set guard.rank to high until end of turn\n"
        "        raise guard.level by 1 level\n        remove guard\n        note rained()\n"
        "        if house.heir != none\n"
        "            set house.heir.level to round down(9 levels / (house.gold / 1 gold))\n"
        '        end the game "The house had {house.apples}."\n'
        "        if house.apples > 6 apples\n"
        '            fail "Too many: {house.apples}."',
    )
    .replace('    typed     "train {guard}', '    gives away gold of House\n    typed     "train {guard}')
)


def test_acts_are_carried_out_alike() -> None:
    assert list(acts(hamlet(), 900, seed=11)) == []


def test_acts_that_fail_midway_are_undone_alike() -> None:
    assert list(acts(compiled(RISKY), 600, seed=12)) == []


def test_what_is_not_kept_is_noticed() -> None:
    made = compiled(RISKY)
    files = emit(made.program)
    path = "rulec_packs/hamlet/ground.py"
    kept = [line for line in files[path].splitlines() if "world.keep(" in line]
    assert len(kept) >= 8
    for line in kept:
        broken = {**files, path: files[path].replace(f"{line}\n", "")}
        assert next(acts(made, 900, seed=12, files=broken), None) is not None, line


def test_acts_that_ask_are_carried_out_alike() -> None:
    fair = compiled_pack(FOLDERS[-1], "fair")
    assert list(acts(fair, 300, seed=13)) == []


def test_processes_that_ask_run_alike() -> None:
    fair = compiled_pack(FOLDERS[-1], "fair")
    assert list(differences(fair, 900, seed=14)) == []


def test_turns_are_played_alike() -> None:
    assert list(turns(hamlet(), 150, seed=13)) == []


def test_what_is_set_for_a_turn_goes_back_alike() -> None:
    """Set for a while, set for good, or both in the same turn: what the field then holds is the same in both."""
    charm = "        put charm into guard.charms until end of turn\n"
    assert charm in source()
    for lines in (
        "        set guard.rank to high until end of turn\n",
        "        set guard.rank to high until end of turn\n"
        "        if guard.tired\n            set guard.rank to middle\n"
        "        set guard.rank to low until end of turn\n",
        "        if guard.tired\n            set guard.rank to middle until end of turn\n        at once\n"
        "            set guard.tired to yes until end of turn\n",
    ):
        assert list(turns(compiled(source().replace(charm, charm + lines)), 100, seed=13)) == []


def test_turns_that_end_the_game_and_acts_that_come_to_nothing_are_played_alike() -> None:
    ending = source().replace(
        '    step 2 "At noon"\n',
        '    step 7 "What comes to nothing"\n        run undo_all()\n    step 2 "At noon"\n',
    ) + (
        '\nprocess undo_all() "What comes to nothing"\n    gives away gold of House\n'
        '    for each h in houses as listed\n        tell h "It came to nothing." failing order 200 of h\n'
        '        if h.gold > 20 gold\n            end the game "{h} is rich."\n    cites book "Doings" 14\n'
    )
    assert "undo_all()\n    step 2" in ending
    assert list(turns(compiled(ending), 300, seed=15)) == []


def test_what_everyone_is_told_of_an_act_is_told_alike() -> None:
    """`tell everyone … failing` finds the act of whoever gave it, by its parameter or by any, and is told once."""
    undone = source().replace(
        '    step 2 "At noon"\n',
        '    step 7 "What comes to nothing"\n        run undo_all()\n    step 2 "At noon"\n',
    ) + (
        '\nprocess undo_all() "What comes to nothing"\n'
        "    for each h in houses as listed\n"
        '        tell everyone "All saw it." as seen failing order 200 of target: h\n'
        '        tell everyone "None of it." failing order of house: h\n    cites book "Doings" 14\n'
    )
    assert "undo_all()\n    step 2" in undone
    assert list(turns(compiled(undone), 300, seed=16)) == []


@pytest.mark.parametrize(
    ("path", "line", "other"),
    [
        ("_acts.py", "        sole=True,\n", ""),
        ("_acts.py", "        once=(Once(('house', 'target')),),\n", ""),
        ("_acts.py", "            shuffled=True,\n", ""),
        ("ground.py", "    return (ORDER_NUMBER[act],)", "    return (-ORDER_NUMBER[act],)"),
        ("ground.py", "    return 3\n", "    return 2\n"),
        ("ground.py", "    return not ORDER_FREE[act]", "    return ORDER_FREE[act]"),
    ],
)
def test_a_turn_that_goes_otherwise_is_noticed(path: str, line: str, other: str) -> None:
    made = hamlet()
    files = emit(made.program)
    where = f"rulec_packs/hamlet/{path}"
    assert files[where].count(line) == 1
    broken = {**files, where: files[where].replace(line, other)}
    assert next(turns(made, 300, seed=13, files=broken), None) is not None
