"""A simple player of each side for Middle Earth Engulfed, so that games run unattended to an end.

They know the rules through the functions of the compiled package, and see what lies open on the board and their own
hand. They plan one turn ahead: the Shadow marches on the nearest home and hunts with what counts; the Free Peoples
rouse their nations, hold their strong places and bring the ring to the mountain on a road that each game draws anew.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from rulec.runtime.game.asking import NOTHING, Question

FAR = 99


class Atlas:
    """What never changes: which areas touch, how far they lie apart, and what the track of the Fellowship costs."""

    def __init__(self, rules: Any, shape: Any) -> None:
        self.rules = rules
        self.names: tuple[str, ...] = tuple(shape.choices["Land"].titles)
        self.folks: dict[str, int] = {key: at for at, key in enumerate(shape.choices["Folk"].keys)}
        self.lands = range(len(self.names) - 1)
        rooted = {rules.LAND_MORIA, rules.LAND_CIRITH_UNGOL, rules.LAND_MOUNT_DOOM}
        past = {rules.BORDER_PAST_BLACK_GATE, rules.BORDER_PAST_MINAS_MORGUL, rules.BORDER_PAST_OSGILIATH}
        self.near: dict[int, tuple[int, ...]] = {
            a: tuple(
                b for b in self.lands if b not in rooted and rules.joined(a, b) and rules.frontier(a, b) not in past
            )
            for a in self.lands
        }
        self.boxes: dict[int, tuple[int, ...]] = {
            a: tuple(b for b in self.lands if rules.track_line(a, b) != rules.ROAD_UNLINKED) for a in self.lands
        }
        self._far: dict[int, list[int]] = {}

    def far(self, goal: int) -> list[int]:
        """How many areas lie between each area and a goal, for those who march."""
        if goal not in self._far:
            steps = [FAR] * len(self.names)
            steps[goal], row = 0, deque([goal])
            while row:
                here = row.popleft()
                for there in self.near[here]:
                    if steps[there] == FAR:
                        steps[there] = steps[here] + 1
                        row.append(there)
            self._far[goal] = steps
        return self._far[goal]

    def next(self, start: int, goal: int) -> int:
        """The area to which one goes first on the way to a goal."""
        far = self.far(goal)
        return min(self.near[start], key=lambda there: (far[there], there), default=start)

    def road(self, dread: Callable[[int], float], goal: int) -> list[float]:
        """What it costs to come from each box of the track to a goal."""
        cost = [float(FAR * FAR)] * len(self.names)
        cost[goal] = 0.0
        for _ in self.lands:
            for here in self.lands:
                for there in self.boxes[here]:
                    cost[here] = min(cost[here], cost[there] + dread(there))
        return cost


class Player:
    """What both sides share."""

    def __init__(self, atlas: Atlas, name: str, luck: Random) -> None:
        self.atlas = atlas
        self.rules = atlas.rules
        self.name = name
        self.luck = luck
        self.world: Any = None
        self.seat: Any = None

    def sit(self, world: Any) -> None:
        """Takes the seat in a world that has begun."""
        self.world = world
        self.seat = next(seat for seat in world.seats if seat.name == self.name)

    def mine(self, things: Iterable[Any]) -> list[Any]:
        """What is on the board of one's own."""
        return [each for each in things if each.seat is self.seat and each.place != self.rules.LAND_OFF_BOARD]

    def steps(self, land: int, side: int) -> int:
        """The strength of a side in an area."""
        return sum(r.steps_left for r in self.world.regiments if r.place == land and r.seat.side == side)

    def named(self, land: int) -> str:
        """An area, as it is typed."""
        return f'"{self.atlas.names[land]}"'

    def lines(self) -> list[str]:
        """What is handed in for the coming turn."""
        raise NotImplementedError

    def answer(self, question: Question) -> Any:
        """As a source of answers gives it, for the one whose player this is."""
        if question.name == "plan":
            return self.luck.choice(question.offers)
        if question.name == "row":
            return tuple(self.luck.sample(question.offers, len(question.offers)))
        return question.default if question.default is not NOTHING else question.offers[0]

    def storming(self, enemy: int) -> list[str]:
        """Fortifications beside one's own regiments."""
        found = []
        for each in self.mine(self.world.regiments):
            for goal in self.atlas.near[each.place]:
                if self.rules.beside_walls(each.place, goal) and self.steps(goal, enemy):
                    found.append(f"75 {each.name} {self.named(goal)}")
        return found

    def marches(self, act: str, goals: dict[Any, int], side: int, enemy: int) -> list[str]:
        """Marches towards goals; nobody attacks who is much weaker."""
        found = []
        coming: dict[int, int] = {}
        for each, goal in goals.items():
            step = self.atlas.next(each.place, goal)
            coming[step] = coming.get(step, 0) + each.steps_left
        for each, goal in goals.items():
            step = self.atlas.next(each.place, goal)
            against = self.steps(step, enemy)
            if each.place == goal or coming[step] + self.steps(step, side) < against:
                continue
            further = self.atlas.next(step, goal)
            if each.arm == self.rules.ARM_CAVALRY and not against and step != goal and not self.steps(further, enemy):
                found.append(f"{act} {each.name} {self.named(further)} by {self.named(step)}")
            else:
                found.append(f"{act} {each.name} {self.named(step)}")
        return found


