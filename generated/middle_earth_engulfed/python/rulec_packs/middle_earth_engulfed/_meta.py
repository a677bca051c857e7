"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '668aa35bc561032f0a7c133bd8d1d12a985e86d45303acb81703103bcaf51acf'
EXECUTED_HASH: Final = '3e03a534c014c3856eef28c734f7917a59d5c422fe72fa2f5f5ac9efeec07727'
