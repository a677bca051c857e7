"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'c39486713f569aa05cc2041712a9e56498bcb8669c094174efd62edb5b90c5d2'
EXECUTED_HASH: Final = '431c8c9f1436d33823f4940b9e9ab518e6d27944a77122d4de64a553e9d9801c'
