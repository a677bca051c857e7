"""Compose pages from blocks, separated by blank lines. Empty blocks leave no trace."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.statements import Line

RIGHT, LEFT, MIDDLE = "---:", "---", ":-:"
"""Column alignments."""
NOTHING = Md("")
ALWAYS, NOBODY = Md("always"), Md("—")
"""Table cells for a need without a condition, and for one that nothing lifts."""

DEEPEST = 1_000
"""Levels of nesting that a parser of a page's Markdown must follow. The usual limit of markdown-it, 20, is reached by
seven lists in one another; it drops all that follows without a word."""


def page_of(crumbs: Md, title: Md, *parts: Md) -> str:
    """Return a whole page."""
    return f"{blocks(crumbs, Md(f'# {title}'), *parts)}\n"


def blocks(*parts: Md) -> Md:
    """Join blocks with blank lines."""
    return Md("\n\n".join(part for part in parts if part))


def section(heading: str, *parts: Md, level: int = 2) -> Md:
    """Return blocks below a heading, or nothing if all are empty."""
    below = blocks(*parts)
    return headed(heading, below, level=level) if below else NOTHING


def headed(heading: str, *parts: Md, level: int = 2) -> Md:
    """Return blocks below a heading, which appears even if they are empty."""
    return blocks(Md(f"{'#' * level} {heading}"), *parts)


def points(lines: Iterable[Md], sign: str = "-") -> Md:
    """Return a list."""
    return Md("\n".join(f"{sign} {line}" for line in lines))


def facts(told: Mapping[str, Md]) -> Md:
    """Return a list of labelled lines; empty ones are omitted."""
    return points(Md(f"**{word}:** {said}") for word, said in told.items() if said)


def outline(lines: Iterable[Line]) -> Md:
    """Return nested sentences as a nested list."""
    return Md("\n".join(f"{'  ' * line.depth}- {line.said}" for line in lines))


def row(cells: Iterable[str | None]) -> Md:
    """Return a line of a table; None is a cell without content or padding."""
    return Md("|" + "".join(" |" if cell is None else f" {cell} |" for cell in cells))


def table(
    heads: Sequence[str | None],
    rows: Iterable[Sequence[Md]],
    aligns: Sequence[str] = (),
    *,
    bare: bool = False,
    usual: Collection[str] = (),
) -> Md:
    """Return a table, or nothing if it has no rows and is not *bare*.

    Columns whose cells are all *usual* are dropped.
    """
    body = list(rows)
    shown = [at for at in range(len(heads)) if not usual or any(each[at] not in usual for each in body)]
    whole = [heads, aligns or [LEFT] * len(heads), *body]
    return Md("\n".join(row([each[at] for at in shown]) for each in whole)) if body or bare else NOTHING


def source(cites: Md) -> Md:
    """Return the line that names the sources of a page."""
    return Md(f"*Source: {cites}*") if cites else NOTHING


def foot(rulings: Iterable[Md], examples: Iterable[Md] = ()) -> Md:
    """Return the end of a page: its rulings and examples."""
    return blocks(section("Rulings behind this page", points(rulings)), section("Examples", *examples))
