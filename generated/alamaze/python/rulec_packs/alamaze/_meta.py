"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '89ea7fa4b93706867521f6c699b5c1d8e4356dcfebe42d250b71947103d1187a'
EXECUTED_HASH: Final = '3b3598a630038a68cb37ac7d514b018e9147c163c5b76585ad3e20a800ad7531'
