"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f29cf86a4970e8e4f59a3091359f6978a43ed7ca2905a9ccf0bd21657711ba2f'
EXECUTED_HASH: Final = 'ee0cc62bdb577725f71fd51f497f41ba9e87586796952fb639670c9dbc81aef8'
