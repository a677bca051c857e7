"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'b567f24f5fc0daf474c8e9c3fd9b884a0f98584fdda23eaf363593ca4e7f16a6'
EXECUTED_HASH: Final = '3d65b195026384f66ab746a0798c145d36e07e1d7113674f219358ad4b40dd87'
