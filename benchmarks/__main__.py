"""`python -m benchmarks [--only NAME…] [--json]`: measures all rows, or those named and nothing else. All rows make
the page beside this; whole groups take their rows' places on it."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from benchmarks import (
    acts,
    battle,
    calls,
    kingdoms,
    native,
    orders,
    positions,
    printing,
    processes,
    scripts,
    stages,
    web_pages,
)
from benchmarks.rounds import Group, Row

ALL = {
    "acts": Group(acts.NAMES, acts.rows),
    "battle": Group(battle.NAMES, battle.rows),
    "calls": Group(calls.NAMES, calls.rows),
    "columns": Group(calls.COLUMN_NAMES, calls.column_rows),
    "positions": Group(positions.NAMES, positions.rows),
    "kingdoms": Group(kingdoms.NAMES, kingdoms.rows),
    "orders": Group(orders.NAMES, orders.rows),
    "native": Group(native.NAMES, native.rows),
    "printing": Group(printing.NAMES, printing.rows),
    "processes": Group(processes.NAMES, processes.rows),
    "scripts": Group(scripts.NAMES, scripts.rows),
    "web_pages": Group(web_pages.NAMES, web_pages.rows),
    "stages": Group(stages.NAMES, stages.rows),
}


README = Path(__file__).parent / "README.md"
HEAD = """# Benchmarks

Made by `python -m benchmarks`, which writes this page. Each row is a median over rounds in which the measured thing and
its floor run by turns; *ratio* is the floor's time by the value's, so 1 is as fast as the floor. Of processes it is
the processor's time on one core, from start to end; of `build_two_cores` it is how long somebody waits. `act` and
`turn_act` are times of one act: a turn's acts in a second are a thousand million by that.

"""


def readme(rows: list[Row]) -> str:
    """The page with all rows."""
    lines = [
        "| row | value | unit | floor | floor's value | ratio | rounds |",
        "| --- | ---: | --- | --- | ---: | ---: | ---: |",
    ]
    for row in rows:
        figures = (
            f"{row.value:,.1f} | {row.unit} | {row.floor} | {row.floor_value:,.1f} | {row.ratio:.3f} | {row.rounds}"
        )
        lines.append(f"| `{row.name}` | {figures} |")
    return HEAD + "\n".join(lines) + f"\n\nPython {platform.python_version()}, {platform.machine()}.\n"


def with_others(rows: list[Row], page: str) -> str:
    """The page with these rows in the places of those of their names; the others stay."""
    fresh = {line.split("`")[1]: line for line in readme(rows).splitlines() if line.startswith("| `")}
    lines = [fresh.pop(line.split("`")[1], line) if line.startswith("| `") else line for line in page.splitlines()]
    last = max((at for at, line in enumerate(lines) if line.startswith("| ")), default=0)
    return "\n".join([*lines[: last + 1], *fresh.values(), *lines[last + 1 :]]) + "\n"


def main(words: Sequence[str] | None = None) -> int:
    """Measure what is asked for, and nothing else."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--only", nargs="+", metavar="NAME", help=f"some of: {', '.join(ALL)}, or rows by name")
    parser.add_argument("--json", action="store_true", help="one JSON array on standard output, and no page")
    given = parser.parse_args(words)
    only = set(given.only or ALL)
    unknown = only - set(ALL) - {name for group in ALL.values() for name in group.names}
    if unknown:
        parser.error(f"no row or group is called {', '.join(sorted(unknown))}")
    rows: list[Row] = []
    for title, group in ALL.items():
        names = set(group.names) if title in only else only.intersection(group.names)
        for row in group.measured(names.__contains__) if names else ():
            assert row.name in names, row.name
            rows.append(row)
            if not given.json:
                print(f"{row.name:<28}{row.value:>12,.1f} {row.unit}  {row.floor} {row.floor_value:,.1f}"
                      f"  ratio {row.ratio:.3f}  ({row.rounds} rounds)", flush=True)  # fmt: skip
    page, mark, engines = README.read_text("utf-8").partition("\n## ")
    if given.json:
        json.dump([asdict(row) for row in rows], sys.stdout, indent=2)
        print()
    elif given.only is None:
        README.write_text(readme(rows) + mark + engines, "utf-8")
    elif set(given.only) <= set(ALL):
        README.write_text(with_others(rows, page) + mark + engines, "utf-8")
    return 0 if rows else 2


if __name__ == "__main__":
    raise SystemExit(main())
