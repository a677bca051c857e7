"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '46a23d30244955c1d402e667fedc40b035df7653da043d3db91ab45fcd9bf74a'
EXECUTED_HASH: Final = '9b41f7b49dc9470eb48fde744ced60f7d6d4b956e8b2db5e8340dca185939e16'
