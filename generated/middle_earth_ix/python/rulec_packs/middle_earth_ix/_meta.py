"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '9ff2152b4f82cc80a1ab9eadd39cf64cd0640930852f7d65ee46d2c276a28bc8'
