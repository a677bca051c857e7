"""Resolvers of succession.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    HOST_SIZE_INACTIVE, PRIVILEGE_MORTAL_STEWARD, RANK_ADEPT, RANK_ARTIFACT, RANK_BARON, RANK_COUNT,
    RANK_DEMON_PRINCE, RANK_DUKE, RANK_FOOL, RANK_GOVERNOR, RANK_MITHRIL, RANK_PRINCE, RANK_REGENT,
    RANK_WIZARD, Rank,
)
from ._kinds import Figure, Kingdom, Place, Ruler
from ._world import SHAPE, World
from .court import may_reign, succession_loss
from .map_ import stand_at
from .realm import influence_lowered, influence_raised

_ONE_OF_1: Final = frozenset((RANK_ARTIFACT, RANK_MITHRIL, RANK_WIZARD, RANK_ADEPT))
_PRIVILEGE_MORTAL_STEWARD_BIT: Final = 1 << PRIVILEGE_MORTAL_STEWARD

_SAYS_IS_NOW_REGENT_OF: Final = Message((
    Hole(Holds("thing", 'Figure'), 'heir'), ', ', Hole(Holds("choice", 'Rank'), 'title'),
    ', is now Regent of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'process:enthrone', 'is_now_regent_of')
_SAYS_IS_NO_LONGER_REGENT: Final = Message((
    Hole(Holds("thing", 'Ruler'), 'ruler'), ' is no longer Regent of ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'process:step_down', 'is_no_longer_regent')
_SAYS_NOBODY_SITS_ON_THE: Final = Message((
    'Nobody sits on the throne of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'order:355', 'throne')
_SAYS_DOES_NOT_BELONG_TO: Final = Message((
    Hole(Holds("thing", 'Place'), 'town'), ' does not belong to ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'order:355', 'own')
_SAYS_THE_COURT_IS_AT: Final = Message((
    'The court is at ', Hole(Holds("thing", 'Place'), 'town'), ' already.',
), 'order:355', 'other')
_SAYS_A_STRANGE_HOST_STANDS: Final = Message((
    'A strange host stands before ', Hole(Holds("thing", 'Place'), 'town'), '.',
), 'order:355', 'open_gate')
_SAYS_NOBODY_LEAVES_A_CAPITAL: Final = Message((
    'Nobody leaves a capital under siege.',
), 'order:355', 'gates')
_SAYS_THE_THRONE_STANDS_IN: Final = Message((
    'The throne stands in ', Hole(Holds("thing", 'Place'), 'town'), ' from now on.',
), 'order:355', 'throne_moved')
_SAYS_THAT_DOES_NOT_BELONG: Final = Message((
    'That does not belong to ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'order:495', 'own', ('second_wish',))
_SAYS_THAT_IS_THE_CAPITAL: Final = Message(('That is the capital.',), 'order:495', 'other', ('second_wish',))
_SAYS_IF_THE_CAPITAL_FALLS: Final = Message((
    'If the capital falls, the throne is to stand in ', Hole(Holds("thing", 'Place'), 'first_wish'), '.',
), 'order:495', 'if_the_capital_falls')


def claim(kingdom: Kingdom, rank: Rank) -> int:
    """Place in the line of succession, the highest first.

    In plain numbers.
    maelstrom "Royal Succession (Regent)", "Political Emissaries".
    """
    if rank == RANK_PRINCE:
        return 7  # a prince of the blood
    if rank == RANK_DEMON_PRINCE and kingdom.privileges & _PRIVILEGE_MORTAL_STEWARD_BIT:
        return 6  # no mortal prince is left
    if not may_reign(rank):
        return 0  # no heir
    if rank == RANK_DUKE:
        return 5
    if rank == RANK_COUNT:
        return 4
    if rank == RANK_BARON:
        return 3
    if rank == RANK_GOVERNOR:
        return 2
    return 1


def homecoming(toll: int) -> int:
    """What a ruler who comes home recovers.

    In steps of 1/100 influence.
    maelstrom "Royal Succession (Regent)".
    """
    value = toll
    return value // 2


def reigns(ruler: Ruler, kingdom: Kingdom) -> bool:
    """The ruler sits on the throne of the kingdom.

    maelstrom "Royal Succession (Regent)".
    """
    return ruler.kingdom is kingdom and not in_irons(ruler)  # free


def may_be_seat(place: Place, kingdom: Kingdom, world: World) -> bool:
    """The place may become the capital of the kingdom.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "#355 - Relocate Capital", "#495 - Alternate Capital".
    """
    if place.kingdom is not kingdom:
        return False  # the place does not belong to the kingdom.
    kingdom_capital = kingdom.capital
    if kingdom_capital is not None and place is kingdom_capital:
        return False  # the place is the capital.
    return not seat_barred(place, kingdom, world)  # A strange host stands before the place.


def refusals_may_be_seat(place: Place, kingdom: Kingdom, world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: the place may become the capital of the kingdom.

    Indices of LABELS['refusals_may_be_seat']; empty where it holds.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "#355 - Relocate Capital", "#495 - Alternate Capital".
    """
    notes: list[int] = []
    if place.kingdom is not kingdom:
        notes.append(0)
    kingdom_capital = kingdom.capital
    if kingdom_capital is not None and place is kingdom_capital:
        notes.append(1)
    if seat_barred(place, kingdom, world):
        notes.append(2)
    return tuple(notes)


