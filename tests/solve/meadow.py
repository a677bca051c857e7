"""The test pack of the meadow, and random meadows on which every assignment of outcomes is tried.

Who wins a claim may hang on a way that is lit by lanterns, and those go out with whoever carries them, when he is
driven out: so a way of any length is asked while it is open who stays.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from rulec.base.diagnostics import Report
from rulec.driver.compile import Compiled, compile_pack
from rulec.driver.packs import PackFiles
from rulec.driver.worked_examples.package_loader import Emitted, loaded

RULES = Path(__file__).parent / "rules"
Wins = tuple[bool, ...]


def compiled() -> Compiled:
    """The pack."""
    folder = RULES / "meadow"
    files = {p.relative_to(folder).as_posix(): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}
    report = Report()
    made = compile_pack(PackFiles("meadow", files), report, backends=None)
    assert [f"{d.headline} {d.primary.span}" for d in report.found] == []
    assert made is not None
    return made


@contextmanager
def package() -> Iterator[Emitted]:
    """The emitted package, from memory."""
    made = compiled()
    files = {path.removeprefix("python/"): data for path, data in made.outputs.items()}
    with loaded(made.model, made.program, files) as emitted:
        yield emitted


@dataclass(frozen=True)
class Meadow:
    """Which fields touch; of each guard his field and level; claims as (guard, goal); who carries a lantern."""

    near: tuple[tuple[int, ...], ...]
    guards: tuple[tuple[int, int], ...]
    claims: tuple[tuple[int, int], ...]
    lanterns: tuple[int, ...]

    def reaches(self, start: int, goal: int, lit: set[int]) -> bool:
        """Whether a way leads over lit fields alone."""
        seen, todo = {start}, [start]
        while todo:
            for there in self.near[todo.pop()]:
                if there == goal:
                    return True
                if there in lit and there not in seen:
                    seen.add(there)
                    todo.append(there)
        return start == goal

    def says(self, wins: Wins) -> Wins:
        """What the rules say of each claim when this is what becomes of them."""
        gone = {guard for (guard, _), won in zip(self.claims, wins, strict=True) if won}
        driven = {
            guard
            for guard, (field, _) in enumerate(self.guards)
            if guard not in gone
            and any(won and goal == field and by != guard for (by, goal), won in zip(self.claims, wins, strict=True))
        }
        lit = {self.guards[guard][0] for guard in self.lanterns if guard not in driven}
        found = [
            goal in self.near[self.guards[by][0]] or self.reaches(self.guards[by][0], goal, lit)
            for by, goal in self.claims
        ]
        told = []
        for at, (by, goal) in enumerate(self.claims):
            level = self.guards[by][1]
            rival = any(
                other != at and aim == goal and found[other] and self.guards[one][1] >= level
                for other, (one, aim) in enumerate(self.claims)
            )
            held = any(
                field == goal and guard not in gone and strong >= level
                for guard, (field, strong) in enumerate(self.guards)
            )
            told.append(found[at] and not rival and not held)
        return tuple(told)

    def consistent(self) -> list[Wins]:
        """Every assignment that the rules agree with."""
        return [wins for wins in product((True, False), repeat=len(self.claims)) if self.says(wins) == wins]


def random_meadow(rng: random.Random) -> Meadow:
    """Four to seven fields, some guards, far claims and lanterns along the way."""
    count = rng.randint(4, 7)
    pairs = {(place, rng.randrange(place)) for place in range(1, count)}
    pairs |= {tuple(rng.sample(range(count), 2)) for _ in range(rng.randint(0, 2))}  # type: ignore[misc]
    near = tuple(tuple(b for b in range(count) if (a, b) in pairs or (b, a) in pairs) for a in range(count))
    places = rng.sample(range(count), rng.randint(2, min(6, count)))
    guards = tuple((place, rng.randint(1, 3)) for place in places)
    claims, lanterns = [], []
    for guard, place in enumerate(places):
        if rng.random() < 0.6:
            far = rng.random() < 0.6
            goals = [goal for goal in range(count) if goal != place] if far else list(near[place])
            claims.append((guard, rng.choice(goals)))
        else:
            lanterns.append(guard)
    return Meadow(near, guards, tuple(claims), tuple(lanterns))


def solved(emitted: Emitted, meadow: Meadow) -> tuple[Wins, int]:
    """What the package says of each claim, and how many decisions a circle answered."""
    pack = emitted.package
    made = {
        kind: getattr(pack, emitted.names["type", kind]) for kind in ("Field", "House", "Guard", "Claim", "Lantern")
    }
    fields = [made["Field"](name=str(at)) for at in range(len(meadow.near))]
    for field, near in zip(fields, meadow.near, strict=True):
        field.near = [fields[other] for other in near]
    house = made["House"](name="Oak")
    guards: list[Any] = [
        made["Guard"](name=str(at), house=house, field=fields[place], level=level)
        for at, (place, level) in enumerate(meadow.guards)
    ]
    claims = [made["Claim"](guard=guards[guard], goal=fields[goal]) for guard, goal in meadow.claims]
    lanterns = [made["Lantern"](guard=guards[guard]) for guard in meadow.lanterns]
    world = pack.World(seed=1)
    for field in fields:
        world.add(field)
    weighed = pack.claiming(guards, claims, lanterns, world)
    answers = weighed.wins, weighed.reached, weighed.driven_out
    return tuple(weighed.wins[claim] > 0 for claim in claims), sum(len(one.circles) for one in answers)


def run(count: int, seed: int) -> tuple[str, int]:
    """The line to quote, and how many meadows were wrong."""
    rng = random.Random(seed)
    wrong, rings, far = [], 0, 0
    with package() as emitted:
        for at in range(count):
            meadow = random_meadow(rng)
            found = meadow.consistent()
            outcome, circled = solved(emitted, meadow)
            rings += len(found) != 1
            far += any(
                won and goal not in meadow.near[meadow.guards[by][0]]
                for (by, goal), won in zip(meadow.claims, outcome, strict=True)
            )
            if (len(found) == 1 and outcome != found[0]) or (len(found) != 1 and not circled):
                wrong.append(f"meadow {at}: {outcome}, circles {circled}, not one of {found}\n{meadow}")
    for text in wrong[:5]:
        print(text)
    return (
        f"{count - len(wrong)} of {count:,} random meadows agree with brute force ({far} with a way by lanterns); on "
        f"{count - rings:,} exactly one assignment is consistent, on {rings} a circle answers (seed {seed})"
    ), len(wrong)
