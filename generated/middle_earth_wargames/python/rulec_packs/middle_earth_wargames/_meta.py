"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b7ec8e742e26a43f332a0965e4c5a3eb898e951390e6713addd4d6c01fb84bb7'