def refuge(kingdom: Kingdom, world: World) -> Place | None:
    """Where the throne moves when the capital has fallen, wishes counted.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "#495 - Alternate Capital", "Population Centers".
    """
    kingdom_first_refuge = kingdom.first_refuge
    if kingdom_first_refuge is not None and may_be_seat(kingdom_first_refuge, kingdom, world):
        return kingdom_first_refuge  # the first wish
    kingdom_second_refuge = kingdom.second_refuge
    if kingdom_second_refuge is not None and may_be_seat(kingdom_second_refuge, kingdom, world):
        return kingdom_second_refuge  # the second wish
    kingdom_sanctuary = kingdom.sanctuary
    if (
        kingdom_sanctuary is not None
        and not any(kingdom.capital is None or p is not kingdom.capital for p in kingdom.places)
    ):
        return kingdom_sanctuary  # its hiding place
    return next_capital(kingdom, world)


def enthrone(kingdom: Kingdom, heir: Figure, world: World) -> None:
    """A Regent takes the throne.

    maelstrom "Royal Succession (Regent)".
    """
    before = kingdom.influence
    title = heir.rank
    kingdom.influence = influence_lowered(kingdom, succession_loss(title))
    ruler = Ruler(
        name=heir.name, rank=RANK_REGENT, level=heir.level, kingdom=kingdom, place=kingdom.capital,
        watchers=heir.watchers, effects=heir.effects, artifacts=heir.artifacts, immortal=heir.immortal,
        undead=heir.undead, former_rank=title, crown_toll=before - kingdom.influence,
    )
    world.add(ruler)
    world.tell(None, _SAYS_IS_NOW_REGENT_OF.text((heir, title, kingdom), SHAPE), heir)
    world.drop(heir)


def step_down(kingdom: Kingdom, ruler: Ruler, world: World) -> None:
    """A Regent gives the throne back.

    maelstrom "Royal Succession (Regent)".
    """
    title = ruler.former_rank
    if title is not None:
        kingdom.influence = influence_raised(kingdom, homecoming(ruler.crown_toll))
        figure = Figure(
            name=ruler.name, rank=title, level=ruler.level, kingdom=kingdom, place=ruler.place,
            watchers=ruler.watchers, effects=ruler.effects, artifacts=ruler.artifacts,
            immortal=ruler.immortal, undead=ruler.undead,
        )
        world.add(figure)
        world.tell(None, _SAYS_IS_NO_LONGER_REGENT.text((ruler, kingdom), SHAPE), ruler)
        world.drop(ruler)


def mind_the_throne(kingdom: Kingdom, world: World) -> None:
    """A throne that is empty, or claimed twice.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "Royal Succession (Regent)", "Ancient Ones".
    """
    if kingdom.struck_off:
        return
    come_out(kingdom, world)
    if not any(reigns(r, kingdom) for r in world.rulers):
        heir = min(
            (
                heir
                for heir in world.figures
                if heir.kingdom is kingdom and not in_irons(heir) and claim(kingdom, heir.rank) > 0
            ),
            key=lambda heir: -claim(kingdom, heir.rank), default=None,
        )
        if heir is not None:
            enthrone(kingdom, heir, world)
    elif any(reigns(r, kingdom) and r.former_rank is None for r in world.rulers):
        for r in [r for r in world.rulers if reigns(r, kingdom) and r.former_rank is not None]:
            step_down(kingdom, r, world)
    else:
        first_of_them = next(
            (first_of_them for first_of_them in world.rulers if reigns(first_of_them, kingdom)), None,
        )
        if first_of_them is not None:
            for r in [r for r in world.rulers if reigns(r, kingdom) and r is not first_of_them]:
                step_down(kingdom, r, world)


