"""`rulec test`: run the examples in the sources."""

from __future__ import annotations

from rulec.commands.common import locations
from rulec.commands.common.option_parser import Line

USAGE = "rulec test [PACK…] [--rules DIR…]"
HELP = """\
Run the examples in the sources of packs, by the rules and by the Python that is made from them; the two must agree.
Without a name, test all packs in the folders of rules.

  --rules DIR  look for packs in DIR; may repeat; by default ./rules"""
OPTIONS = ("--rules",)


def run(line: Line) -> int:
    """Run the command, and return the exit code."""
    roots = locations.where(line)
    names = locations.packs(line, roots)
    locations.recover(locations.out(line, roots))
    from rulec.base.diagnostics import Report
    from rulec.commands.common.compiling import Packs
    from rulec.commands.common.report_output import say
    from rulec.driver.cache import Cache, folder_for
    from rulec.driver.worked_examples.run import run_examples

    packs = Packs(roots, Cache(folder_for(roots)))

    def work(name: str, report: Report) -> tuple[int, int]:
        """Return the number of examples of a pack, and of failures."""
        made = packs.compiled(name, report, ("python",))
        if made is None:
            return 0, 0
        tally = run_examples(made, report, lambda at, of: packs.progress.step(f"{name}: examples", at, of))
        return tally.run, tally.failed

    results, report = packs.each(names, work)
    say(report.found)
    failed = sum(failed for _, failed in results)
    count = sum(count for count, _ in results)
    if count or not report.failed:
        print(f"{count - failed} {'example' if count - failed == 1 else 'examples'} passed, {failed} failed")
    return 1 if report.failed else 0
