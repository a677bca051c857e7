"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '797bb235796595c9f364be559705716a79eb1107555e8b54af8852213f39258d'
EXECUTED_HASH: Final = '1f4b6649868d5feb8a983524063fa901732e7be1c9fe646da06dc6ac7233a871'
