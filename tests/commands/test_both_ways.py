"""What is answered from kept parts is what the compiler answers, for good questions and for wrong ones."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.commands.both_ways import Asker, answer, ask_all
from tests.remembered import RULES

PACKS = Path(__file__).parents[1] / "packs"


@cache
def asker(name: str) -> Asker:
    inside = {"orchard": PACKS}
    return Asker(name, inside.get(name, RULES))


@pytest.mark.parametrize(("name", "number"), [("orchard", None), ("middle_earth_x", 60)])
def test_what_examples_ask(name: str, number: int | None) -> None:
    one = asker(name)
    assert ask_all(one, number) == []
    assert one.told > 10
    assert one.beyond == []  # each was answered from what was kept


def test_a_sample_of_a_solve() -> None:
    one = asker("diplomacy_1971")
    assert ask_all(one, 6) == []
    assert one.told
    assert one.beyond == []


def test_a_sample_of_the_largest_pack() -> None:
    one = asker("alamaze")
    assert ask_all(one, 25) == []
    assert one.told > 10
    assert one.beyond == []


def test_a_map_of_the_largest_pack_is_drawn_the_same(tmp_path: Path) -> None:
    one = asker("alamaze")
    group = "group=Group(kingdom: sorcerer, area: tile_ij, brigades: {Brigade(breed: sorcerer)})"
    words = ["explain", "alamaze", "way_cost", "--given", group, "--given", "way={tile_hk, tile_gk}", "-o"]
    pictures = []
    for number, made in enumerate((one.made, one.kept)):
        file = tmp_path / f"{number}.svg"
        said = answer(made, [*words, str(file)])
        assert (said[0], said[2]) == (0, "")
        pictures.append((file.read_bytes(), said[1]))
    assert pictures[0] == pictures[1]
    assert b">+5<" in pictures[0][0]


QUESTIONS = [
    "harvest",
    "harvset",
    "harvest --given",
    "harvest --given fruit=apple",
    "harvest --given fruit=appel",
    "harvest --given fruit=apple --format json",
    "harvest --given fruti=apple",
    "harvest --given picker.practise=3",
    "harvest --given picker.practice=many",
    "harvest --given picker.practice=3gold",
    "harvest --given picker.practice=3/0",
    "harvest --given fruit=",
    "harvest --given fruit=(apple",
    "harvest --given fruit=apple) ",
    "harvest --given fruit=when",
    "harvest --given fruit=if",
    "harvest --given fruit=@",
    "harvest --given fruit=ápple",
    "harvest --given picker=Pickr(practice:3)",
    "harvest --given picker=Picker(practise:3)",
    "harvest --given picker=Picker(practice:3,practice:4)",
    "harvest --given picker.tools={ladder,lader}",
    "harvest --given tomorrow=3",
    "harvest --given weather.rain=3",
    "harvest --given 1=3",
    "harvest --given fruit+1=3",
    "harvest --thrown 5",
    "harvest --thrown x",
    "harvest --variant none_such",
    "value:harvest",
    "quantity:harvest",
    "quantity:harvset",
    "nothing:harvest",
    "tool:ladder",
    "tool:lader",
    "Ladder",
    "ladder --given fruit=apple",
    "",
]


@pytest.mark.parametrize("command", ["explain", "odds"])
def test_wrong_questions_are_told_the_same(command: str) -> None:
    one = asker("orchard")
    before = len(one.beyond)
    for question in QUESTIONS:
        assert one.differs([command, "orchard", *question.split()]) == ""
    assert one.beyond[before:] == []


def test_another_answer_is_seen() -> None:
    """The comparison itself: a part that was changed by hand shows."""
    one = Asker("orchard", PACKS)
    spoilt = one.entry.replace(b'"ladder"', b'"lodder"')
    assert spoilt != one.entry
    one.kept = one.read(spoilt)
    assert ask_all(one)
