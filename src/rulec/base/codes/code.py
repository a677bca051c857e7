"""What a diagnostic code is."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import dataclass
else:
    from rulec.base.records import dataclass


@dataclass(frozen=True, slots=True)
class Code:
    """A stable code: `number` (`R0210`), `slug` (`unknown-column`) and what its page says.

    `bad` is the smallest source that shows the fault, `good` the same source mended. Each is the text of a
    `.rules` file, compiled by a test together with a small standard pack (tests/catalogue); where the fault
    lies in another file, `file` names it (`tables/prices.yaml`, `pack.yaml`). With `parent` the sources are of a pack
    that extends the standard pack, to which the text of `parent` is added.
    """

    number: str
    slug: str
    explanation: str
    bad: str
    good: str
    file: str = "case.rules"
    parent: str | None = None

    def __str__(self) -> str:
        return f"{self.number} {self.slug}"
