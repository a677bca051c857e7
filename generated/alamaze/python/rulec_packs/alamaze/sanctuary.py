"""Resolvers of sanctuary.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds
from rulec.runtime.game.world import taken

from ._choices import (
    EVERY_MAP_AREA, MapArea, RANK_CONSUL, RANK_KING, RANK_QUEEN, RANK_REGENT, SETTLEMENT_VILLAGE,
)
from ._kinds import Kingdom, Place, Ruler
from ._tables import MAP_AREA_REGION
from ._world import SHAPE, World
from .map_ import gap, knows_of

_ONE_OF_1: Final = frozenset((RANK_KING, RANK_QUEEN, RANK_REGENT, RANK_CONSUL))

_SAYS_THE_COURT_HAS_LEFT: Final = Message((
    'The court has left its hiding place, and the throne stands in ', Hole(Holds("thing", 'Place'), 'seat'),
    '.',
), 'process:come_out', 'the_court_has_left')
_SAYS_IS_A_PRISONER: Final = Message((
    Hole(Holds("thing", 'Ruler'), 'ruler'), ' is a prisoner.',
), 'order:455', 'free')
_SAYS_LIES_IN_A_SLEEP: Final = Message((
    Hole(Holds("thing", 'Ruler'), 'ruler'), ' lies in a sleep from which nobody wakes.',
), 'order:455', 'awake')
_SAYS_HAD_TO_MOVE_IN: Final = Message((
    Hole(Holds("thing", 'Ruler'), 'ruler'), ' had to move in this turn, and does nothing else.',
), 'order:455', 'settled')
_SAYS_IS_NO_RULER: Final = Message((
    Hole(Holds("thing", 'Ruler'), 'ruler'), ' is no ruler.',
), 'order:455', 'throne')
_SAYS_IS_NOT_EMPTY: Final = Message((
    Hole(Holds("choice", 'MapArea'), 'area'), ' is not empty.',
), 'order:455', 'empty')
_SAYS_IS_TOO_FAR_FROM: Final = Message((
    Hole(Holds("choice", 'MapArea'), 'area'), ' is too far from every place of ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'order:455', 'near')
_SAYS_YOUR_BUILDERS_COME_BACK: Final = Message((
    'Your builders come back from ', Hole(Holds("choice", 'MapArea'), 'area'),
    ', where they have found no room for a hiding place.',
), 'order:455', 'your_builders_come_back')
_SAYS_A_HIDING_PLACE_FOR: Final = Message((
    'A hiding place for the court is ready in ', Hole(Holds("choice", 'MapArea'), 'area'), '.',
), 'order:455', 'a_hiding_place_for')


def in_hiding(kingdom: Kingdom) -> bool:
    """The court of the kingdom is in hiding.

    maelstrom "#455 - Create Sanctuary".
    """
    kingdom_sanctuary = kingdom.sanctuary
    return kingdom_sanctuary is not None and kingdom.capital is kingdom_sanctuary


def give_up_sanctuary(kingdom: Kingdom, world: World) -> None:
    """A hiding place is given up.

    maelstrom "#455 - Create Sanctuary".
    """
    hideout = kingdom.sanctuary
    if hideout is not None:
        kingdom.sanctuary = None
        for s in [s for s in world.sightings if s.place is hideout]:
            world.drop(s)
        kingdom.places = taken(kingdom.places, hideout)
        for place_ward in [place_ward for place_ward in world.place_wards if place_ward.place is hideout]:
            world.drop(place_ward)
        for dome in [dome for dome in world.domes if dome.place is hideout]:
            world.drop(dome)
        world.drop(hideout)


def come_out(kingdom: Kingdom, world: World) -> None:
    """A court in hiding has a place of its own again.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "#455 - Create Sanctuary".
    """
    if in_hiding(kingdom) and any(may_be_seat(p, kingdom, world) for p in kingdom.places):
        old = kingdom.sanctuary
        seat_ = refuge(kingdom, world)
        if old is not None and seat_ is not None:
            kingdom.capital = seat_
            for t in [t for t in world.targets if t.place is old]:
                t.place = seat_
            kingdom.gold += 10000
            kingdom.food += 10000
            world.tell(kingdom, _SAYS_THE_COURT_HAS_LEFT.text((seat_,), SHAPE), seat_)
            give_up_sanctuary(kingdom, world)


def domain_order_455_area(ruler: Ruler, kingdom: Kingdom, world: World) -> Sequence[MapArea]:
    """What may be chosen: Create Sanctuary.

    maelstrom "#455 - Create Sanctuary", "Political Emissaries".
    """
    return EVERY_MAP_AREA


def needs_order_455(ruler: Ruler, kingdom: Kingdom, area: MapArea, world: World) -> str | None:
    """Why it is refused when it is done: Create Sanctuary.

    maelstrom "#455 - Create Sanctuary", "Political Emissaries".
    """
    if in_irons(ruler):
        return _SAYS_IS_A_PRISONER.text((ruler,), SHAPE)
    if asleep(ruler):
        return _SAYS_LIES_IN_A_SLEEP.text((ruler,), SHAPE)
    if world.happened('uprooted', 'this', 0, ruler):
        return _SAYS_HAD_TO_MOVE_IN.text((ruler,), SHAPE)
    if ruler.rank not in _ONE_OF_1:
        return _SAYS_IS_NO_RULER.text((ruler,), SHAPE)
    if (
        any(
            p.area == area and p.sanctuary_of is not kingdom and knows_of(kingdom, p, world)
            for p in world.places
        )
        or any(d.kingdom is kingdom and d.area == area for d in world.found_encounters)
    ):
        return _SAYS_IS_NOT_EMPTY.text((area,), SHAPE)
    if not any(p.area is not None and gap(p.area, area) <= 5 for p in kingdom.places):
        return _SAYS_IS_TOO_FAR_FROM.text((area, kingdom), SHAPE)
    return None


def early_order_455_kingdom(ruler: Ruler, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Create Sanctuary.

    maelstrom "#455 - Create Sanctuary", "Political Emissaries".
    """
    if in_irons(ruler):
        return _SAYS_IS_A_PRISONER.text((ruler,), SHAPE)
    if asleep(ruler):
        return _SAYS_LIES_IN_A_SLEEP.text((ruler,), SHAPE)
    if world.happened('uprooted', 'this', 0, ruler):
        return _SAYS_HAD_TO_MOVE_IN.text((ruler,), SHAPE)
    if ruler.rank not in _ONE_OF_1:
        return _SAYS_IS_NO_RULER.text((ruler,), SHAPE)
    return None


