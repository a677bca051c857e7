"""Several packs at once: each is a piece of work, some of which a copy of this process takes over.

What is reported cannot be handed from one process to another; so a pack about which a copy has something to say is done
again by this process, which says it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from rulec.base.diagnostics import Report
from rulec.driver import discovery
from rulec.driver.discovery import Root
from rulec.driver.fork_pool import Share

T = TypeVar("T")


def each(names: Sequence[str], roots: list[Root], work: Callable[[str, Report], T]) -> tuple[list[T], list[Report]]:
    """What `work` gives for each pack, plain values, and what it reports, in the order of their names."""
    here = os.getpid()
    reports: dict[str, Report] = {}

    def piece(name: str) -> tuple[T] | None:
        report = Report()
        found = work(name, report)
        if os.getpid() == here:
            reports[name] = report
        elif report.found:
            return None
        return (found,)

    largest_first = sorted(names, key=lambda name: -_size(name, roots)) if len(names) > 1 else names
    share = Share([partial(piece, name) for name in largest_first])
    made = dict(zip(largest_first, share.finish(), strict=True))
    found = [one[0] for name in names if (one := made[name] or piece(name)) is not None]
    return found, [reports[name] for name in names if name in reports]


def _size(name: str, roots: list[Root]) -> int:
    """How many bytes of sources a pack has, as far as somebody can tell."""
    place = discovery.find(name, roots)
    if place is None:
        return 0
    try:
        return sum(os.path.getsize(discovery.inside(place[1], file)) for file in discovery.source_files(place[1]))
    except OSError:
        return 0
