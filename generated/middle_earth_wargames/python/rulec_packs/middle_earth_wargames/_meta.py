"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '894e7b78a00f37be59601f2d1c2fb71ed55cc25092a3f003a53fd91f3d12609d'
