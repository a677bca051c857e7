"""`check` warns where a rule states what a field of an entry holds and no rule reads the field.

Alamaze's review, section 5.1: the trait of riders said 32 and 2, and so did `march_points`, in literals; changed to 40
and 6 in the trait, nothing was found wrong, the trait's page printed 40 and the game went on with 32.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.support import pack, rulec

RULES = """\
measure pace, paces "paces"
measure gold "gold"

kind Kingdom, kingdoms "kingdom"
    traits: set of Trait = {} "traits"

kind Trait, traits listed "trait"
    carried by Kingdom as traits
    patrol_pace: pace? "pace of patrols"
    more_pace: {plain}? "more pace"
    fee: gold? "fee"
    gain: gold? "gain"

trait riders "Riders"
    patrol_pace: 32 paces
    more_pace: 2
    fee: 3 gold
    gain: 5 gold
    cites book "Traits" 1
    modify fees for its kingdom
        add 5 gold "saddles"

trait sailors "Sailors"
    cites book "Traits" 2

quantity march(kingdom: Kingdom) -> pace "How far"
    base {patrol} when kingdom has riders
    base 20 paces when not kingdom has riders
    add {more} when kingdom has riders
    cites book "March" 1

quantity fees(kingdom: Kingdom) -> gold "Fees"
    base 3 gold
    add riders.fee when kingdom has riders
    cites book "Fees" 1
"""


def source(patrol: str, more: str, plain: str = "number") -> str:
    made = RULES.replace("{patrol}", patrol).replace("{more}", more).replace("{plain}", plain)
    return made if plain == "number" else made.replace("more_pace: 2\n", "more_pace: 2 paces\n")


def test_both_places_and_the_cure_are_told(tmp_path: Path) -> None:
    pack(tmp_path, {"all.rules": source("32 paces", "2 paces")})
    done = rulec("check", "p", cwd=tmp_path)
    assert done.code == 0
    assert done.said.count("warning[R0692]") == 2
    assert "`riders.patrol_pace` holds this amount, and no rule reads it" in done.said
    held = RULES.split("\n").index("    patrol_pace: 32 paces") + 1  # the line on which the field stands
    assert f"all.rules:{held}:18" in done.said
    assert "write `riders.patrol_pace` here" in done.said
    assert "write `riders.more_pace` here" in done.said
    assert rulec("check", "p", "--strict", cwd=tmp_path).code == 1


def test_a_rule_that_reads_the_field_is_as_it_should_be(tmp_path: Path) -> None:
    pack(tmp_path, {"all.rules": source("riders.patrol_pace", "riders.more_pace", "pace")})
    done = rulec("check", "p", "--strict", cwd=tmp_path)
    assert (done.code, done.said) == (0, "")
    given = rulec("explain", "p", "march", "--given", "kingdom.traits={riders}", cwd=tmp_path)
    assert "34 paces" in given.out
    changed = source("riders.patrol_pace", "riders.more_pace", "pace").replace("32 paces", "40 paces")
    pack(tmp_path, {"all.rules": changed})
    assert "42 paces" in rulec("explain", "p", "march", "--given", "kingdom.traits={riders}", cwd=tmp_path).out


@pytest.mark.parametrize("what", ["rust", "riders"])
def test_a_name_of_no_entry_is_told(tmp_path: Path, what: str) -> None:
    pack(tmp_path, {"all.rules": source(f"{what}.nothing", "2 paces")})
    done = rulec("check", "p", cwd=tmp_path)
    assert done.code == 1
    assert f"no name `{what}` here" in done.said
