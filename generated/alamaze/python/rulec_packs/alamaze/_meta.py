"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '6bab408089005e8a7c427bd5a11fb3e7e7dff904fd760c38ae49b96dd8ec57b9'
