"""`rulec new`: begins a game."""

from __future__ import annotations

import os

from rulec.commands.line import UsageError, read

USAGE = "rulec new PACK SCENARIO --seed N [--variant NAME…] -o GAME"
HELP = f"""\
usage: {USAGE}

Begins a game: GAME becomes a file that holds it from now on. The scenario is a file in `scenarios/` of the pack. The
same seed and the same lines of the players give the same game.

  --seed N        what the dice hang on: a number or a word
  --variant NAME  a variant of the rules, chosen for the whole game; may be repeated
  -o GAME         the file to make
  --rules DIR     where packs are looked for
  --out DIR       where the compiled package is looked for (`generated`, else what is installed)"""


def run(words: list[str]) -> int:
    """Runs the command."""
    line = read(words, (), ("--seed", "--variant", "-o", "--rules", "--out"))
    if "--help" in line.flags:
        print(HELP)
        return 0
    if len(line.words) != 2:
        raise UsageError(f"which pack and which scenario? usage: {USAGE}")
    seed, path = line.one("--seed"), line.one("-o")
    if not seed:
        raise UsageError(f"`--seed N` is missing: the dice of a game hang on it; usage: {USAGE}")
    if not path:
        raise UsageError(f"`-o GAME` is missing: the file to make; usage: {USAGE}")
    if os.path.lexists(path):
        raise UsageError(f"`{path}` is there already; a game never takes the place of a file")

    from rulec.base.diagnostics import Report
    from rulec.base.text import did_you_mean
    from rulec.commands import places
    from rulec.commands.saying import say
    from rulec.driver import game

    roots = places.where(line)
    pack, scenario = places.packs(line, roots, 1)[0], line.words[1]
    outs = game.outs_of(line.many("--out"), roots)
    report = Report()
    for name, known in game.unknown_variants(pack, line.many("--variant"), outs, report):
        hint = did_you_mean(name, known)
        raise UsageError(f"the pack `{pack}` has no variant `{name}`" + (f"; {hint}" if hint else ""))
    pair = game.variants_apart(pack, line.many("--variant"), outs, report)
    if pair is not None:
        raise UsageError(f"the variants `{pair[0]}` and `{pair[1]}` are not played together")
    number = int(seed) if seed.isascii() and seed.removeprefix("-").isdigit() and len(seed) < 19 else seed
    begun = None
    if not report.failed:
        begun = game.begin(pack, scenario, path, number, line.many("--variant"), roots, outs, report)
    say(report.sorted())
    if begun is None:
        return 1
    print(f"{path}: a game of {pack}, {_count(begun.players, 'player')}, {_count(begun.things, 'thing')} in play")
    return 0


def _count(number: int, word: str) -> str:
    return f"{number:,} {word}" if number == 1 else f"{number:,} {word}s"
