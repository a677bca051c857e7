"""`explain` took one of several things of a name, and dropped what was given, without a word."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.support import pack, rulec

RULES = """measure gold "gold"

kind Guard, guards "guard"
    level: number = 1 "level"

kind Charm, charms listed "charm"

charm ring "Ring"
    cites book "Charms" 1

ruling wage gap "What a guard earns"
    reading high = 3 gold "much" cites book "Pay" 1
    reading low = 1 gold "little" cites book "Pay" 2
    take high because "It stands first."

quantity wage(guard: Guard) -> gold "Wage"
    base ruling wage
    add 1 gold * guard.level "experience"
    at least least
    cites book "Pay" 3

constant least = 1 gold "the least"
    cites book "Pay" 4
"""


def test_what_is_given_goes_to_what_reads_it(tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": RULES})
    done = rulec("explain", "p", "wage", "--given", "guard.level=4", cwd=tmp_path)
    assert (done.code, done.out.splitlines()[0]) == (0, "wage = 7 gold")


def test_a_name_of_several_is_refused(tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": RULES})
    done = rulec("explain", "p", "wage", cwd=tmp_path)
    assert "`wage` is a quantity and a ruling: ask for `quantity:wage` or `ruling:wage`" in done.said
    assert rulec("explain", "p", "ruling:wage", cwd=tmp_path).out.startswith("wage = 3 gold")
    done = rulec("explain", "p", "quantity:wage", "--given", "guard.level=1", cwd=tmp_path)
    assert done.out.startswith("wage = 4 gold")


@pytest.mark.parametrize("name", ["ruling:wage", "least", "constant:least", "charm:ring", "ring", "Ring"])
def test_what_is_given_to_what_reads_nothing_is_refused(name: str, tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": RULES})
    done = rulec("explain", "p", name, "--given", "guard.level=4", cwd=tmp_path)
    assert done.code != 0
    assert "reads nothing, so `--given` has no place here" in done.said
