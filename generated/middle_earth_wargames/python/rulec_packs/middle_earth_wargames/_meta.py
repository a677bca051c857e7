"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '142776b8149d13b73239daa450588d997a9a75f5ac7dc3d6c45d6e9d3de21085'
EXECUTED_HASH: Final = 'c907bece76db4b52833b49fd627108ee919e67cc906343bc1382d31b33fe748b'
