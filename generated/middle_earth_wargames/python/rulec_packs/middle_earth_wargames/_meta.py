"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '13a2a081978988a091d95f05660aa86404558eda52fc8724b43cde4f29bb0cd6'
EXECUTED_HASH: Final = 'e3a1e443d5cb776571a4415f85f64f47587d779b339f8a564330a45d352a0f2a'
