"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '896bcd89f792fd242ab8f8b74f9ff80b835d4c26a577092ed6332024e917e917'
EXECUTED_HASH: Final = 'faaa3059c24e418a7af55f11378ec9852d72946cb1f1f1546e458b9ba255f9a4'
