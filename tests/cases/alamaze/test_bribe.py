"""A bribed Baron knew a secret with 6 %, and the rule that said half was called by nothing."""

from __future__ import annotations

from rulec.runtime.dice import Tape
from tests.cases.thrones import package


def knows(die: int) -> bool:
    a = package()
    world = a.World()
    home = world.add(a.Kingdom(influence=1200))
    buyer = world.add(a.Kingdom())
    baron = world.add(a.Figure(rank=a.RANK_BARON, level=0, kingdom=home))
    a.secret(buyer, baron, world, Tape([die]))
    return any("skeleton" in report.text for report in world.reports)


def test_a_baron_knows_a_skeleton_in_half_of_all_cases() -> None:
    """Seed 002, line 2529: the chance is the emissary's power, 50 % for a Baron, whatever the ruler's influence."""
    assert knows(50)
    assert not knows(51)
    assert package().skeleton_known(package().RANK_BARON) == 50
