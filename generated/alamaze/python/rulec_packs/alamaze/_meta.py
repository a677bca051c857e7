"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '8858dd83021995eb0688f220e2d18c39ba51c6cf13c54fe1cffa5fd19e7cb97c'
EXECUTED_HASH: Final = '2363f1e8b9af047de2cc37531a2b45451cbd027d7a03fa953c31e113dc407696'
