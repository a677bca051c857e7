"""What players may do, and how a turn goes, generated from the rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime.acts import (ActSpec, Game, Notation, Optional, Param, SequenceSpec, Slot)
from rulec.runtime.shape import Holds

from ._kinds import (
    Land, Nation, ORDER_BEND_AN_ACTIVATION, ORDER_BREACH_A_PROTECTION, ORDER_CHOOSE_A_MUSTER_POINT,
    ORDER_CHOOSE_THE_MAIN_ATTACK_FREE_PEOPLES, ORDER_CHOOSE_THE_MAIN_ATTACK_SHADOW, ORDER_DECLARE_A_BREACH,
    ORDER_DRAW_A_CARD, ORDER_JOIN_THE_FELLOWSHIP, ORDER_LAY_READY_A_RESISTANCE_CARD, ORDER_LEAD_A_REGIMENT,
    ORDER_LEAVE_THE_FELLOWSHIP, ORDER_MARCH_FREE_PEOPLES, ORDER_MARCH_SHADOW, ORDER_MOVE_THE_FELLOWSHIP,
    ORDER_PLAY_AN_AVOIDANCE_CARD, ORDER_PLAY_A_COMBAT_CARD, ORDER_RAISE_A_REGIMENT_FREE_PEOPLES,
    ORDER_RAISE_A_REGIMENT_SHADOW, ORDER_REFILL_A_REGIMENT_FREE_PEOPLES, ORDER_REFILL_A_REGIMENT_SHADOW,
    ORDER_ROUSE_A_NATION, ORDER_SCATTER_THE_FELLOWSHIP, ORDER_SEND_AN_INDIVIDUAL_FREE_PEOPLES,
    ORDER_SEND_AN_INDIVIDUAL_SHADOW, ORDER_STORM_A_FORTIFICATION, Regiment, Seat,
)
from ._meta import RULES_HASH, RULES_VERSION
from ._views import VIEWS
from ._words import PIP, STEP
from ._world import SHAPE, World
from .battle import (
    does_order_72, does_order_73, does_order_75, domain_order_72_regiment, domain_order_73_card,
    needs_order_72, needs_order_73, needs_order_75,
)
from .breach import (
    cost_order_11, does_order_10, does_order_11, domain_order_10_nation, domain_order_11_nation,
    domain_order_11_pips, needs_order_10, needs_order_11,
)
from .cards import (
    does_order_41, does_order_42, does_order_90, domain_order_41_card, domain_order_42_card, needs_order_41,
    needs_order_42, needs_order_90,
)
from .fellowship import (
    default_order_40_second_box, default_order_40_third_box, does_order_31, does_order_32, does_order_33,
    does_order_40, needs_order_31, needs_order_32, needs_order_33, needs_order_40,
)
from .movement import (
    default_order_50_through, default_order_53_fourth_area, default_order_53_second_area,
    default_order_53_third_area, default_order_60_through, default_order_63_fourth_area,
    default_order_63_second_area, default_order_63_third_area, does_order_50, does_order_53, does_order_54,
    does_order_60, does_order_63, does_order_64, needs_order_50, needs_order_53, needs_order_54,
    needs_order_60, needs_order_63, needs_order_64,
)
from .muster import (
    cost_order_80, cost_order_81, does_order_80, does_order_81, does_order_82, does_order_83,
    domain_order_80_steps, domain_order_81_steps, domain_order_82_nation, domain_order_82_steps,
    domain_order_83_nation, domain_order_83_steps, needs_order_80, needs_order_81, needs_order_82,
    needs_order_83,
)
from .readiness import (
    cost_order_21, does_order_21, does_order_22, does_order_23, domain_order_21_nation,
    domain_order_21_pips, domain_order_22_nation, domain_order_23_nation, needs_order_21, needs_order_22,
    needs_order_23,
)
from .turn_ import key_turn, turn


def _domain_order_11_pips(seat: Seat, land: Land, nation: Nation, world: World) -> range:
    low, high = domain_order_11_pips(seat, land, nation, world)
    return range(low, high + 1)


def _domain_order_80_steps(regiment: Regiment, seat: Seat, land: Land, world: World) -> range:
    low, high = domain_order_80_steps(regiment, seat, land, world)
    return range(low, high + 1)


def _domain_order_81_steps(regiment: Regiment, seat: Seat, world: World) -> range:
    low, high = domain_order_81_steps(regiment, seat, world)
    return range(low, high + 1)


def _domain_order_82_steps(regiment: Regiment, seat: Seat, nation: Nation, land: Land, world: World) -> range:
    low, high = domain_order_82_steps(regiment, seat, nation, land, world)
    return range(low, high + 1)


def _domain_order_83_steps(regiment: Regiment, seat: Seat, nation: Nation, world: World) -> range:
    low, high = domain_order_83_steps(regiment, seat, nation, world)
    return range(low, high + 1)


def _domain_order_21_pips(seat: Seat, nation: Nation, world: World) -> range:
    low, high = domain_order_21_pips(seat, nation, world)
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
            Param('regiment', Holds("thing", 'Regiment'), domain=domain_order_72_regiment),
        ),
        notations=(
            Notation(('72 ', Slot('individual'), ' ', Slot('regiment'))),
            Notation(('72',), 'Say who leads whom: 72 INDIVIDUAL REGIMENT.'),
        ),
        does=does_order_72,
        actor='individual',
        owner=('seat',),
        needs=needs_order_72,
        once=(('individual',),),
    ),
    ActSpec(
        kind='order',
        key='73',
        number=73,
        entry=ORDER_PLAY_A_COMBAT_CARD,
        title='Play a Combat Card',
        player='seat',
        params=(
            Param('seat', Holds("thing", 'Seat')),
            Param('card', Holds("choice", 'Card'), domain=domain_order_73_card),
        ),
        notations=(Notation(('73 ', Slot('card'))), Notation(('73',), 'Say which: 73 CARD.')),
        does=does_order_73,
        needs=needs_order_73,
        once=(('seat', 'card'),),
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
        once=(('regiment',),),
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
            Param('nation', Holds("thing", 'Nation'), domain=domain_order_10_nation),
        ),
        notations=(Notation(('10 ', Slot('nation'))), Notation(('10',), 'Say on whom: 10 NATION.')),
        does=does_order_10,
        needs=needs_order_10,
        once=(('seat', 'nation'),),
    ),
    ActSpec(
        kind='order',
        key='11',
        number=11,
        entry=ORDER_BREACH_A_PROTECTION,
        title='Breach a Protection',
        player='seat',
        params=(
            Param('seat', Holds("thing", 'Seat')), Param('land', Holds("choice", 'Land')),
            Param('nation', Holds("thing", 'Nation'), domain=domain_order_11_nation),
            Param('pips', Holds("number", unit=PIP), domain=_domain_order_11_pips),
        ),
        notations=(
            Notation(('11 ', Slot('land'), ' of ', Slot('nation'), ' ', Slot('pips'))),
            Notation(('11',), 'Say where and with how many pips: 11 AREA of NATION PIPS.'),
        ),
        does=does_order_11,
        needs=needs_order_11,
        costs=cost_order_11,
        once=(('seat', 'land'),),
    ),
    ActSpec(
        kind='order',
        key='41',
        number=41,
        entry=ORDER_PLAY_AN_AVOIDANCE_CARD,
        title='Play an Avoidance Card',
        player='seat',
        params=(
            Param('seat', Holds("thing", 'Seat')),
            Param('card', Holds("choice", 'Card'), domain=domain_order_41_card),
        ),
        notations=(Notation(('41 ', Slot('card'))), Notation(('41',), 'Say which: 41 CARD.')),
        does=does_order_41,
        needs=needs_order_41,
    ),
    ActSpec(
        kind='order',
        key='42',
        number=42,
        entry=ORDER_LAY_READY_A_RESISTANCE_CARD,
        title='Lay Ready a Resistance Card',
        player='seat',
        params=(
            Param('seat', Holds("thing", 'Seat')),
            Param('card', Holds("choice", 'Card'), domain=domain_order_42_card),
        ),
        notations=(Notation(('42 ', Slot('card'))), Notation(('42',), 'Say which: 42 CARD.')),
        does=does_order_42,
        needs=needs_order_42,
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
        key='31',
        number=31,
        entry=ORDER_JOIN_THE_FELLOWSHIP,
        title='Join the Fellowship',
        player='seat',
        params=(Param('individual', Holds("thing", 'Individual')), Param('seat', Holds("thing", 'Seat'))),
        notations=(Notation(('31 ', Slot('individual'))), Notation(('31',), 'Say who joins: 31 INDIVIDUAL.')),
        does=does_order_31,
        actor='individual',
        owner=('seat',),
        needs=needs_order_31,
        once=(('individual',),),
    ),
    ActSpec(
        kind='order',
        key='32',
        number=32,
        entry=ORDER_LEAVE_THE_FELLOWSHIP,
        title='Leave the Fellowship',
        player='seat',
        params=(Param('individual', Holds("thing", 'Individual')), Param('seat', Holds("thing", 'Seat'))),
        notations=(
            Notation(('32 ', Slot('individual'))), Notation(('32',), 'Say who leaves: 32 INDIVIDUAL.'),
        ),
        does=does_order_32,
        actor='individual',
        owner=('seat',),
        needs=needs_order_32,
        once=(('individual',),),
    ),
    ActSpec(
        kind='order',
        key='33',
        number=33,
        entry=ORDER_SCATTER_THE_FELLOWSHIP,
        title='Scatter the Fellowship',
        player='seat',
        params=(Param('seat', Holds("thing", 'Seat')), Param('parting', Holds("choice", 'Parting'))),
        notations=(
            Notation(('33 ', Slot('parting'))),
            Notation(('33',), 'Say who goes on: 33 alone, or 33 with hobbits.'),
        ),
        does=does_order_33,
        needs=needs_order_33,
        once=((),),
    ),
    ActSpec(
        kind='order',
        key='40',
        number=40,
        entry=ORDER_MOVE_THE_FELLOWSHIP,
        title='Move the Fellowship',
        player='seat',
        params=(
            Param('seat', Holds("thing", 'Seat')), Param('first_box', Holds("choice", 'Land')),
            Param('second_box', Holds("choice", 'Land', optional=True), default=default_order_40_second_box),
            Param('third_box', Holds("choice", 'Land', optional=True), default=default_order_40_third_box),
        ),
        notations=(
            Notation(('40 ', Slot('first_box'), Optional((' ', Slot('second_box'))), Optional((' ', Slot('third_box'))))),
            Notation(('40',), 'Say where it goes: 40 BOX BOX BOX.'),
        ),
        does=does_order_40,
        needs=needs_order_40,
        once=((),),
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
            Param('through', Holds("choice", 'Land', optional=True), default=default_order_50_through),
        ),
        notations=(
            Notation(('50 ', Slot('regiment'), ' ', Slot('goal'), Optional((' by ', Slot('through'))))),
            Notation(('50',), 'Say who marches where: 50 REGIMENT AREA by AREA.'),
        ),
        does=does_order_50,
        actor='regiment',
        owner=('seat',),
        needs=needs_order_50,
        once=(('regiment',),),
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
            Param('through', Holds("choice", 'Land', optional=True), default=default_order_60_through),
        ),
        notations=(
            Notation(('60 ', Slot('regiment'), ' ', Slot('goal'), Optional((' by ', Slot('through'))))),
            Notation(('60',), 'Say who marches where: 60 REGIMENT AREA by AREA.'),
        ),
        does=does_order_60,
        actor='regiment',
        owner=('seat',),
        needs=needs_order_60,
        once=(('regiment',),),
    ),
    ActSpec(
        kind='order',
        key='54',
        number=54,
        entry=ORDER_CHOOSE_THE_MAIN_ATTACK_SHADOW,
        title='Choose the Main Attack (Shadow)',
        player='seat',
        params=(
            Param('seat', Holds("thing", 'Seat')), Param('land', Holds("choice", 'Land')),
            Param('origin', Holds("choice", 'Land')),
        ),
        notations=(
            Notation(('54 ', Slot('land'), ' from ', Slot('origin'))),
            Notation(('54',), 'Say where, and which force leads: 54 AREA from AREA.'),
        ),
        does=does_order_54,
        needs=needs_order_54,
        once=(('seat', 'land'),),
    ),
    ActSpec(
        kind='order',
        key='64',
        number=64,
        entry=ORDER_CHOOSE_THE_MAIN_ATTACK_FREE_PEOPLES,
        title='Choose the Main Attack (Free Peoples)',
        player='seat',
        params=(
            Param('seat', Holds("thing", 'Seat')), Param('land', Holds("choice", 'Land')),
            Param('origin', Holds("choice", 'Land')),
        ),
        notations=(
            Notation(('64 ', Slot('land'), ' from ', Slot('origin'))),
            Notation(('64',), 'Say where, and which force leads: 64 AREA from AREA.'),
        ),
        does=does_order_64,
        needs=needs_order_64,
        once=(('seat', 'land'),),
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
            Param('second_area', Holds("choice", 'Land', optional=True), default=default_order_53_second_area),
            Param('third_area', Holds("choice", 'Land', optional=True), default=default_order_53_third_area),
            Param('fourth_area', Holds("choice", 'Land', optional=True), default=default_order_53_fourth_area),
        ),
        notations=(
            Notation(('53 ', Slot('individual'), ' ', Slot('first_area'), Optional((' ', Slot('second_area'))), Optional((' ', Slot('third_area'))), Optional((' ', Slot('fourth_area'))))),
            Notation(('53',), 'Say who goes where: 53 INDIVIDUAL AREA AREA AREA.'),
        ),
        does=does_order_53,
        actor='individual',
        owner=('seat',),
        needs=needs_order_53,
        once=(('individual',),),
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
            Param('second_area', Holds("choice", 'Land', optional=True), default=default_order_63_second_area),
            Param('third_area', Holds("choice", 'Land', optional=True), default=default_order_63_third_area),
            Param('fourth_area', Holds("choice", 'Land', optional=True), default=default_order_63_fourth_area),
        ),
        notations=(
            Notation(('63 ', Slot('individual'), ' ', Slot('first_area'), Optional((' ', Slot('second_area'))), Optional((' ', Slot('third_area'))), Optional((' ', Slot('fourth_area'))))),
            Notation(('63',), 'Say who goes where: 63 INDIVIDUAL AREA AREA AREA.'),
        ),
        does=does_order_63,
        actor='individual',
        owner=('seat',),
        needs=needs_order_63,
        once=(('individual',),),
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
            Param('land', Holds("choice", 'Land')),
            Param('steps', Holds("number", unit=STEP), domain=_domain_order_80_steps),
        ),
        notations=(
            Notation(('80 ', Slot('regiment'), ' ', Slot('land'), ' ', Slot('steps'))),
            Notation(('80',), 'Say whom, where and how many steps: 80 REGIMENT AREA STEPS.'),
        ),
        does=does_order_80,
        actor='regiment',
        owner=('seat',),
        needs=needs_order_80,
        costs=cost_order_80,
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
            Param('steps', Holds("number", unit=STEP), domain=_domain_order_81_steps),
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
        once=(('regiment',),),
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
            Param('nation', Holds("thing", 'Nation'), domain=domain_order_82_nation),
            Param('land', Holds("choice", 'Land')),
            Param('steps', Holds("number", unit=STEP), domain=_domain_order_82_steps),
        ),
        notations=(
            Notation(('82 ', Slot('regiment'), ' of ', Slot('nation'), ' ', Slot('land'), ' ', Slot('steps'))),
            Notation(('82',), 'Say whom, where and how many steps: 82 REGIMENT of NATION AREA STEPS.'),
        ),
        does=does_order_82,
        actor='regiment',
        owner=('seat',),
        needs=needs_order_82,
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
            Param('nation', Holds("thing", 'Nation'), domain=domain_order_83_nation),
            Param('steps', Holds("number", unit=STEP), domain=_domain_order_83_steps),
        ),
        notations=(
            Notation(('83 ', Slot('regiment'), ' of ', Slot('nation'), ' ', Slot('steps'))),
            Notation(('83',), 'Say whom, by how many steps: 83 REGIMENT of NATION STEPS.'),
        ),
        does=does_order_83,
        actor='regiment',
        owner=('seat',),
        needs=needs_order_83,
        once=(('regiment',),),
    ),
    ActSpec(
        kind='order',
        key='21',
        number=21,
        entry=ORDER_BEND_AN_ACTIVATION,
        title='Bend an Activation',
        player='seat',
        params=(
            Param('seat', Holds("thing", 'Seat')),
            Param('nation', Holds("thing", 'Nation'), domain=domain_order_21_nation),
            Param('pips', Holds("number", unit=PIP), domain=_domain_order_21_pips),
        ),
        notations=(
            Notation(('21 ', Slot('nation'), ' ', Slot('pips'))),
            Notation(('21',), 'Say whose roll, and by how many pips: 21 NATION PIPS.'),
        ),
        does=does_order_21,
        needs=needs_order_21,
        costs=cost_order_21,
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
            Param('nation', Holds("thing", 'Nation'), domain=domain_order_22_nation),
        ),
        notations=(
            Notation(('22 ', Slot('individual'), ' ', Slot('nation'))),
            Notation(('22',), 'Say who rouses whom: 22 INDIVIDUAL NATION.'),
        ),
        does=does_order_22,
        actor='individual',
        owner=('seat',),
        needs=needs_order_22,
        once=(('individual',),),
    ),
    ActSpec(
        kind='order',
        key='23',
        number=23,
        entry=ORDER_CHOOSE_A_MUSTER_POINT,
        title='Choose a Muster Point',
        player='seat',
        params=(
            Param('seat', Holds("thing", 'Seat')),
            Param('nation', Holds("thing", 'Nation'), domain=domain_order_23_nation),
            Param('land', Holds("choice", 'Land')),
        ),
        notations=(
            Notation(('23 ', Slot('nation'), ' ', Slot('land'))),
            Notation(('23',), 'Say who gathers where: 23 NATION AREA.'),
        ),
        does=does_order_23,
        needs=needs_order_23,
        once=(('seat', 'nation'),),
    ),
)

GAME: Final = Game(
    pack='middle_earth_engulfed',
    version=RULES_VERSION,
    hash=RULES_HASH,
    world=World,
    shape=SHAPE,
    acts=ACTS,
    sequences=(
        SequenceSpec(
            name='turn',
            title='A turn of the war',
            run=turn,
            kind='order',
            player='Seat',
            key=key_turn,
            shuffled=True,
            steps=(
                (1, 'Power'), (2, 'Breaches'), (3, 'Activation'), (4, 'The hunt is committed'),
                (5, 'Who goes with the ring'), (6, 'The Fellowship moves'), (7, 'The hunt'),
                (8, 'The Shadow moves'), (9, 'The Free Peoples move'), (10, 'Battles'),
                (11, 'Fortifications are stormed'), (12, 'Muster'), (13, 'Cards'), (14, 'The turn ends'),
            ),
        ),
    ),
    views=VIEWS,
)
