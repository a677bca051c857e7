"""What players may do, and how a turn goes, generated from the rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime.game.acts import (
    ActSpec, Asked, Game, Notation, Once, Optional, Param, Queued, SequenceSpec, Slot,
)
from rulec.runtime.game.shape import Holds

from ._choices import (
    Land, ORDER_BREAK_MAGIC, ORDER_DECLARE_A_BREACH, ORDER_DRAW_A_CARD, ORDER_LEAD_A_REGIMENT,
    ORDER_MARCH_FREE_PEOPLES, ORDER_MARCH_SHADOW, ORDER_RAISE_A_REGIMENT_FREE_PEOPLES,
    ORDER_RAISE_A_REGIMENT_SHADOW, ORDER_REFILL_A_REGIMENT_FREE_PEOPLES, ORDER_REFILL_A_REGIMENT_SHADOW,
    ORDER_ROUSE_A_NATION, ORDER_SEND_AN_INDIVIDUAL_FREE_PEOPLES, ORDER_SEND_AN_INDIVIDUAL_SHADOW,
    ORDER_STORM_A_FORTIFICATION,
)
from ._kinds import Nation, Regiment, Seat
from ._meta import EXECUTED_HASH, RULES_VERSION
from ._views import VIEWS
from ._words import PIP, POWER, STEP
from ._world import SHAPE, World
from ._turn import key_turn, turn
from .battle import (
    does_order_72, does_order_75, domain_order_72_regiment, early_order_72_seat, needs_order_72,
    needs_order_75,
)
from .breach import (
    cost_order_11, does_order_10, does_order_11, domain_order_10_nation, domain_order_11_nation,
    domain_order_11_pips, early_order_11_land, early_order_11_nation, needs_order_10, needs_order_11,
)
from .cards import does_order_90, needs_order_90
from .movement import (
    does_order_50, does_order_53, does_order_60, does_order_63, early_order_50_seat,
    early_order_53_first_area, early_order_53_seat, early_order_60_seat, early_order_63_first_area,
    early_order_63_seat, needs_order_50, needs_order_53, needs_order_60, needs_order_63,
)
from .muster import (
    cost_order_80, cost_order_81, does_order_80, does_order_81, does_order_82, does_order_83,
    domain_order_80_steps, domain_order_81_steps, domain_order_82_nation, domain_order_82_steps,
    domain_order_83_nation, domain_order_83_steps, early_order_80_muster_place, early_order_80_seat,
    early_order_81_seat, early_order_82_muster_place, early_order_82_nation, early_order_83_nation,
    needs_order_80, needs_order_81, needs_order_82, needs_order_83,
)
from .readiness import does_order_22, domain_order_22_nation, needs_order_22


def _domain_order_11_pips(seat: Seat, land: Land, nation: Nation, world: World) -> range:
    low, high = domain_order_11_pips(seat, land, nation, world)
    return range(low, high + 1)


def _domain_order_80_steps(regiment: Regiment, seat: Seat, muster_place: Land, world: World) -> range:
    low, high = domain_order_80_steps(regiment, seat, muster_place, world)
    return range(low, high + 1)


def _domain_order_81_steps(regiment: Regiment, seat: Seat, world: World) -> range:
    low, high = domain_order_81_steps(regiment, seat, world)
    return range(low, high + 1)


def _domain_order_82_steps(
    regiment: Regiment, seat: Seat, nation: Nation, muster_place: Land, world: World,
) -> range:
    low, high = domain_order_82_steps(regiment, seat, nation, muster_place, world)
    return range(low, high + 1)


def _domain_order_83_steps(regiment: Regiment, seat: Seat, nation: Nation, world: World) -> range:
    low, high = domain_order_83_steps(regiment, seat, nation, world)
    return range(low, high + 1)


ACTS: Final[tuple[ActSpec, ...]] = (
    ActSpec(
        kind='order',
        key='72',
        number=72,
        entry=ORDER_LEAD_A_REGIMENT,
        title='Lead a Regiment',
        player='seat',
        params=(
            Param('individual', Holds("thing", 'Individual')), Param('seat', Holds("thing", 'Seat')),
            Param('regiment', Holds("thing", 'Regiment'), domain=domain_order_72_regiment, settled=True),
        ),
        notations=(
            Notation(('72 ', Slot('individual'), ' ', Slot('regiment'))),
            Notation(('72',), 'Say who leads whom: 72 INDIVIDUAL REGIMENT.'),
        ),
        does=does_order_72,
        actor='individual',
        owner=('seat',),
        needs=needs_order_72,
        narrows=((1, early_order_72_seat),),
        once=(Once(('individual',)),),
        sure=True,
        throws=False,
        silent=True,
    ),
    ActSpec(
        kind='order',
        key='75',
        number=75,
        entry=ORDER_STORM_A_FORTIFICATION,
        title='Storm a Fortification',
        player='seat',
        params=(
            Param('regiment', Holds("thing", 'Regiment')), Param('seat', Holds("thing", 'Seat')),
            Param('goal', Holds("choice", 'Land')),
        ),
        notations=(
            Notation(('75 ', Slot('regiment'), ' ', Slot('goal'))),
            Notation(('75',), 'Say who storms what: 75 REGIMENT FORTIFICATION.'),
        ),
        does=does_order_75,
        actor='regiment',
        owner=('seat',),
        needs=needs_order_75,
        once=(Once(('regiment',)),),
        sure=True,
        throws=False,
    ),
    ActSpec(
        kind='order',
        key='10',
        number=10,
        entry=ORDER_DECLARE_A_BREACH,
        title='Declare a Breach',
        player='seat',
        params=(
            Param('seat', Holds("thing", 'Seat')),
            Param('nation', Holds("thing", 'Nation'), domain=domain_order_10_nation, settled=True),
        ),
        notations=(Notation(('10 ', Slot('nation'))), Notation(('10',), 'Say on whom: 10 NATION.')),
        does=does_order_10,
        needs=needs_order_10,
        once=(Once(('seat', 'nation')),),
        throws=False,
    ),
    ActSpec(
        kind='order',
        key='11',
        number=11,
        entry=ORDER_BREAK_MAGIC,
        title='Break Magic',
        player='seat',
        params=(
            Param('seat', Holds("thing", 'Seat')), Param('land', Holds("choice", 'Land')),
            Param('nation', Holds("thing", 'Nation'), domain=domain_order_11_nation, settled=True),
            Param('pips', Holds("number", unit=PIP), domain=_domain_order_11_pips, settled=True),
        ),
        notations=(
            Notation(('11 ', Slot('land'), ' of ', Slot('nation'), ' ', Slot('pips'))),
            Notation(('11',), 'Say where and with how many pips: 11 AREA of NATION PIPS.'),
        ),
        does=does_order_11,
        needs=needs_order_11,
        costs=cost_order_11,
        narrows=((1, early_order_11_land), (2, early_order_11_nation)),
        once=(Once(('seat', 'land')),),
    ),
    ActSpec(
        kind='order',
        key='90',
        number=90,
        entry=ORDER_DRAW_A_CARD,
        title='Draw a Card',
        player='seat',
        params=(Param('seat', Holds("thing", 'Seat')),),
        notations=(Notation(('90',)),),
        does=does_order_90,
        needs=needs_order_90,
    ),
    ActSpec(
        kind='order',
        key='50',
        number=50,
        entry=ORDER_MARCH_SHADOW,
        title='March (Shadow)',
        player='seat',
        params=(
            Param('regiment', Holds("thing", 'Regiment')), Param('seat', Holds("thing", 'Seat')),
            Param('goal', Holds("choice", 'Land')),
            Param('crossed_area', Holds("choice", 'Land', optional=True), default=None),
        ),
        notations=(
            Notation(('50 ', Slot('regiment'), ' ', Slot('goal'), Optional((' by ', Slot('crossed_area'))))),
            Notation(('50',), 'Say who marches where: 50 REGIMENT AREA by AREA.'),
        ),
        does=does_order_50,
        actor='regiment',
        owner=('seat',),
        needs=needs_order_50,
        narrows=((1, early_order_50_seat),),
        once=(Once(('regiment',)),),
        throws=False,
    ),
    ActSpec(
        kind='order',
        key='60',
        number=60,
        entry=ORDER_MARCH_FREE_PEOPLES,
        title='March (Free Peoples)',
        player='seat',
        params=(
            Param('regiment', Holds("thing", 'Regiment')), Param('seat', Holds("thing", 'Seat')),
            Param('goal', Holds("choice", 'Land')),
            Param('crossed_area', Holds("choice", 'Land', optional=True), default=None),
        ),
        notations=(
            Notation(('60 ', Slot('regiment'), ' ', Slot('goal'), Optional((' by ', Slot('crossed_area'))))),
            Notation(('60',), 'Say who marches where: 60 REGIMENT AREA by AREA.'),
        ),
        does=does_order_60,
        actor='regiment',
        owner=('seat',),
        needs=needs_order_60,
        narrows=((1, early_order_60_seat),),
        once=(Once(('regiment',)),),
        throws=False,
    ),
    ActSpec(
        kind='order',
        key='53',
        number=53,
        entry=ORDER_SEND_AN_INDIVIDUAL_SHADOW,
        title='Send an Individual (Shadow)',
        player='seat',
        params=(
            Param('individual', Holds("thing", 'Individual')), Param('seat', Holds("thing", 'Seat')),
            Param('first_area', Holds("choice", 'Land')),
            Param('second_area', Holds("choice", 'Land', optional=True), default=None),
            Param('third_area', Holds("choice", 'Land', optional=True), default=None),
            Param('fourth_area', Holds("choice", 'Land', optional=True), default=None),
        ),
        notations=(
            Notation((
                '53 ', Slot('individual'), ' ', Slot('first_area'), Optional((' ', Slot('second_area'))),
                Optional((' ', Slot('third_area'))), Optional((' ', Slot('fourth_area'))),
            )),
            Notation(('53',), 'Say who goes where: 53 INDIVIDUAL AREA AREA AREA.'),
        ),
        does=does_order_53,
        actor='individual',
        owner=('seat',),
        needs=needs_order_53,
        narrows=((1, early_order_53_seat), (2, early_order_53_first_area)),
        once=(Once(('individual',)),),
        sure=True,
        throws=False,
    ),
    ActSpec(
        kind='order',
        key='63',
        number=63,
        entry=ORDER_SEND_AN_INDIVIDUAL_FREE_PEOPLES,
        title='Send an Individual (Free Peoples)',
        player='seat',
        params=(
            Param('individual', Holds("thing", 'Individual')), Param('seat', Holds("thing", 'Seat')),
            Param('first_area', Holds("choice", 'Land')),
            Param('second_area', Holds("choice", 'Land', optional=True), default=None),
            Param('third_area', Holds("choice", 'Land', optional=True), default=None),
            Param('fourth_area', Holds("choice", 'Land', optional=True), default=None),
        ),
        notations=(
            Notation((
                '63 ', Slot('individual'), ' ', Slot('first_area'), Optional((' ', Slot('second_area'))),
                Optional((' ', Slot('third_area'))), Optional((' ', Slot('fourth_area'))),
            )),
            Notation(('63',), 'Say who goes where: 63 INDIVIDUAL AREA AREA AREA.'),
        ),
        does=does_order_63,
        actor='individual',
        owner=('seat',),
        needs=needs_order_63,
        narrows=((1, early_order_63_seat), (2, early_order_63_first_area)),
        once=(Once(('individual',)),),
        sure=True,
        throws=False,
    ),
    ActSpec(
        kind='order',
        key='80',
        number=80,
        entry=ORDER_RAISE_A_REGIMENT_SHADOW,
        title='Raise a Regiment (Shadow)',
        player='seat',
        params=(
            Param('regiment', Holds("thing", 'Regiment')), Param('seat', Holds("thing", 'Seat')),
            Param('muster_place', Holds("choice", 'Land')),
            Param('steps', Holds("number", unit=STEP), domain=_domain_order_80_steps, settled=True),
        ),
        notations=(
            Notation(('80 ', Slot('regiment'), ' ', Slot('muster_place'), ' ', Slot('steps'))),
            Notation(('80',), 'Say whom, where and how many steps: 80 REGIMENT AREA STEPS.'),
        ),
        does=does_order_80,
        actor='regiment',
        owner=('seat',),
        needs=needs_order_80,
        costs=cost_order_80,
        narrows=((1, early_order_80_seat), (2, early_order_80_muster_place)),
        sure=True,
        throws=False,
    ),
    ActSpec(
        kind='order',
        key='81',
        number=81,
        entry=ORDER_REFILL_A_REGIMENT_SHADOW,
        title='Refill a Regiment (Shadow)',
        player='seat',
        params=(
            Param('regiment', Holds("thing", 'Regiment')), Param('seat', Holds("thing", 'Seat')),
            Param('steps', Holds("number", unit=STEP), domain=_domain_order_81_steps, settled=True),
        ),
        notations=(
            Notation(('81 ', Slot('regiment'), ' ', Slot('steps'))),
            Notation(('81',), 'Say whom, by how many steps: 81 REGIMENT STEPS.'),
        ),
        does=does_order_81,
        actor='regiment',
        owner=('seat',),
        needs=needs_order_81,
        costs=cost_order_81,
        narrows=((1, early_order_81_seat),),
        once=(Once(('regiment',)),),
        sure=True,
        throws=False,
    ),
    ActSpec(
        kind='order',
        key='82',
        number=82,
        entry=ORDER_RAISE_A_REGIMENT_FREE_PEOPLES,
        title='Raise a Regiment (Free Peoples)',
        player='seat',
        params=(
            Param('regiment', Holds("thing", 'Regiment')), Param('seat', Holds("thing", 'Seat')),
            Param('nation', Holds("thing", 'Nation'), domain=domain_order_82_nation, settled=True),
            Param('muster_place', Holds("choice", 'Land')),
            Param('steps', Holds("number", unit=STEP), domain=_domain_order_82_steps, settled=True),
        ),
        notations=(
            Notation(('82 ', Slot('regiment'), ' of ', Slot('nation'), ' ', Slot('muster_place'), ' ', Slot('steps'))),
            Notation(('82',), 'Say whom, where and how many steps: 82 REGIMENT of NATION AREA STEPS.'),
        ),
        does=does_order_82,
        actor='regiment',
        owner=('seat',),
        needs=needs_order_82,
        narrows=((2, early_order_82_nation), (3, early_order_82_muster_place)),
        sure=True,
        throws=False,
    ),
    ActSpec(
        kind='order',
        key='83',
        number=83,
        entry=ORDER_REFILL_A_REGIMENT_FREE_PEOPLES,
        title='Refill a Regiment (Free Peoples)',
        player='seat',
        params=(
            Param('regiment', Holds("thing", 'Regiment')), Param('seat', Holds("thing", 'Seat')),
            Param('nation', Holds("thing", 'Nation'), domain=domain_order_83_nation, settled=True),
            Param('steps', Holds("number", unit=STEP), domain=_domain_order_83_steps, settled=True),
        ),
        notations=(
            Notation(('83 ', Slot('regiment'), ' of ', Slot('nation'), ' ', Slot('steps'))),
            Notation(('83',), 'Say whom, by how many steps: 83 REGIMENT of NATION STEPS.'),
        ),
        does=does_order_83,
        actor='regiment',
        owner=('seat',),
        needs=needs_order_83,
        narrows=((2, early_order_83_nation),),
        once=(Once(('regiment',)),),
        sure=True,
        throws=False,
    ),
    ActSpec(
        kind='order',
        key='22',
        number=22,
        entry=ORDER_ROUSE_A_NATION,
        title='Rouse a Nation',
        player='seat',
        params=(
            Param('individual', Holds("thing", 'Individual')), Param('seat', Holds("thing", 'Seat')),
            Param('nation', Holds("thing", 'Nation'), domain=domain_order_22_nation, settled=True),
        ),
        notations=(
            Notation(('22 ', Slot('individual'), ' ', Slot('nation'))),
            Notation(('22',), 'Say who rouses whom: 22 INDIVIDUAL NATION.'),
        ),
        does=does_order_22,
        actor='individual',
        owner=('seat',),
        needs=needs_order_22,
        once=(Once(('individual',)),),
        sure=True,
        throws=False,
        silent=True,
    ),
)

GAME: Final = Game(
    pack='middle_earth_engulfed',
    version=RULES_VERSION,
    hash=EXECUTED_HASH,
    world=World,
    shape=SHAPE,
    acts=ACTS,
    sequences=(
        SequenceSpec(
            name='turn',
            title='A turn of the war',
            run=turn,
            queues=(Queued('order', key=key_turn),),
            player='Seat',
            steps=(
                (1, 'Power'), (2, 'Breaches'), (3, 'Activation'), (4, 'The hunt is committed'),
                (5, 'Who goes with the ring'), (6, 'The Fellowship moves'), (7, 'The hunt'),
                (8, 'The Shadow moves'), (9, 'The Free Peoples move'), (10, 'Battles'),
                (11, 'Fortifications are stormed'), (12, 'Muster'), (13, 'Cards'), (14, 'The turn ends'),
            ),
            stops=(
                (8, (('order', ((50, 59),)),)), (9, (('order', ((60, 69),)),)),
                (10, (('order', ((70, 74),)), ('order', ((75, 79),)))),
                (12, (('order', ((80, 89),)), ('order', ((90, 99),)))),
            ),
        ),
    ),
    views=VIEWS,
    questions=(
        Asked('away', 13, (Holds("choice", 'Card'),)),
        Asked('bent', 3, (Holds("list", item=Holds("thing", 'Nation')),)),
        Asked('calls', 11, (Holds("list", item=Holds("choice", 'Card')),)),
        Asked('committed', 4, (Holds("number", unit=POWER),), times=1),
        Asked('courage', 11, (Holds("number", unit=PIP),)),
        Asked('cover', 6, (Holds("choice", 'Card', optional=True),), times=1),
        Asked('goal', 6, (Holds("choice", 'Land', optional=True),), times=3),
        Asked('joiners', 5, (Holds("list", item=Holds("thing", 'Individual')),)),
        Asked('leavers', 5, (Holds("list", item=Holds("thing", 'Individual')),)),
        Asked('main', 10, (Holds("choice", 'Land'),)),
        Asked('parting', 5, (Holds("choice", 'Parting', optional=True),), times=1),
        Asked('pips', 3, (Holds("number", unit=PIP),)),
        Asked('plan', 11, (Holds("choice", 'Plan'),)),
        Asked('row', 3, (Holds("list", item=Holds("thing", 'Nation')),), times=2),
        Asked('shield', 7, (Holds("choice", 'Card', optional=True),)),
        Asked('where', 3, (Holds("choice", 'Land'),)),
    ),
)
