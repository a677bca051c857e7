"""Exit 3 for a file name that is no UTF-8 and for closed streams; under `LC_ALL=C` a name that was typed was shown as
``no player `Bj\\udcc3\\udcb6…` ``."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cases.reliability.hamlet import RULES, SCENARIO, played
from tests.cases.support import SRC, pack, rulec
from tests.remembered import lend_grammar

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such names")


@LINUX
def test_a_file_name_that_is_no_text_is_named(tmp_path: Path) -> None:
    place = pack(tmp_path, {"hamlet.rules": RULES})
    with open(os.fsencode(place) + b"/\xff\xfe.rules", "wb") as file:
        file.write(b"measure gold\n")
    for command in ("check", "build"):
        done = rulec(command, cwd=tmp_path)
        assert done.code == 1
        assert "error[R0954]: the name of the file `\\xff\\xfe.rules` is no UTF-8" in done.said


@pytest.mark.skipif(os.name != "posix", reason="closes streams by a shell")
@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_stop_nothing(tmp_path: Path, closed: str) -> None:
    pack(tmp_path, {"hamlet.rules": RULES, "scenarios/two.yaml": SCENARIO}, "purses")
    around = {**os.environ, "PYTHONPATH": str(SRC), "RULEC_CACHE": str(tmp_path / ".rulec")}
    lend_grammar(tmp_path / ".rulec")
    for command in ("check", "build", "new purses two -o a.game", "turn a.game", "report a.game"):
        line = f"'{sys.executable}' -m rulec {command} {closed}"
        assert subprocess.run(line, shell=True, cwd=tmp_path, env=around, check=False).returncode == 0, command
    assert (tmp_path / "a.game").exists()


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such locale")
def test_what_is_typed_is_read_as_utf_8_in_every_locale(tmp_path: Path) -> None:
    played(tmp_path)
    plain = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    done = rulec("report", "a.game", "--player", "Björn", cwd=tmp_path, env=plain)
    assert done.code == 1
    assert "no player `Björn`" in done.said