class Shadow(Player):
    """Sauron, or Saruman."""

    def __init__(self, atlas: Atlas, name: str, luck: Random, hunts: float = 0.9) -> None:
        super().__init__(atlas, name, luck)
        self.hunts = hunts

    def targets(self) -> list[int]:
        """Homes that are still to be taken, as this master wants them."""
        rules = self.rules
        north = [rules.LAND_MIRKWOOD, rules.LAND_EREBOR, rules.LAND_IRON_HILLS]
        magic = [rules.LAND_RIVENDELL, rules.LAND_LORIEN, rules.LAND_SHIRE]
        if self.seat.master == rules.MASTER_SARUMAN:
            own = [rules.LAND_HELMS_DEEP, rules.LAND_EDORAS, *magic]
        else:
            own = [rules.LAND_OSGILIATH, rules.LAND_MINAS_TIRITH, rules.LAND_DOL_AMROTH, *north]
            if not rules.shadow_divided(self.world):  # what counts for Saruman is left to him
                own += [rules.LAND_ARNOR, *magic]
        return [land for land in own if not rules.in_hands(land, rules.SIDE_SHADOW, self.world)]

    def lines(self) -> list[str]:
        rules, world = self.rules, self.world
        targets = self.targets()
        goals, kept = {}, set()
        for each in self.mine(world.regiments):
            if rules.muster_point_at(each.place) and each.place not in kept and self.threatened(each.place):
                kept.add(each.place)  # somebody stays at home
                continue
            reach = sorted(targets, key=lambda land: (self.atlas.far(land)[each.place], land))
            if reach:
                goals[each] = reach[0]
        found = self.breaches(goals)
        found += self.marches("50", goals, rules.SIDE_SHADOW, rules.SIDE_FREE)
        found += self.storming(rules.SIDE_FREE)
        found += self.riders(goals)
        return found + self.muster()

    def threatened(self, land: int) -> bool:
        """Whether an enemy may soon be there."""
        far = self.atlas.far(land)
        return any(far[r.place] <= 2 for r in self.world.regiments if r.seat.side != self.seat.side)

    def breaches(self, goals: dict[Any, int]) -> list[str]:
        """Breaches of what the next marches would enter."""
        rules, found = self.rules, []
        entered = {self.atlas.next(each.place, goal) for each, goal in goals.items()}
        homes = {rules.home_nation(land) for land in entered}
        for nation in self.world.nations:
            if nation.seat.side == rules.SIDE_FREE and nation.folk in homes and nation.stage < rules.STAGE_ACTIVE:
                found.append(f"10 {nation.name}")
        for land in sorted(entered):
            if rules.protected(land) and rules.closed(land, self.world):
                nation = next(each for each in self.world.nations if each.folk == rules.home_nation(land))
                found = [f"11 {self.named(land)} of {nation.name} 3", *found]
        return found

    def riders(self, goals: dict[Any, int]) -> list[str]:
        """The Nine lead where an attack goes."""
        found = []
        for each in self.mine(self.world.individuals):
            front = [r for r in goals if r.seat is self.seat]
            if front:
                host = max(front, key=lambda r: (r.steps_left, r.id))
                way: list[str] = []
                here = each.place
                front_line = self.atlas.next(host.place, goals[host])
                while here != front_line and len(way) < 3:
                    here = self.atlas.next(here, front_line)
                    way.append(self.named(here))
                if way:
                    found.append(f"53 {each.name} {' '.join(way)}")
                found.append(f"72 {each.name} {host.name}")
        return found

    def muster(self) -> list[str]:
        """Whatever the power is enough for, the nearest to the enemy first."""
        rules, world, found = self.rules, self.world, []
        outposts = [rules.LAND_DOL_GULDUR, *([] if rules.shadow_divided(world) else [rules.LAND_ANGMAR])]
        stages = {nation.folk: nation.stage for nation in world.nations}
        left = rules.income(self.seat)
        for each in world.regiments:
            if each.seat is not self.seat or left <= 0 or stages[each.folk] < rules.STAGE_DEFENCE:
                continue
            if each.place == rules.LAND_OFF_BOARD:
                points = [land for land in self.atlas.lands if rules.may_raise(each, land, world)]
                if points:
                    near = outposts.pop(0) if outposts and outposts[0] in points else None
                    far = [land for land in points if land not in (rules.LAND_DOL_GULDUR, rules.LAND_ANGMAR)]
                    found.append(f"80 {each.name} {self.named((far or points)[0] if near is None else near)} 4")
                    left -= rules.power_price(each, 4)
            else:
                more = each.full_steps - each.steps_left
                if more and rules.may_refill(each, more):
                    found.append(f"81 {each.name} {more}")
                    left -= rules.power_price(each, more)
        return found

    def answer(self, question: Question) -> Any:
        rules, world = self.rules, self.world
        if question.name == "committed":
            other = next(s for s in world.seats if s.master not in (None, self.seat.master))
            if rules.shadow_divided(world):  # who would not win now looks for homes to take, not for the ring
                ahead = rules.points_won(self.seat.master, world) - rules.points_won(other.master, world)
                hunter = ahead >= (self.seat.master == rules.MASTER_SAURON)
            else:
                hunter = self.seat.master == (rules.MASTER_SAURON if world.ring_at % 2 else rules.MASTER_SARUMAN)
                hunter = hunter or not other.power
            if not hunter or self.luck.random() > self.hunts:
                return 0
            return min(question.high, rules.permissible_power(world) + 2 * self.luck.randrange(3))
        if question.name == "bent":
            own = [n for n in question.offers if n.seat is self.seat]
            foes = [n for n in question.offers if n.seat.side == rules.SIDE_FREE and n.stage == rules.STAGE_DEFENCE]
            return (*own[:1], *(self.luck.sample(foes, 1) if foes and self.luck.random() < 0.5 else ()))
        if question.name == "pips":
            return min(question.high, 2)
        if question.name == "courage":
            return min(question.high, 4)
        return super().answer(question)


