"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'c61e23c1e1f29968225913d318288d7fb2038efface1cd31929e961b493111fc'
EXECUTED_HASH: Final = '39a42b65f6598123985959c894e68524bd27cf7dc30a5eb95fc772397072e245'
