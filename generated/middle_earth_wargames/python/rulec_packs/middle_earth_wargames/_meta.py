"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f29cf86a4970e8e4f59a3091359f6978a43ed7ca2905a9ccf0bd21657711ba2f'
EXECUTED_HASH: Final = '28bea33692fc63f826c9dcb0543fc348fc2d2a2c3c8c8b3fd2fda6bc8e54ffe7'
