"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'd2d9e74a71b0edec0db2d2a43d3de61d352f5aa8b2796fc6194d10b493f2345d'
EXECUTED_HASH: Final = 'a21496ce425e683cf5a027383443a37570f8f495b77076986c011073ea2b248a'
