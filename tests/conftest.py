"""What holds for all tests."""

from __future__ import annotations

import gc

# Packs that a test process has read live until its end; looking through them for garbage took a fifth of the time.
gc.set_threshold(200_000, 50, 100)
