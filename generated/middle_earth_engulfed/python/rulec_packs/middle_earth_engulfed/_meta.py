"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '8eb0ff461eef85fd9db7b1e21ec2165d3a430244b05ff963dd365fe7715ceac6'
