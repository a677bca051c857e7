"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b567f24f5fc0daf474c8e9c3fd9b884a0f98584fdda23eaf363593ca4e7f16a6'
EXECUTED_HASH: Final = '8084cabb18753cdc3081ceb2a9c6558edb66b0c4bcb4d41d782a5e4873ba2331'
