"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '259167aa026518c61721bed18ff53230b62d8b8935304a5e2fe25fde8b9e865e'
EXECUTED_HASH: Final = 'f77df452ea32e57bab020086bfced8dbc77241d6879270fdf9c519982648ae75'
