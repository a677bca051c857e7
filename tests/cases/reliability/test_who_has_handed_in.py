"""Who has handed in acts is a secret of theirs, unless a rule gives it away; a view showed it of every house."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.cases.support import rulec

VILLAGE = Path(__file__).parents[2] / "game/rules/village"
EVENT = '\nevent {name}(house: House) "{{house}} has sent orders"\n    cites book "Turns" 20\n'
VIEW = """
view silent(house: House) "Who is silent"
    for each h in houses
    shows mute: not happened {name}(house: h) in last 2 turns "silent"
{more}    cites book "Turns" 20
"""
PROCESS = """
process scold(h: House) "The silent are scolded"
    if not happened ordered(house: h) this turn
        tell {whom} "{{h}} is silent."
{more}    cites book "Turns" 20
"""


def village(folder: Path, more: str, name: str = "ordered", run: str = "") -> None:
    shutil.copytree(VILLAGE, folder / "rules/village")
    file = folder / "rules/village/village.rules"
    text = file.read_text(encoding="utf-8")
    text = text.replace("    limit 3 when", f"    note {name}(house: house)\n    limit 3 when")
    text = text.replace("        run season_turns()\n", f"        run season_turns()\n{run}")
    file.write_text(text + EVENT.format(name=name) + more, encoding="utf-8")


def test_a_view_of_who_has_handed_in_is_an_error(tmp_path: Path) -> None:
    village(tmp_path, VIEW.format(name="ordered", more=""))
    done = rulec("check", cwd=tmp_path)
    assert "error[R0367]: the view shows who has handed in acts to a player who may not know it" in done.said
    assert "`gives away ordered`" in done.said


@pytest.mark.parametrize(
    ("more", "run", "said"),
    [
        (
            VIEW.format(name="ordered", more="").replace(
                "for each h in houses", "for each h in houses where h = house"
            ),
            "",
            "",
        ),
        (VIEW.format(name="ordered", more="    gives away ordered\n"), "", ""),
        (PROCESS.format(whom="h", more=""), "        run scold(h) for each h in houses as listed\n", ""),
        (PROCESS.format(whom="everyone", more=""), "        run scold(h) for each h in houses as listed\n", "R0365"),
        (
            PROCESS.format(whom="everyone", more="    gives away ordered\n"),
            "        run scold(h) for each h in houses as listed\n",
            "",
        ),
        (
            PROCESS.format(whom="h", more="    gives away ordered\n").replace(
                "happened ordered(house: h)", "h.gold > 0 gold and happened fought()"
            ),
            "        run scold(h) for each h in houses as listed\n",
            "R0369",
        ),
    ],
)
def test_what_one_may_know_of_oneself_and_what_is_given_away(tmp_path: Path, more: str, run: str, said: str) -> None:
    village(tmp_path, more, run=run)
    done = rulec("check", cwd=tmp_path)
    assert done.code == bool(said), done.said
    assert said in done.said


def test_an_event_may_be_called_as_one_likes(tmp_path: Path) -> None:
    """The event `ordered` is noted by rulec as well: a game with one of that name could not be saved."""
    village(tmp_path, VIEW.format(name="ordered", more="    gives away ordered\n"))
    assert rulec("build", cwd=tmp_path).code == 0
    assert rulec("new", "village", "two_houses", "--seed", "5", "-o", "a.game", cwd=tmp_path).code == 0
    (tmp_path / "l.txt").write_text("player: The Oak\n400 tom\n", encoding="utf-8")
    assert rulec("orders", "a.game", "l.txt", cwd=tmp_path).code == 0
    done = rulec("turn", "a.game", cwd=tmp_path)
    assert done.code == 0, done.said
    shown = rulec("report", "a.game", "--player", "The Oak", cwd=tmp_path).out
    assert "| The Oak | no |" in shown
    assert "| Green Hill | yes |" in shown
