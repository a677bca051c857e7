"""Specifications of acts, sequences, views and the whole game, as a package holds them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any, Final, NamedTuple

from rulec.runtime.game.asking import Asked
from rulec.runtime.game.paths import Way
from rulec.runtime.game.shape import Holds, Shape, is_name

Acts = tuple[tuple[str, tuple[tuple[int, int], ...]], ...]
"""Acts by kinds and number ranges."""


class Column(NamedTuple):
    """A column of a view: `of(viewer, thing, world)`, without the thing in a view about the player alone."""

    name: str
    title: str
    holds: Holds
    of: Callable[..., Any]
    world: bool = True


class DrawnBy(NamedTuple):
    """The drawing of a view, as names of columns.

    Either a map: `at` two columns, or at the spot or shape in one, with `links`. Or an overlay `on` the map of another
    view: `at` the thing in a column (without any: at the row's own thing), or along the `way` from one column to
    another. `facing` has a heading.
    """

    on: str = ""
    at: tuple[str, ...] = ()
    way: tuple[str, ...] = ()
    links: tuple[str, ...] = ()
    colour: str = ""
    mark: str = ""
    facing: str = ""


class ViewSpec(NamedTuple):
    """A view for players of a kind. `rows(viewer, world)` returns its things; None if it is about the player alone."""

    name: str
    title: str
    viewer: str
    columns: tuple[Column, ...]
    rows: Callable[..., Sequence[Any]] | None = None
    thing: Holds | None = None
    world: bool = True
    drawn: DrawnBy | None = None


class _Needed:
    """Marks a parameter without a default."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "NEEDED"


NEEDED: Final = _Needed()


class Unchosen(NamedTuple):
    """Marks an argument still to be chosen: the possible values, None if any value of the type is possible."""

    some: Sequence[Any] | None


class Param(NamedTuple):
    """A parameter of an act.

    `domain` returns the allowed values (a sequence, a `range` of amounts, or the `Way` whose paths are the values).
    `default` is a value or a function. Functions are called with the earlier parameters and the world. `sought`: names
    of unseen things are accepted. `settled`: a value allowed at hand-in stays allowed as long as it is in play.
    """

    name: str
    holds: Holds
    domain: Callable[..., Sequence[Any] | Way[Any]] | None = None
    default: Any = NEEDED
    sought: bool = False
    settled: bool = False


class Slot(NamedTuple):
    """A hole of a typed form."""

    name: str


class Optional(NamedTuple):
    """Parts of a typed form that may be left out together."""

    parts: tuple[Part, ...]


Part = str | Slot | Optional


class Notation(NamedTuple):
    """A typed form. `refused` is the sentence that rejects it, empty for an accepted form."""

    parts: tuple[Part, ...]
    refused: str = ""


class NotYet(NamedTuple):
    """An act of the source that the rules do not carry out yet."""

    kind: str
    number: int | None
    title: str


class Forbidden(NamedTuple):
    """A variant (by number) under which an act is not allowed, with the reason."""

    variant: int
    why: str = ""


class Once(NamedTuple):
    """A `once per`: parameters whose values may occur together once per turn (none: the actor).

    It applies to this act, or with `over_the_kind` to all acts of the kind that have it.
    """

    names: tuple[str, ...]
    over_the_kind: bool = False


class AskedOf(NamedTuple):
    """Refusals of an act that read, of the sought parameters, exactly those at `reads`."""

    reads: frozenset[int]
    opens: Callable[..., str | None] | None = None
    needs: Callable[..., str | None] | None = None


class ActSpec:
    """Specification of an act, with precomputed positions of parameters.

    `params`: the actor if there is one, the player, then the other parameters. All functions take these and the world.
    `opens` and `needs` return the reason for a refusal, or None; `costs` returns pairs of a slot of the player and an
    amount; `does` takes the dice as its last argument.
    """

    __slots__ = (
        "actor", "actor_at", "address", "asked", "called", "cancels", "chosen", "costs", "does", "entry", "forbidden",
        "is_free", "is_watched", "key", "kind", "lists_at", "looked_at", "narrows", "needs", "notations", "number",
        "once", "once_of", "opens", "owner", "params", "places", "player", "player_at", "repeats", "rule", "silent",
        "sole", "sought_at", "standing", "sure", "takes_lists", "things_of", "throws", "title", "usual",
    )  # fmt: skip

    def __init__(
        self,
        *,
        kind: str,
        key: str,
        number: int | None,
        entry: int,
        title: str,
        player: str,
        params: tuple[Param, ...],
        notations: tuple[Notation, ...],
        does: Callable[..., None],
        actor: str = "",
        owner: tuple[str, ...] = (),
        opens: Callable[..., str | None] | None = None,
        needs: Callable[..., str | None] | None = None,
        asked: tuple[AskedOf, ...] = (),
        narrows: tuple[tuple[int, Callable[..., str | None]], ...] = (),
        costs: Callable[..., tuple[tuple[str, int], ...]] | None = None,
        once: tuple[Once, ...] = (),
        sure: bool = False,
        throws: bool = True,
        silent: bool = False,
        sole: bool = False,
        standing: bool = False,
        repeats: str = "",
        cancels: str = "",
        forbidden: tuple[Forbidden, ...] = (),
    ) -> None:
        self.kind = kind
        self.key = key
        self.number = number
        self.entry = entry
        """The record's position in its kind: the value of `order` in conditions of the queue and of limits."""
        self.title = title
        self.player = player
        self.params = params
        self.notations = notations
        self.does = does
        self.actor = actor
        self.owner = owner
        """Slots that lead from the actor to its player."""
        self.opens = opens
        self.needs = needs
        self.asked = asked
        """Parts of `opens` and `needs` that can be tested while a sought name stands for an unseen thing."""
        self.narrows = dict(narrows)
        """By parameter position: refusals that read only that parameter and earlier ones."""
        self.costs = costs
        self.once = once
        self.sure = sure
        """It cannot fail after its first change, so only its payment may have to be undone."""
        self.is_free = sure and costs is None
        """Nothing may have to be undone."""
        self.throws = throws
        """It throws dice, and so needs its own."""
        self.silent = silent
        """It only makes changes: it tells, asks, throws and costs nothing. Other rules report the consequences."""
        self.sole = sole
        self.standing = standing
        self.repeats = repeats
        """Parameter whose text is a line to be repeated each turn."""
        self.cancels = cancels
        """Parameter whose text identifies a standing line to be ended."""
        self.forbidden = forbidden
        self.places = places = {param.name: at for at, param in enumerate(params)}
        """Position of each parameter."""
        self.player_at = places[player]
        self.actor_at = places[actor or player]
        """Position of the actor: the player if the rules name no actor."""
        self.usual = [NEEDED if callable(param.default) else param.default for param in params]
        """Constant defaults; NEEDED where the default is computed or missing."""
        self.looked_at = [
            (at, param)
            for at, param in enumerate(params)
            if param.domain is not None or (self.usual[at] is NEEDED and at != self.player_at) or is_name(param.holds)
        ]
        """Parameters that need more checks than parsing."""
        self.chosen = [
            (at, each.domain, each.holds) for at, each in enumerate(params) if each.domain and not each.settled
        ]
        """Parameters whose domains may change: position, domain function and type."""
        self.things_of = _picker([at for at, param in enumerate(params) if param.holds.sort == "thing"])
        """Returns the things among the arguments."""
        self.sought_at = tuple([at for at, param in enumerate(params) if param.sought])
        """Parameters that accept names of unseen things."""
        self.lists_at = tuple([at for at, param in enumerate(params) if is_list_of_things(param.holds)])
        self.is_watched = opens is not None or bool(self.lists_at or cancels)
        """More has to be checked than that its things are in play."""
        self.takes_lists = any(param.holds.sort == "list" for param in params)
        self.once_of = tuple(
            [
                (
                    (kind, names) if over_the_kind else (kind, key, at),
                    _picker([places[name] for name in names] or [self.actor_at]),
                )
                for at, (names, over_the_kind) in enumerate(once)
            ]
        )
        """For each `once per`: its key, shared by acts that count together, and a getter of its arguments."""
        self.rule = f"{kind}:{key}"
        """The name of its declaration."""
        self.address = f"{kind} {key}"
        """Prefix of the addresses of its dice."""
        self.called = f"{kind} {key} {title}"
        """Its name if it was not typed."""


class Limit(NamedTuple):
    """A limit on the acts of a player: `amount(player, world)`.

    `standing`: it limits standing acts. If there is such a limit, the other limits count only the rest.
    """

    amount: Callable[..., int]
    label: str = ""
    standing: bool = False


class Queued(NamedTuple):
    """The acts of a kind in a queue.

    `key(entry, player, world)` is the sort key, lowest first. `counts[i](entry, player, world)` returns whether limit
    `i` counts the act; None counts all.
    """

    kind: str
    key: Callable[..., tuple[int, ...]] | None = None
    counts: tuple[Callable[..., bool] | None, ...] = ()


class SequenceSpec(NamedTuple):
    """A sequence. Among acts with equal keys, the order of their kinds in `queues` decides.

    `run` takes the world, the queue and the dice of the turn.
    """

    name: str
    title: str
    run: Callable[..., None]
    queues: tuple[Queued, ...] = ()
    player: str = ""
    shuffled: bool = False
    limits: tuple[Limit, ...] = ()
    notes: tuple[str, ...] = ()
    """Events noted for each player who has handed in acts."""
    steps: tuple[tuple[int, str], ...] = ()
    first: tuple[Acts, ...] = ()
    """Acts that nothing precedes in a turn, neither a process nor a lot, step by step."""
    stops: tuple[tuple[int, Acts], ...] = ()
    """Steps at which lines are due, each with its acts."""


class Game(NamedTuple):
    """The part of a package that playing needs: `GAME` in its `_acts`."""

    pack: str
    version: str
    hash: str
    world: Callable[..., Any]
    shape: Shape
    acts: tuple[ActSpec, ...]
    sequences: tuple[SequenceSpec, ...]
    views: tuple[ViewSpec, ...] = ()
    """Views of the players."""
    asked: str = ""
    """Kind of the players who answer questions, in a game without acts."""
    begins: tuple[tuple[Callable[..., None], bool], ...] = ()
    """Functions that set up a new game, in order, each with whether it throws dice."""
    not_yet: tuple[NotYet, ...] = ()
    """Entries of act kinds without an act: commands of the source that are not carried out yet."""
    words: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Words of typed forms, with their alternative spellings."""
    questions: tuple[Asked, ...] = ()
    """Questions that a turn may ask, by name."""

    @property
    def sequence(self) -> SequenceSpec:
        """The sequence that is a turn of the game."""
        return self.sequences[0]

    @property
    def player(self) -> str:
        """The kind of the players who give acts or answer questions."""
        takers = (each.params[each.player_at].holds.of for each in self.acts)
        return self.sequence.player or next(takers, self.asked)


def belongs(actor: Any, owner: tuple[str, ...], player: Any) -> bool:
    """Return whether the slots lead from an actor to a player."""
    for slot in owner:
        actor = getattr(actor, slot, None)
    return actor is player


def _picker(places: Sequence[int]) -> Callable[[Sequence[Any]], tuple[Any, ...]]:
    """Return a getter of the items at some positions; for a single position it returns the item twice."""
    # `itemgetter` returns a bare item for one position, but callers need a tuple.
    return itemgetter(*places, *(places if len(places) == 1 else ()))


def is_list_of_things(holds: Holds) -> bool:
    """Return whether a type is a list of things in play."""
    return holds.sort == "list" and holds.item is not None and holds.item.sort == "thing"
