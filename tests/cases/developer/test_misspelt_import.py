"""A name that a package does not have is an error of type checking (developer.md, friction 1)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.cases.support import SRC, pack, rulec

RULES = """measure coin, coins "coins"
kind Guard, guards "guard"
    pay: coin = 3 coins "pay"
quantity wage(guard: Guard) -> coin "The wage"
    base guard.pay
    cites book "One" 1
"""


def _mypy(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    (folder / "program.py").write_text(text)
    around = {**os.environ, "MYPYPATH": f"{SRC}:{folder / 'generated' / 'p' / 'python'}"}
    words = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--cache-dir", str(folder / "mypy")]
    return subprocess.run([*words, "program.py"], cwd=folder, env=around, capture_output=True, text=True, check=False)


def test_wrong_names_fail_and_right_ones_pass(tmp_path: Path) -> None:
    """A module's `__getattr__` made every name `Any`: `explane`, `Gard` and `wge` passed `mypy --strict`."""
    pack(tmp_path, {"pay.rules": RULES})
    assert rulec("build", cwd=tmp_path).code == 0
    wrong = _mypy(tmp_path, "from rulec.runtime import explane\nfrom rulec_packs.p import Gard, wge\n")
    assert [line.split(": error: ")[1].split(";")[0] for line in wrong.stdout.splitlines()] == [
        'Module "rulec.runtime" has no attribute "explane"',
        'Module "rulec_packs.p" has no attribute "Gard"',
        'Module "rulec_packs.p" has no attribute "wge"',
    ], wrong.stdout
    right = "from rulec.runtime import explain, show\nfrom rulec_packs.p import PACK, Guard, wage\n\n"
    done = _mypy(tmp_path, f"{right}print(explain, show, PACK, wage(Guard()) + 1)\n")
    assert done.returncode == 0, done.stdout
