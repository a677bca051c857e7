"""Nobody is shown what is hidden from him, in any pack that is played."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path

import pytest

from rulec.backends.python import emit
from rulec.base.diagnostics import Report
from rulec.driver.compile import Compiled, compile_pack
from rulec.driver.packs import PackFiles
from rulec.runtime.game.acts import Game
from rulec.sema import analysis
from tests.catalogue.manor import files_of
from tests.ir.hamlet import compiled, hamlet, source
from tests.memory_loader import load
from tests.property.equality import compiled_pack
from tests.property.secrets import Count, leaks, resumed, unsealed

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
    with load(emit(made.program), made.program) as loaded:
        game: Game = loaded.package.GAME
        return leaks(game, given_away(made), n, seed)


def test_the_hamlet_keeps_its_secrets() -> None:
    found, count = looked_at(hamlet(), 140, seed=21)
    assert found == []
    assert count.looked > 50, count
    assert count.turns > 14, count


def written_away(folder: Path) -> set[tuple[str, str]]:
    """The same, as it is written in the rules of a pack."""
    found: set[tuple[str, str]] = set()
    for file in sorted(folder.glob("*.rules")):
        for line in re.findall(r"^ +gives away (.*)$", file.read_text(encoding="utf-8"), re.M):
            for field, kind in re.findall(r"(\w+)(?: of (\w+))?", line.split(" cites ")[0]):
                # a kind as a whole, `gives away Errand`, stands without a field
                found.add((kind, field) if kind or field[0].islower() else (field, ""))
    return found


def built(pack: str) -> Game:
    """The game of a pack, as it lies in the outputs."""
    root = ROOT / "generated" / pack / "python"
    if str(root) not in sys.path:
        sys.path.insert(0, str(root))
    game: Game = import_module(f"rulec_packs.{pack}._acts").GAME
    return game


PLAYED = sorted(p.parent.name for p in ROOT.glob("rules/*/scenarios"))


@pytest.mark.parametrize("pack", PLAYED)
def test_every_pack_that_is_played_keeps_its_secrets(pack: str) -> None:
    game = built(pack)
    found, count = leaks(game, written_away(ROOT / "rules" / pack), 60, seed=23)
    assert found == []
    if any(seen is not None for _, seen in fields(game)):
        assert count.looked > 0


def fields(game: Game) -> list[tuple[str, object]]:
    """All fields of a game, and who sees them."""
    kinds = game.shape.kinds.values()
    return [(field.name, field.seen) for of in (*(k.fields for k in kinds), game.shape.state) for field in of]


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
    made = compiled(source().replace(old, new))
    with load(emit(made.program), made.program) as loaded:
        assert leaks(loaded.package.GAME, given_away(made), 600, seed=22, stop=True)[0]


# ---- people who are asked ------------------------------------------------------------------------
FAIR = ROOT / "tests" / "catalogue"
VILLAGE = ROOT / "tests" / "game" / "rules"
PACKS = ROOT / "tests" / "packs"
TOLD_EARLY = (
    ("        reveal bid\n", '        tell everyone "{h} bids {bid}."\n        reveal bid\n'),
    ("        reveal bid\n", '        if bid > 3 gold\n            tell everyone "{h} waves."\n        reveal bid\n'),
    ("        reveal row\n", ""),
    ("favourite ware\" seen by itself", "favourite ware\""),
    ("lit: truth = yes \"lit\"", "lit: truth = yes \"lit\" seen by nobody"),
    ("        reveal leaves\n", ""),
)  # fmt: skip


def fair(old: str = "", new: str = "") -> Compiled:
    """The fair; with a change if there is one."""
    files = files_of(FAIR / "fair")
    text = files["fair.rules"].decode()
    assert old in text
    files["fair.rules"] = text.replace(old, new).encode()
    report = Report()
    made = compile_pack(PackFiles("fair", files), report, backends=())
    assert made is not None, [f"{d.code}: {d.headline} {d.primary.span}" for d in report.found]
    return made


@pytest.mark.parametrize(("folder", "pack"), [(FAIR, "fair"), (VILLAGE, "village"), (PACKS, "wesnoth")])
def test_nobody_sees_more_in_packs_of_tests(folder: Path, pack: str) -> None:
    made = compiled_pack(folder, pack)
    with load(emit(made.program), made.program) as loaded:
        found, count = leaks(loaded.package.GAME, given_away(made), 60, seed=24)
        assert found == []
        assert count.looked > 20 or not any(seen is not None for _, seen in fields(loaded.package.GAME))


def test_what_is_under_seal_nobody_else_sees() -> None:
    made = compiled_pack(FAIR, "fair")
    with load(emit(made.program), made.program) as loaded:
        found, looked = unsealed(loaded.package.GAME, 60, seed=25)
    assert found == []
    assert looked > 25


@pytest.mark.usefixtures("unchecked")
@pytest.mark.parametrize(("old", "new"), TOLD_EARLY[:2])
def test_an_answer_that_is_told_under_seal_is_noticed(old: str, new: str) -> None:
    made = fair(old, new)
    with load(emit(made.program), made.program) as loaded:
        assert unsealed(loaded.package.GAME, 60, seed=25)[0]


@pytest.mark.parametrize(("old", "new"), TOLD_EARLY)
def test_the_build_notices_it_too(old: str, new: str) -> None:
    with pytest.raises(AssertionError, match=r"R03(65|68|76)"):
        fair(old, new)


@pytest.mark.parametrize(("folder", "pack"), [(FAIR, "fair"), *((ROOT / "rules", pack) for pack in PLAYED)])
def test_a_turn_resumed_at_every_question_is_the_turn_that_never_stopped(folder: Path, pack: str) -> None:
    if folder == FAIR:
        made = compiled_pack(folder, pack)
        with load(emit(made.program), made.program) as loaded:
            stops = resumed(loaded.package.GAME, 25, seed=26)
    else:
        stops = resumed(built(pack), 6, seed=26)
    assert stops > 20 or folder != FAIR
