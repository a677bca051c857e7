"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '489352ec44a1f86670341189ad350f962f09affdcfcd1e33163f01502d5100fe'
EXECUTED_HASH: Final = '4e919d1fe9cffefda3f775a75c4214eab8a4bfa63fe2066145f07f12a74f0b06'
