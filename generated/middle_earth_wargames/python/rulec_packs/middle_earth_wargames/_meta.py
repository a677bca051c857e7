"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '13a2a081978988a091d95f05660aa86404558eda52fc8724b43cde4f29bb0cd6'
EXECUTED_HASH: Final = '7d77b68ab20b548ca0978066c2ec2cff4ee26324ae7401dd5ab3a384deb60979'
