"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'ac80c4b3f75cb2988b64852313d46dc68fbfa36efffda261a199632cd8f1660a'
