"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '56185066eb365584abe8915fd656762d4c694a146ac56a48932eba5a511d81bf'
EXECUTED_HASH: Final = 'c732e653337ec02b994fe85d58777dba3ac8e81b003c50f435100628ec47d06b'
