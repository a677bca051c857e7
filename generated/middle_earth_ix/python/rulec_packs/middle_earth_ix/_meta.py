"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'e154b00d2da127c019c3bcc2bd2751c939016ff0b0702b10cc9a630d04bc1725'
