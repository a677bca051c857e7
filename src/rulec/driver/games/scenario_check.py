"""Check the scenarios of a pack during compilation, and collect the content of their pages."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from typing import TYPE_CHECKING, Any

from rulec.backends.reference.views.scenarios import Started, StartedKind, StartedThing
from rulec.backends.reference.worked_examples import StartedMap
from rulec.base.diagnostics import Report
from rulec.base.records import replace
from rulec.base.spans import Source, Span
from rulec.base.text import did_you_mean, listed
from rulec.driver.games.chapter_lines import blocks, check_maps, check_typed
from rulec.driver.games.scenario_file import RECORD, start
from rulec.driver.worked_examples.package_loader import Emitted, loaded
from rulec.runtime.game.acts import Game
from rulec.runtime.game.messages import value_text
from rulec.runtime.game.shape import Holds, Kind, Shape
from rulec.runtime.game.world import World
from rulec.runtime.ground.drawing import maps_for_all
from rulec.runtime.hosting.beginnings import FILE, as_json
from rulec.runtime.support import members
from rulec.tables.yaml import YamlMap, pairs_of

if TYPE_CHECKING:
    from rulec.ir.nodes import Program
    from rulec.sema.model import Model


def started(
    model: Model,
    program: Program,
    sources: Mapping[str, Source],
    report: Report,
    emitted: Emitted | None = None,
    *,
    told: bool = True,
) -> tuple[Started, ...]:
    """Return each scenario as a game started from it, and report errors in any.

    *emitted* is the package, if it is loaded already. Sources named `PACK/NAME` can be extended. Maps are drawn if
    pages (*told*) or chapters need them.
    """
    own = {name: source for name, source in sources.items() if "/" not in name}
    if not own:
        return ()
    asked = any(block.sort == "map" and block.title for block in blocks(model))
    drawn = (told or asked) and any(view.drawn is not None for view in model.views.values())
    typed = any(block.lines for block in blocks(model))
    if program.pack.world is None:
        for name, source in own.items():
            report.error(
                "R0945",
                f"in `{model.pack}` nothing is in play, so that `{name}` begins no game",
                Span(source, 0, 0),
                "a scenario",
                hint="a game is played by a `sequence`; take the file away as long as there is none",
            )
        return ()
    found: list[Started] = []

    def bases(pack: str, name: str, where: Span, report: Report) -> Source | None:
        known = sources.get(f"{pack or model.pack}/{name}")
        if known is None:
            names = sorted(one for one in sources if "/" in one)
            shown = f"{pack}/{name}" if pack else name
            hint = did_you_mean(shown, names) or f"there are {listed(names)}"
            report.error("R0938", f"there is no scenario `{shown}` to extend", where, "unknown scenario", hint=hint)
        return known

    with nullcontext(emitted) if emitted is not None else _loaded(model, program, drawn or typed) as emitted:
        game = _game(emitted.package.__name__, model, drawn or typed)
        for name, source in own.items():
            begun = start(source, game, 0, 0, report, bases)
            if begun is not None:
                maps = _maps(game, begun[0]) if drawn else ()
                if drawn:
                    check_maps(model, name, [one.title for one in maps], report)
                told_of = _told(name, *begun, game.shape)
                beginning = as_json(begun[0], game, told_of.title, told_of.about)
                found.append(replace(told_of, maps=maps, beginning=beginning))
                check_typed(model, name, game, begun[0], report)
        return tuple(found)


def in_package(pack: str, scenarios: Iterable[Started]) -> dict[str, str]:
    """Return the file with which a package stores its scenarios, by path; empty if there are none."""
    texts = [f"{json.dumps(each.name)}: {each.beginning}" for each in scenarios]
    return {f"rulec_packs/{pack}/{FILE}": "{{\n{}\n}}\n".format(",\n".join(texts))} if texts else {}


def _loaded(model: Model, program: Program, played: bool) -> AbstractContextManager[Emitted]:
    from rulec.backends.python.package import emit, emit_beginning

    package = emit(program) if played else emit_beginning(program)
    return loaded(model, program, {path: text.encode() for path, text in package.items()})


def _game(package: str, model: Model, played: bool) -> Game:
    """Return the game to start scenarios in; acts are loaded only if maps or typed lines need them."""
    if not played:
        world = import_module(f"{package}._world")
        return Game(model.pack, model.version, model.hash, world.World, world.SHAPE, (), ())
    game = import_module(f"{package}._acts").GAME
    assert isinstance(game, Game)
    return game


def _maps(game: Game, world: World) -> tuple[StartedMap, ...]:
    """Return the maps at the start."""
    return tuple(StartedMap(one.title, one.picture) for one in maps_for_all(game, world))


def _told(name: str, world: World, root: YamlMap, made: Mapping[str, Any], shape: Shape) -> Started:
    title, about = root.text("title"), root.text("about")
    given = [key.text for key, _ in pairs_of(root.get("state"))]
    fields = {field.name: field for field in shape.state}
    kinds: list[StartedKind] = []
    for word, block in pairs_of(root.get("things")):
        if isinstance(block, YamlMap):
            kinds.append(_kind(shape.kinds[word.text], block, made, shape))
    return Started(
        name,
        title.text if title is not None else name,
        about.text if about is not None else "",
        tuple((key, _shown(getattr(world, fields[key].slot), fields[key].holds, shape)) for key in given),
        tuple(kinds),
    )


def _kind(kind: Kind, block: YamlMap, made: Mapping[str, Any], shape: Shape) -> StartedKind:
    rows = [(key.text, fields) for key, fields in block.pairs if isinstance(fields, YamlMap)]
    given = {name.text for _, fields in rows for name, _ in fields.pairs}
    columns = [field for field in kind.fields if field.name in given]
    things: list[StartedThing] = []
    own = any(field.name == RECORD for field in kind.fields)
    for key, fields in rows:
        thing, record = made[key], None if own else fields.text(RECORD)
        values = tuple(_shown(getattr(thing, field.slot), field.holds, shape) for field in columns)
        things.append(StartedThing(key, record.text if record is not None else None, values))
    return StartedKind(kind.name, tuple(field.name for field in columns), tuple(things))


def _shown(value: Any, holds: Holds, shape: Shape) -> str:
    """Return a value as printed on a page."""
    if value is not None and holds.sort == "list":
        return ", ".join(_shown(item, holds.item or holds, shape) for item in value) or "none"
    if value is not None and holds.sort == "set":
        titles = shape.choices[holds.of].titles
        return ", ".join(titles[member] for member in members(value)) or "none"
    return value_text(value, holds, shape)
