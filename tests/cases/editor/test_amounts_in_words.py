"""What readers see of amounts in sums: the label of a constant, half of something, one and several of a measure; and
what an editor is told to change where percent and points meet."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from rulec.driver.compile import Compiled
from rulec.runtime.show import MeasureUnit, is_one, show
from tests.backends_javascript.node import run
from tests.catalogue.manor import compile_with

ASSETS = Path(__file__).parents[3] / "src" / "rulec" / "backends" / "website" / "assets"
RULES = """
measure hitpoint, hitpoints

constant quiet_income = 2 gold "income without villages"
    cites book "Pay" 1

constant plain_share = 3 gold
    cites book "Pay" 1

quantity income(guard: Guard) -> gold "Income"
    base quiet_income
    add plain_share when guard.sort = keen
    add quiet_income when guard.sort = old "the old"
    cites book "Pay" 1
    example "A keen guard"
        given guard.sort: keen
        expect income(guard) = 5 gold

quantity hurt(guard: Guard) -> hitpoints "Hurt"
    base 1/2 hitpoints
    add 1/2 hitpoints when guard.sort = keen "zeal"
    add 3/4 hitpoints when guard.rank = high
    add 1 1/2 hitpoints when guard.rank = middle
    round up to 1 hitpoint
    cites book "Pay" 1
    example "Zeal"
        given guard.sort: keen, guard.rank: low
        expect hurt(guard) = 1 hitpoint

quantity crumbs(guard: Guard) -> food "Crumbs"
    base 1/2 food
    round up to 1 food
    cites book "Pay" 1
"""


@cache
def compiled() -> Compiled:
    made, report = compile_with({"case.rules": RULES}, backends=None)
    assert made is not None, [d.headline for d in report.found]
    return made


def page(name: str) -> str:
    text = next(text for path, text in compiled().outputs.items() if path.endswith(f"quantities/{name}.md"))
    return text if isinstance(text, str) else text.decode()


def test_the_label_of_a_constant_stands_in_the_line_and_names_its_row() -> None:
    said = page("income")
    assert "- Start from [2 gold](../glossary.md#fixed-values) (income without villages)." in said
    assert "| Income without villages | 2 gold | 2 gold |" in said


def test_a_line_with_a_reason_of_its_own_is_not_told_the_label_too() -> None:
    said = page("income")
    assert "- **The old:** add [2 gold](../glossary.md#fixed-values) when the guard's sort is *old*." in said
    assert "| 3 gold | +3 gold | 5 gold |" in said  # a constant without a label goes by its value


def test_half_of_what_can_be_counted_is_half_a_one() -> None:
    said = page("hurt")
    assert "- Start from half a hitpoint." in said
    assert "- **Zeal:** add half a hitpoint when" in said
    assert "- Add 3/4 hitpoint when" in said
    assert "- Add 1 1/2 hitpoints when" in said
    assert "| Zeal | +1/2 hitpoint | 1 hitpoint |" in said
    assert "- Start from 1/2 food." in page("crumbs")  # nobody counts foods


TEXTS = {"1": True, "-1": True, "−1": True, "1/2": True, "2/3": True, "-3/4": True}
TEXTS |= {"0": False, "2": False, "1 1/2": False, "0.5": False, "1.5": False, "11": False, "-1 1/2": False}


def test_one_rule_says_where_the_singular_stands() -> None:
    assert {text: is_one(text) for text in TEXTS} == TEXTS
    half = MeasureUnit("coin", "coins", 2)
    assert [show(raw, half) for raw in (1, 2, 3, 4)] == ["0.5 coins", "1 coin", "1.5 coins", "2 coins"]
    assert [show(raw, MeasureUnit("coin", "coins", 3)) for raw in (1, 3, 4)] == ["1/3 coin", "1 coin", "1 1/3 coins"]


def test_the_calculators_follow_the_same_rule(tmp_path: Path) -> None:
    parts = [(ASSETS / name).read_text(encoding="utf-8") for name in ("base.js", "questions.js")]
    amounts = [(1, 2), (1, 1), (3, 2), (-1, 2), (-1, 1), (2, 3), (0, 1), (4, 2)]
    asked = ", ".join(f'site.sum({top}n, {bottom}n, ["number", "coin", "coins", 1, 1])' for top, bottom in amounts)
    script = tmp_path / "sums.cjs"
    head = "globalThis.document = { documentElement: { dataset: {} } }; globalThis.rulec = {};"
    script.write_text("\n".join([head, *parts, f"console.log(JSON.stringify([{asked}]));"]), encoding="utf-8")
    assert json.loads(run(script)) == [
        "1/2 coin", "1 coin", "1 1/2 coins", "−1/2 coin", "−1 coin", "2/3 coin", "0 coins", "2 coins",
    ]  # fmt: skip


def hints(rules: str) -> list[tuple[str, str, list[str]]]:
    _, report = compile_with({"case.rules": rules})
    return [(d.code.number, d.hint, [place.span.text for place in d.related]) for d in report.sorted()]


BONUS = """
quantity bonus(guard: Guard) -> {form} "A bonus"
    base {amount}
    cites book "Pay" 1

quantity asked(guard: Guard) -> {result} "What is asked"
    base {base}
    {line}
    round down to {base}
    cites book "Pay" 1
"""


def test_points_for_a_share_name_the_head_that_has_to_change() -> None:
    rules = BONUS.format(
        form="points", amount="5 points", result="gold", base="1 gold", line="increase by bonus(guard)"
    )
    assert hints(rules) == [("R0504", "write `-> percent` in the head of `bonus`", ["bonus"])]


def test_points_for_a_share_of_a_percent_may_be_added() -> None:
    rules = BONUS.format(form="points", amount="5 points", result="percent", base="1%", line="reduce by bonus(guard)")
    cure = "write `subtract bonus(guard)`, or, for a share, `-> percent` in the head of `bonus`"
    assert hints(rules) == [("R0504", cure, ["bonus"])]


def test_a_percent_for_points_names_the_head_too() -> None:
    rules = BONUS.format(form="percent", amount="5%", result="percent", base="1%", line="add bonus(guard)")
    cure = "write `-> points` in the head of `bonus`, or, for a share of the value, `increase by bonus(guard)`"
    assert hints(rules) == [("R0301", cure, ["bonus"])]
