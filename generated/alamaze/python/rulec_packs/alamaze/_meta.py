"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '2bfcdaafeed8646d81df9cd4bfd3af16eddb158d0a7061234182c7ba1814bf69'
EXECUTED_HASH: Final = 'd4832404122aa95f52dff5840fac030c96dd3e84da101ac33f6a9e2fb91a736b'
