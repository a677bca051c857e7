"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '52bde323695139febd40e9f537e7879a859ac59c3e5445da145a2b89e2a2fb43'
