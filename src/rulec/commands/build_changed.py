"""The compiling part of `rulec build`, loaded only if there is work to do."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import chain
from typing import TYPE_CHECKING

from rulec.base.diagnostics import Diagnostic, Report
from rulec.commands.common.compiling import Packs
from rulec.commands.common.report_output import gathered, say
from rulec.driver import cache as caches
from rulec.driver import discovery, outputs, swap
from rulec.driver.discovery import Root
from rulec.driver.native.extension_files import take_away_orphans
from rulec.driver.native.extension_modules import take_away_stale_runtime

if TYPE_CHECKING:
    from rulec.driver.compile import Compiled


def build(names: list[str], own: str, roots: list[Root], out: str, cache: caches.Cache, show_diff: bool) -> int:
    """Compile packs and write changed outputs. Return 1 if a pack has errors. *own* is the hash of rulec."""
    take_away_stale_runtime()
    for name in names:
        take_away_orphans(f"{out}/{name}/python/rulec_packs/{name}")
    packs = Packs(roots, cache)

    def work(name: str, report: Report) -> list[str]:
        folder = f"{out}/{name}"
        made = packs.compiled(name, report)
        if made is None:
            return []
        files = outputs.with_manifest(made.outputs)
        changes = outputs.compare(folder, files)
        shown = f"{discovery.printed(discovery.shown(out))}/{name}"
        lines = [outputs.diff(folder, files, changes, shown).rstrip("\n")] if show_diff else []
        outputs.write(folder, files, changes)
        lines.append(summary(f"{name} {made.model.version}", files, changes, shown))
        lines += [f"{name}: {shown}/{path} is not made by rulec; it was left alone" for path in changes.unknown]
        packs.keep(made)
        cache.store("stamps", caches.stamp_key(name, folder, roots), stamp_of(packs, made, files, own, report))
        return lines

    lines, report = packs.each(names, work)
    say(report.found)
    sys.stdout.write("".join(f"{line}\n" for line in chain(*lines) if line))
    return 1 if report.failed else 0


def check(names: list[str], roots: list[Root], out: str, show_diff: bool, gone: Sequence[str] = ()) -> int:
    """Compile packs without the cache and compare the outputs with the disk.

    Return 1 on errors or differences. Outputs of packs that no longer exist, *gone*, count as differences.
    """
    packs = Packs(roots, None)

    def work(name: str, report: Report) -> tuple[str, list[str], list[str]]:
        """Return the message for a pack, its differences, and unknown files."""
        made = packs.compiled(name, report, verify=True)
        if made is None:
            return "", [], []
        folder, shown = f"{out}/{name}", f"{discovery.printed(discovery.shown(out))}/{name}"
        files = outputs.with_manifest(made.outputs)
        changes = outputs.compare(folder, files)
        found = [f"{shown}/{path} is missing" for path in changes.new]
        found += [f"{shown}/{path} is not what the sources give" for path in changes.changed]
        found += [f"{shown}/{path} is no longer made" for path in changes.stale]
        alien = [f"{shown}/{path} is not made by rulec" for path in changes.unknown]
        if swap.is_torn(folder):
            found.append(f"{shown}: a build was interrupted here")
        said = outputs.diff(folder, files, changes, shown) if show_diff else ""
        if not found and not alien:
            said += f"{name}: {len(files)} files in {shown} are what the sources give\n"
        return said, found, alien

    results, report = packs.each(names, work)
    say(report.found)
    sys.stdout.write("".join(said for said, _, _ in results))
    differing = [*(difference for _, found, _ in results for difference in found), *gone]
    alien = [path for _, _, found in results for path in found]
    for sort, cure in (
        (differing, "`rulec build` writes the outputs again"),
        (alien, "`rulec build` leaves alone what it did not make: take it away, or move it elsewhere"),
    ):
        if sort:
            print("\n".join([*sort, cure]), file=sys.stderr)
    return 1 if differing or alien or report.failed else 0


def stamp_of(packs: Packs, made: Compiled, files: Mapping[str, bytes], own: str, report: Report) -> str:
    """Return the stamp of a build with these output *files*."""
    sums = {path: sha256(data).hexdigest() for path, data in files.items()}
    said = _said(gathered([report], packs.shelf))
    return caches.Stamp(list(made.packs), own, packs.inputs(made), sums, said).text()


def _said(found: list[Diagnostic]) -> str:
    """Return the diagnostics of a build as text, to be repeated by later builds with nothing to do."""
    if not found:
        return ""
    from rulec.base.render import render_text

    return render_text(found, color=False)


def summary(head: str, files: Mapping[str, bytes], changes: outputs.Changes, shown: str) -> str:
    """Return the line on files written by a build; *head* names the pack and its version."""
    if not changes:
        return f"{head}: {len(files)} files in {shown} are unchanged"
    written = [path for path in (*changes.new, *changes.changed) if path != outputs.MANIFEST]
    pages = sum(path.endswith(".md") for path in written)
    modules = sum(path.endswith((".py", ".js")) for path in written)
    wrote = f"wrote {_count(pages, 'page')} and {_count(modules, 'module')}"
    gone = f", took away {_count(len(changes.stale), 'file')}" if changes.stale else ""
    return f"{head}: {wrote}{gone} in {shown} ({len(files)} files in all)"


def _count(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"
