"""A command in a folder without rules does not do its work elsewhere (developer.md, section 3)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.support import pack, rulec

RULES = """measure coin, coins "coins"
quantity wage() -> coin "The wage"
    base 3 coins
    cites book "One" 1
"""


@pytest.mark.parametrize("words", [("check",), ("check", "--format", "json"), ("build",), ("test",)])
def test_names_are_asked_for(words: tuple[str, ...], tmp_path: Path) -> None:
    """`check` looked at the installed packs and was green; a job in the wrong folder passes for ever."""
    done = rulec(*words, cwd=tmp_path)
    assert (done.code, done.out) == (2, "")
    assert done.said.startswith("rulec: there is no folder `rules` here; say which of the installed packs you mean (")
    assert "diplomacy_1971" in done.said
    assert list(tmp_path.iterdir()) == []


def test_files_elsewhere_are_not_put_into_form(tmp_path: Path) -> None:
    """`fmt` went through the rules of the checkout."""
    assert rulec("fmt", "--check", cwd=tmp_path).code == 2


def test_a_named_pack_is_said_to_be_an_installed_one(tmp_path: Path) -> None:
    """Which pack was taken, and from where."""
    done = rulec("explain", "diplomacy_1971", "record:none", cwd=tmp_path)
    assert done.said.startswith("rulec: no folder `rules` here: the installed `diplomacy_1971` is taken, from ")
    assert done.said.splitlines()[0].endswith("rules/diplomacy_1971")


def test_in_a_project_check_says_what_it_looked_at(tmp_path: Path) -> None:
    """Whether there were faults or not."""
    pack(tmp_path, {"pay.rules": RULES})
    other = pack(tmp_path, {"pay.rules": RULES}, "q")
    assert rulec("check", cwd=tmp_path) == (0, "no faults in p, q\n", "")
    (other / "pay.rules").write_text(RULES + "    at least 9, at most 1\n")
    done = rulec("check", cwd=tmp_path)
    assert (done.code, done.out) == (1, "checked p, q\n")
