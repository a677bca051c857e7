"""Two rulings of a pack said how winged hosts move, and no rule did what they said; the check found nothing."""

from __future__ import annotations

from pathlib import Path

from tests.cases.support import pack, rulec

RULES = """measure gold "gold"

kind Guard "guard"
    level: number "level"
    cites book "Pay" 1

ruling night_watch gap "Whether the night counts"
    reading counted "it does" cites book "Pay" 2
    reading uncounted "it does not" cites book "Pay" 2
    take counted because "Nobody sleeps on a wall."

quantity wage(guard: Guard) -> gold "What a guard is paid"
    base 1 gold * guard.level
    cites book "Pay" 1
    example "A second level"
        cites ruling night_watch
        expect wage(Guard(level: 2)) = 2 gold
"""


def test_a_reading_that_only_an_example_speaks_of_is_an_error_at_its_place(tmp_path: Path) -> None:
    """Review of Alamaze, further wrong case 5: rulings that no rule carries out."""
    pack(tmp_path, {"pay.rules": RULES})
    done = rulec("check", "p", cwd=tmp_path)
    assert done.code == 1
    assert "error[R0653]: the ruling `night_watch` is carried out nowhere" in done.said
    assert 'reading counted "it does"' in done.said
    assert "write `cites ruling night_watch` in the rule, table or record" in done.said


def test_a_rule_that_cites_it_carries_it_out(tmp_path: Path) -> None:
    """The cure that the error names."""
    cited = RULES.replace('    cites book "Pay" 1\n    example', "    cites ruling night_watch\n    example")
    assert cited != RULES
    pack(tmp_path, {"pay.rules": cited})
    done = rulec("check", "p", cwd=tmp_path)
    assert done.code == 0, done.said
