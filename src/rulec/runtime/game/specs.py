"""What a package says of acts, sequences, views and of the whole game, as data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any, Final, NamedTuple

from rulec.runtime.game.asking import Asked
from rulec.runtime.game.paths import Way
from rulec.runtime.game.shape import Holds, Shape, is_name

Acts = tuple[tuple[str, tuple[tuple[int, int], ...]], ...]
"""Acts by their kinds and ranges of numbers."""


# ---- acts and views ----------------------------------------------------------------------------
class Column(NamedTuple):
    """What a view shows under a heading: `of(viewer, thing, world)`, without the thing where the view has none."""

    name: str
    title: str
    holds: Holds
    of: Callable[..., Any]
    world: bool = True


class DrawnBy(NamedTuple):
    """How a view is drawn, by names of columns: a map `at` two of them, or at the spot or shape that one holds, with
    `links`; or `on` the map of another view, `at` what one holds (without any: at the thing itself), or along the `way`
    from one to another. `facing` has a heading."""

    on: str = ""
    at: tuple[str, ...] = ()
    way: tuple[str, ...] = ()
    links: tuple[str, ...] = ()
    colour: str = ""
    mark: str = ""
    facing: str = ""


class ViewSpec(NamedTuple):
    """A view for players of a kind; `rows(viewer, world)` gives its things, None: it is about the player alone."""

    name: str
    title: str
    viewer: str
    columns: tuple[Column, ...]
    rows: Callable[..., Sequence[Any]] | None = None
    thing: Holds | None = None
    world: bool = True
    drawn: DrawnBy | None = None


class _Needed:
    """Stands for the value of a parameter that has to be said."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "NEEDED"


NEEDED: Final = _Needed()


class Unchosen(NamedTuple):
    """Stands for an argument that is left to whoever chooses: what may be chosen, None where anything of the sort."""

    some: Sequence[Any] | None


class Param(NamedTuple):
    """A parameter of an act. `domain` gives what may be chosen (a sequence, a `range` of amounts, or the `Way` of which
    the value is a path); `default` is what is meant where nothing is said: a value, or a function. Functions are called
    with the parameters before it and the world. `sought`: a name that the player has not seen may stand there.
    `settled`: what may be chosen when a line is handed in may be chosen ever after, while it is there at all."""

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
    """Pieces of a typed form that may be left out together."""

    parts: tuple[Part, ...]


Part = str | Slot | Optional


class Notation(NamedTuple):
    """A typed form; `refused` is the sentence with which this form is turned down, empty for one that is taken."""

    parts: tuple[Part, ...]
    refused: str = ""


class NotYet(NamedTuple):
    """Something that the book lets players give and that the rules do not carry out yet."""

    kind: str
    number: int | None
    title: str


class Forbidden(NamedTuple):
    """A variant (by its number) under which an act may not be given, and why."""

    variant: int
    why: str = ""


class Once(NamedTuple):
    """A `once per`: the parameters that may come together once a turn (none of them: who acts), in this act or,
    `over_the_kind`, in all acts of its kind of which it is said."""

    names: tuple[str, ...]
    over_the_kind: bool = False


class AskedOf(NamedTuple):
    """The refusals of an act that read, of the parameters that may be `sought`, just those at `reads`."""

    reads: frozenset[int]
    opens: Callable[..., str | None] | None = None
    needs: Callable[..., str | None] | None = None


