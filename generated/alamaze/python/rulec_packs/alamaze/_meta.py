"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '36c44d6ac55ec3b282a5abd293ec49bb3052a39187ace68837bd99ecd0d99885'
EXECUTED_HASH: Final = 'de417e3d5525f1133159af2d562ddcadb1f295ee28f85963878452f2099a478d'