def move_court(kingdom: Kingdom, old: Place, seat_: Place, world: World) -> None:
    """The court moves.

    maelstrom "#355 - Relocate Capital".
    """
    kingdom.capital = seat_
    for f in [
        f
        for f in world.figures
        if f.kingdom is kingdom
            and f.place is old
            and not in_irons(f)
            and (political(f) or f.rank == RANK_FOOL)
            and not world.happened('worked', 'this', 0, f)
    ]:
        f.place = seat_
        world.note('uprooted', f)
        world.note('worked', f)
    for t in [
        t
        for t in world.targets
        if t.place is old
            and (t.captor is kingdom or (t.kingdom is kingdom and t.captor is None and t.rank in _ONE_OF_1))
    ]:
        t.place = seat_
    ground = seat_.area
    if ground is not None:
        for g in [
            g
            for g in world.groups
            if g.kingdom is kingdom
                and host_size(g) == HOST_SIZE_INACTIVE
                and g.area is not None
                and g.area == old.area
        ]:
            stand_at(g, ground, world)


def domain_order_355_town(kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Relocate Capital.

    maelstrom "#355 - Relocate Capital", "Political Emissaries".
    """
    return kingdom.places


def needs_order_355(kingdom: Kingdom, town: Place, world: World) -> str | None:
    """Why it is refused when it is done: Relocate Capital.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "#355 - Relocate Capital", "Political Emissaries".
    """
    if not any(reigns(r, kingdom) for r in world.rulers):
        return _SAYS_NOBODY_SITS_ON_THE.text((kingdom,), SHAPE)
    if town.kingdom is not kingdom:
        return _SAYS_DOES_NOT_BELONG_TO.text((town, kingdom), SHAPE)
    if kingdom.capital is None or town is kingdom.capital:
        return _SAYS_THE_COURT_IS_AT.text((town,), SHAPE)
    if seat_barred(town, kingdom, world):
        return _SAYS_A_STRANGE_HOST_STANDS.text((town,), SHAPE)
    if kingdom.capital is not None and besieged(kingdom.capital, world):
        return _SAYS_NOBODY_LEAVES_A_CAPITAL.text((), SHAPE)
    return None


def does_order_355(kingdom: Kingdom, town: Place, world: World, dice: Dice) -> None:
    """Relocate Capital.

    maelstrom "#355 - Relocate Capital", "Political Emissaries".
    """
    old = kingdom.capital
    if old is not None:
        move_court(kingdom, old, town, world)
        world.tell(kingdom, _SAYS_THE_THRONE_STANDS_IN.text((town,), SHAPE), town)


def domain_order_495_first_wish(kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Alternate Capital.

    maelstrom "#495 - Alternate Capital", "Political Emissaries".
    """
    return kingdom.places


def domain_order_495_second_wish(kingdom: Kingdom, first_wish: Place, world: World) -> Sequence[Place]:
    """What may be chosen: Alternate Capital.

    maelstrom "#495 - Alternate Capital", "Political Emissaries".
    """
    return kingdom.places


def needs_order_495(
    kingdom: Kingdom,
    first_wish: Place,
    second_wish: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Alternate Capital.

    maelstrom "#495 - Alternate Capital", "Political Emissaries".
    """
    if first_wish.kingdom is not kingdom or (second_wish is not None and second_wish.kingdom is not kingdom):
        return _SAYS_THAT_DOES_NOT_BELONG.text((kingdom,), SHAPE)
    if kingdom.capital is not None and (first_wish is kingdom.capital or second_wish is kingdom.capital):
        return _SAYS_THAT_IS_THE_CAPITAL.text((), SHAPE)
    return None


def does_order_495(
    kingdom: Kingdom,
    first_wish: Place,
    second_wish: Place | None,
    world: World,
    dice: Dice,
) -> None:
    """Alternate Capital.

    maelstrom "#495 - Alternate Capital", "Political Emissaries".
    """
    kingdom.first_refuge = first_wish
    kingdom.second_refuge = second_wish
    world.tell(kingdom, _SAYS_IF_THE_CAPITAL_FALLS.text((first_wish,), SHAPE), first_wish)


# at the end, for these modules use each other
from .capitals import next_capital, seat_barred  # noqa: E402
from .gates import political  # noqa: E402
from .movement import host_size  # noqa: E402
from .politics import in_irons  # noqa: E402
from .sanctuary import come_out  # noqa: E402
from .sieges import besieged  # noqa: E402
