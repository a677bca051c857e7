"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'd6fc525ba7a22f4a23ee376d63d0cf6fc7725eee7a44261db8ba4d87e71c592d'
EXECUTED_HASH: Final = 'a0b4fda5c14a587b4f51cca1c5c622d059ea4f2d96a56b0ef948e2ecd29a2217'
