"""`python -m tests.long NAME…`: each runs to its end and prints a line that can be quoted; exit 1 when one fails.

With `--check` what is printed is compared with the page on which it stands (`battles`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

INPUTS = 20_000
BOARDS = 20_000
GAMES = 300
SEED = 1


def sync() -> int:
    """Every literal of every pack is changed, and its effect looked for."""
    from tests.sync.__main__ import main

    return main(["--all"])


def interpreter() -> int:
    """Generated Python and the interpreter give the same on many inputs."""
    from tests.property.equality import run

    print(run(INPUTS, SEED))
    return 0


def wording() -> int:
    """No run of words is shared with the rulebooks in `../shared/seeds`."""
    from tests.wording.__main__ import main

    folder = Path(__file__).parent.parent.parent.parent / "shared" / "seeds"
    return main([str(path) for path in sorted(folder.glob("*.txt"))])


def solve() -> int:
    """What is decided together on random small boards is what trying all outcomes gives."""
    from tests.solve import brute, fleets, meadow

    wrongs = 0
    for line, wrong in (brute.run(BOARDS, SEED), fleets.run(BOARDS // 4, SEED), meadow.run(BOARDS, SEED)):
        print(line)
        wrongs += wrong
    return int(wrongs > 0)


def games() -> int:
    """Games of the Diplomacy family by chance, to their end: the board stays whole, and rules are exercised."""
    from tests.packs.diplomacy_games import HEARD, PACKS, run, shares

    wrongs = 0
    for pack in PACKS:
        lines, wrong = run(pack, GAMES, SEED)
        line, few = shares(pack, HEARD, SEED)
        print("\n".join([*lines, line]), flush=True)
        wrongs += wrong + few
    return int(wrongs > 0)


def fuzz() -> int:
    """An hour of mutated sources: nothing is raised, nothing hangs, memory is bounded."""
    from tests.safety.fuzz import main

    return main(SEED)


def engulfed() -> int:
    """Two thousand games of Middle Earth Engulfed that play themselves (build the package first)."""
    from tests.packs.engulfed_long import main

    return main()


def battles() -> int:
    """A thousand battles of MiddleEarth Wargames that fight themselves (build the package first)."""
    from tests.packs.wargames_long import main

    return main()


def alamaze() -> int:
    """Two hundred games of Alamaze between eight, sixteen and thirty-two rulers (build the package first)."""
    from tests.packs.alamaze_long import main

    return main()


def worlds() -> int:
    """Names of what is unseen and of nothing, in six lines for every hole of every act (build the packages first)."""
    import tempfile

    from tests.cases.secrecy.test_two_worlds import PACKS
    from tests.cases.secrecy.two_worlds import tried_of

    told = 0
    for pack in PACKS:
        with tempfile.TemporaryDirectory() as folder:
            outcome = tried_of(pack, Path(folder), 6)
        print(f"{pack.name}: {outcome}", flush=True)
        told += len(outcome.told)
    return int(told > 0)


def foretold() -> int:
    """The warnings of `orders --check` against what comes, in six games of Alamaze (build the package first)."""
    from tests.packs.alamaze_foretold import measured

    found = measured(6)
    print(found)
    return int(not found.is_sound)


FORMS: dict[str, Callable[[], int]] = {
    "sync": sync,
    "interpreter": interpreter,
    "wording": wording,
    "solve": solve,
    "games": games,
    "fuzz": fuzz,
    "engulfed": engulfed,
    "battles": battles,
    "alamaze": alamaze,
    "worlds": worlds,
    "foretold": foretold,
}


def battles_on_page() -> int:
    """The same thousand battles, and `docs/battles.md` has to say what they give."""
    from tests.packs.wargames_long import main

    return main(check=True)


CHECKS: dict[str, Callable[[], int]] = {"battles": battles_on_page}
"""What runs with `--check`: forms whose figures stand on a page."""


def main(arguments: list[str]) -> int:
    """The command."""
    if "--check" in arguments:
        names = [name for name in arguments if name != "--check"]
        if not names or not CHECKS.keys() >= set(names):
            print(f"--check is for {', '.join(CHECKS)}", file=sys.stderr)
            return 2
        return max(CHECKS[name]() for name in names)
    unknown = [name for name in arguments if name not in FORMS]
    if unknown or not arguments:
        print("python -m tests.long NAME…, where NAME is one of:", file=sys.stderr)
        for name, form in FORMS.items():
            print(f"  {name:12} {(form.__doc__ or '').strip()}", file=sys.stderr)
        return 2
    return max(FORMS[name]() for name in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
