"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '62f7b7077f4abedc0ca3743563934b428d50fbe9b74e1666fdba47da2143ff3a'
EXECUTED_HASH: Final = '4e919d1fe9cffefda3f775a75c4214eab8a4bfa63fe2066145f07f12a74f0b06'
