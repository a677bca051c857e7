"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f57d0d93132cff96c874d824595e1e6707b1ead4a214eecc16ab421b4f1b5ba4'
EXECUTED_HASH: Final = 'ebc29f9cb4774d4ea7d2bc4ddf1e27be40ba9ec43617c400f127b902cf76145e'
