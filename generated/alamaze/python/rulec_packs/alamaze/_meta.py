"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '0fdb9c79cc6a32597de4a5fde27547ccf0f7d3ea2d6f69a2a4b3858b8d65cb24'
EXECUTED_HASH: Final = '7830a95c639c02faa2c69d26d327b808239437851dad97b206d38ee4cbdb8d9c'
