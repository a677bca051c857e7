"""The catalogue of diagnostic codes; one module for each hundred, and one for each large subject.

R01 writing · R02 names · R03 types and measures · R04 tables · R05 amounts and numbers ·
R06 gaps, overlaps, clashes, dead ends · R07 texts · R08 citations and rulings ·
R09 packs and builds · `cells`, `forms`, `contributions`: further ones of R04, R03 and R06 ·
`happening`, `doings`: what happens, and its lines · `solves`: decisions that hang on each other
"""

from __future__ import annotations

from rulec.base.codes import (
    asks,
    carried_out,
    cells,
    contributions,
    doings,
    entries,
    forms,
    games,
    ground,
    happening,
    idle,
    machines,
    overrides,
    r01,
    r02,
    r03,
    r04,
    r05,
    r06,
    r07,
    r08,
    r09,
    secrets,
    solves,
    tallies,
    ways,
    windows,
)
from rulec.base.codes.code import Code

__all__ = ["CODES", "Code"]

CODES: dict[str, Code] = {}
for _module in (
    r01,
    r02,
    r03,
    r04,
    r05,
    r06,
    r07,
    r08,
    r09,
    asks,
    carried_out,
    cells,
    contributions,
    doings,
    entries,
    forms,
    games,
    ground,
    happening,
    idle,
    machines,
    overrides,
    secrets,
    solves,
    tallies,
    ways,
    windows,
):
    for _code in _module.ALL:
        if _code.number in CODES:
            raise AssertionError(f"code {_code.number} is declared twice")
        CODES[_code.number] = _code
