"""Random small boards with fleets and convoys: the emitted package against every assignment of outcomes tried out.

The rules are written here once more by hand, over an assignment of who gets through and whose support stands; who is
driven out, and which convoys hold, follow from that.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import product

from rulec.runtime import is_linked, lies_on_chain
from tests.datc.packs import package
from tests.datc.positions import Position

Cells = tuple[bool, ...]


@dataclass(frozen=True)
class Sea:
    """Ways by land and by water, which places are sea; units as (owner, place, fleet) and their orders:
    (`move`, goal), (`support`, friend, aim), (`convoy`, army, goal), (`stand`,)."""

    land: frozenset[tuple[int, int]]
    water: frozenset[tuple[int, int]]
    seas: frozenset[int]
    units: tuple[tuple[int, int, bool], ...]
    orders: tuple[tuple[str, int, int], ...]

    # ---- what does not hang on outcomes --------------------------------------------------------
    def reach(self, unit: int, goal: int) -> bool:
        _, place, fleet = self.units[unit]
        return (place, goal) in (self.water if fleet else self.land)

    @property
    def afloat(self) -> list[int]:
        return [place for _, place, fleet in self.units if fleet and place in self.seas]

    def onward(self, place: int) -> list[int]:
        return [b for a, b in sorted(self.water) if a == place and (b in self.seas or a in self.seas)]

    def is_legal(self, unit: int) -> bool:
        sort, goal, _ = self.orders[unit]
        _, place, fleet = self.units[unit]
        if sort != "move" or goal == place:
            return False
        if self.reach(unit, goal):
            return True
        return not fleet and goal not in self.seas and self.coastal(place) and is_linked(
            place, (goal,), self.afloat, self.onward
        )  # fmt: skip

    def coastal(self, place: int) -> bool:
        return any(a == place for a, _ in self.water)

    def ferries(self, unit: int) -> list[int]:
        """The fleets that are ordered to carry a unit to its goal."""
        goal = self.orders[unit][1]
        return [
            at
            for at, (sort, army, to) in enumerate(self.orders)
            if sort == "convoy" and army == unit and to == goal and self.units[at][2] and self.units[at][1] in self.seas
            and goal not in self.seas and not self.units[unit][2] and goal != self.units[unit][1]
        ]  # fmt: skip

    def on_way(self, fleet: int, unit: int) -> bool:
        ends = self.units[unit][1], (self.orders[unit][1],)
        return lies_on_chain(self.units[fleet][1], *ends, self.afloat, self.onward)

    @property
    def movers(self) -> list[int]:
        return [unit for unit in range(len(self.units)) if self.is_legal(unit)]

    @property
    def helpers(self) -> list[int]:
        """Supports that fit what the supported unit does."""
        found = []
        for unit, (sort, friend, aim) in enumerate(self.orders):
            if sort != "support" or friend == unit:
                continue
            target = self.units[friend][1] if aim < 0 else aim
            moving = friend in self.movers
            fits = (aim < 0 and not moving) or (aim >= 0 and moving and self.orders[friend][1] == aim)
            if fits and self.reach(unit, target):
                found.append(unit)
        return found

    # ---- what the rules say of an assignment ----------------------------------------------------
    def says(self, movers: list[int], helpers: list[int], cells: Cells) -> Cells:
        gone = {m for m, yes in zip(movers, cells, strict=False) if yes}
        stand = {h for h, yes in zip(helpers, cells[len(movers) :], strict=True) if yes}
        goal = {m: self.orders[m][1] for m in movers}
        place = [where for _, where, _ in self.units]
        owner = [who for who, _, _ in self.units]
        here = {where: unit for unit, where in enumerate(place)}
        out = {u for u in range(len(self.units)) if u not in gone and any(goal[m] == place[u] for m in gone)}

        def carried(m: int) -> bool:
            held = [place[f] for f in self.ferries(m) if f not in out]
            lost = any(f in out and self.on_way(f, m) for f in self.ferries(m))
            return not lost and is_linked(place[m], (goal[m],), held, self.onward)

        must = {m: not self.units[m][2] and (place[m], goal[m]) not in self.land for m in movers}
        arrives = {m: not must[m] or carried(m) for m in movers}
        sails = {m: must[m] or (not self.units[m][2] and bool(self.ferries(m)) and carried(m)) for m in movers}

        def against(m: int) -> int | None:
            other = here.get(goal[m])
            if other in goal and goal[other] == place[m] and not sails[m] and not sails[other]:
                return other
            return None

        def power(u: int) -> int:
            return 1 + sum(1 for h in stand if self.orders[h][1] == u)

        def attack(m: int) -> int:
            there = here.get(goal[m])
            if not arrives[m]:
                return 0
            if there is None or (there in gone and against(m) is None):
                return power(m)
            if owner[there] == owner[m]:
                return 0
            return 1 + sum(1 for h in stand if self.orders[h][1] == m and owner[h] != owner[there])

        def wall(m: int) -> int:
            there, enemy = here.get(goal[m]), against(m)
            if enemy is not None:
                return power(enemy)
            if there is None or there in gone:
                return 0
            return 1 if there in goal else power(there)

        def prevents(m: int) -> int:
            enemy = against(m)
            return 0 if not arrives[m] or (enemy is not None and enemy in gone) else power(m)

        through = [
            arrives[m] and attack(m) > wall(m)
            and all(attack(m) > prevents(r) for r in movers if r != m and goal[r] == goal[m])
            for m in movers
        ]  # fmt: skip
        kept = []
        for h in helpers:
            friend, aim = self.orders[h][1], self.orders[h][2]
            target = place[friend] if aim < 0 else aim
            # an army by sea does not protect the fleets that carry it: it neither cuts this support nor breaks it
            shields = {
                m for m in movers if aim >= 0 and must[m]
                and any(place[f] == target and self.on_way(f, m) for f in self.ferries(m))
            }  # fmt: skip
            near = [m for m in movers if goal[m] == place[h] and m not in shields]
            cut = any(owner[m] != owner[h] and place[m] != target and arrives[m] for m in near)
            kept.append(not any(m in gone for m in near) and not cut)
        return (*through, *kept)

    def consistent(self) -> list[Cells]:
        """Every assignment that the rules agree with."""
        movers, helpers = self.movers, self.helpers
        tried = product((True, False), repeat=len(movers) + len(helpers))
        return [cells for cells in tried if self.says(movers, helpers, cells) == cells]


def random_sea(rng: random.Random) -> Sea:
    """Two or three seas, four or five coasts around them, and units of two or three powers."""
    seas = list(range(rng.randint(2, 3)))
    coasts = list(range(len(seas), len(seas) + rng.randint(4, 5)))
    water = {(a, b) for a in seas for b in seas if a != b}
    for coast in coasts:
        for sea in rng.sample(seas, rng.randint(1, 2)):
            water |= {(coast, sea), (sea, coast)}
    land = set()
    for one in coasts:
        for other in coasts:
            if one < other and rng.random() < 0.45:
                land |= {(one, other), (other, one)}
                if rng.random() < 0.5:
                    water |= {(one, other), (other, one)}
    afloat = [sea for sea in seas if rng.random() < 0.9]
    places = afloat + rng.sample(coasts, rng.randint(2, 4))
    powers = rng.randint(2, 3)
    units = tuple((rng.randrange(powers), place, place in seas or rng.random() < 0.3) for place in places)
    orders: list[tuple[str, int, int]] = []
    for _, place, fleet in units:
        near = [b for a, b in sorted(water if fleet else land) if a == place]
        far = [coast for coast in coasts if coast != place]
        goals = far if not fleet and rng.random() < 0.7 else near
        orders.append(("move", rng.choice(goals), -1) if goals and rng.random() < 0.65 else ("stand", -1, -1))
    for unit, (_, place, fleet) in enumerate(units):
        armies = [u for u, (_, _, is_fleet) in enumerate(units) if not is_fleet and orders[u][0] == "move"]
        around = {b for a, b in (water if fleet else land) if a == place}
        if place in seas and armies and rng.random() < 0.75:
            army = rng.choice(armies)
            orders[unit] = ("convoy", army, orders[army][1])
        elif orders[unit][0] == "stand" or rng.random() < 0.3:
            friends = [
                (u, orders[u][1]) for u in range(len(units)) if orders[u][0] == "move" and orders[u][1] in around
            ]
            friends += [(u, -1) for u in range(len(units)) if orders[u][0] != "move" and units[u][1] in around]
            friends = [(u, aim) for u, aim in friends if u != unit]
            if friends:
                orders[unit] = ("support", *rng.choice(friends))
    return Sea(frozenset(land), frozenset(water), frozenset(seas), units, tuple(orders))


def solved(sea: Sea) -> tuple[Cells, int]:
    """What the package says, and how many decisions a circle answered."""
    position = Position(package("diplomacy_1971"))
    for one, other in sorted(sea.land):
        position.border(str(one), [str(other)])
    for one, other in sorted(sea.water):
        position.water(str(one), [str(other)], [str(s) for s in sea.seas])
    for owner, place, fleet in sea.units:
        position.army(f"P{owner}", "F" if fleet else "A", str(place))
    pack, units = position.package, list(position.units.values())
    moves, supports, convoys = {}, {}, []
    for unit, (sort, one, two) in enumerate(sea.orders):
        match sort:
            case "move":
                moves[unit] = pack.Move(unit=units[unit], goal=position.province(str(one)))
            case "support":
                aim = position.province(str(two)) if two >= 0 else None
                supports[unit] = pack.Support(unit=units[unit], friend=units[one], goal=aim)
            case "convoy":
                convoys.append(pack.Convoy(unit=units[unit], army=units[one], goal=position.province(str(two))))
    weighed = pack.movement(units, list(moves.values()), list(supports.values()), convoys, position.world())
    assert [m for m in moves if weighed.legal[moves[m]] > 0] == sea.movers, sea
    assert [s for s in supports if weighed.matched[supports[s]] > 0] == sea.helpers, sea
    cells = [weighed.succeeds[moves[m]] > 0 for m in sea.movers] + [
        weighed.stands[supports[h]] > 0 for h in sea.helpers
    ]
    return tuple(cells), sum(len(one.circles) for one in (weighed.arrives, weighed.succeeds, weighed.stands))


def run(count: int, seed: int) -> tuple[str, int]:
    """The line to quote, and how many boards were wrong."""
    rng = random.Random(seed)
    wrong, circles, sailed = [], 0, 0
    for at in range(count):
        sea = random_sea(rng)
        found = sea.consistent()
        cells, circled = solved(sea)
        circles += len(found) != 1
        sailed += any(yes and not sea.reach(m, sea.orders[m][1]) for m, yes in zip(sea.movers, cells, strict=False))
        if (len(found) == 1 and cells != found[0]) or (len(found) != 1 and not circled):
            wrong.append(f"board {at}: {cells}, circles {circled}, not one of {found}\n{sea}")
    for text in wrong[:3]:
        print(text)
    return (
        f"{count - len(wrong)} of {count:,} boards with fleets agree with brute force ({sailed} with a landing); on "
        f"{count - circles:,} exactly one assignment is consistent, on {circles} a circle answers (seed {seed})"
    ), len(wrong)
