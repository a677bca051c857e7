"""A fault is told once, and in words about itself: what follows from it is not told as well."""

from __future__ import annotations

import pytest

from tests.catalogue.manor import compile_with

TAIL = '    cites book "Gate" 1\n'
COURTS = 'kind Court, courts "court"\n    purse: gold = 9 gold "purse" seen by itself\n\n'
COURTS += 'state "The land"\n    judge: Court? "judge"\n\n'


def told(text: str) -> list[str]:
    """The codes that are told of a file, but for kinds of nothing."""
    _, report = compile_with({"case.rules": text})
    return [each.code.number for each in report.sorted() if each.code.number != "R0682"]


@pytest.mark.parametrize("carrier", ["House as virtues", "House as gold", "Nobody as virtues"])
def test_of_a_kind_that_nothing_can_carry_no_carrier_is_told(carrier: str) -> None:
    assert told(f'kind Spell, spells "spell"\n    carried by {carrier}\n') == ["R0337"]


@pytest.mark.parametrize("given", ["guard", "guard.friends", "", "guard, each g in guard.friends by highest g.level"])
def test_first_goes_through_one_list(given: str) -> None:
    text = f'fact test_fact(guard: Guard) "F", not "not F"\n    holds guard = first({given})\n{TAIL}'
    assert told(text) == ["R0327"]


@pytest.mark.parametrize(
    ("guarded", "codes"),
    [
        ("judge != none and judge = court", []),
        ("judge != none and court = judge", []),
        ("judge != none", ["R0365"]),
        ("judge != none and judge != court", ["R0365"]),
    ],
)
def test_whom_the_game_names_may_see_what_is_its_own(guarded: str, codes: list[str]) -> None:
    """A court sees its purse, and the judge is that court only where it is asked."""
    lines = f'    if {guarded}\n        tell judge "{{court.purse}} is left."\n'
    assert told(f'{COURTS}process test_run(court: Court) "A test"\n{lines}{TAIL}') == codes


HEADS = (
    "measure", "enum", "scale", "kind", "constant", "quantity", "value", "fact", "modify", "ruling", "example", "die",
    "state", "event", "window", "upon", "sequence", "variant", "view",
)  # fmt: skip


@pytest.mark.parametrize("word", HEADS)
def test_a_misspelt_head_is_guessed(word: str) -> None:
    """Two letters are swapped, as a hurried hand does."""
    _, report = compile_with({"case.rules": f'{word[:-2]}{word[-1]}{word[-2]} thing "Thing"\n{TAIL}'})
    assert [(each.code.number, each.hint) for each in report.found] == [("R0220", f"did you mean `{word}`?")]


@pytest.mark.parametrize("field", ["deep", "old"])
@pytest.mark.parametrize(("whom", "codes"), [("everyone", ["R0365"]), ("lair.house", [])])
def test_what_hides_a_kind_hides_what_extends_it(whom: str, codes: list[str], field: str) -> None:
    kinds = (
        'kind Den, dens "den"\n    house: House "house"\n    belongs to house\n    seen by house\n'
        '    deep: level = 1 level "depth"\n\nkind Lair extends Den "lair"\n    old: level = 1 level "age"\n\n'
    )
    rule = f'process test_run(lair: Lair) "A test"\n    tell {whom} "It is {{lair.{field}}}."\n{TAIL}'
    assert told(kinds + rule) == codes


@pytest.mark.parametrize("name", ["reach", "wage", "ready", "far"])
def test_a_constant_is_called_as_nothing_else(name: str) -> None:
    """The manor has a constant, a quantity and a fact of these names, and nothing that is called `far`."""
    rules = f'constant {name} = 2 levels "It"\n{TAIL}'
    rules += f'quantity test_amount(guard: Guard) -> level "Q"\n    base {name}\n{TAIL}'
    assert ("R0215" in told(rules)) == (name != "far")
