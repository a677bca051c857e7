"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '6c93e4f068a46f6d19a48b03c961eb4a6c550677ade87949ef308f40a3535cb8'
