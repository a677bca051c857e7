"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '728977e19aaf80d6dac0126eabc0faf9ef92b750d232c5f38c20cc8537e7f83a'