class Free(Player):
    """A player of the Free Peoples."""

    def __init__(self, atlas: Atlas, name: str, luck: Random) -> None:
        super().__init__(atlas, name, luck)
        self.company = luck.randrange(4)
        self.haste = 1 + luck.randrange(2)
        self.parts_at = 3 + luck.randrange(4)
        self.patience = luck.randrange(4)
        fears = [1.0 + 2 * luck.random() for _ in atlas.names]
        rules = atlas.rules
        self.road = atlas.road(lambda box: fears[box] + 0.3 * self.dread(box), rules.LAND_MOUNT_DOOM)
        self.to_rivendell = atlas.road(lambda box: fears[box], rules.LAND_RIVENDELL)

    def dread(self, box: int) -> float:
        """What an area of the track has in store."""
        rules = self.rules
        return float(rules.area_maximum(box)) / 2 + float(rules.area_peril(box))

    def lines(self) -> list[str]:
        rules, world = self.rules, self.world
        found = self.heroes()
        goals = {each: goal for each in self.mine(world.regiments) if (goal := self.post(each)) is not None}
        found += self.marches("60", goals, rules.SIDE_FREE, rules.SIDE_SHADOW)
        found += self.storming(rules.SIDE_SHADOW)
        nations = {n.folk: n for n in world.nations}
        left = {n.folk: rules.muster_strength(n, world) for n in world.nations}
        for each in world.regiments:
            if each.seat is not self.seat or left[each.folk] <= 0:
                continue
            nation = nations[each.folk]
            if each.place == rules.LAND_OFF_BOARD:
                points = [land for land in self.atlas.lands if rules.may_raise(each, land, world)]
                if points and rules.supply_price(each, 2) <= left[each.folk]:
                    found.append(f"82 {each.name} of {nation.name} {self.named(self.luck.choice(points))} 2")
                    left[each.folk] -= rules.supply_price(each, 2)
            elif rules.may_refill(each, 1):
                found.append(f"83 {each.name} of {nation.name} 1")
                left[each.folk] -= rules.supply_price(each, 1)
        return [*found, *["90"] * (4 if rules.sanctuary(world.ring_at) else 1)]

    def post(self, each: Any) -> int | None:
        """Where a regiment is of use: a home that is taken or open to the enemy, a friend in battle, or where it is."""
        rules = self.rules
        if each.folk == self.atlas.folks["dunedain"] and not self.kept(rules.LAND_SHIRE):
            return int(rules.LAND_SHIRE)  # nobody else has soldiers near
        for there in self.atlas.near[each.place]:
            enemies, friends = self.steps(there, rules.SIDE_SHADOW), self.steps(there, rules.SIDE_FREE)
            if enemies and (friends or enemies < each.steps_left) and rules.may_march(each, there, self.world):
                return there
            home = rules.home_nation(there)
            if (
                not enemies
                and rules.in_hands(there, rules.SIDE_SHADOW, self.world)
                and home in (each.folk, self.atlas.folks["isengard"])
            ):
                return there
        return None

    def kept(self, land: int) -> bool:
        """Whether there are soldiers in an area, or no need of any yet."""
        tried = self.world.happened("protection_tried", "ever", 0, land)
        return not tried or self.steps(land, self.rules.SIDE_FREE) > 0

    def peace(self, land: int) -> int:
        """How far the nearest enemy is."""
        far = self.atlas.far(land)
        return min((far[r.place] for r in self.world.regiments if r.seat.side != self.seat.side), default=FAR)

    def heroes(self) -> list[str]:
        """Individuals rouse, walk and lead."""
        rules, world, found = self.rules, self.world, []
        asleep = {n.folk: n for n in world.nations if rules.can_rise(n) and n.seat.side == rules.SIDE_FREE}
        for each in self.mine(world.individuals):
            here = rules.home_nation(each.place)
            if here in asleep and rules.may_rouse(each.hero, here):
                found.append(f"22 {each.name} {asleep[here].name}")
                continue
            if each.travels:
                continue
            if rules.stretch(world) <= rules.ROAD_REACHED_HAVEN and self.wanted(each):
                goal: int | None = rules.LAND_RIVENDELL
            else:
                homes = [
                    land
                    for land in self.atlas.lands
                    if (folk := rules.home_nation(land)) in asleep and rules.may_rouse(each.hero, folk)
                ]
                camps = [r.place for r in self.mine(world.regiments) if rules.may_lead(each.hero, r.folk)]
                goal = min(homes or camps, key=lambda land: (self.atlas.far(land)[each.place], land), default=None)
            way: list[str] = []
            stand = each.place
            while goal is not None and stand != goal and len(way) < 3:
                stand = self.atlas.next(stand, goal)
                way.append(self.named(stand))
            if way:
                found.append(f"63 {each.name} {' '.join(way)}")
            host = next(
                (r for r in self.mine(world.regiments) if r.place == stand and rules.may_lead(each.hero, r.folk)), None
            )
            if host is not None:
                found.append(f"72 {each.name} {host.name}")
        return found

    def wanted(self, each: Any) -> bool:
        """Whether somebody is to go with the ring."""
        rules = self.rules
        row = (rules.HERO_ARAGORN, rules.HERO_GANDALF, rules.HERO_LEGOLAS)
        return each.hero in row[: self.company]

    def answer(self, question: Question) -> Any:
        rules, world = self.rules, self.world
        match question.name:
            case "goal":
                if world.walked >= self.haste or (world.ring_at == rules.LAND_RIVENDELL and self.waits()):
                    return None
                cost = self.road if rules.stretch(world) >= rules.ROAD_REACHED_HAVEN else self.to_rivendell
                return min(question.offers, key=lambda box: (cost[box], box))
            case "joiners":
                return tuple(each for each in question.offers if self.wanted(each))
            case "parting":
                if rules.area_maximum(world.ring_at) < 2 * self.parts_at:
                    return None
                return self.luck.choice(question.offers)
            case "cover":
                return next(iter(self.held(question)), None)
            case "shield":
                score = int(question.text.split("is ")[1].split()[0])
                held = self.held(question)
                return self.luck.choice(held) if held and score > 6 else None
            case "calls":
                return tuple(self.held(question))
            case "where":
                return min(question.offers, key=lambda land: (self.steps(land, rules.SIDE_FREE), self.peace(land)))
            case _:
                return super().answer(question)

    def held(self, question: Question) -> list[Any]:
        """Cards of the hand among those that are permitted."""
        return [card for card in question.offers if card in self.seat.hand_cards]

    def waits(self) -> bool:
        """A few turns in Rivendell, until the company is there."""
        self.patience -= 1
        return self.patience > 0


class Table:
    """All players of a game, as a source of answers."""

    def __init__(self, players: Iterable[Player]) -> None:
        self.players = {player.name: player for player in players}
        self.asked: dict[str, int] = {}

    def answer(self, question: Question) -> Any:
        """As a source of answers gives it."""
        self.asked[question.name] = self.asked.get(question.name, 0) + 1
        return self.players[question.who.name].answer(question)


def seated(atlas: Atlas, world: Any, seed: str) -> Table:
    """A player for each seat."""
    rules = atlas.rules
    made: list[Player] = []
    for seat in world.seats:
        kind = Free if seat.side == rules.SIDE_FREE else Shadow
        made.append(kind(atlas, seat.name, Random(f"{seed} {seat.name}")))
    for player in made:
        player.sit(world)
    return Table(made)
