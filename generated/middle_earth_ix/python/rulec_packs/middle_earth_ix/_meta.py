"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '53330258e1b7f92286c853fa55dccaaf074d104151d38200ba1e54ebbde5d140'
EXECUTED_HASH: Final = '4773c5f67546f29d9116c45604077fdced635140a05df3d28ab8e9b9602398b8'