class ActSpec:
    """What a package says of one record with act clauses, and where things stand among its parameters.

    `params`: the actor where there is one, the player, then what it takes. The functions are called with all of
    these and the world: `opens` and `needs` give why it is turned down, or None; `costs` gives pairs of a slot of the
    player and an amount; `does` gets the dice as well, last.
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
        """The record's place in its kind: what `order` means in conditions of the queue and of limits."""
        self.title = title
        self.player = player
        self.params = params
        self.notations = notations
        self.does = does
        self.actor = actor
        self.owner = owner
        """The slots that lead from the actor to its player."""
        self.opens = opens
        self.needs = needs
        self.asked = asked
        """What `opens` and `needs` are made of, where a name may stand that the player has not seen."""
        self.narrows = dict(narrows)
        """By places of parameters: what turns the act down for that parameter and those before it, whatever those
        behind it are."""
        self.costs = costs
        self.once = once
        self.sure = sure
        """Once it has changed anything nothing can stop it, so nothing has to be undone but what was paid."""
        self.is_free = sure and costs is None
        """Nothing at all has to be undone."""
        self.throws = throws
        """Whether it throws dice, and needs some of its own."""
        self.silent = silent
        """It changes something and no more: it tells, asks, throws and costs nothing. What comes of it others tell."""
        self.sole = sole
        self.standing = standing
        self.repeats = repeats
        """The parameter whose text is a line that stands."""
        self.cancels = cancels
        """The parameter whose text is the beginning of a line that stands no longer."""
        self.forbidden = forbidden
        self.places = places = {param.name: at for at, param in enumerate(params)}
        """Where each parameter stands."""
        self.player_at = places[player]
        self.actor_at = places[actor or player]
        """Where stands who acts: the player where the rules name no actor."""
        self.usual = [NEEDED if callable(param.default) else param.default for param in params]
        """The arguments of which nothing is said, as far as they are always the same."""
        self.looked_at = [
            (at, param)
            for at, param in enumerate(params)
            if param.domain is not None or (self.usual[at] is NEEDED and at != self.player_at) or is_name(param.holds)
        ]
        """The parameters of which more has to be known than what was said."""
        self.chosen = [
            (at, each.domain, each.holds) for at, each in enumerate(params) if each.domain and not each.settled
        ]
        """The parameters among something that may change: their places, what gives it, and what they hold."""
        self.things_of = _picker([at for at, param in enumerate(params) if param.holds.sort == "thing"])
        """Picks the things out of the arguments."""
        self.sought_at = tuple([at for at, param in enumerate(params) if param.sought])
        """The parameters in which something may be named that the player has not seen."""
        self.lists_at = tuple([at for at, param in enumerate(params) if is_list_of_things(param.holds)])
        self.is_watched = opens is not None or bool(self.lists_at or cancels)
        """More has to be looked at than whether the things are there that it takes."""
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
        """The key of each `once per`, the same for all acts of which it is said together, and what picks its
        arguments."""
        self.rule = f"{kind}:{key}"
        """The declaration that it is."""
        self.address = f"{kind} {key}"
        """What the addresses of its dice begin with."""
        self.called = f"{kind} {key} {title}"
        """What it is called where nobody typed it."""


class Limit(NamedTuple):
    """A limit of the acts that a player may give: `amount(player, world)`. `standing`: how many he may have standing;
    where there is such a limit, the others count only the rest."""

    amount: Callable[..., int]
    label: str = ""
    standing: bool = False


class Queued(NamedTuple):
    """The acts of a kind in a queue: `key(entry, player, world)` is what they go by, lowest first; `counts`: by the
    place of a limit, `counts(entry, player, world)` tells whether it counts the act (all where there is none)."""

    kind: str
    key: Callable[..., tuple[int, ...]] | None = None
    counts: tuple[Callable[..., bool] | None, ...] = ()


class SequenceSpec(NamedTuple):
    """A sequence. Of acts that come at the same place in the queue, those go first whose kind `queues` names first;
    `run` gets the world, the queue and the dice of the turn."""

    name: str
    title: str
    run: Callable[..., None]
    queues: tuple[Queued, ...] = ()
    player: str = ""
    shuffled: bool = False
    limits: tuple[Limit, ...] = ()
    notes: tuple[str, ...] = ()
    """Events that are noted of each player who has handed in acts."""
    steps: tuple[tuple[int, str], ...] = ()
    first: tuple[Acts, ...] = ()
    """The acts that nothing comes before in a turn, neither a process nor a lot, step by step."""
    stops: tuple[tuple[int, Acts], ...] = ()
    """The steps at which lines are due, each with the acts for which they are."""


class Game(NamedTuple):
    """All that playing needs of a package: `GAME` in its `_acts`."""

    pack: str
    version: str
    hash: str
    world: Callable[..., Any]
    shape: Shape
    acts: tuple[ActSpec, ...]
    sequences: tuple[SequenceSpec, ...]
    views: tuple[ViewSpec, ...] = ()
    """What each player gets to see."""
    asked: str = ""
    """The kind of those who are asked, where nobody gives acts."""
    begins: tuple[tuple[Callable[..., None], bool], ...] = ()
    """What sets up a game that has just begun, in this order, each with whether it throws dice."""
    not_yet: tuple[NotYet, ...] = ()
    """What players may look for in vain: entries of the kinds that they act by, without an act."""
    words: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Words of typed forms, and how else each may be typed."""
    questions: tuple[Asked, ...] = ()
    """What people are asked while a turn is played, by name."""

    @property
    def sequence(self) -> SequenceSpec:
        """The sequence that a turn of the game is."""
        return self.sequences[0]

    @property
    def player(self) -> str:
        """The kind of those who give acts, or are asked."""
        takers = (each.params[each.player_at].holds.of for each in self.acts)
        return self.sequence.player or next(takers, self.asked)


def belongs(actor: Any, owner: tuple[str, ...], player: Any) -> bool:
    """Whether an actor acts for a player, to whom these slots lead."""
    for slot in owner:
        actor = getattr(actor, slot, None)
    return actor is player


def _picker(places: Sequence[int]) -> Callable[[Sequence[Any]], tuple[Any, ...]]:
    """What picks the items of these places, at least one; it gives a tuple of one twice."""
    return itemgetter(*places, *(places if len(places) == 1 else ()))


def is_list_of_things(holds: Holds) -> bool:
    """Whether a list of things in play is held."""
    return holds.sort == "list" and holds.item is not None and holds.item.sort == "thing"
