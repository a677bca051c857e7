"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'db8929ca9a5fa818941353ca4f5ce7eec2239e32416663ec2bde0dee28b95d5d'
