"""A small board and its rules written out by hand, and every assignment of outcomes tried: what solvers must equal.

Nothing here comes from the pack. An assignment says for each move whether it succeeds and for each support whether it
counts; it is consistent when the rules, given all of it, say the same of each.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

Order = tuple[str, int, int]  # ("move", goal, -1) · ("support", friend, goal or -1) · ("stand", -1, -1)
Outcome = dict[int, bool]  # by the number of an army


@dataclass(frozen=True)
class Board:
    """Provinces are numbers; armies are (owner, province, strength)."""

    borders: frozenset[tuple[int, int]]
    forts: frozenset[int]
    armies: tuple[tuple[int, int, int], ...]
    orders: tuple[Order, ...]

    def __post_init__(self) -> None:
        here = {place: number for number, (_, place, _) in enumerate(self.armies)}
        object.__setattr__(self, "here", here)
        object.__setattr__(self, "movers", {n: o[1] for n, o in enumerate(self.orders) if self.can_move(n, o)})
        object.__setattr__(self, "helpers", {n: o for n, o in enumerate(self.orders) if self.helps(n, o)})

    def can_move(self, number: int, order: Order) -> bool:
        """Whether an order is a move that counts."""
        return order[0] == "move" and (self.armies[number][1], order[1]) in self.borders

    def helps(self, number: int, order: Order) -> bool:
        """Whether an order is a support for what its friend really does."""
        sort, friend, goal = order
        if sort != "support" or friend == number:
            return False
        at = self.armies[friend][1] if goal < 0 else goal
        if (self.armies[number][1], at) not in self.borders:
            return False
        return (friend not in self.movers) if goal < 0 else self.movers.get(friend) == goal  # type: ignore[attr-defined]

    def aim(self, number: int) -> int:
        """Where a support goes."""
        _, friend, goal = self.orders[number]
        return self.armies[friend][1] if goal < 0 else goal

    # ---- the rules, with all outcomes known --------------------------------------------------
    def says(self, outcome: Outcome) -> Outcome:
        """What the rules say of every order when these are the outcomes."""
        gone = {n for n in self.movers if outcome[n]}  # type: ignore[attr-defined]
        return {
            **{n: self._gets_in(n, outcome, gone) for n in self.movers},  # type: ignore[attr-defined]
            **{n: self._counts(n, gone) for n in self.helpers},  # type: ignore[attr-defined]
        }

    def _counts(self, number: int, gone: set[int]) -> bool:
        owner, place, _ = self.armies[number]
        comers = [n for n, goal in self.movers.items() if goal == place]  # type: ignore[attr-defined]
        if number not in gone and any(n in gone for n in comers):
            return False
        return not any(self.armies[n][0] != owner and self.armies[n][1] != self.aim(number) for n in comers)

    def _power(self, number: int, outcome: Outcome, against: int | None = None) -> int:
        """An army with its help, without that of the power `against`."""
        help_ = sum(
            self.armies[n][2]
            for n, order in self.helpers.items()  # type: ignore[attr-defined]
            if order[1] == number and outcome[n] and self.armies[n][0] != against
        )
        return self.armies[number][2] + help_

    def _gets_in(self, number: int, outcome: Outcome, gone: set[int]) -> bool:
        owner, start, _ = self.armies[number]
        goal = self.movers[number]  # type: ignore[attr-defined]
        there = self.here.get(goal)  # type: ignore[attr-defined]
        head_on = there is not None and self.movers.get(there) == start  # type: ignore[attr-defined]
        if there is None or (there in gone and not head_on):
            force = self._power(number, outcome)
        elif self.armies[there][0] == owner:
            force = 0
        else:
            force = self._power(number, outcome, against=self.armies[there][0])
        if head_on:
            wall = self._power(there, outcome)
        elif there is None or there in gone:
            wall = 0
        elif there in self.movers:  # type: ignore[attr-defined]
            wall = self.armies[there][2]
        else:
            wall = self._power(there, outcome) + (goal in self.forts)
        if force <= wall:
            return False
        for other, aim in self.movers.items():  # type: ignore[attr-defined]
            if other == number or aim != goal:
                continue
            back = self.here.get(self.movers[other])  # type: ignore[attr-defined]
            beaten = back is not None and back in gone and self.movers[back] == self.armies[other][1]  # type: ignore[attr-defined]
            if not beaten and self._power(other, outcome) >= force:
                return False
        return True

    def consistent(self) -> Iterator[Outcome]:
        """Every assignment that the rules agree with."""
        cells = [*self.movers, *self.helpers]  # type: ignore[attr-defined]
        for values in product((True, False), repeat=len(cells)):
            outcome = dict(zip(cells, values, strict=True))
            if self.says(outcome) == outcome:
                yield outcome


def random_board(rng: random.Random) -> Board:
    """A small crowded board: four to seven provinces, up to six armies of two or three powers."""
    count = rng.randint(4, 7)
    pairs: set[tuple[int, int]] = set()
    for place in range(1, count):
        pairs.add((place, rng.randrange(place)))
    for _ in range(rng.randint(1, count)):
        one, other = rng.sample(range(count), 2)
        pairs.add((one, other))
    borders = frozenset(pairs | {(b, a) for a, b in pairs})
    places = rng.sample(range(count), rng.randint(2, min(6, count)))
    powers = rng.randint(2, 3)
    armies = tuple((rng.randrange(powers), place, 2 if rng.random() < 0.25 else 1) for place in places)
    forts = frozenset(place for place in range(count) if rng.random() < 0.2)
    moving = [rng.random() < 0.6 for _ in armies]
    goals = [rng.choice([b for a, b in sorted(borders) if a == place]) for place in places]
    orders: list[Order] = []
    for number, place in enumerate(places):
        near = {b for a, b in borders if a == place}
        chances: list[Order] = []
        for friend in range(len(armies)):
            if friend != number and moving[friend] and goals[friend] in near:
                chances.append(("support", friend, goals[friend]))
            if friend != number and not moving[friend] and places[friend] in near:
                chances.append(("support", friend, -1))
        if moving[number]:
            orders.append(("move", goals[number] if rng.random() < 0.95 else rng.randrange(count), -1))
        elif chances and rng.random() < 0.9:
            orders.append(rng.choice(chances))
        else:
            orders.append(("stand", -1, -1))
    return Board(borders, forts, armies, tuple(orders))
