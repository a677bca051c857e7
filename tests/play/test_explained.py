"""`PACK.explain`: an answer as data, whose changes add up to it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from fractions import Fraction
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from rulec.runtime.explained import Explained
from tests.game.play import rulec
from tests.play.packages import PACKS, ROOT, rules_of


@pytest.fixture(scope="module")
def alamaze() -> Any:
    rules_of("alamaze")
    return import_module("rulec_packs.alamaze")


def asked(alamaze: Any) -> Explained:
    """A spy of level 10 sabotages a granary with a guard of level 6."""
    a = alamaze
    spy = a.Agent(rank=a.RANK_AGENT, level=10)
    guard = a.Agent(rank=a.RANK_AGENT, level=6, duty=a.DUTY_COUNTER_ESPIONAGE)
    granary = a.Target(rank=a.RANK_PLACE, level=0, watchers=[guard])
    found: Explained = a.PACK.explain(a.mission_success, spy, a.MISSION_SABOTAGE, granary)
    return found


def test_a_number_with_its_sum(alamaze: Any) -> None:
    """The example of the README: 10 % for the mission, 5 % a level, a guard's watch taken off (seed 002, "Agents")."""
    found = asked(alamaze)
    assert (found.function, found.value, found.text) == ("mission_success", 25, "25%")
    applied = [(each.label, each.change, each.total) for each in found.lines if each.change]
    assert applied == [("base rate", 10, 10), ("experience", 50, 60), ("watched", -35, 25)]
    assert all(each.state == "does not apply" for each in found.lines if each.change is None)
    brought = next(each for each in found.lines if each.label == "scavengers")
    assert brought.source == "The Forgotten (kingdom)"
    assert "line 3178" in brought.cites
    assert str(found).startswith("mission_success: 25%\nbase rate")


def test_the_same_as_json(alamaze: Any) -> None:
    data = json.loads(asked(alamaze).to_json())
    assert (data["function"], data["value"], data["text"]) == ("mission_success", 25, "25%")
    assert data["lines"][2]["change"] == -35


def test_a_line_opens_what_another_function_gave(alamaze: Any) -> None:
    """The guard's watch has rules of its own: 5 points for the duty and 5 a level (seed 002, "Agents")."""
    lines = {each.label: each for each in asked(alamaze).lines}
    (watch,) = lines["watched"].opened
    assert (watch.function, watch.value) == ("watch", -lines["watched"].change)
    (cover,) = next(each for each in watch.lines if each.label == "watcher").opened
    assert cover.value == sum(each.change for each in cover.lines if each.change is not None) == 35
    (level,) = lines["experience"].opened
    assert (level.function, level.text) == ("mission_level", "10 levels")
    assert lines["base rate"].opened == ()


def test_what_is_open_is_in_the_json(alamaze: Any) -> None:
    lines = json.loads(asked(alamaze).to_json())["lines"]
    (watch,) = lines[2]["opened"]
    assert (watch["function"], watch["value"]) == ("watch", 35)
    assert [each["function"] for each in watch["lines"][0]["opened"]] == ["cover"]
    assert "calls" not in lines[2]


def test_of_a_family_the_line_opens_the_member_that_counts(alamaze: Any) -> None:
    """Of several watchers the best one counts; the others are beaten, whichever comes first."""
    a = alamaze
    for levels in ((2, 6, 4), (6, 2, 4), (2, 4, 6)):
        guards = [a.Agent(rank=a.RANK_AGENT, level=each, duty=a.DUTY_COUNTER_ESPIONAGE) for each in levels]
        watch = a.PACK.explain(a.watch, a.MISSION_SABOTAGE, a.Target(rank=a.RANK_PLACE, level=0, watchers=guards))
        (best,) = [each for each in watch.lines if each.state == "applied" and each.change]
        assert [each.value for each in best.opened] == [35] == [best.change]


def test_a_line_of_things_that_have_changed_does_not_open(alamaze: Any) -> None:
    """What is opened is asked again; another answer than the line's would not add up."""
    a = alamaze
    spy, granary = a.Agent(rank=a.RANK_AGENT, level=10), a.Target(rank=a.RANK_PLACE, level=0)
    found = a.PACK.explain(a.mission_success, spy, a.MISSION_SABOTAGE, granary)
    spy.level = 3
    experience = next(each for each in found.lines if each.label == "experience")
    with pytest.raises(ValueError, match="`mission_level` answers otherwise than when it was explained"):
        experience.opened  # noqa: B018


def test_the_changes_of_every_sum_that_takes_nothing_add_up() -> None:
    """Whatever is a sum and takes nothing, in all packs."""
    several = 0
    for pack in PACKS:
        rules_of(pack)
        package = import_module(f"rulec_packs.{pack}")
        for name, (called, _) in import_module(f"rulec_packs.{pack}._results").RESULTS.items():
            twin = getattr(package, called)
            labels = import_module(twin.__module__).LABELS[name]
            if twin.__code__.co_argcount or all(each.verb != "base" for each in labels):
                continue  # a value is one of several answers, and no sum
            found = package.PACK.explain(name)
            several += 1
            assert json.loads(found.to_json())["text"] == found.text  # whatever its lines open
            assert sum((each.change for each in found.lines if each.change is not None), Fraction(0)) == found.value
    assert several


def test_members_by_key_and_by_title(alamaze: Any) -> None:
    pack = alamaze.PACK
    assert pack.member("Mission", "steal") == pack.member("Mission", "Steal") == alamaze.MISSION_STEAL
    assert pack.key_of("Mission", alamaze.MISSION_STEAL) == "steal"


@pytest.mark.parametrize(
    "ask, told",
    [
        (lambda pack: pack.explain("mission_sucess"), "`mission_sucess` does not explain itself; did you mean"),
        (lambda pack: pack.member("Mission", "Steel"), "alamaze has no Mission `Steel`; did you mean `steal`"),
        (lambda pack: pack.key_of("Mision", 1), "alamaze has no `Mision`; did you mean `Mission`"),
    ],
)  # fmt: skip
def test_what_is_not_there(alamaze: Any, ask: Any, told: str) -> None:
    with pytest.raises(LookupError) as found:
        ask(alamaze.PACK)
    assert str(found.value).startswith(told)


def test_a_pack_in_which_nothing_is_in_play(tmp_path: Path) -> None:
    """The orchard works out numbers: a value by its key, and a sum."""
    shutil.copytree(ROOT / "tests/packs/orchard", tmp_path / "rules/orchard")
    done = rulec("build", "orchard", cwd=tmp_path, places=("--rules", "rules", "--out", "generated"))
    assert done.code == 0, done.said
    path = os.pathsep.join([str(ROOT / "src"), str(tmp_path / "generated/orchard/python")])
    script = """from rulec_packs.orchard import PACK
print(PACK.key_of("Weather", 2), PACK.member("Weather", "bright sun"), PACK.member("Fruit", "pear"))"""
    run = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stdout.split() == ["hail", "0", "1"], run.stderr
