"""Sums are told of every rule that has a twin, in whichever module it stands."""

from __future__ import annotations

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
