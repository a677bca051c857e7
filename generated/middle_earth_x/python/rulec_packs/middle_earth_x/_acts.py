"""What players may do, and how a turn goes, generated from the rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime.acts import (ActSpec, Game, Notation, Optional, Param, SequenceSpec, Slot)
from rulec.runtime.shape import Holds

from ._kinds import (
    ORDER_ASK_FOR_A_DRAW, ORDER_BUILD_A_UNIT, ORDER_DISBAND_A_UNIT, ORDER_HOLD, ORDER_MOVE, ORDER_RETREAT,
    ORDER_SUPPORT_A_MOVE, ORDER_SUPPORT_A_STAND, ORDER_THE_NAZGUL_RIDES, ORDER_THE_NAZGUL_STAYS,
    ORDER_WAIVE_A_UNIT,
)
from ._meta import EXECUTED_HASH, RULES_VERSION
from ._views import VIEWS
from ._world import SHAPE, World
from ._nazgul import (
    default_order_15_ride_on, does_order_15, does_order_16, needs_order_15, needs_order_16, open_order_15,
    open_order_16,
)
from .calendar import season
from .orders import (
    default_order_10_berth, default_order_10_passage, default_order_10_side, default_order_11_berth,
    default_order_12_berth, default_order_12_friend_arm, default_order_12_friend_berth,
    default_order_12_side, default_order_13_berth, default_order_13_friend_arm,
    default_order_13_friend_berth, default_order_20_berth, default_order_20_side, default_order_30_side,
    default_order_31_berth, does_order_10, does_order_11, does_order_12, does_order_13, does_order_20,
    does_order_30, does_order_31, does_order_32, does_order_40, needs_order_10, needs_order_11,
    needs_order_12, needs_order_13, needs_order_20, needs_order_30, needs_order_31, open_order_10,
    open_order_11, open_order_12, open_order_13, open_order_20, open_order_30, open_order_31, open_order_32,
    open_order_40,
)
from .powers import begin_board

ACTS: Final[tuple[ActSpec, ...]] = (
    ActSpec(
        kind='order',
        key='10',
        number=10,
        entry=ORDER_MOVE,
        title='Move',
        player='power',
        params=(
            Param('power', Holds("thing", 'Power')), Param('arm', Holds("choice", 'Arm')),
            Param('place', Holds("thing", 'Province')),
            Param('berth', Holds("choice", 'Side', optional=True), default=default_order_10_berth),
            Param('goal', Holds("thing", 'Province')),
            Param('side', Holds("choice", 'Side', optional=True), default=default_order_10_side),
            Param('passage', Holds("choice", 'Passage', optional=True), default=default_order_10_passage),
        ),
        notations=(
            Notation((
                Slot('arm'), ' ', Slot('place'), Optional(('/', Slot('berth'))), ' - ', Slot('goal'),
                Optional(('/', Slot('side'))), Optional((' ', Slot('passage'))),
            )),
        ),
        does=does_order_10,
        opens=open_order_10,
        needs=needs_order_10,
        sure=True,
    ),
    ActSpec(
        kind='order',
        key='11',
        number=11,
        entry=ORDER_HOLD,
        title='Hold',
        player='power',
        params=(
            Param('power', Holds("thing", 'Power')), Param('arm', Holds("choice", 'Arm')),
            Param('place', Holds("thing", 'Province')),
            Param('berth', Holds("choice", 'Side', optional=True), default=default_order_11_berth),
        ),
        notations=(
            Notation((Slot('arm'), ' ', Slot('place'), Optional(('/', Slot('berth'))), ' H')),
            Notation((Slot('arm'), ' ', Slot('place'), Optional(('/', Slot('berth'))), ' holds')),
        ),
        does=does_order_11,
        opens=open_order_11,
        needs=needs_order_11,
        sure=True,
    ),
    ActSpec(
        kind='order',
        key='12',
        number=12,
        entry=ORDER_SUPPORT_A_MOVE,
        title='Support a move',
        player='power',
        params=(
            Param('power', Holds("thing", 'Power')), Param('arm', Holds("choice", 'Arm')),
            Param('place', Holds("thing", 'Province')),
            Param('berth', Holds("choice", 'Side', optional=True), default=default_order_12_berth),
            Param('friend_arm', Holds("choice", 'Arm', optional=True), default=default_order_12_friend_arm),
            Param('origin', Holds("thing", 'Province')),
            Param('friend_berth', Holds("choice", 'Side', optional=True), default=default_order_12_friend_berth),
            Param('goal', Holds("thing", 'Province')),
            Param('side', Holds("choice", 'Side', optional=True), default=default_order_12_side),
        ),
        notations=(
            Notation((
                Slot('arm'), ' ', Slot('place'), Optional(('/', Slot('berth'))), ' S',
                Optional((' ', Slot('friend_arm'))), ' ', Slot('origin'),
                Optional(('/', Slot('friend_berth'))), ' - ', Slot('goal'), Optional(('/', Slot('side'))),
            )),
        ),
        does=does_order_12,
        opens=open_order_12,
        needs=needs_order_12,
        sure=True,
    ),
    ActSpec(
        kind='order',
        key='13',
        number=13,
        entry=ORDER_SUPPORT_A_STAND,
        title='Support a stand',
        player='power',
        params=(
            Param('power', Holds("thing", 'Power')), Param('arm', Holds("choice", 'Arm')),
            Param('place', Holds("thing", 'Province')),
            Param('berth', Holds("choice", 'Side', optional=True), default=default_order_13_berth),
            Param('friend_arm', Holds("choice", 'Arm', optional=True), default=default_order_13_friend_arm),
            Param('origin', Holds("thing", 'Province')),
            Param('friend_berth', Holds("choice", 'Side', optional=True), default=default_order_13_friend_berth),
        ),
        notations=(
            Notation((
                Slot('arm'), ' ', Slot('place'), Optional(('/', Slot('berth'))), ' S',
                Optional((' ', Slot('friend_arm'))), ' ', Slot('origin'),
                Optional(('/', Slot('friend_berth'))), Optional((' H',)),
            )),
        ),
        does=does_order_13,
        opens=open_order_13,
        needs=needs_order_13,
        sure=True,
    ),
    ActSpec(
        kind='order',
        key='20',
        number=20,
        entry=ORDER_RETREAT,
        title='Retreat',
        player='power',
        params=(
            Param('power', Holds("thing", 'Power')), Param('arm', Holds("choice", 'Arm')),
            Param('place', Holds("thing", 'Province')),
            Param('berth', Holds("choice", 'Side', optional=True), default=default_order_20_berth),
            Param('goal', Holds("thing", 'Province')),
            Param('side', Holds("choice", 'Side', optional=True), default=default_order_20_side),
        ),
        notations=(
            Notation((
                Slot('arm'), ' ', Slot('place'), Optional(('/', Slot('berth'))), ' R ', Slot('goal'),
                Optional(('/', Slot('side'))),
            )),
        ),
        does=does_order_20,
        opens=open_order_20,
        needs=needs_order_20,
        sure=True,
    ),
    ActSpec(
        kind='order',
        key='30',
        number=30,
        entry=ORDER_BUILD_A_UNIT,
        title='Build a unit',
        player='power',
        params=(
            Param('power', Holds("thing", 'Power')), Param('arm', Holds("choice", 'Arm')),
            Param('place', Holds("thing", 'Province')),
            Param('side', Holds("choice", 'Side', optional=True), default=default_order_30_side),
        ),
        notations=(
            Notation((Slot('arm'), ' ', Slot('place'), Optional(('/', Slot('side'))), ' B')),
            Notation(('build ', Slot('arm'), ' ', Slot('place'), Optional(('/', Slot('side'))))),
        ),
        does=does_order_30,
        opens=open_order_30,
        needs=needs_order_30,
        sure=True,
    ),
    ActSpec(
        kind='order',
        key='31',
        number=31,
        entry=ORDER_DISBAND_A_UNIT,
        title='Disband a unit',
        player='power',
        params=(
            Param('power', Holds("thing", 'Power')), Param('arm', Holds("choice", 'Arm')),
            Param('place', Holds("thing", 'Province')),
            Param('berth', Holds("choice", 'Side', optional=True), default=default_order_31_berth),
        ),
        notations=(
            Notation((Slot('arm'), ' ', Slot('place'), Optional(('/', Slot('berth'))), ' D')),
            Notation(('remove ', Slot('arm'), ' ', Slot('place'), Optional(('/', Slot('berth'))))),
        ),
        does=does_order_31,
        opens=open_order_31,
        needs=needs_order_31,
        sure=True,
    ),
    ActSpec(
        kind='order',
        key='32',
        number=32,
        entry=ORDER_WAIVE_A_UNIT,
        title='Waive a unit',
        player='power',
        params=(Param('power', Holds("thing", 'Power')),),
        notations=(Notation(('waive',)),),
        does=does_order_32,
        opens=open_order_32,
        sure=True,
    ),
    ActSpec(
        kind='order',
        key='40',
        number=40,
        entry=ORDER_ASK_FOR_A_DRAW,
        title='Ask for a draw',
        player='power',
        params=(Param('power', Holds("thing", 'Power')),),
        notations=(Notation(('draw',)),),
        does=does_order_40,
        opens=open_order_40,
        sure=True,
    ),
    ActSpec(
        kind='order',
        key='15',
        number=15,
        entry=ORDER_THE_NAZGUL_RIDES,
        title='The Nazgul rides',
        player='power',
        params=(
            Param('power', Holds("thing", 'Power')), Param('place', Holds("thing", 'Province')),
            Param('ride_goal', Holds("thing", 'Province')),
            Param('ride_on', Holds("thing", 'Province', optional=True), default=default_order_15_ride_on),
        ),
        notations=(
            Notation(('N ', Slot('place'), ' - ', Slot('ride_goal'), Optional((' - ', Slot('ride_on'))))),
            Notation(('Nazgul ', Slot('place'), ' - ', Slot('ride_goal'), Optional((' - ', Slot('ride_on'))))),
        ),
        does=does_order_15,
        opens=open_order_15,
        needs=needs_order_15,
        sure=True,
    ),
    ActSpec(
        kind='order',
        key='16',
        number=16,
        entry=ORDER_THE_NAZGUL_STAYS,
        title='The Nazgul stays',
        player='power',
        params=(Param('power', Holds("thing", 'Power')), Param('place', Holds("thing", 'Province'))),
        notations=(Notation(('N ', Slot('place'), ' H')), Notation(('Nazgul ', Slot('place'), ' H'))),
        does=does_order_16,
        opens=open_order_16,
        needs=needs_order_16,
        sure=True,
    ),
)

GAME: Final = Game(
    pack='middle_earth_x',
    version=RULES_VERSION,
    hash=EXECUTED_HASH,
    world=World,
    shape=SHAPE,
    acts=ACTS,
    sequences=(
        SequenceSpec(
            name='season',
            title='A part of the year',
            run=season,
            kind='order',
            player='Power',
            steps=(
                (1, 'Orders'), (11, 'Who counts double'), (2, 'Moves'), (12, 'The Nazgul rides'),
                (3, 'Retreats'), (13, 'The Nazgul follows'), (4, 'Builds and removals'),
                (14, 'Whoever is found alone'), (5, 'Voices for a draw'), (6, 'The year goes on'),
            ),
            first=(('order', ((10, 49),)),),
        ),
    ),
    begins=((begin_board, False),),
    views=VIEWS,
)
