"""Figures of games of Alamaze that say whether armies and gold matter, as the table of `docs/played.md`.

`python -m tests.packs.alamaze_balance 8 40` plays forty games of eight kingdoms. The package has to be built
(`rulec build alamaze`).
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable
from statistics import median
from typing import Any

from rulec.runtime.game.turns import resolve
from tests.packs.alamaze_games import Table, begun, kind_of_end, loaded

STOPS = (1, 10, 20, 30, 40)
"""Months at whose end the kingdoms are looked at."""
LEVIES, COMPANIONS = "560", "565"
HOSTS, STORMS = ("110", "111"), ("150", "160", "180")


class Figures:
    """What is counted over some games."""

    def __init__(self) -> None:
        self.games = 0
        self.fallen = 0
        self.bare = 0  # living kingdoms that end with one brigade or none
        self.living = 0
        self.elite = 0
        self.soldiers = 0
        self.months = 0  # of all kingdoms together
        self.poor = 0  # months at whose end the treasury does not hold the next pay
        self.hungry = 0  # months at whose end the stores do not hold the next rations
        self.raised = 0
        self.lost = 0
        self.taken = 0  # places that changed hands
        self.ends: Counter[str] = Counter()
        self.done: Counter[str] = Counter()
        self.at: dict[int, list[tuple[int, int, int, int, int, int]]] = {month: [] for month in STOPS}

    def play(self, seed: str, kingdoms: int) -> None:
        """Play a game to its end and count."""
        game, chart = loaded()
        rules = chart.rules
        world = begun(seed, kingdoms)
        table = Table(world, seed)
        self.games += 1
        month = 0
        while not world.over:
            month += 1
            given = table.given(table.sheets(), lambda text, sentence: None)
            before = {each.id for group in world.groups for each in group.brigades}
            owners = {each.id: each.kingdom for each in world.places}
            self.done.update(str(act.spec.number) for act in resolve(game, world, given) if act.done)
            after = {each.id for group in world.groups for each in group.brigades}
            self.raised += len(after - before)
            self.lost += len(before - after)
            self.taken += sum(each.id in owners and owners[each.id] is not each.kingdom for each in world.places)
            for kingdom in self.alive(world):
                self.months += 1
                self.poor += kingdom.gold < rules.pay_needed(kingdom, world)
                self.hungry += kingdom.food < rules.food_needed(kingdom, world)
                if month in self.at:
                    towns = [each for each in kingdom.places if each.settlement != rules.SETTLEMENT_VILLAGE]
                    open_to = sum(each.census >= 13_000 for each in towns)
                    numbers = (len(self.brigades(world, kingdom)), len(kingdom.places), len(towns), open_to)
                    self.at[month].append((kingdom.gold, kingdom.food, *numbers))
            table.hear()
        self.ends[kind_of_end(world.over)] += 1
        self.fallen += sum(each.struck_off for each in world.kingdoms)
        for kingdom in self.alive(world):
            brigades = self.brigades(world, kingdom)
            self.living += 1
            self.bare += len(brigades) < 2
            self.soldiers += len(brigades)
            self.elite += sum(each.experience == rules.EXPERIENCE_ELITE for each in brigades)

    @staticmethod
    def alive(world: Any) -> list[Any]:
        """The kingdoms that have not fallen."""
        return [each for each in world.kingdoms if not each.struck_off]

    @staticmethod
    def brigades(world: Any, kingdom: Any) -> list[Any]:
        """The brigades of a kingdom."""
        return [each for group in world.groups if group.kingdom is kingdom for each in group.brigades]

    def rows(self) -> Iterable[tuple[str, str]]:
        """The figures, by what they say."""

        def middle(column: int) -> str:
            return " / ".join(f"{median(row[column] for row in rows):,.0f}" for rows in self.at.values() if rows)

        def mean(column: int) -> str:
            return " / ".join(
                f"{sum(row[column] for row in rows) / len(rows):,.1f}" for rows in self.at.values() if rows
            )

        def a_game(count: int) -> str:
            return f"{count / self.games:.1f}"

        def share(part: int, whole: int) -> str:
            return f"{100 * part / max(1, whole):.1f} %"

        yield "Gold of a kingdom, the middle one", middle(0)
        yield "Food of a kingdom, the middle one", middle(1)
        yield "Brigades of a kingdom", mean(2)
        yield "Population centers of a kingdom", mean(3)
        yield "Towns and cities of a kingdom", mean(4)
        yield "… of which may give recruits", mean(5)
        yield "Kingdoms that end with one brigade or none", share(self.bare, self.living)
        yield "Elite brigades at the end", share(self.elite, self.soldiers)
        yield "Months at whose end gold is less than the next pay", share(self.poor, self.months)
        yield "Months at whose end food is less than the next rations", share(self.hungry, self.months)
        yield "Brigades raised, a game", a_game(self.raised)
        yield "Brigades lost, a game", a_game(self.lost)
        yield "Recruited in towns (#560), a game", a_game(self.done[LEVIES])
        yield "Recruited in the wild (#565), a game", a_game(self.done[COMPANIONS])
        yield "Attacks upon hosts, a game", a_game(sum(self.done[each] for each in HOSTS))
        yield "Storms of places, a game", a_game(sum(self.done[each] for each in STORMS))
        yield "Places that change hands, a game", a_game(self.taken)
        yield "Kingdoms that fall, a game", a_game(self.fallen)
        yield "Ends", "; ".join(f"{end} {times}" for end, times in sorted(self.ends.items()))


def main(arguments: list[str]) -> int:
    """Play some games and print the figures."""
    kingdoms, games, *first = map(int, arguments)
    figures = Figures()
    for at in range(first[0] if first else 0, (first[0] if first else 0) + games):
        figures.play(f"{kingdoms}/{at}", kingdoms)
        print(f"{figures.games} games", file=sys.stderr, flush=True)
    print("\n".join(f"| {what} | {value} |" for what, value in figures.rows()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
