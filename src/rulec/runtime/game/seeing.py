"""Visibility: hidden fields and things, views, and names by which a player identifies things.

Things with the same name get a number by age among those that the player knows: `Twin 1`, `Twin 2`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import lru_cache
from itertools import count
from typing import Any, NamedTuple

from rulec.runtime.faults import RuleFault, no_answer
from rulec.runtime.game.messages import value_text
from rulec.runtime.game.sentence import worded
from rulec.runtime.game.shape import Holds, Seers, Shape, name_field, name_of
from rulec.runtime.game.specs import ActSpec, Game
from rulec.runtime.game.specs import Column as Column
from rulec.runtime.game.specs import DrawnBy as DrawnBy
from rulec.runtime.game.specs import ViewSpec as ViewSpec
from rulec.runtime.orders.order_words import folded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rulec.runtime.game.world import Report, World


class Shown(NamedTuple):
    """A view as a player sees it: headings, and rows of texts, empty for missing values. The name of a row's thing
    comes first.
    """

    name: str
    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def is_among(viewer: Any, thing: Any, seers: Seers, world: World) -> bool:
    """Return whether a player belongs to the seers of a thing.

    A seer stands at the end of a path from the thing, or satisfies a function. With None everybody is one. A function
    for which the rules have no answer counts as no.
    """
    return seers is None or any(_is_seer(viewer, thing, each, world) for each in seers)


def _is_seer(viewer: Any, thing: Any, path: tuple[str, ...] | Callable[[Any, Any, Any], bool], world: World) -> bool:
    if not isinstance(path, tuple):
        try:
            return path(viewer, thing, world)
        except RuleFault:
            return False
    at = thing
    for slot in path:
        if at is None or isinstance(at, list | tuple):
            return False
        at = getattr(at, slot)
    return any(viewer is each for each in at) if isinstance(at, list | tuple) else viewer is at


def sees(viewer: Any, thing: Any, world: World) -> bool:
    """Return whether a player sees that a thing exists."""
    return is_among(viewer, thing, world.SHAPE.kind_of(thing).seen, world)


def knows(viewer: Any, thing: Any, world: World) -> bool:
    """Return whether a player can name a thing: by seeing its name now, or by having been shown the thing."""
    shape, named = world.SHAPE, world.named
    if type(thing) not in shape.sighted or thing.id in named.get(viewer.id, ()) or thing.id in named.get(world.id, ()):
        return True
    kind = shape.kind_of(thing)
    if not is_among(viewer, thing, name_field(kind).seen, world):
        return False
    if kind.named_by_everyone and is_owner(viewer, thing, shape):
        return True
    return is_among(viewer, thing, kind.seen, world) and not (kind.named_by_everyone and kind.seen is None)


def is_owner(player: Any, thing: Any, shape: Shape) -> bool:
    """Return whether a thing is a player, or belongs to one, directly or through other things."""
    at = thing
    for _ in shape.kinds:
        if at is player or at is None:
            break
        slot = shape.kind_of(at).belongs_to
        at = getattr(at, slot) if slot else None
    return at is player


def remember_sight(game: Game, world: World) -> None:
    """Record the things that each player sees now, so that they can be named later.

    These are the player's own things, things that the rules let the player see, and things in views.
    """
    shape = game.shape
    if not shape.sighted:
        return
    players = world.of_kind(game.player) if game.player else []
    for player in players:
        world.show(player, [each for each in world.things.values() if _is_new(player, each, world)])
        for view in game.views:
            if _may_show(view, shape) and shape.is_a(player, view.viewer):
                world.show(player, _shown_things(view, world, player))


def _is_new(player: Any, thing: Any, world: World) -> bool:
    return type(thing) in world.SHAPE.sighted and knows(player, thing, world)


def _may_show(view: ViewSpec, shape: Shape) -> bool:
    """Return whether a view may show things that a player must have seen to name them."""
    return any(_is_hiding(holds, shape) for holds in (view.thing, *(column.holds for column in view.columns)))


def _is_hiding(holds: Holds | None, shape: Shape) -> bool:
    of = holds if holds is None or holds.item is None else holds.item
    return of is not None and of.sort == "thing" and of.of in shape.hiding


def _shown_things(view: ViewSpec, world: World, player: Any) -> list[Any]:
    """Return the things in a view that a player must have seen to name them."""
    shape = world.SHAPE
    columns = [column for column in view.columns if _is_hiding(column.holds, shape)]
    found: list[Any] = []
    try:
        of: list[tuple[Any, ...]] = [(player,)]
        if view.rows is not None:
            rows = view.rows(player, world) if view.world else view.rows(player)
            of = [(player, row) for row in rows]
            if _is_hiding(view.thing, shape):
                found += rows
    except RuleFault:
        return found
    for column in columns:
        for row in of:
            with suppress(RuleFault):
                found.append(column.of(*row, world) if column.world else column.of(*row))
    return found


def shape_for(game: Game, world: World, viewer: Any = None) -> Shape:
    """Return the shape with the names of things for a player, or for the host if None."""
    names = handles(game, world, viewer)
    return world.SHAPE.calling(names) if names else world.SHAPE


def handles(game: Game, world: World, viewer: Any = None) -> dict[int, str]:
    """Return numbered names for things that share their name with another thing known to the player.

    Things that left play during this turn are included, so that a name given earlier never means another thing.
    """
    shape = world.SHAPE
    found: dict[int, str] = {}
    for root in _spoken_of(game.acts, tuple([of for each in game.questions for of in each.holds]), game.player, shape):
        there = world.of_kind(root)
        if gone := [each for each in world.before if each not in world.there and shape.is_a(each, root)]:
            there = sorted((*there, *gone), key=lambda thing: int(thing.id))
        if viewer is not None and shape.hides(root):
            there = [each for each in there if knows(viewer, each, world)]
        found.update(names_apart(there, shape))
    return found


def names_apart(things: list[Any], shape: Shape) -> dict[int, str]:
    """Return numbered names for things that share a name, distinct from all other names."""
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


class Readers(NamedTuple):
    """The shapes by which players read names, by player number; `common` is for everyone else."""

    common: Shape
    own: Mapping[int, Shape]

    def of(self, player: int) -> Shape:
        """Return the shape for a player's number."""
        return self.own.get(player, self.common)


