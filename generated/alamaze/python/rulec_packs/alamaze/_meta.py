"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f8d010cde5bec9c347753954eda84dbed3723cb19675b0c0799a8f2b08c4ac42'
EXECUTED_HASH: Final = '349b2295bc7ac24eb0f4a5e50f393d7e4ffb72d0a6925d231da44b8d512143d0'
