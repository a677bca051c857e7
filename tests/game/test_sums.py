"""Sums are told of every rule that has a twin, in whichever module it stands."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path

from rulec.driver.games.sums import told_sums


def test_no_module_is_left_out() -> None:
    name = "middle_earth_wargames"
    package = import_module(f"rulec_packs.{name}")
    twins = {path.stem for path in Path(package.__file__ or "").parent.glob("*_why.py")}
    assert any(stem.startswith("_") for stem in twins)  # the module of a rule whose name is public as well
    for stem in twins:
        sys.modules.pop(f"{package.__name__}.{stem}", None)
    with told_sums(name, package.World(), wanted=True):
        assert twins <= {module.rpartition(".")[2] for module in sys.modules if module.startswith(package.__name__)}


def test_what_a_turn_calls_is_watched_and_not_what_has_its_name_elsewhere() -> None:
    """`columns` has functions of the same names, which no turn calls; it needs NumPy, which a game does not."""
    script = """
import sys
sys.modules["numpy"] = None
import rulec_packs.middle_earth_wargames as rules
from rulec.driver.games.sums import told_sums
from rulec_packs.middle_earth_wargames import morale_why
names = [name for name in morale_why.LABELS if hasattr(rules, name)]
before = [getattr(sys.modules["rulec_packs.middle_earth_wargames.morale"], name) for name in names]
with told_sums("middle_earth_wargames", rules.World(), wanted=True):
    after = [getattr(sys.modules["rulec_packs.middle_earth_wargames.morale"], name) for name in names]
print(len(names), sum(one is not other for one, other in zip(before, after)))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, encoding="utf-8")
    named, watched = map(int, done.stdout.split())
    assert named == watched > 0, done.stderr
