"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '7c26495ef3a7d57a04c5091b215f10e78cf9ce758e87a730ff7da517a176a626'