def readers_of(game: Game, world: World) -> Readers:
    """Return the shapes of all players.

    If the host can tell all things apart by name, so can every player, since no player knows more things.
    """
    common = shape_for(game, world)
    if common is world.SHAPE or not game.player:
        return Readers(common, {})
    return Readers(common, {each.id: shape_for(game, world, each) for each in world.of_kind(game.player)})


class Heard(NamedTuple):
    """A report rendered for its readers, the shape used, and its position among all reports."""

    report: Report
    shape: Shape
    at: int


def told_apart(world: World, readers: Readers) -> list[Heard]:
    """Return the reports of this turn with the names that each reader uses.

    Readers with the same text share a report.
    """
    common = readers.common
    if common is world.SHAPE:
        return [Heard(each, common, at) for at, each in enumerate(world.reports)]
    found: list[Heard] = []
    everyone = tuple(readers.own)
    for at, each in enumerate(world.reports):
        heard: defaultdict[str, list[int]] = defaultdict(list)
        for who in everyone if each.who is None else each.who:
            heard[worded(each.text, readers.of(who))].append(who)
        if not heard:
            found.append(Heard(each._replace(text=worded(each.text, common)), common, at))
        for text, hearers in heard.items():
            to = each.who if len(heard) == 1 else tuple(hearers)
            found.append(Heard(each._replace(who=to, text=text), readers.of(hearers[0]), at))
    return found


def name_the_end(world: World, readers: Readers) -> None:
    """Render the text of the game's end with the names that each reader uses."""
    if world.over and readers.common is not world.SHAPE:
        told, world.over = world.over, worded(world.over, readers.common)
        read = {number: worded(told, shape) for number, shape in readers.own.items()}
        world.over_to = {number: text for number, text in read.items() if text != world.over}


@lru_cache(maxsize=16)
def _spoken_of(acts: tuple[ActSpec, ...], asked: tuple[Holds, ...], player: str, shape: Shape) -> tuple[str, ...]:
    """Return the kinds of things that players name in acts and answers, each as its topmost kind."""
    held = [*(param.holds for each in acts for param in each.params), *asked, Holds("thing", player)]
    kinds = (shape.kinds.get(of.of) for of in ((each.item or each) for each in held) if of.sort == "thing")
    roots = dict.fromkeys(kind.above[-1] if kind.above else kind.name for kind in kinds if kind is not None)
    return tuple([root for root in roots if not _nameless(Holds("thing", root), shape)])


def shown_to(game: Game, world: World, player: Any) -> list[Shown]:
    """Return all views of a player as text. Maps and arrows are drawn elsewhere."""
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
    """Return whether the things of a view's rows have no names that could identify them."""
    if holds is None or holds.sort != "thing":
        return False
    kinds = (kind for kind in shape.kinds.values() if kind.name == holds.of or holds.of in kind.above)
    return not any(kind.known_as or kind.entries for kind in kinds)


def _is_outline(view: ViewSpec, column: Column) -> bool:
    """Return whether a column holds the corners of a drawn shape, which only the map shows."""
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
