"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f95469d0a37e20bcde07ab3db960ef4f817d5ab3eca2ed7eff5ad725307e8e32'
