"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'd7cb0834bbbf9e808c3dae7db385af9cf0eaab9a658defb8363f3ed9f873d43a'
EXECUTED_HASH: Final = '9788f4921396e3162e6f243af93e0dbc526bc56dd3ff57ff0cb99523e7a796eb'
