"""A leak that a changed comparison brings is found, whatever was built before.

Who may know a hidden value follows from `where g.house = house`. With `!=` in its place every house is told what the
guards of the others carry. `check` and `build` called this faultless, after a build of the rules as they had been.
The right answer is that of a clean build: R0365, exit 1, and outputs as they were.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.cases.support import rulec

HAMLET = Path(__file__).parents[2] / "catalogue" / "hamlet"
TOLD = '        tell house "There are few apples."\n'
FILTER = """\
        for each g in guards where g.house = house as listed
            tell house "{g} carries {g.carried}."
"""
SUM = """\
        tell house "Its guards carry {load_of(house)}."
"""
QUANTITY = """\
quantity load_of(house: House) -> weight "What the guards carry"
    add 1 * g.carried for each g in guards where g.house = house "a load"
    cites book "Guards" 9

"""


@pytest.mark.parametrize(("line", "declared"), [(FILTER, ""), (SUM, QUANTITY)])
def test_a_leak_by_a_comparison_is_found(line: str, declared: str, tmp_path: Path) -> None:
    pack = tmp_path / "rules" / "hamlet"
    shutil.copytree(HAMLET, pack)
    file = pack / "ground.rules"
    text = file.read_text("utf-8").replace("process pick(", f"{declared}process pick(", 1)
    safe = text.replace(TOLD, TOLD + line, 1)
    same, other = "where g.house = house", "where g.house != house"
    added = (line + declared).count(same)
    leaking = safe.replace(line, line.replace(same, other)).replace(declared, declared.replace(same, other))
    assert (added, leaking.count(other)) == (1, 1)

    file.write_text(safe, "utf-8")
    assert rulec("build", "hamlet", cwd=tmp_path).code == 0
    built = outputs(tmp_path)

    file.write_text(leaking, "utf-8")
    for command in ("check", "build"):
        done = rulec(command, "hamlet", cwd=tmp_path)
        assert done.code == 1
        assert "error[R0365]" in done.said
        assert "carried" in done.said
    assert outputs(tmp_path) == built

    file.write_text(safe, "utf-8")
    for command in ("check", "build"):
        assert rulec(command, "hamlet", cwd=tmp_path).code == 0
    assert outputs(tmp_path) == built


def outputs(folder: Path) -> dict[Path, bytes]:
    """All that was built."""
    return {path: path.read_bytes() for path in (folder / "generated").rglob("*") if path.is_file()}
