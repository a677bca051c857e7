"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '76236ae7df0fc9d091feeadd460d1bd38b301d919d97d3f7f69eb1c19a2e5f1c'
