"""Diagnostic codes. The page of each code in `docs/errors/` is the source; this module reads it.

R01 writing · R02 names · R03 types and measures · R04 tables · R05 amounts and numbers · R06 gaps, overlaps, clashes,
dead ends · R07 texts · R08 citations and rulings · R09 packs and builds
"""

from __future__ import annotations

from functools import cache

from rulec.base.records import dataclass
from rulec.base.resources import text


@dataclass(frozen=True, slots=True)
class Code:
    """A stable code: `number` (`R0210`), `slug` (`unknown-column`) and the explanation on its page."""

    number: str
    slug: str
    explanation: str

    def __str__(self) -> str:
        return f"{self.number} {self.slug}"


@cache
def code_of(number: str) -> Code:
    """Return the code with this number. Its page starts with `# R0210: unknown column` and the explanation."""
    title, explanation, *_ = text("docs", "errors", f"{number}.md").split("\n\n", 2)
    return Code(number, title.removeprefix(f"# {number}: ").replace(" ", "-"), explanation)
