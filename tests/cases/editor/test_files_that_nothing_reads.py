"""A file in a pack's folder that nothing reads was lost without a word, with all that it declares."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.support import pack, rulec

RULES = 'measure gold "gold"\n\nquantity price() -> gold "Price"\n    base 3 gold\n    cites book "Prices" 1\n'
MORE = 'modify price\n    add 1 gold "more"\n    cites book "Prices" 2\n'
SCENARIO = "scenario: duel\ntitle: A duel\n"


@pytest.mark.parametrize(
    ("name", "text", "severity", "cure"),
    [
        ("more.rule", MORE, "error", "let its name end in `.rules`"),
        ("more.RULES", MORE, "error", "let its name end in `.rules`"),
        ("more.txt", MORE, "error", "let its name end in `.rules`"),
        ("sub/more.rule", MORE, "error", "let its name end in `.rules`"),
        ("scenarios/duel.yml", SCENARIO, "error", "give it a name that ends in `.yaml`"),
        ("scenario/duel.yaml", SCENARIO, "error", "put it in `scenarios`"),
        ("tables/old/t.yaml", "table: t\n", "error", "put it in `tables`"),
        ("boook/first.md", "# First\n", "warning", "did you mean `book`?"),
        ("letter.txt", "Dear all,\nI have changed the prices.\n", "warning", "puts a file aside"),
    ],
)
def test_it_is_told(name: str, text: str, severity: str, cure: str, tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": RULES, name: text})
    done = rulec("check", "p", cwd=tmp_path)
    assert f"{severity}[R0925]: `{name}` is not read" in done.said
    assert cure in done.said
    assert done.code == (severity == "error")


@pytest.mark.parametrize("name", ["_more.rule", ".more.rule", "_old/more.rules"])
def test_it_may_be_put_aside(name: str, tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": RULES, name: MORE})
    assert rulec("check", "p", "--strict", cwd=tmp_path).code == 0


def test_rules_are_read_in_every_folder(tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": RULES, "sub/deep/more.rules": MORE})
    assert rulec("explain", "p", "price", cwd=tmp_path).out.startswith("price = 4 gold")


def test_files_of_one_name_in_two_folders_are_refused(tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": RULES, "sub/p.rules": MORE})
    assert "error[R0413]: `p.rules` and `sub/p.rules` have one name" in rulec("check", "p", cwd=tmp_path).said


@pytest.mark.parametrize(("letter", "told"), [("\n", "U+000A"), ("\N{RIGHT-TO-LEFT OVERRIDE}", "U+202E")])
@pytest.mark.parametrize(
    "form", ["a{}b.rules", "tables/a{}b.yaml", "book/a{}b.md", "scenarios/a{}b.yaml", "maps/a{}.yaml"]
)
def test_unseen_letters_in_a_name_are_refused(form: str, letter: str, told: str, tmp_path: Path) -> None:
    pack(tmp_path, {"p.rules": RULES, form.format(letter): ""})
    done = rulec("check", "p", cwd=tmp_path)
    assert "error[R0954]" in done.said
    assert f"holds {told}, which cannot be seen" in done.said
