"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '45d28b2542e6e9afc31ec41f397e8435bedefdfbe86e3af465bf7e57e0c388d8'
EXECUTED_HASH: Final = 'a7d683ae7450fa0dff372ab1ef9231b0545c132324a3712169875516fe6363d8'
