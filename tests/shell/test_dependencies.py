"""What an installation asks for are ranges; what development and CI install are the pins of the lock, within them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]


def asked() -> list[Requirement]:
    """Return what `pip install rulec` asks for, with every extra."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [each for extra in project["optional-dependencies"].values() for each in extra]
    return [Requirement(each) for each in (*project["dependencies"], *extras)]


def pinned() -> dict[str, str]:
    """Return the version of each distribution in the lock."""
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    return {
        canonicalize_name(name): version for name, version in re.findall(r"^([\w.-]+)==([^ ]+) ", lock, re.MULTILINE)
    }


def test_an_installation_asks_for_ranges() -> None:
    loose = [str(each) for each in asked() if {part.operator for part in each.specifier} != {">=", "<"}]
    assert loose == []


def test_the_lock_is_within_the_ranges() -> None:
    lock = pinned()
    assert [str(each) for each in asked() if not each.specifier.contains(lock[canonicalize_name(each.name)])] == []
