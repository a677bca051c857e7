"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '75bda4e3fe2be5fcaf1f30b5e0bfd313362f9baa98aa9665417c29e2a82c90bf'
EXECUTED_HASH: Final = '81c94e3976b383cf1c3431bc163a35bde518564c9c9002216000db181b805f8f'
