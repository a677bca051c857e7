"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '9320aa66f491890d8ea59d953bc9056186f7e17b74dca5836a833f63fcba5801'
EXECUTED_HASH: Final = '2089dfca9d01a32ce798fc4427a2b199948980bbee8d79efdc20fc09c478300f'
