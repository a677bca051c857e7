"""A turn that is played by a solve, and ways that hang on who stays, against every assignment tried out."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rulec.driver.worked_examples.package_loader import Emitted
from rulec.runtime.game.serialise import to_json
from rulec.runtime.game.turns import find_player, hand_in, resolve
from tests.game.play import rulec
from tests.solve.meadow import RULES, Meadow, package, random_meadow, run, solved


@pytest.fixture(scope="module")
def emitted() -> Iterator[Emitted]:
    with package() as found:
        yield found


def test_random_meadows_agree_with_brute_force() -> None:
    line, wrong = run(600, 7)
    assert wrong == 0, line


def test_meadows_are_crowded_enough_to_say_something(emitted: Emitted) -> None:
    rng = random.Random(3)
    said = [won for _ in range(200) for won in solved(emitted, random_meadow(rng))[0]]
    assert 0.2 < sum(said) / len(said) < 0.8


def test_a_light_that_is_put_out_lights_no_way(emitted: Emitted) -> None:
    # 0 - 1 - 2: who wants to get from 0 to 2 by the light in 1, which the third puts out
    dark = Meadow(((1,), (0, 2, 3), (1,), (1,)), ((0, 1), (1, 1), (3, 2)), ((0, 2), (2, 1)), (1,))
    assert solved(emitted, dark) == ((False, True), 0)
    assert dark.consistent() == [(False, True)]


def test_whoever_puts_out_his_own_light_does_not_set_out(emitted: Emitted) -> None:
    # the way to the field of whoever carries the lantern leads over that field alone
    own = Meadow(((1,), (0, 2), (1, 3), (2,)), ((0, 3), (2, 1), (1, 1)), ((0, 2),), (1, 2))
    assert solved(emitted, own)[0] == (True,)
    around = Meadow(((1,), (0, 2), (1,)), ((0, 3), (1, 1), (2, 1)), ((0, 2), (2, 1)), (1,))
    assert solved(emitted, around)[0] == around.consistent()[0]


def _world(pack: Any, names: Any) -> Any:
    world = pack.World(seed=1)
    make = {kind: getattr(pack, names["type", kind]) for kind in ("House", "Field", "Guard")}
    oak, elm = (world.add(make["House"](name=name)) for name in ("Oak", "Elm"))
    brook, hill, mill, pond = (world.add(make["Field"](name=name)) for name in ("Brook", "Hill", "Mill", "Pond"))
    for one, others in ((brook, (hill,)), (hill, (brook, mill)), (mill, (hill, pond)), (pond, (mill,))):
        one.near = others
    for name, house, field, level in (("Ann", oak, brook, 2), ("Ben", oak, hill, 1), ("Cat", elm, mill, 1)):
        world.add(make["Guard"](name=name, house=house, field=field, level=level))
    return world


def _turn(emitted: Emitted, lines: dict[str, str]) -> Any:
    from importlib import import_module

    game = import_module(f"{emitted.package.__name__}._acts").GAME
    world = _world(emitted.package, emitted.names)
    given = []
    for name, text in lines.items():
        player, why = find_player(game, world, name)
        assert player is not None, why
        for verdict in hand_in(game, world, player, list(enumerate(text.split("; "), 1))):
            assert verdict.given is not None, verdict
            given.append(verdict.given)
    resolve(game, world, given)
    return world, to_json(world, game)


def test_a_turn_is_played_by_a_solve(emitted: Emitted) -> None:
    world, data = _turn(emitted, {"Oak": "10 Ann Pond; 20 Ben", "Elm": "20 Cat"})
    ann, ben, cat = world.guards
    assert (ann.field.name, ben.field.name, cat.field.name) == ("Pond", "Hill", "Mill")
    assert (list(world.claims), list(world.lanterns)) == ([], [])
    assert _turn(emitted, {"Oak": "10 Ann Pond; 20 Ben", "Elm": "20 Cat"})[1] == data


def test_who_is_driven_out_remembers_from_where(emitted: Emitted) -> None:
    world, _ = _turn(emitted, {"Oak": "10 Ann Mill; 20 Ben", "Elm": "20 Cat"})
    ann, _, cat = world.guards
    assert (ann.field.name, cat.field, cat.last.name) == ("Mill", None, "Mill")


def test_a_whole_game_by_the_commands(tmp_path: Path) -> None:
    places = ("--rules", str(RULES), "--out", str(tmp_path / "out"))
    assert rulec("build", "meadow", cwd=tmp_path, places=places).code == 0
    assert rulec("new", "meadow", "evening", "--seed", "3", "-o", "m.game", cwd=tmp_path, places=places).code == 0
    lines = "player: Oak\n10 Ann Pond\n20 Ben\nplayer: Elm\n20 Cat\n"
    (tmp_path / "lines.txt").write_text(lines, encoding="utf-8")
    assert rulec("orders", "m.game", "lines.txt", cwd=tmp_path, places=places).code == 0
    assert rulec("turn", "m.game", cwd=tmp_path, places=places).code == 0
    assert "Ann stands in Pond." in rulec("report", "m.game", cwd=tmp_path, places=places).out
