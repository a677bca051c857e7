"""Who sees what of a world: fields and things that are hidden, the views that the rules give each player, and the names
by which a player tells things apart.

Things of one name are called by it and by their age among those of them that the player knows of: `Twin 1`, `Twin 2`.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from itertools import count
from typing import Any, NamedTuple

from rulec.runtime.faults import RuleFault, no_answer
from rulec.runtime.game.messages import value_text
from rulec.runtime.game.shape import Holds, Seers, Shape, name_of
from rulec.runtime.game.specs import ActSpec, Game
from rulec.runtime.game.specs import Column as Column
from rulec.runtime.game.specs import DrawnBy as DrawnBy
from rulec.runtime.game.specs import ViewSpec as ViewSpec
from rulec.runtime.orders.order_words import folded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rulec.runtime.game.world import World


class Shown(NamedTuple):
    """What a player sees in a view: headings, and rows of texts; an empty text where nothing is shown. What a row is
    about stands first, where it has a name."""

    name: str
    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


# ---- fields and things -------------------------------------------------------------------------
def is_among(viewer: Any, thing: Any, seers: Seers) -> bool:
    """Whether a player stands at the end of one of the ways from a thing; None: everybody sees it."""
    return seers is None or any(_at_end(viewer, thing, path) for path in seers)


def _at_end(viewer: Any, thing: Any, path: tuple[str, ...]) -> bool:
    at = thing
    for slot in path:
        if at is None or isinstance(at, list | tuple):
            return False
        at = getattr(at, slot)
    return any(viewer is each for each in at) if isinstance(at, list | tuple) else viewer is at


def sees(viewer: Any, thing: Any, shape: Shape) -> bool:
    """Whether a player sees that there is such a thing."""
    return is_among(viewer, thing, shape.kind_of(thing).seen)


def knows(viewer: Any, thing: Any, shape: Shape) -> bool:
    """Whether a player can speak of a thing: sees it, and the name by which players know it."""
    kind = shape.kind_of(thing)
    if not is_among(viewer, thing, kind.seen):
        return False
    named = next((field for field in kind.fields if field.slot == kind.known_as), None)
    return named is None or is_among(viewer, thing, named.seen)


@lru_cache(maxsize=256)
def hides(shape: Shape, kind: str) -> bool:
    """Whether some player may not know some thing of a kind, or of one that extends the same."""
    root = (kind, *shape.kinds[kind].above)[-1]
    for each in shape.kinds.values():
        if each.name == root or root in each.above:
            named = next((field for field in each.fields if field.slot == each.known_as), None)
            if each.seen is not None or (named is not None and named.seen is not None):
                return True
    return False


# ---- names -------------------------------------------------------------------------------------
def shape_for(game: Game, world: World, viewer: Any = None) -> Shape:
    """Return the shape by which a player (None: whoever runs the game) reads and types the names of things."""
    names = handles(game, world, viewer)
    return world.SHAPE.calling(names) if names else world.SHAPE


def handles(game: Game, world: World, viewer: Any = None) -> dict[int, str]:
    """Return what things are called, by number, whose name others have that the player knows of as well. Within a turn
    nobody takes the number of a thing that has gone: what was said of it beforehand never means another."""
    shape = world.SHAPE
    found: dict[int, str] = {}
    for root in _spoken_of(game.acts, tuple([of for each in game.questions for of in each.holds]), game.player, shape):
        there = world.of_kind(root)
        if gone := [each for each in world.before if each not in world.there and shape.is_a(each, root)]:
            there = sorted((*there, *gone), key=lambda thing: int(thing.id))
        if viewer is not None and hides(shape, root):
            there = [each for each in there if knows(viewer, each, shape)]
        found.update((number, name) for number, name in _apart(there, shape).items() if number in world.things)
    return found


def _apart(things: list[Any], shape: Shape) -> dict[int, str]:
    """Return what those of some things are called that share a name: no other thing may have that name."""
    alike: defaultdict[tuple[str, ...], list[Any]] = defaultdict(list)
    for thing in things:
        alike[folded(shape.name(thing))].append(thing)
    if len(alike) == len(things):
        return {}
    taken = {folded(name) for thing in things for name in shape.names(thing)}
    found: dict[int, str] = {}
    for key, row in alike.items():
        if len(row) > 1:
            numbers = (number for number in count(1) if (*key, str(number)) not in taken)
            found.update((thing.id, f"{shape.name(thing)} {number}") for thing, number in zip(row, numbers))  # noqa: B905
    return found


@lru_cache(maxsize=16)
def _spoken_of(acts: tuple[ActSpec, ...], asked: tuple[Holds, ...], player: str, shape: Shape) -> tuple[str, ...]:
    """Return the kinds of things that players speak of by name, each by the kind that extends no other."""
    held = [*(param.holds for each in acts for param in each.params), *asked, Holds("thing", player)]
    kinds = (shape.kinds.get(of.of) for of in ((each.item or each) for each in held) if of.sort == "thing")
    roots = dict.fromkeys(kind.above[-1] if kind.above else kind.name for kind in kinds if kind is not None)
    return tuple([root for root in roots if not _nameless(Holds("thing", root), shape)])


# ---- views -------------------------------------------------------------------------------------
def shown_to(game: Game, world: World, player: Any) -> list[Shown]:
    """All that the rules show a player in words, view by view; maps and arrows are drawn elsewhere."""
    shape = shape_for(game, world, player)
    views = [view for view in game.views if shape.is_a(player, view.viewer)]
    return [_shown(view, world, player, shape) for view in views if not _is_picture(view)]


def _is_picture(view: ViewSpec) -> bool:
    return view.drawn is not None and (not view.drawn.on or bool(view.drawn.way))


def _shown(view: ViewSpec, world: World, player: Any, shape: Shape) -> Shown:
    columns = [column for column in view.columns if not _is_outline(view, column)]
    titles = tuple(column.title for column in columns)
    if view.rows is None:
        row = tuple(_cell(column, (player,), world, shape) for column in columns)
        return Shown(view.name, view.title, titles, (row,))
    try:
        things = view.rows(player, world) if view.world else view.rows(player)
    except RuleFault as fault:
        return Shown(view.name, view.title, ("",), ((no_answer(fault),),))
    holds = view.thing
    named = columns == [] or not _nameless(holds, shape)
    rows: list[tuple[str, ...]] = []
    for thing in things:
        name = value_text(thing, holds, shape) if holds is not None else name_of(thing, shape)
        cells = tuple(_cell(column, (player, thing), world, shape) for column in columns)
        rows.append((name, *cells) if named else cells)
    return Shown(view.name, view.title, ("", *titles) if named else titles, tuple(rows))


def _nameless(holds: Holds | None, shape: Shape) -> bool:
    """Whether what stands in the rows has no name by which anybody could speak of it."""
    if holds is None or holds.sort != "thing":
        return False
    kinds = (kind for kind in shape.kinds.values() if kind.name == holds.of or holds.of in kind.above)
    return not any(kind.known_as or kind.entries for kind in kinds)


def _is_outline(view: ViewSpec, column: Column) -> bool:
    """Whether a column has the corners of what is drawn, which are for the map alone."""
    holds = column.holds
    return (
        view.drawn is not None and column.name in view.drawn.at and holds.item is not None and holds.item.sort == "spot"
    )


def _cell(column: Column, of: tuple[Any, ...], world: World, shape: Shape) -> str:
    try:
        value = column.of(*of, world) if column.world else column.of(*of)
    except RuleFault as fault:
        return no_answer(fault)
    return "" if value is None else value_text(value, column.holds, shape)
