"""Scenarios: what they say comes into play, and what is wrong in them is told with its place."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from rulec.base.diagnostics import Report
from rulec.base.spans import Source, Span
from rulec.driver.discovery import scenario_names, source_files
from rulec.driver.games.scenario_file import begin
from tests.game.play import own_rules, rulec
from tests.runtime.hamlet import GAME, RULES
from tests.sync.started import judged

VILLAGE = Path(__file__).parent / "rules/village"
HEAD = "scenario: s\ntitle: S\n"


def read(text: str) -> tuple[object, list[str]]:
    """The world of a scenario, and what was reported: code, line and headline."""
    report = Report()
    world = begin(Source("s.yaml", text), GAME, 1, 0, report)
    return world, [f"{d.code.number}:{d.primary.span.line} {d.headline}" for d in report.sorted()]


def test_a_scenario_comes_into_play() -> None:
    report = Report()
    text = (RULES / "hamlet/scenarios/two_houses.yaml").read_text(encoding="utf-8")
    world = begin(Source("two_houses.yaml", text), GAME, 1, 0, report)
    assert report.found == []
    assert world is not None
    assert list(scenario_names(source_files(str(RULES / "hamlet")))) == ["two_houses"]
    oak, hill = world.of_kind("House")
    tom, jack = world.of_kind("Guard")
    assert (oak.name, oak.gold, oak.apples, oak.store, oak.friends, oak.began_as) == ("The Oak", 30, 5, 10, (hill,), 0)
    assert (hill.gold, hill.began_as) == (1040, -1)
    assert (tom.house, tom.rank, tom.level, tom.charms) == (oak, 1, 2, 0)
    assert (jack.charms, jack.watching) == (3, None)


def test_an_entry_is_named_by_its_key_its_number_or_its_title() -> None:
    things = "things:\n  House: {a: {}}\n  Guard: {g: {name: G, house: a, charms: [%s]}}\n"
    titles = GAME.shape.choices["Charm"].titles
    found = []
    for at, key in enumerate(GAME.shape.choices["Charm"].keys):
        for name in (key, titles[at]):
            world, told = read(HEAD + things % name)
            assert told == []
            found.append((at, world.of_kind("Guard")[0].charms))
    assert found == [(at, 1 << at) for at in range(len(titles)) for _ in range(2)]


@pytest.mark.parametrize(
    "text, found",
    [
        ("things: {Hose: {a: {}}}", "R0940:3 no kind `Hose` of things in play"),
        ("things: {House: {a: {}, a: {}}}", "R0402:3 `a` stands twice in one block"),
        ("things:\n  House: {a: {}}\n  Guard: {a: {name: A, house: a}}", "R0944:5 `a` names two things"),
        ("things: {House: {a: {silver: 5}}}", "R0941:3 the kind `House` has no `silver`"),
        ("things: {House: {a: {}}}\nstate: {weather: bad}", "R0941:4 the state of the game has no `weather`"),
        ("things: {House: {a: {gold: much}}}", "R0942:3 `much` is not an amount of gold"),
        ("things: {House: {a: {gold: 1/2}}}", "R0942:3 `1/2` is not an amount of gold"),
        ("things: {House: {a: {gold: [1, 2]}}}", "R0942:3 a list where one value has to be"),
        ("things: {House: {a: {gold: none}}}", "R0942:3 `none` is not an amount of gold"),
        ("things: {House: {a: {friends: [b]}}}", "R0942:3 nothing is called `b`"),
        ("things: {House: {a: {begins_as: ash}}}", "R0942:3 `ash` is no record"),
        ("things:\n  House: {a: {}}\n  Guard: {g: {name: G, house: g}}", "R0942:5 `g` is no house"),
        ("things:\n  House: {a: {}}\n  Guard: {g: {name: G}}", "R0943:5 `g` has no `house`"),
        ("things:\n  House: {a: {}}\n  Guard: {g: {name: G, house: a, rank: king}}", "R0942:5 `king` is no rank"),
        (
            "things:\n  House: {a: {}}\n  Guard: {g: {name: G, house: a, begins_as: oak}}",
            "R0942:5 no guard begins as something",
        ),
        ("things: {House: {a: {name: 5}}}\nstate: {season: [spring]}", "R0942:4 a list where one value has to be"),
        ("things: {House: {A B: {}}}", "R0423:3 `A B` does not fit as a key"),
        ("x: {}\nthings: {House: {a: {}}}", "R0420:3 unknown key `x`"),
        ("things: []", "R0422:3 `things` has the wrong form"),
        ("thing: {}", "R0420:3 unknown key `thing`"),
    ],
)
def test_what_is_wrong_in_a_scenario(text: str, found: str) -> None:
    world, said = read(f"{HEAD}{text}\n")
    assert world is None
    assert found in said


BASE = f"""{HEAD}about: Old.
state: {{season: winter}}
things:
  House:
    a: {{name: A, gold: 4, apples: 2}}
    b: {{name: B, friends: [a]}}
  Guard:
    g: {{name: G, house: a, level: 2}}
    h: {{name: H, house: b}}
