"""`python -m benchmarks --only NAME` measures what is named and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from benchmarks import __main__ as benchmarks
from benchmarks import hunks
from benchmarks.rounds import Group, Row, Wanted


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was prepared and measured, in order, of two groups of two rows each."""
    done: list[str] = []

    def group(title: str) -> Group:
        names = (f"{title}_cold", f"{title}_warm")

        def rows(wanted: Wanted) -> Iterator[Row]:
            done.append(title)
            for name in filter(wanted, names):
                done.append(name)
                yield Row(name, 2.0, "ms", "by hand", 1.0, 0.5, 3)

        return Group(names, rows)

    monkeypatch.setattr(benchmarks, "ALL", {title: group(title) for title in ("bread", "soup")})
    return done


@pytest.mark.parametrize(
    ("only", "expected"),
    [
        (["soup_warm"], ["soup", "soup_warm"]),
        (["bread"], ["bread", "bread_cold", "bread_warm"]),
        (["soup", "bread_warm"], ["bread", "bread_warm", "soup", "soup_cold", "soup_warm"]),
    ],
)
def test_only_what_is_named_is_prepared_and_measured(
    only: list[str], expected: list[str], measured: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert benchmarks.main(["--json", "--only", *only]) == 0
    assert measured == expected
    assert [row["name"] for row in json.loads(capsys.readouterr().out)] == [each for each in expected if "_" in each]


def test_a_name_of_nothing_is_refused(measured: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        benchmarks.main(["--only", "stew"])
    assert ended.value.code == 2
    assert "stew" in capsys.readouterr().err
    assert measured == []


def test_every_row_has_a_name_of_its_own() -> None:
    names = [name for group in benchmarks.ALL.values() for name in group.names]
    assert len(names) == len(set(names))


def test_hunks_say_what_they_take(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        hunks.main(["--help"])
    assert ended.value.code == 0
    assert "--seed" in capsys.readouterr().out
