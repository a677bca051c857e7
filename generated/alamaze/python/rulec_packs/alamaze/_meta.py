"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '631d56c6ea85d47478bc4d50ad80dd5548eb75deeb6c41a48b4959ac7ced5cfd'
EXECUTED_HASH: Final = '0d207e3d62bc33ce6780afde46f5da3f869dc932dfe122d8710a6294b1017ae6'
