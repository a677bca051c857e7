"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'ef9f73343966693a396913dcb4348817b10364e0e4e2986ae92600586b749d12'
