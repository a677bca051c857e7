"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '5554d67098e16cb53af566e48caa590f49c40b90d384ce48ef9583626df9d048'
