"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '8926cb0c9c89c2e6d14308a17a282aeda5e376cba63cfb3ccf4424b3a7477aca'
EXECUTED_HASH: Final = 'e5f337a33c54a712e1aa1433fb98ca33ed3f76dbb3d233a8c40e4ac3ef0ca25e'
