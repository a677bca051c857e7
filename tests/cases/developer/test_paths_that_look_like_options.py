"""A file that begins with `-` would be an option to each later command."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.support import rulec


@pytest.mark.parametrize(
    "words",
    [
        ("new", "p", "s", "-o", "-x"),
        ("new", "p", "s", "-o=-x"),
        ("export", "p", "-o", "--variant"),
        ("site", "p", "--out", "-x"),
        ("build", "p", "--rules", "--out"),
    ],
)
def test_a_path_that_begins_with_a_hyphen_is_refused(tmp_path: Path, words: tuple[str, ...]) -> None:
    """`new … -o -x` made a file that no command could open (and `-o --variant` one of that name)."""
    done = rulec(*words, cwd=tmp_path)
    assert done.code == 2
    assert "one that begins with `-` is given as `./-" in done.said
    assert not list(tmp_path.glob("-*"))
