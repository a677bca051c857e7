"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'c8c81aa80ec51c7ad2f3725a4ebfcf6af1ec2e9dc1bb0be72fbeee07c31460c4'
