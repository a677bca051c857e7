"""The warnings of `orders --check` against what comes, in a short game (`python -m tests.long foretold` plays more)."""

from __future__ import annotations

from tests.packs.alamaze_foretold import measured


def test_warnings_come_true() -> None:
    """At most 2 % of the lines are warned of falsely, and half of those that are turned down are warned of."""
    found = measured(1, 5)
    assert found.is_sound, str(found)
    assert found.true, str(found)
