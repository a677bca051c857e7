"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'ee17df158ceb1ed6888a1da09966bf049b1ba5c153bed76da7860ded2475cdb1'
EXECUTED_HASH: Final = '54f2dfdde308743324f52465d2f4629c558a49b2888431ab86159002d94781c2'
