"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = 'a70a13c77d1320ac268e6c40ba741b55014dd23dd85831ff845cf5bcc4f86d3e'
EXECUTED_HASH: Final = '2b387fc25daeddd5131b57c4793bb7b442ba1c063d2a42342dfa66221fd0c8d8'
