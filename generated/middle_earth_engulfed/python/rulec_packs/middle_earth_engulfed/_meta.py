"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '30ac7c2140780952f708f6a055e8f7c765d3f70bfa7d12b297332fa6af8f1854'
EXECUTED_HASH: Final = '9ed37a7497bdaf3cc7faf8348cefa5c911cb54c80e07f3778f6d27cc08b7b1f7'
