"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'ec4d65b06580e778f9441fdbc735cf9f32596519a098434a01017dd1f339c062'
