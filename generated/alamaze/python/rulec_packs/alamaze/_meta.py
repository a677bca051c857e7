"""Which rules this package was compiled from."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = '0.1.0'
RULES_HASH: Final = '38622ffc839a97791b969f91a11858fa8cd5f0448f1a73d9447d810d59180c24'
EXECUTED_HASH: Final = 'e81a3ea51304bdc60274c2aec717da698a42d4f63d415cbd4dba47eaaa015060'
