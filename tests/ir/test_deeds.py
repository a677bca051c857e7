"""How statements are lowered: what is refused, what is read when, and what explaining has in play."""

from __future__ import annotations

import re

from rulec.base.diagnostics import Report
from rulec.driver.compile import compile_pack
from rulec.driver.packs import PackFiles
from rulec.driver.worked_examples.run import run_examples
from rulec.ir.interp.api import Situation, explain
from tests.catalogue.manor import files_of
from tests.ir.hamlet import ROOT, SOURCE, hamlet, source


def trial(*lines: str) -> tuple[str, list[str]]:
    """The Python of a process with these lines, and what is reported."""
    body = "".join(f"    {line}\n" for line in lines)
    given = "house: House" if re.search(r"\bhouse\b", body) else ""  # a parameter that nothing reads is a fault
    head = f'process trial({given}) "Trial"\n    cites book "Trial" 1\n'
    files = files_of(ROOT)
    files[SOURCE] = f"{source()}\n{head}{body}".encode()
    report = Report()
    made = compile_pack(PackFiles("hamlet", files), report, backends=("python",), verify=True)
    if made is None:
        return "", [str(d.code).split()[0] for d in report.found]
    text = made.outputs["python/rulec_packs/hamlet/ground.py"].decode()
    return text[text.index("def trial(") :].split("\n\n\n")[0].partition('"""\n')[2].rstrip(), []


def test_a_part_of_a_step_needs_rounding() -> None:
    assert trial("raise house.store by 1/3 weight") == ("", ["R0551"])
    assert trial("set house.gold to house.gold / 3") == ("", ["R0551"])
    assert trial("set house.gold to round down(house.gold / 3)")[0] == "    house.gold = house.gold // 3"


def test_a_name_may_be_finer_than_its_measure() -> None:
    text, _ = trial("let third be house.gold / 3", "set house.gold to round down(third * 2)")
    assert text == "    third = house.gold\n    house.gold = 2 * third // 3"


def test_what_cannot_wait_is_refused_at_once() -> None:
    for line in ("run pick(house)", "finish", "at once\n            set house.gold to 1 gold"):
        assert trial("at once", f"    {line}")[1] == ["R0580"]
    assert trial("for each h in houses at once", "    run pick(h)")[1] == ["R0580"]


def test_names_of_two_types_are_two() -> None:
    text, _ = trial(
        "for each x in guards as listed", "    set x.level to 2 levels",
        "for each x in houses as listed", "    set x.gold to 1 gold",
    )  # fmt: skip
    assert "for x in list(world.guards):\n        x.level = 2" in text
    assert "for x_ in list(world.houses):\n        x_.gold = 1" in text


def test_what_is_in_play_is_looked_at_before_it_changes() -> None:
    text, _ = trial("for each g in guards where g.tired as listed", "    remove g")
    assert "for g in [g for g in world.guards if g.tired]:" in text


def test_explaining_has_what_is_given_in_play() -> None:
    made = hamlet()
    plain = explain(Situation(made.program, made.model), "watch")
    snowy = explain(Situation(made.program, made.model, variants=("frost",)), "watch")
    assert (plain.value, snowy.value) == (30, 20)


def test_an_example_may_leave_out_several_words_of_an_act() -> None:
    act = """
order 990 "Trial"
    by house: House
    takes first_part: gold = 1 gold, second_part: gold = first_part, third_part: gold? = none
    does
        lower house.gold by first_part + second_part
    cites book "Trial" 1
    example "Nothing is said"
        given house.gold: 9 gold
        does
        expect house.gold = 7 gold
"""
    files = files_of(ROOT)
    files[SOURCE] = f"{source()}\n{act}".replace("acts order 300", "acts order 300, 990").encode()
    report = Report()
    made = compile_pack(PackFiles("hamlet", files), report, backends=("python",))
    assert made is not None, [d.headline for d in report.found]
    tally = run_examples(made, report, lambda at, of: None)
    assert not report.found
    assert tally.failed == 0
