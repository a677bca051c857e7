"""What `build --check` advises about a file that rulec did not make (reliability.md, F11)."""

from __future__ import annotations

from pathlib import Path

from tests.cases.support import pack, rulec

RULES = """measure coin, coins "coins"
quantity wage() -> coin "The wage"
    base 3 coins
    cites book "One" 1
"""


def test_the_advice_helps(tmp_path: Path) -> None:
    """It said that `rulec build` writes the outputs again; a build leaves the file, and the check fails for ever."""
    pack(tmp_path, {"pay.rules": RULES})
    assert rulec("build", cwd=tmp_path).code == 0
    alien = tmp_path / "generated" / "p" / "reference" / "mine.md"
    alien.write_text("mine\n")
    done = rulec("build", "--check", cwd=tmp_path)
    assert (done.code, done.out) == (1, "")
    assert done.said == (
        "generated/p/reference/mine.md is not made by rulec\n"
        "`rulec build` leaves alone what it did not make: take it away, or move it elsewhere\n"
    )
    alien.rename(tmp_path / "mine.md")
    assert rulec("build", "--check", cwd=tmp_path).code == 0
