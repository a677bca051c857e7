"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f29cf86a4970e8e4f59a3091359f6978a43ed7ca2905a9ccf0bd21657711ba2f'
EXECUTED_HASH: Final = 'ec9bdf85597ccdb7b80345cb6ecd031f486136f1f87b80ab93ff422d1709cfab'
