"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'fc83349b2449d4e90c234668020848315d117e41b846e789f3b20744ec6903b3'
EXECUTED_HASH: Final = '764dd031a78cb1d3eab7b15d70f7f561dd1817205c803b4d57e0f911aa71050f'
