"""Contents of views for drawing, joined over several viewers."""

from __future__ import annotations

from typing import Any

from rulec.runtime.faults import RuleFault
from rulec.runtime.game.messages import value_text
from rulec.runtime.game.seeing import Column, ViewSpec, sees
from rulec.runtime.game.shape import Holds, Shape, name_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulec.runtime.game.world import World


class Views:
    """The contents of views in a world that any of the viewers sees."""

    def __init__(self, world: World, viewers: tuple[Any, ...], shape: Shape | None = None) -> None:
        self.world = world
        self.shape = world.SHAPE if shape is None else shape
        """The shape with the names of things on the map."""
        self.viewers = viewers
        self.known: dict[str, list[tuple[Any, dict[str, Any]]]] = {}
        self.kinds: dict[str, list[Any]] = {}

    def seen(self, kind: str) -> list[Any]:
        """Return the things of a kind that any viewer sees."""
        if kind not in self.kinds:
            world, every = self.world, self.world.of_kind(kind)
            self.kinds[kind] = [each for each in every if any(sees(viewer, each, world) for viewer in self.viewers)]
        return self.kinds[kind]

    def rows(self, view: ViewSpec) -> list[tuple[Any, dict[str, Any]]]:
        """Return the things of a view with their columns; a column without an answer is None."""
        if view.name in self.known:
            return self.known[view.name]
        found: list[tuple[Any, dict[str, Any]]] = []
        for viewer in self.viewers:
            if self.world.SHAPE.is_a(viewer, view.viewer):
                known = {key_of(thing) for thing, _ in found}
                found += [
                    (thing, {one.name: self._cell(one, viewer, thing) for one in view.columns})
                    for thing in self._of(view, viewer)
                    if key_of(thing) not in known
                ]
        self.known[view.name] = found
        return found

    def told(self, view: ViewSpec) -> list[tuple[str, list[Any]]]:
        """Return the drawn columns of a view's rows, with names for things."""
        by = view.drawn
        assert by is not None
        names = {*by.at, *by.way, *by.links, by.colour, by.mark, by.facing}
        columns = [
            (one.name, (one.holds.item or one.holds).sort == "thing") for one in view.columns if one.name in names
        ]
        shape = self.world.SHAPE
        return [
            (
                named(thing, view.thing, shape),
                [
                    [name_of(each, shape) for each in things_in(cells[name])] if things else cells[name]
                    for name, things in columns
                ],
            )
            for thing, cells in self.rows(view)
        ]

    def _of(self, view: ViewSpec, viewer: Any) -> Sequence[Any]:
        assert view.rows is not None
        try:
            return view.rows(viewer, self.world) if view.world else view.rows(viewer)
        except RuleFault:
            return ()

    def _cell(self, column: Column, viewer: Any, thing: Any) -> Any:
        try:
            return column.of(viewer, thing, self.world) if column.world else column.of(viewer, thing)
        except RuleFault:
            return None


def named(value: Any, holds: Holds | None, shape: Shape) -> str:
    """Return a value as players read it."""
    return value_text(value, holds, shape) if holds is not None else name_of(value, shape)


def key_of(thing: Any) -> Any:
    """Return the key of a thing on a map: the number of a thing in play, or the value itself."""
    return getattr(thing, "id", thing)


def things_in(value: Any) -> tuple[Any, ...]:
    """Return the things in a column, which may hold one, several or none."""
    if value is None:
        return ()
    return tuple(value) if isinstance(value, list | tuple) else (value,)
