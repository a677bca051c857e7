"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b978a78abbe5557827941d8af7119d0de97c04f36d7e317b8020222a88a53328'
EXECUTED_HASH: Final = '49e4412521849f49be1b0b3e91e492665652164b7ef3f31c3528812795235e7f'
