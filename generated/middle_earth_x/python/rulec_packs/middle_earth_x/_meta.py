"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '189abadb8f8a1b066f7354ff656e5dfefdeff0b4c7df126567559467c68175df'
EXECUTED_HASH: Final = 'a0b4fda5c14a587b4f51cca1c5c622d059ea4f2d96a56b0ef948e2ecd29a2217'
