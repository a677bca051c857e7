"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '96a2ddd81a8ddc0e2f50dfc8bf5c45cc4aafb5a00509cdb4e55967d60c811434'
