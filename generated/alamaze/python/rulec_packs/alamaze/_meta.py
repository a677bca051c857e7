"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '12ba97de8e0e468a43b40f554819a010b8fba00195806a4fbccb8922b64d75c2'
EXECUTED_HASH: Final = '3cc61e74e90709336385efa41435d2ca09a2c59be3bfb8526dc7cca77bb7211e'