"""


def extended(text: str, base: str = BASE) -> tuple[Any, list[str]]:
    """The world of a scenario that extends `BASE`, and what was reported."""
    report = Report()
    asked: list[tuple[str, str]] = []

    def bases(pack: str, name: str, where: Span, report: Report) -> Source | None:
        asked.append((pack, name))
        return Source("base.yaml", base.replace("scenario: s", "scenario: base"))

    world = begin(Source("s.yaml", f"{HEAD}{text}"), GAME, 1, 0, report, bases)
    assert asked
    return world, [f"{d.code.number}:{d.primary.span.line} {d.headline}" for d in report.sorted()]


def test_a_scenario_extends_another() -> None:
    world, said = extended(
        "extends: old/base\nwithout: [b, h]\nthings:\n"
        "  House:\n    a: {gold: 9}\n    c: {name: C}\n  Guard:\n    i: {name: I, house: c}\n"
    )
    assert said == []
    a, c = world.of_kind("House")
    g, i = world.of_kind("Guard")
    assert (a.name, a.gold, a.apples, c.name) == ("A", 9, 2, "C")
    assert (g.name, g.house, g.level, i.house) == ("G", a, 2, c)
    whole, _ = read(BASE)
    assert world.season == whole.season  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "text, found",
    [
        ("extends: base\nwithout: [x]\n", "R0942:4 nothing is called `x`"),
        ("extends: base\nwithout: b\n", "R0942:11 nothing is called `b`"),
        ("extends: base\nthings: {House: {g: {}}}\n", "R0944:10 `g` names two things"),
    ],
)
def test_what_is_wrong_in_an_extended_scenario(text: str, found: str) -> None:
    world, said = extended(text)
    assert world is None
    assert found in said


def test_a_scenario_does_not_extend_itself() -> None:
    _, said = extended("extends: base\n", f"{HEAD}extends: base\n")
    assert said == ["R0946:3 the scenario `base` extends itself"]
    _, said = read(f"{HEAD}extends: other\n")
    assert said == ["R0938:3 there is no scenario `other` to extend"]
    _, said = read(f"{HEAD}without: [a]\nthings: {{House: {{a: {{}}}}}}\n")
    assert said == ["R0946:3 nothing is there that could be left out"]
    _, said = read(HEAD)
    assert said == ["R0422:1 this scenario puts nothing into play"]


def test_a_scenario_is_called_as_its_file() -> None:
    world, said = read("scenario: t\ntitle: T\nthings: {House: {a: {}}}\n")
    assert world is None
    assert said == ["R0942:1 the scenario in `s.yaml` is called `t`"]


def test_all_faults_are_told_at_once() -> None:
    text = "things:\n  House:\n    a: {silver: 5, gold: much}\n    b: {friends: [c], apples: x}\n"
    _, said = read(HEAD + text)
    assert len(said) == 4


def test_no_such_scenario(tmp_path: Path) -> None:
    places = own_rules(tmp_path)
    done = rulec("new", "hamlet", "two_hoses", "--seed", "1", "-o", "g", cwd=tmp_path, places=places)
    assert done.code == 1
    assert "R0938" in done.said
    assert "did you mean `two_houses`?" in done.said
    file = tmp_path / "rules/hamlet/scenarios/bad.yaml"
    file.write_text("scenario: bad\ntitle: T\nthings: {House: {a: {gold: much}}}\n", encoding="utf-8")
    done = rulec("new", "hamlet", "bad", "--seed", "1", "-o", "g", cwd=tmp_path, places=places)
    assert done.code == 1
    assert "rules/hamlet/scenarios/bad.yaml:3:28" in done.said
    file.write_bytes(b"\xff\xfe")
    assert (
        "no text in UTF-8" in rulec("new", "hamlet", "bad", "--seed", "1", "-o", "g", cwd=tmp_path, places=places).said
    )
    assert not (tmp_path / "g").exists()


def village(cwd: Path, *replaced: tuple[str, str]) -> tuple[str, ...]:
    """A copy of the village with texts of its scenario replaced."""
    shutil.copytree(VILLAGE, cwd / "rules/village")
    file = cwd / "rules/village/scenarios/two_houses.yaml"
    text = file.read_text(encoding="utf-8")
    for old, new in replaced:
        assert old in text
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")
    return ("--rules", "rules", "--out", "out")


def test_check_reads_scenarios(tmp_path: Path) -> None:
    places = village(tmp_path, ("50 gold", "much gold"), ("rank: knight", "rank: king"))
    done = rulec("check", "village", cwd=tmp_path, places=places[:2])
    assert done.code == 1
    assert "rules/village/scenarios/two_houses.yaml:6:" in done.said
    assert "`much gold` is not an amount of gold" in done.said
    assert "`king` is no rank" in done.said
    assert rulec("build", "village", cwd=tmp_path, places=places).code == 1
    assert not (tmp_path / "out").exists()


def test_a_scenario_that_cannot_be_read_is_told_by_check(tmp_path: Path) -> None:
    places = village(tmp_path)[:2]
    for name, data in (("torn", b"scenario: [torn"), ("letters", b"\xff\xfe"), ("bare", b"[]"), ("none", b"")):
        (tmp_path / f"rules/village/scenarios/{name}.yaml").write_bytes(data)
    done = rulec("check", "village", cwd=tmp_path, places=places)
    assert done.code == 1
    assert "letters.yaml" in done.said
    (tmp_path / "rules/village/scenarios/letters.yaml").unlink()
    done = rulec("check", "village", cwd=tmp_path, places=places)
    assert done.code == 1
    for name in ("torn", "bare", "none"):
        assert f"scenarios/{name}.yaml" in done.said


def test_a_scenario_of_rules_that_only_reckon(tmp_path: Path) -> None:
    shutil.copytree(VILLAGE.parents[2] / "catalogue/manor", tmp_path / "rules/manor")
    (tmp_path / "rules/manor/scenarios").mkdir()
    (tmp_path / "rules/manor/scenarios/s.yaml").write_text(HEAD + "things: {House: {a: {}}}\n", encoding="utf-8")
    done = rulec("check", "manor", cwd=tmp_path, places=("--rules", "rules"))
    assert done.code == 1
    assert "R0945" in done.said


def test_a_scenario_has_a_page_and_no_part_in_the_hash(tmp_path: Path) -> None:
    places = village(tmp_path)
    assert rulec("build", "village", cwd=tmp_path, places=places).code == 0
    page = tmp_path / "out/village/reference/scenarios/two_houses.md"
    before = page.read_text(encoding="utf-8")
    assert "| hill | — | Green Hill | 50 gold | 12 apples |" in before
    assert "[House of the Oak](../houses/oak.md)" in before
    assert "(scenarios/two_houses.md)" in (page.parents[1] / "README.md").read_text(encoding="utf-8")
    meta = (tmp_path / "out/village/python/rulec_packs/village/_meta.py").read_bytes()
    file = tmp_path / "rules/village/scenarios/two_houses.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("50 gold", "60 gold"), encoding="utf-8")
    assert "nothing to do" not in rulec("build", "village", cwd=tmp_path, places=places).out
    assert page.read_text(encoding="utf-8") == before.replace("50 gold", "60 gold")
    assert (tmp_path / "out/village/python/rulec_packs/village/_meta.py").read_bytes() == meta


def test_every_literal_of_a_scenario_reaches_the_page_and_the_game() -> None:
    found = list(judged(VILLAGE))
    assert len(found) > 12
    assert [line for line in found if not line.endswith(": in sync")] == []
