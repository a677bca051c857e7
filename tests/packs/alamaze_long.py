"""Two hundred games of Alamaze between rulers that play by themselves: `python -m tests.long alamaze`.

A hundred of eight kingdoms, sixty of sixteen, forty of all thirty-two. It is told how long they last, how they end,
who is left, and which orders were carried out or turned down how often. Every so many are played twice, and must be the
same to the last byte; every so many are played in a file, by the commands, and killed at random moments.
"""

from __future__ import annotations

import sys
import tempfile
from collections import Counter, defaultdict
from pathlib import Path
from time import process_time

from rulec.runtime.game.serialise import to_json
from tests.packs.alamaze_games import kind_of_end, loaded, play
from tests.packs.alamaze_killed import killed

GAMES = {8: 100, 16: 60, 32: 40}
AGAIN = 20  # every so many games are played twice
KILLED = 50  # every so many are played in a file, and killed
MONTHS = 6  # that such a game lasts
ENOUGH = 20  # faults, and it is over
PROGRESS = 20


def run(games: dict[int, int] | None = None) -> tuple[list[str], int]:
    """All of it: what to print, and how much went wrong."""
    wrongs: list[str] = []
    lines: list[str] = []
    done: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    why: dict[str, Counter[str]] = defaultdict(Counter)
    count = 0
    for kingdoms, times in (games or GAMES).items():
        ends: Counter[str] = Counter()
        months: list[int] = []
        fallen: list[int] = []
        gold: list[int] = []
        spent = 0.0
        for at in range(times):
            if len(wrongs) > ENOUGH:
                break
            seed = f"{kingdoms}/{at}"
            began = process_time()
            campaign = play(seed, kingdoms)
            spent += process_time() - began
            wrongs += [f"game {seed}, {wrong}" for wrong in campaign.wrongs[:5]]
            if count % AGAIN == 0:
                game, _ = loaded()
                if to_json(play(seed, kingdoms).world, game) != to_json(campaign.world, game):
                    wrongs.append(f"game {seed}: another game from the same seed")
            if count % KILLED == 0:
                with tempfile.TemporaryDirectory() as folder:
                    wrongs += [f"game {seed}, {wrong}" for wrong in killed(Path(folder), seed, kingdoms, MONTHS)]
            ends[kind_of_end(campaign.end)] += 1
            months.append(campaign.months)
            fallen.append(sum(each.struck_off for each in campaign.world.kingdoms))
            gold += [each.gold for each in campaign.world.kingdoms if not each.struck_off]
            done += campaign.done
            refused += campaign.refused
            for number, sentences in campaign.why.items():
                why[number] += sentences
            count += 1
            if count % PROGRESS == 0:
                print(f"{count} games, {len(wrongs)} wrongs", *wrongs[-1:], file=sys.stderr, flush=True)
        told = ", ".join(f"{end} {often}" for end, often in sorted(ends.items()))
        middle = sorted(gold)[len(gold) // 2] if gold else 0
        lines.append(
            f"{len(months)} games of {kingdoms}: {told}; {min(months)} to {max(months)} months, "
            f"{sum(months) / len(months):.1f} each; fallen {min(fallen)} to {max(fallen)}, "
            f"{sum(fallen) / len(fallen):.1f} each; "
            f"a treasury in the middle {middle:,} gold; {spent / len(months):.1f} s of work each"
        )
        print(lines[-1], file=sys.stderr, flush=True)
    numbers = sorted({str(spec.number) for spec in loaded()[0].acts}, key=int)
    lines.append("orders, carried out / turned down:")
    for number in numbers:
        most = "; ".join(f"{times} × {sentence}" for sentence, times in why[number].most_common(1))
        lines.append(f"  {number:>4} {done[number]:7} / {refused[number]:6}  {most[:110]}")
    never = [number for number in numbers if not done[number]]
    lines.append(f"never carried out: {', '.join(never) or 'none'}")
    return [*lines, *wrongs[:ENOUGH]], len(wrongs)


def main() -> int:
    """The command."""
    lines, wrongs = run()
    print("\n".join(lines))
    return int(wrongs > 0)


if __name__ == "__main__":
    sys.exit(main())
