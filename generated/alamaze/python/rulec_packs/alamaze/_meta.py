"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '7dece397f340b5040c64bbd7d29a434e85a436755f4a244fc9358de565473cde'
EXECUTED_HASH: Final = '8ba62d6127d9dfb3c8e788f7d7434331cae9de774fbba11e8ae9c645e86bfa1f'
