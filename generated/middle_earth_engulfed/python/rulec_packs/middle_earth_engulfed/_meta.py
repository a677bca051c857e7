"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '30ac7c2140780952f708f6a055e8f7c765d3f70bfa7d12b297332fa6af8f1854'
EXECUTED_HASH: Final = '4cea230a6ff69c7cdcadb9307feeb4338ddd804695b82033ba7d60a32a4725c1'
