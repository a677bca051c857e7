"""README tells the truth: its excerpts are in the files, its program prints what it says, its links lead somewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from rulec.commands.main import COMMANDS
from tests.start.page import ROOT, plain

README = (ROOT / "README.md").read_text(encoding="utf-8")
PACK = ROOT / "generated" / "alamaze"


def block(language: str, at: int = 0) -> str:
    """One of the fenced blocks in a language."""
    found: list[str] = re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
    return found[at]


def test_the_rule_stands_in_its_file() -> None:
    assert block("rules") in (ROOT / "rules" / "alamaze" / "watch.rules").read_text(encoding="utf-8")


def test_the_function_stands_in_its_module() -> None:
    module = PACK / "python" / "rulec_packs" / "alamaze" / "_watch.py"
    assert block("python") in module.read_text(encoding="utf-8")


def test_the_page_says_so() -> None:
    page = plain((PACK / "reference" / "quantities" / "watcher_death.md").read_text(encoding="utf-8"))
    for line in block("page").splitlines():
        assert f"- {line}\n" in page


def test_the_program_prints_that() -> None:
    path = os.pathsep.join(map(str, (PACK / "python", ROOT / "src")))
    done = subprocess.run(
        [sys.executable, "-c", block("python", 1)],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.stdout == block("output"), done.stderr


def test_the_commands_are_those_that_there_are() -> None:
    assert sorted(re.findall(r"^\| `rulec (\w+)", README, re.MULTILINE)) == sorted(COMMANDS)


@pytest.mark.parametrize("page", ["README.md", "docs/README.md", "docs/start.md", "docs/writing-a-pack.md"])
def test_links_lead_somewhere(page: str) -> None:
    text = re.sub(r"^```.*?^```$", "", (ROOT / page).read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    for goal in re.findall(r"\]\(([^)#]+)", text):
        assert ((ROOT / page).parent / goal).exists(), f"{page} leads to {goal}"
