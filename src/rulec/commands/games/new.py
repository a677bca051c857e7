"""`rulec new`: start a game."""

from __future__ import annotations

import math
import os

from rulec.commands.common.option_parser import Line, UsageError, check_variants

SEED_BITS = 128
"""Size of a generated seed in bits."""
ENOUGH_BITS = 64
"""A seed with fewer bits can be guessed."""
USAGE = "rulec new PACK SCENARIO [--player NAME…] [--seed N] [--variant NAME…] -o GAME"
HELP = """\
Begin a game and write it to the file GAME. The scenario is a file in `scenarios/` of the pack. All dice of the game
follow from a seed, which is drawn and kept in GAME: show it to nobody who plays.

  --player NAME   name a player who takes part, if not all players of the scenario do; may repeat
  --seed N        set the seed, for tests and for playing a game again: the same seed and the same lines of the players
                  give the same game; a short seed can be found by trying
  --variant NAME  choose a variant of the rules for the whole game; may repeat
  -o GAME         write the game to GAME"""
OPTIONS = ("--player", "--seed", "--variant", "-o", "--rules", "--out")


def run(line: Line) -> int:
    """Run the command, and return the exit code."""
    if len(line.words) != 2:
        raise UsageError(f"which pack and which scenario? usage: {USAGE}")
    seed, path = line.one("--seed"), line.one("-o")
    if "--seed" in line.values and not seed:
        raise UsageError("`--seed` needs a number or a word; without it a seed is drawn")
    if not path:
        raise UsageError(f"`-o GAME` is missing: the file to make; usage: {USAGE}")
    there = UsageError(f"`{path}` is there already; a game never takes the place of a file")
    if os.path.lexists(path):
        raise there

    import secrets

    from rulec.base.diagnostics import Report
    from rulec.base.spans import Source, Span
    from rulec.commands.common import locations
    from rulec.commands.common.report_output import counted, say
    from rulec.driver import discovery
    from rulec.driver.games.commands import begin, outs_of
    from rulec.driver.games.loaded_package import load_game
    from rulec.runtime.game.turns import players

    roots = locations.where(line)
    pack, variants = locations.packs(line, roots, 1)[0], line.many("--variant")
    report = Report()
    rules = load_game(pack, outs_of(line.many("--out"), roots), report)
    if rules is not None:
        check_variants(pack, variants, [name for name, _ in rules.shape.variants], rules.shape.apart)
    number: int | str = int(seed) if seed.isascii() and seed.removeprefix("-").isdigit() and len(seed) < 19 else seed
    if not seed:
        number = secrets.token_hex(SEED_BITS // 8)
    elif bits_of(seed) < ENOUGH_BITS:
        report.warning(
            "R0948", f"the seed `{seed}` can be guessed", Span(Source(discovery.shown(path), ""), 0, 0),
            hint="for a game against others leave `--seed` out: then it is drawn",
        )  # fmt: skip
    world = None
    if rules is not None:
        try:
            world = begin(rules, line.words[1], path, number, variants, roots, report, line.many("--player"))
        except FileExistsError:  # created by another command in the meantime
            raise there from None
    say(report.sorted())
    if rules is None or world is None:
        return 1
    count = counted(len(players(rules, world)), "player")
    print(f"{path}: a game of {pack}, {count}, {counted(len(world.things), 'thing')} in play")
    if not seed:
        print(f"{path} holds the seed that was drawn for its dice, and all secrets of the game: show it to no player")
    return 0


def bits_of(seed: str) -> float:
    """Estimate the entropy of a seed in bits: 2 per letter of a word, otherwise by the number of distinct
    characters."""
    if not any(sign.isdigit() for sign in seed):
        return 2.0 * len(seed)
    return math.log2(len(set(seed))) * len(seed)
