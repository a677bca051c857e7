"""A host's mails: what they quote is no order; a report for each player; who has sent."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.game.play import FIRST, begun, handed_in, rulec

MAIL = """\
Hello, here are my orders.

player: The Oak
110
> player: Green Hill
> 300 jack the elder the oak
  > 999 no such line
tom 200 green hill 5
--
The Oak, wood and leaves
500 this is an address
"""


def test_what_a_mail_quotes_and_signs_is_passed_over(tmp_path: Path) -> None:
    begun(tmp_path)
    done = handed_in(tmp_path, MAIL)
    assert done.out == "The Oak: 2 of 2 lines taken\n"
    assert done.code == 0
    assert done.said.startswith("warning[R0291]: a line is passed over, above the first `player: NAME`")
    assert "1 warning" in done.said


@pytest.mark.parametrize("mark", ["--", "-- ", "-----Original Message-----", "----- Forwarded message from x -----"])
def test_nothing_below_a_signature_is_handed_in_for_anybody(tmp_path: Path, mark: str) -> None:
    """A mail that repeats the one it answers without marks may hold the sections of others."""
    begun(tmp_path)
    assert handed_in(tmp_path, "player: Green Hill\njack the elder 300 the oak\n").code == 0
    done = handed_in(tmp_path, f"player: The Oak\n110\n{mark}\nFrom: the host\nplayer: Green Hill\n")
    assert done.out == "The Oak: 1 of 1 lines taken\n"
    assert done.said.startswith("warning[R0291]: a section below a signature is passed over")
    assert rulec("orders", "g.game", cwd=tmp_path).out == "The Oak: 1 line\nGreen Hill: 1 line\n"


def test_a_whole_report_that_is_sent_back_is_no_order(tmp_path: Path) -> None:
    begun(tmp_path)
    report = rulec("report", "g.game", "--player", "The Oak", cwd=tmp_path).out
    quoted = "".join(f"> {line}\n" for line in report.splitlines())
    done = handed_in(tmp_path, f"player: The Oak\n{quoted}110\n")
    assert done.out == "The Oak: 1 of 1 lines taken\n"
    assert done.said == ""


def test_orders_that_are_all_quoted_are_told(tmp_path: Path) -> None:
    begun(tmp_path)
    done = handed_in(tmp_path, "player: The Oak\n> 110\n")
    assert "all lines of `The Oak` are quoted" in done.said
    assert done.out == "The Oak: 0 of 0 lines taken\n"


def test_lines_of_nobody_are_an_error_still(tmp_path: Path) -> None:
    begun(tmp_path)
    done = handed_in(tmp_path, "> player: The Oak\n110\n")
    assert done.code == 1
    assert "a line that belongs to no player" in done.said


def test_it_is_told_from_whom_nothing_has_come(tmp_path: Path) -> None:
    begun(tmp_path)
    assert rulec("orders", "g.game", cwd=tmp_path).out == "The Oak: nothing yet\nGreen Hill: nothing yet\n"
    handed_in(tmp_path, "player: The Oak\n110\n")
    assert rulec("orders", "g.game", cwd=tmp_path).out == "The Oak: 1 line\nGreen Hill: nothing yet\n"
    assert rulec("orders", "g.game", "--check", cwd=tmp_path).code == 2


def test_a_report_for_each_player(tmp_path: Path) -> None:
    begun(tmp_path)
    handed_in(tmp_path, FIRST)
    assert rulec("turn", "g.game", cwd=tmp_path).code == 0
    for style in ("md", "html", "json"):
        done = rulec("report", "g.game", "--all", "mails", "--format", style, cwd=tmp_path)
        assert (done.code, done.out) == (0, "mails: 2 reports\n")
        for name, player in (("the-oak", "The Oak"), ("green-hill", "Green Hill")):
            alone = rulec("report", "g.game", "--player", player, "--format", style, cwd=tmp_path).out
            assert (tmp_path / "mails" / f"{name}.{style}").read_text(encoding="utf-8") == alone
    assert sorted(file.name for file in (tmp_path / "mails").iterdir()) == [
        "green-hill.html", "green-hill.json", "green-hill.md", "the-oak.html", "the-oak.json", "the-oak.md",
    ]  # fmt: skip
    assert rulec("report", "g.game", "--all", "mails", "--player", "The Oak", cwd=tmp_path).code == 2
    nowhere = rulec("report", "g.game", "--all", "", cwd=tmp_path)
    assert (nowhere.code, nowhere.out) == (2, "")  # and never the umpire's
