"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '7c370acc9f4b3fe37143ee03f658b33c53006d3db6d9a78269234ae390d28f8d'
