"""What a page or a message gives to type is one word for a shell where it is one for rulec."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.cases.support import pack, rulec
from tests.start.page import Edit, edits

RULES = """\
measure coin, coins "coins"

kind Guard, guards "guard"
    name: text "name"
    cites book "Guards" 3

fact surprised(guard: Guard) "{guard} is taken by surprise", not "{guard} is on the watch"
    judged "Is {guard} taken by surprise?"
    cites book "Guards" 1

quantity pay(guard: Guard) -> coins "What a guard is paid"
    base 3 coins
    subtract 1 coin when surprised(guard) "asleep"
    cites book "Guards" 2
"""


def words(command: str) -> list[str]:
    """What a shell hands to `rulec`."""
    shell = f"rulec() {{ printf '%s\\n' \"$@\"; }}\n{command}"
    done = subprocess.run(["bash", "-c", shell], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("edit", edits(), ids=[edit.title for edit in edits()])
def test_the_questions_of_the_first_page_can_be_typed(edit: Edit) -> None:
    """Three of five were shell errors, since parentheses stood bare (finding 1); each gives its pairs whole."""
    given = [word for key, value in edit.given for word in ("--given", f"{key}={value}")]
    assert words(edit.question) == ["explain", "alamaze", edit.name, *given]


def test_a_hint_can_be_typed(tmp_path: Path) -> None:
    """What is missing was hinted at as `--given surprised(guard)=…`, which a shell does not take either."""
    pack(tmp_path, {"guards.rules": RULES})
    done = rulec("explain", "p", "pay", cwd=tmp_path)
    assert done.code == 1, done.out + done.said
    (hint,) = re.findall(r"^add for example `(.*)`$", done.said, re.M)
    assert words(f"rulec {hint}") == ["--given", "surprised(guard)=…"]
    answer = rulec("explain", "p", "pay", "--given", "surprised(guard)=yes", cwd=tmp_path)
    assert answer.out.startswith("pay = 2 coins\n"), answer.said
