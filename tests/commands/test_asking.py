"""`explain`, `odds`, `test`, `export`, `coverage`, `fmt` on the orchard."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

from rulec.commands.odds import chance
from tests.commands.support import Rulec, edit

GIVEN = ["--given", "picker.practice=3", "--given", "fruit=apple", "--given", "weather=hail"]
TOOLS = ["--given", "picker.tools={ladder}", "--given", "picker.house=House(customs: {thrifty})"]


def adds_up(lines: list[dict[str, object]], value: object) -> None:
    """Amounts of what was applied sum to the value; each total is the sum so far; nested ones too."""
    total = Fraction(0)
    for line in lines:
        if line["state"] == "applied":
            total += Fraction(str(line["amount"]))
            assert Fraction(str(line["total"])) == total
        else:
            assert line["amount"] is None
            assert line["reason"]
        for inner in line["nested"]:  # type: ignore[attr-defined]
            if inner["breakdown"] and inner["breakdown"][0]["total"] is not None:
                adds_up(inner["breakdown"], inner["value"])
    assert total == Fraction(str(value))


def test_explain_as_json(folder: Path, rulec: Rulec) -> None:
    said = rulec("explain", "orchard", "harvest", *GIVEN, *TOOLS, "--format", "json")
    assert (said.code, said.err) == (0, "")
    found = json.loads(said.out)
    assert (found["pack"], found["name"], found["value"], found["unit"]) == ("orchard", "harvest", 15, "basket")
    assert found["text"] == "15 baskets"
    assert found["given"]["picker.practice"] == "3"
    adds_up(found["breakdown"], 15)
    by_label = {line["label"]: line for line in found["breakdown"]}
    assert by_label["ladder"]["from"] == "tool:ladder"
    assert by_label["ladder"]["amount"] == 4
    assert by_label["thrift"]["state"] == "beaten"
    assert by_label["sun"]["state"] == "not_applied"
    assert by_label["hail"]["amount"] == -5
    assert found["cites"] == [{"doc": "book", "section": "Picking", "line": 60, "to": 70}]


def test_explain_as_text(folder: Path, rulec: Rulec) -> None:
    said = rulec("explain", "orchard", "harvest", *GIVEN, *TOOLS)
    assert said.out.startswith("harvest = 15 baskets\n")
    for phrase in ("+4 baskets  = 20 baskets  ladder, from Ladder (tool)", "what did not count", "lines 60-70"):
        assert phrase in said.out


def test_what_is_not_given_is_listed(folder: Path, rulec: Rulec) -> None:
    said = rulec("explain", "orchard", "harvest", "--given", "fruit=apple")
    assert said.code == 1
    assert said.out == ""
    assert "weather" in said.err
    assert "Weather" in said.err
    found = json.loads(rulec("explain", "orchard", "harvest", "--given", "fruit=apple", "--format", "json").out)
    assert {"name": "weather", "type": "Weather", "question": "which weather?"} in found["needs"]


def test_an_unknown_cell_is_told(folder: Path, rulec: Rulec) -> None:
    said = rulec("explain", "orchard", "pay", "--given", "picker.practice=3", "--given", "fruit=plum")
    assert said.code == 1
    assert "not given by the source" in said.err


@pytest.mark.parametrize(
    ("pair", "phrase"),
    [
        ("fruit=appel", "did you mean `apple`"),
        ("picker.practise=3", "did you mean `practice`"),
        ("picker.practice=3 gold", "gold"),
        ("picker.practice=", "name=value"),
        ("picker.practice=3 +", "error[R01"),
        ("picker=5", "error[R"),
    ],
)
def test_given_that_does_not_fit(folder: Path, rulec: Rulec, pair: str, phrase: str) -> None:
    said = rulec("explain", "orchard", "harvest", "--given", pair)
    assert said.code in (1, 2)
    assert phrase in said.err
    assert "internal" not in said.err


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("given.txt", "# a day\npicker.practice = 3\n\nfruit = apple\nweather=hail\npicker.tools = {ladder}\n"),
        ("given.yaml", "picker:\n  practice: 3\n  tools: [ladder]\nfruit: apple\nweather: hail\n"),
    ],
)
def test_given_from_a_file(folder: Path, rulec: Rulec, name: str, text: str) -> None:
    (folder / name).write_text(text)
    said = rulec("explain", "orchard", "harvest", "--given", name)
    assert said.out.startswith("harvest = 15 baskets\n"), said.err


@pytest.mark.parametrize(
    ("name", "phrase"),
    [
        ("may_climb", "may_climb = no"),
        ("skill", "skill = 2 baskets per year"),
        ("hail_share", "* book = 25%"),
        ("tool:ladder", "tool:ladder: Ladder"),
    ],
)
def test_other_names(folder: Path, rulec: Rulec, name: str, phrase: str) -> None:
    given = ["--given", "weather=dull", "--given", "picker.practice=1"] if name == "may_climb" else []
    said = rulec("explain", "orchard", name, *given)
    assert phrase in said.out, said.err
    found = json.loads(rulec("explain", "orchard", name, *given, "--format", "json").out)
    assert {"pack", "name", "value", "unit", "text", "given", "breakdown", "cites"} <= set(found)


def test_odds(folder: Path, rulec: Rulec) -> None:
    given = ["--given", "picker.practice=1", "--given", "ripeness=soft", "--given", "picker.tired=yes"]
    found = json.loads(rulec("odds", "orchard", "tumble", *given, "--format", "json").out)
    assert found["outcomes"] == [
        {"value": True, "text": "yes", "probability": "13/20"},
        {"value": False, "text": "no", "probability": "7/20"},
    ]
    assert "65%  13/20" in rulec("odds", "orchard", "tumble", *given).out
    certain = json.loads(rulec("odds", "orchard", "load", "--given", "baskets=4", "--format", "json").out)
    assert certain["outcomes"] == [{"value": 2.7, "text": certain["text"], "probability": "1"}]


@pytest.mark.parametrize(
    ("percent", "odds"),
    [
        (0, 0),
        (1, Fraction(1, 100)),
        (25, Fraction(1, 4)),
        (100, 1),
        (-5, 0),
        (130, 1),
        (Fraction(25, 2), Fraction(12, 100)),
    ],
)
def test_a_die_of_a_hundred(percent: int | Fraction, odds: int | Fraction) -> None:
    assert chance(Fraction(percent)) == odds


def test_examples_pass(folder: Path, rulec: Rulec) -> None:
    said = rulec("test")
    assert (said.code, said.out, said.err) == (0, "8 examples passed, 0 failed\n", "")


def test_an_example_that_fails(folder: Path, rulec: Rulec) -> None:
    edit(folder / "rules/orchard/picking.rules", "= 12 baskets", "= 13 baskets")
    said = rulec("test")
    assert said.code == 1
    assert said.out == "7 examples passed, 1 failed\n"
    assert "error[R0930]: the example `A beginner on a dull day` does not come out" in said.err
    assert "rules/orchard/picking.rules:21:9" in said.err
    assert "the rules give 12 baskets" in said.err
    assert "+2 baskets = 12 baskets: practice" in said.err


def test_an_example_that_gives_too_little(folder: Path, rulec: Rulec) -> None:
    edit(
        folder / "rules/orchard/picking.rules",
        "practice: 1, fruit: apple, weather: dull\n        expect",
        "practice: 1, fruit: apple\n        expect",
    )
    said = rulec("test")
    assert said.code == 1
    assert "error[R0931]" in said.err
    assert "not given: `weather` (Weather)" in said.err


def test_python_that_differs_is_noticed(folder: Path, rulec: Rulec, monkeypatch: pytest.MonkeyPatch) -> None:
    from rulec.backends import python

    real = python.emit

    def spoilt(*given):  # type: ignore[no-untyped-def]
        return {path: text.replace("value += 2 * ", "value += 3 * ") for path, text in real(*given).items()}

    monkeypatch.setattr(python, "emit", spoilt)
    said = rulec("test")
    assert said.code == 1
    assert "error[R0932]: the emitted Python and the rules disagree on `harvest`" in said.err


def test_export(folder: Path, rulec: Rulec) -> None:
    said = rulec("export", "orchard")
    assert json.loads(said.out)["pack"] == "orchard"
    rulec("export", "orchard", "-o", "model.json")
    assert (folder / "model.json").read_text(encoding="utf-8") == said.out


def test_coverage(folder: Path, rulec: Rulec) -> None:
    found = json.loads(rulec("coverage", "orchard", "--format", "json").out)
    assert "tool:net" in found["unexecuted_records"] or found["unexecuted_records"] == []
    lines = [f"line {number}" for number in range(1, 131)]
    for heading, line in (
        ("Houses", 9),
        ("Towers", 11),
        ("Pickers", 15),
        ("Customs", 30),
        ("Wares", 40),
        ("Tools", 50),
    ):
        lines[line - 1] = heading
    (folder / "book.txt").write_text("\n".join(lines))
    said = rulec("coverage", "orchard", "--source", "book=book.txt")
    assert said.code == 1
    assert "has no heading `Picking`" in said.err
    assert "no heading `Tools`" not in said.err
    assert "book: " in said.out


def test_coverage_keeps_sums_of_sentences(folder: Path, rulec: Rulec) -> None:
    """Marks are compared with the text once, and afterwards without it."""
    rules, book = folder / "rules/orchard/picking.rules", folder / "book.txt"
    edit(
        rules,
        '        at most 60 baskets "two hands" cites book "Picking" 63',
        '        at most 60 baskets "two hands" cites 63.2',
    )
    lines = [f"Line {number}." for number in range(1, 131)]
    for heading, line in (
        ("Houses", 9),
        ("Towers", 11),
        ("Pickers", 15),
        ("Customs", 30),
        ("Wares", 40),
        ("Picking", 59),
    ):
        lines[line - 1] = heading
    lines[62] = "Nobody has three hands. No one carries more than 60 baskets."
    book.write_text("\n".join(lines))
    source = "--source", f"book={book}"
    assert rulec("coverage", "orchard", "--mark").code == 2
    said = rulec("coverage", "orchard", "--mark", *source)
    assert "wrote rules/orchard/sentences.yaml" in said.err
    assert "quantity:harvest  Baskets that a picker brings home: 11 statements: 1 on the page" in said.out
    assert "1 of 1 figures told" in said.out
    assert rulec("check", "orchard", "--strict").code == 0
    assert "unsaid book 63.1\n" in rulec("coverage", "orchard").out
    edit(rules, "cites 63.2", "cites 63.4")
    assert "2 sentences begin on line 63" in rulec("check", "orchard").err
    edit(rules, "cites 63.4", "cites 63.2")
    book.write_text(book.read_text().replace("60 baskets", "50 baskets"))
    said = rulec("coverage", "orchard", *source)
    assert "R0859" in said.err
    assert "harvest  Baskets that a picker brings home: 11 statements: 0 on the page" in said.out
    assert "changed: book 63.2" in rulec("coverage", "orchard", "--mark", *source).err


def test_fmt(folder: Path, rulec: Rulec) -> None:
    path = folder / "rules/orchard/helpers.rules"
    rulec("fmt")
    good = path.read_bytes()
    assert rulec("fmt", "--check").code == 0
    edit(path, "price: 5 gold", "price:    5 gold   # dear")
    said = rulec("fmt", "--check")
    assert said.code == 1
    assert "rules/orchard/helpers.rules is not in its usual form" in said.err
    assert rulec("fmt", str(path)).code == 0
    assert path.read_bytes() == good.replace(b"price: 5 gold", b"price: 5 gold  # dear")
    path.write_bytes(b"kind (\n")
    assert rulec("fmt").code == 1
    assert path.read_bytes() == b"kind (\n"


# ---- of a pack that was built ----------------------------------------------------------------------
ASKED = [
    ("explain", "orchard", "harvest", *GIVEN, *TOOLS),
    ("explain", "orchard", "harvest", *GIVEN, *TOOLS, "--format", "json"),
    ("explain", "orchard", "harvest", "--given", "fruit=apple"),
    ("explain", "orchard", "harvest", "--given", "fruit=pear_of_gold"),
    ("explain", "orchard", "tool:ladder"),
    ("explain", "orchard", "harvests"),
    ("odds", "orchard", "harvest", *GIVEN, *TOOLS),
]


def test_a_pack_answers_the_same_when_it_was_built(folder: Path, rulec: Rulec) -> None:
    before = [rulec(*words) for words in ASKED]
    assert rulec("build").code == 0
    assert [rulec(*words) for words in ASKED] == before


def test_what_changed_since_the_build_is_asked_as_it_is_now(folder: Path, rulec: Rulec) -> None:
    assert rulec("build").code == 0
    edit(folder / "rules/orchard/pack.yaml", "name: orchard", "name: orchard  # as it was")
    assert rulec("explain", "orchard", "harvest", *GIVEN, *TOOLS).out.startswith("harvest = 15 baskets\n")
    edit(folder / "rules/orchard/helpers.rules", "add 4 baskets during hands", "add 6 baskets during hands")
    assert rulec("explain", "orchard", "harvest", *GIVEN, *TOOLS).out.startswith(
        "harvest = 16 baskets\n"
    )  # 22, a quarter less, down
