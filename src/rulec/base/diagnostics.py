"""What is wrong in the sources, as data; `render_text` and its siblings turn it into output.

Raising is for faults of rulec itself. A stage that finds faults in a source reports them to its `Report`
and goes on; the driver goes on with what rests on none of them.
"""

from __future__ import annotations

from enum import Enum

from rulec.base.codes import Code, code_of
from rulec.base.records import dataclass, field
from rulec.base.spans import Span


class Severity(Enum):
    """How bad: an error fails the build, a warning does so under `--strict` only."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class Place:
    """A stretch of source and what is to be said about it (`label` may be empty)."""

    span: Span
    label: str = ""


@dataclass(frozen=True, slots=True)
class Edit:
    """A change of a source that mends a fault: `text` takes the place of the stretch."""

    span: Span
    text: str


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One fault: a headline without advice, its place, related places, notes, and what to try."""

    code: Code
    headline: str
    primary: Place
    related: tuple[Place, ...] = ()
    notes: tuple[str, ...] = ()
    hint: str = ""
    severity: Severity = Severity.ERROR
    own: bool = False
    """Told in files of the pack itself; in a file of a pack that it builds on, the fault is that pack's matter."""
    edits: tuple[Edit, ...] = ()
    """Changes that mend the fault without anybody looking, where there are such."""

    @property
    def sort_key(self) -> tuple[str, int, int, str, str]:
        """Order of printing: by file, place, code."""
        span = self.primary.span
        return (span.source.path, span.start, span.end, self.code.number, self.headline)


@dataclass
class Report:
    """Collects the diagnostics of one run."""

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
        """Number of errors that were reported."""
        return sum(d.severity is Severity.ERROR for d in self.found)

    @property
    def failed(self) -> bool:
        """Whether an error (not merely a warning) was reported."""
        return any(d.severity is Severity.ERROR for d in self.found)

    def sorted(self) -> list[Diagnostic]:
        """All diagnostics without repeats, in order of place."""
        unique: dict[tuple[str, int, int, str, str], Diagnostic] = {}
        for diagnostic in self.found:
            unique.setdefault(diagnostic.sort_key, diagnostic)
        return [unique[key] for key in sorted(unique)]
