"""What was found in sync is kept below `.rulec`, so that a run that was cut goes on where it was.

A verdict counts as long as the pack, its parents and the compiler are byte for byte what they were; those that are
amiss are never kept.
"""

from __future__ import annotations

import json
import os
from hashlib import blake2b
from pathlib import Path

from tests.sync.literals import Literal
from tests.sync.pack import ROOT, Base
from tests.sync.verdict import Verdict


class Kept:
    """The verdicts on one pack as it is now."""

    def __init__(self, base: Base, *, fresh: bool = False) -> None:
        folder = Path(os.environ.get("RULEC_CACHE") or ROOT / ".rulec") / "sync"
        self.path = folder / f"{base.model.pack}-{_digest(base)}.jsonl"
        self.known: dict[tuple[object, ...], str] = {}
        if fresh:
            self.path.unlink(missing_ok=True)
        elif self.path.exists():
            for line in self.path.read_text(encoding="utf-8").splitlines():
                *key, how = json.loads(line)
                self.known[tuple(key)] = how

    def parted(self, wanted: list[Literal]) -> tuple[list[Verdict], list[Literal]]:
        """The verdicts that are known, and the literals that are to be judged."""
        known = [Verdict(one, True, self.known[one.key]) for one in wanted if one.key in self.known]
        return known, [one for one in wanted if one.key not in self.known]

    def add(self, verdict: Verdict) -> None:
        """Keeps one."""
        if not verdict.ok:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([*verdict.literal.key, verdict.how]) + "\n")


def _digest(base: Base) -> str:
    found = blake2b(base.input.content_hash.encode(), digest_size=12)
    for path in sorted((ROOT / "src").rglob("*.py")):
        found.update(path.read_bytes())
    return found.hexdigest()
