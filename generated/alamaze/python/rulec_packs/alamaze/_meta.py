"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '7bb3101fe9fad25c2731c316057f9cee95edfedcf910c293e10ccb70242bd343'
EXECUTED_HASH: Final = '8b75a5a1ef3c910b05484a694a991c387e33589fa176f315bc231451a142ea6d'
