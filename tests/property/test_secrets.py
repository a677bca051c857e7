"""Nobody is shown what is hidden from him, in any pack that is played."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path

import pytest

from rulec.backends.python import emit
from rulec.backends.python.load import load
from rulec.driver.compile import Compiled
from rulec.runtime.acts import Game
from rulec.sema import analysis
from tests.ir.hamlet import compiled, hamlet, source
from tests.property.secrets import Count, leaks

ROOT = Path(__file__).parents[2]


def given_away(made: Compiled) -> set[tuple[str, str]]:
    """The fields that some block gives away."""
    deeds = made.model.deeds
    assert deeds is not None
    told = [process.gives_away for process in deeds.processes.values()]
    told += [upon.gives_away for upon in deeds.upons]
    told += [act.gives_away for act in deeds.acts.values()]
    told += [view.gives_away for view in made.model.views.values()]
    return {(away.kind, away.name) for each in told for away in each}


def looked_at(made: Compiled, n: int, seed: int) -> tuple[list[str], Count]:
    """What the package of a pack shows of its secrets."""
    with load(emit(made.program, made.model), made.program, made.model) as loaded:
        game: Game = loaded.package.GAME
        return leaks(game, given_away(made), n, seed)


def test_the_hamlet_keeps_its_secrets() -> None:
    found, count = looked_at(hamlet(), 400, seed=21)
    assert found == []
    assert count.looked > 150, count
    assert count.turns > 40, count


def written_away(folder: Path) -> set[tuple[str, str]]:
    """The same, as it is written in the rules of a pack."""
    found: set[tuple[str, str]] = set()
    for file in sorted(folder.glob("*.rules")):
        for line in re.findall(r"^ +gives away (.*)$", file.read_text(encoding="utf-8"), re.M):
            for field, kind in re.findall(r"(\w+)(?: of (\w+))?", line.split(" cites ")[0]):
                found.add((kind, field))
    return found


@pytest.mark.parametrize(
    "pack", sorted(p.parents[3].name for p in ROOT.glob("generated/*/python/rulec_packs/*/_acts.py"))
)
def test_every_pack_that_is_played_keeps_its_secrets(pack: str) -> None:
    root = ROOT / "generated" / pack / "python"
    if str(root) not in sys.path:
        sys.path.insert(0, str(root))
    game: Game = import_module(f"rulec_packs.{pack}._acts").GAME
    found, count = leaks(game, written_away(ROOT / "rules" / pack), 120, seed=23)
    assert found == []
    fields = [field for kind in game.shape.kinds.values() for field in (*kind.fields, *game.shape.state)]
    assert count.looked > 0 or all(field.seen is None for field in fields)


CHANGES = (
    ("{harvest as word} to come", "{sum(h.gold for each h in houses)} in all"),
    ("    shows house.gold\n", "    shows gold: sum(h.gold for each h in houses) \"all gold\"\n"),
    ('open when season != winter "Nobody', 'open when any(h.fear > 50% for each h in houses) "Nobody'),
    ("where h.heir = none by lowest h.apples", "where h.heir = none by lowest h.gold"),
)  # fmt: skip


@pytest.fixture
def unchecked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiles without looking for what is told."""
    kept = tuple(check for check in analysis.CHECKS if check.__name__ not in ("check_leaks", "check_changes"))
    monkeypatch.setattr(analysis, "CHECKS", kept)


@pytest.mark.usefixtures("unchecked")
@pytest.mark.parametrize("at", range(len(CHANGES)))
def test_a_leak_is_noticed(at: int) -> None:
    old, new = CHANGES[at]
    assert old in source()
    found, _ = looked_at(compiled(source().replace(old, new)), 600, seed=22)
    assert found