def cost_order_455(
    ruler: Ruler,
    kingdom: Kingdom,
    area: MapArea,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Create Sanctuary.

    maelstrom "#455 - Create Sanctuary", "Political Emissaries".
    """
    return (("gold", 10000), ("food", 10000))


def does_order_455(ruler: Ruler, kingdom: Kingdom, area: MapArea, world: World, dice: Dice) -> None:
    """Create Sanctuary.

    maelstrom "#455 - Create Sanctuary", "Political Emissaries".
    """
    if (
        any(p.area == area and p.sanctuary_of is not kingdom for p in world.places)
        or any(e.area == area for e in world.encounters)
    ):
        world.fail('order', '455', ruler, kingdom, _SAYS_YOUR_BUILDERS_COME_BACK.text((area,), SHAPE))
    else:
        give_up_sanctuary(kingdom, world)
        hideout = Place(
            name='The Hiding Place', area=area, region=MAP_AREA_REGION[area], settlement=SETTLEMENT_VILLAGE,
            hidden=True, sanctuary_of=kingdom,
        )
        world.add(hideout)
        kingdom.sanctuary = hideout
        world.tell(kingdom, _SAYS_A_HIDING_PLACE_FOR.text((area,), SHAPE))


# at the end, for these modules use each other
from .gates import asleep  # noqa: E402
from .politics import in_irons  # noqa: E402
from .succession import may_be_seat, refuge  # noqa: E402
