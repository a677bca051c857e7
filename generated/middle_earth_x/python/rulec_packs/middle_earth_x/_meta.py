"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '84a42aba705606e4880d6cdf02eee64f5fcbf33598796819e626af05f1f55876'
EXECUTED_HASH: Final = '70f91486bb07ba80c57b13abab7bbc9272ee9631faeba389346a93b9aadb1cac'
