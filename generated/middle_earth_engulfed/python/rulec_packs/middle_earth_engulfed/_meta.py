"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b6eb1bbf573da8d924b92239afe68541b367aebc69cddf00837c80ca18597576'
