"""Things in play, generated from the rules."""

from __future__ import annotations

from collections.abc import Sequence

from ._choices import (
    ARM_INFANTRY, Arm, CHAIR_ONLY_PLAYER, Card, Chair, Folk, Hero, LAND_OFF_BOARD, Land, Master,
    PLAN_STEADY_LINE, Plan, STAGE_PEACE, Side, Stage,
)


class Wound:
    """Blow that has struck."""

    __slots__ = ("id", "side", "striker", "blow")

    def __init__(
        self,
        *,
        side: Side,
        striker: Regiment,
        blow: int,
    ) -> None:
        self.id: int = 0
        self.side: Side = side
        self.striker: Regiment = striker
        self.blow: int = blow


class Seat:
    """Seat.

    engulfed "1. Overview", "7. Appendix: more than two players"
    """

    __slots__ = ("id", "name", "side", "master", "chair", "power", "hand_cards", "activation_row", "cards_drawn")

    def __init__(
        self,
        *,
        name: str = '',
        side: Side,
        master: Master | None = None,
        chair: Chair = CHAIR_ONLY_PLAYER,
        power: int = 0,
        hand_cards: Sequence[Card] = (),
        activation_row: Sequence[Nation] = (),
        cards_drawn: int = 0,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.side: Side = side
        self.master: Master | None = master
        self.chair: Chair = chair
        self.power: int = power
        self.hand_cards: Sequence[Card] = hand_cards
        self.activation_row: Sequence[Nation] = activation_row
        self.cards_drawn: int = cards_drawn


class Nation:
    """Nation.

    engulfed "2. Activation"
    """

    __slots__ = ("id", "name", "folk", "seat", "stage", "musters_at", "earlier_stage", "place_in_line", "pips_bought", "points_left")

    def __init__(
        self,
        *,
        name: str = '',
        folk: Folk,
        seat: Seat,
        stage: Stage = STAGE_PEACE,
        musters_at: Land,
        earlier_stage: Stage | None = None,
        place_in_line: int = 1,
        pips_bought: int = 0,
        points_left: int = 0,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.folk: Folk = folk
        self.seat: Seat = seat
        self.stage: Stage = stage
        self.musters_at: Land = musters_at
        self.earlier_stage: Stage | None = earlier_stage
        self.place_in_line: int = place_in_line
        self.pips_bought: int = pips_bought
        self.points_left: int = points_left


class Individual:
    """Individual.

    engulfed "1. Overview"
    """

    __slots__ = ("id", "name", "hero", "seat", "place", "arrival", "folk", "travels", "roused_nation", "engaged", "winged", "travel", "absence")

    def __init__(
        self,
        *,
        name: str = '',
        hero: Hero,
        seat: Seat,
        place: Land = LAND_OFF_BOARD,
        arrival: Stage | None = None,
        folk: Folk | None = None,
        travels: bool = False,
        roused_nation: Folk | None = None,
        engaged: bool = False,
        winged: bool = False,
        travel: int = 0,
        absence: int = 0,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.hero: Hero = hero
        self.seat: Seat = seat
        self.place: Land = place
        self.arrival: Stage | None = arrival
        self.folk: Folk | None = folk
        self.travels: bool = travels
        self.roused_nation: Folk | None = roused_nation
        self.engaged: bool = engaged
        self.winged: bool = winged
        self.travel: int = travel
        self.absence: int = absence


class Regiment:
    """Regiment.

    engulfed "1. Overview", "4. Movement"
    """

    __slots__ = ("id", "name", "folk", "seat", "arm", "steps_left", "full_steps", "place", "arrival", "origin", "travel", "shaken_for", "attacking", "helping", "leader")

    def __init__(
        self,
        *,
        name: str = '',
        folk: Folk,
        seat: Seat,
        arm: Arm = ARM_INFANTRY,
        steps_left: int = 1,
        full_steps: int = 4,
        place: Land = LAND_OFF_BOARD,
        arrival: Stage | None = None,
        origin: Land | None = None,
        travel: int = 0,
        shaken_for: int = 0,
        attacking: bool = False,
        helping: bool = False,
        leader: Hero | None = None,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.folk: Folk = folk
        self.seat: Seat = seat
        self.arm: Arm = arm
        self.steps_left: int = steps_left
        self.full_steps: int = full_steps
        self.place: Land = place
        self.arrival: Stage | None = arrival
        self.origin: Land | None = origin
        self.travel: int = travel
        self.shaken_for: int = shaken_for
        self.attacking: bool = attacking
        self.helping: bool = helping
        self.leader: Hero | None = leader


class Battle:
    """Battle.

    engulfed "4. Movement", "5. Battle: see Appendix B"
    """

    __slots__ = ("id", "land", "attacker", "origin", "attack_plan", "defence_plan", "courage")

    def __init__(
        self,
        *,
        land: Land,
        attacker: Side,
        origin: Land,
        attack_plan: Plan = PLAN_STEADY_LINE,
        defence_plan: Plan = PLAN_STEADY_LINE,
        courage: int = 0,
    ) -> None:
        self.id: int = 0
        self.land: Land = land
        self.attacker: Side = attacker
        self.origin: Land = origin
        self.attack_plan: Plan = attack_plan
        self.defence_plan: Plan = defence_plan
        self.courage: int = courage


class Commitment:
    """Power committed to the hunt.

    engulfed "1. Overview", "3. The Fellowship of the Ring"
    """

    __slots__ = ("id", "seat", "power")

    def __init__(
        self,
        *,
        seat: Seat,
        power: int,
    ) -> None:
        self.id: int = 0
        self.seat: Seat = seat
        self.power: int = power
