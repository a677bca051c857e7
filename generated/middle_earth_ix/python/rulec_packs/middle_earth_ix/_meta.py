"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '1e827f4bebb6d33ae00182ebe44c620ba0bac57b210d057916271e141c25f41b'
EXECUTED_HASH: Final = '45c11649559a6a49f8514daa1b1833c848a113b95a7f9b64f87289b5ece4b5e1'
