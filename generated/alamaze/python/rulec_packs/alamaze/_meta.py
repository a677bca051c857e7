"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'f8e86d8d6115cb6fad247425e4e3031dd8029eaffcc5b08f73475c30221b26d7'
EXECUTED_HASH: Final = 'bb88c20089b8cae06d4c0318638b4d5c48cc19ad3290f900fb2805ebec7c73a7'
