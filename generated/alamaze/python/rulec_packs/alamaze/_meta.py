"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '6181098c8cfa45280b50e699f8a6c74de54dd2ed7e4e89f8e358b77e39646982'
EXECUTED_HASH: Final = 'cafcad9a7759f854df5bda408c7da428d0c0d0bcd102fc59d83aea7d3941bc54'
