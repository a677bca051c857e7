"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '8b65b3e18a022ab298cc4a2315ef9a0cd7b5c8218a9395e06155f5df053c5cba'
EXECUTED_HASH: Final = 'b063851c334cc120bec8331ba1794a509a086cd90e00865c9de4b3a036f8e6dc'
