"""What is told has a name in its rule, and each hole the name of what stands in it."""

from __future__ import annotations

import pytest

from rulec.ir import nodes as ir
from tests.catalogue.manor import compile_with
from tests.ir.hamlet import hamlet


def told(lines: str) -> tuple[ir.Message, ...]:
    """The messages of a process with these lines."""
    made, report = compile_with(
        {
            "case.rules": 'process newly_told(guard: Guard, house: House) "A test"\n    raise guard.level by 1 level\n'
            f'    raise house.gold by 1 gold\n{lines}    cites book "Gate" 61\n'
        }
    )
    assert made is not None, [f"{each.code}: {each.headline}" for each in report.found]
    return made.program.functions["newly_told"].messages


def holes(message: ir.Message) -> list[str]:
    """The names of the holes of a message."""
    return [part.name for part in message.parts if isinstance(part, ir.MessageHole)]


@pytest.mark.parametrize("words", ["{guard} is gone.", "Gone: {guard}."])
def test_a_name_that_is_given_outlasts_the_words(words: str) -> None:
    (message,) = told(f'    tell house "{words}" as gone\n')
    assert (message.rule, message.name, holes(message)) == ("process:newly_told", "gone", ["guard"])


def test_a_sentence_without_a_name_is_known_by_its_first_words() -> None:
    one, again, other = told(
        '    tell house "{guard} is no longer to be found."\n    tell house "{guard} is no longer to be seen."\n'
        '    tell house "{guard}"\n'
    )
    assert [each.name for each in (one, again, other)] == ["is_no_longer_to", "is_no_longer_to_2", "told"]


def test_words_take_no_name_that_the_rules_give() -> None:
    first, second = told('    tell house "It is so."\n    tell house "So be it." as it_is_so\n')
    assert (first.name, second.name) == ("it_is_so_2", "it_is_so")


def test_equal_sentences_are_one_outcome() -> None:
    (message,) = told('    tell house "It is so."\n    tell guard.house "It is so."\n')
    assert message.name == "it_is_so"


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("{guard.house}", ["house"]),
        ("{guard.level / 1 level}", ["level"]),
        ("{house}, {guard.house}", ["house", "guard_house"]),
        ("{house}, {guard.house}, {house}", ["house", "guard_house", "house_2"]),
        ("{house.gold}", ["gold"]),
        ("{house.gold + house.gold}", ["gold"]),
        ("{count(each g in guards where g.house = house)}", ["number"]),
    ],
)
def test_holes_are_called_as_what_stands_in_them(text: str, names: list[str]) -> None:
    (message,) = told(f'    tell house "{text}"\n')
    assert holes(message) == names


def test_each_rule_says_what_it_is() -> None:
    program = hamlet().program
    rules = {message.rule for function in program.functions.values() for message in function.messages}
    assert {rule.partition(":")[0] for rule in rules} == {"order", "process"}
    assert "order:200" in rules
