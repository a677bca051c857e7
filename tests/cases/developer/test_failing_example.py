"""An example that does not come out stops `build` and `check` (developer.md, section 3; editor.md, finding 10)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.support import pack, rulec

RULES = """measure coin, coins "coins"
kind Guard, guards "guard"
    level: number "level"
quantity wage(guard: Guard) -> coin "The wage"
    base 3 coins * guard.level
    cites book "One" 1
    example "A guard of two years"
        cites book "One" 2
        given guard: Guard(level: 2)
        expect wage(guard) = {expected} coins
"""


@pytest.mark.parametrize("command", ["build", "check", "test"])
def test_it_is_an_error_with_its_place(command: str, tmp_path: Path) -> None:
    """`build` and `check` ended with 0, and the players' page said that the rules give something else instead."""
    rules = pack(tmp_path, {"pay.rules": RULES.format(expected=6)}) / "pay.rules"
    assert rulec("build", cwd=tmp_path).code == 0
    page = tmp_path / "generated" / "p" / "reference" / "quantities" / "wage.md"
    before = page.read_bytes()
    rules.write_text(RULES.format(expected=7))
    done = rulec(command, cwd=tmp_path)
    assert done.code == 1
    assert done.said.startswith(
        "error[R0930]: the example `A guard of two years` does not come out\n  --> rules/p/pay.rules:10:9\n"
    )
    assert "the rules give 6 coins, not 7 coins\n" in done.said
    assert "   = note: wage = 6 coins\n   = note:   6 coins = 6 coins: 3 coins times the guard's level\n" in done.said
    assert page.read_bytes() == before


def test_a_changed_rule_is_noticed_too(tmp_path: Path) -> None:
    """The example is as it was, and the number that it rests on is another."""
    rules = pack(tmp_path, {"pay.rules": RULES.format(expected=6)}) / "pay.rules"
    assert rulec("build", cwd=tmp_path).code == 0
    rules.write_text(RULES.format(expected=6).replace("3 coins", "4 coins"))
    for command in ("build", "check"):
        done = rulec(command, cwd=tmp_path)
        assert (done.code, "the rules give 8 coins, not 6 coins" in done.said) == (1, True)
