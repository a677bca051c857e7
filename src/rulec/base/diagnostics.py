"""Diagnostics as data; `render` prints them.

Exceptions are for internal errors of rulec. A stage that finds faults in a source reports them to its `Report` and
continues. The driver then continues with everything that does not depend on a fault.
"""

from __future__ import annotations

from enum import Enum

from rulec.base.codes import Code, code_of
from rulec.base.records import dataclass, field
from rulec.base.spans import Span


class Severity(Enum):
    """An error fails the build; a warning fails it only under `--strict`."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class Place:
    """A stretch of source with a label, which may be empty."""

    span: Span
    label: str = ""


@dataclass(frozen=True, slots=True)
class Edit:
    """An edit that fixes a fault: *text* replaces the stretch."""

    span: Span
    text: str


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """A fault: a headline without advice, its place, related places, notes, and a hint."""

    code: Code
    headline: str
    primary: Place
    related: tuple[Place, ...] = ()
    notes: tuple[str, ...] = ()
    hint: str = ""
    severity: Severity = Severity.ERROR
    own: bool = False
    """Reported only in files of the pack itself; in a parent's file, the fault concerns the parent."""
    edits: tuple[Edit, ...] = ()
    """Edits that fix the fault automatically, if any."""

    @property
    def sort_key(self) -> tuple[str, int, int, str, str]:
        """Printing order: by file, place, code."""
        span = self.primary.span
        return (span.source.path, span.start, span.end, self.code.number, self.headline)


@dataclass
class Report:
    """The diagnostics of one run."""

    found: list[Diagnostic] = field(default_factory=list)

    def error(
        self,
        number: str,
        headline: str,
        span: Span,
        label: str = "",
        *,
        related: tuple[Place, ...] = (),
        notes: tuple[str, ...] = (),
        hint: str = "",
        own: bool = False,
    ) -> None:
        """Report an error with code `number` (as `R0210`)."""
        self.found.append(
            Diagnostic(code_of(number), headline, Place(span, label), related, notes, hint, Severity.ERROR, own)
        )

    def warning(
        self,
        number: str,
        headline: str,
        span: Span,
        label: str = "",
        *,
        related: tuple[Place, ...] = (),
        notes: tuple[str, ...] = (),
        hint: str = "",
        own: bool = False,
        edits: tuple[Edit, ...] = (),
    ) -> None:
        """Report a warning with code `number`."""
        primary = Place(span, label)
        self.found.append(
            Diagnostic(code_of(number), headline, primary, related, notes, hint, Severity.WARNING, own, edits)
        )

    @property
    def errors(self) -> int:
        """Number of errors."""
        return sum(d.severity is Severity.ERROR for d in self.found)

    @property
    def failed(self) -> bool:
        """True if an error was reported; warnings do not count."""
        return any(d.severity is Severity.ERROR for d in self.found)

    def sorted(self) -> list[Diagnostic]:
        """Return all diagnostics in order of place, without duplicates."""
        unique: dict[tuple[str, int, int, str, str], Diagnostic] = {}
        for diagnostic in self.found:
            unique.setdefault(diagnostic.sort_key, diagnostic)
        return [unique[key] for key in sorted(unique)]
