"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a4b5e80f9a164aaa6afb33732cea86160c83fe5f5a20f8844aaa0c1c33be9707'
