"""Pages from blocks: what stands below each other, with a blank line between. A block without words leaves no trace."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.statements import Line

RIGHT, LEFT, MIDDLE = "---:", "---", ":-:"
"""How a column is aligned."""
NOTHING = Md("")
ALWAYS, NOBODY = Md("always"), Md("—")
"""What a table says of a need that matters whatever else holds, and that nobody is spared."""


def page_of(crumbs: Md, title: Md, *parts: Md) -> str:
    """A whole page."""
    return f"{blocks(crumbs, Md(f'# {title}'), *parts)}\n"


def blocks(*parts: Md) -> Md:
    """What stands below each other."""
    return Md("\n\n".join(part for part in parts if part))


def section(heading: str, *parts: Md, level: int = 2) -> Md:
    """Blocks below a heading; nothing where there are none."""
    below = blocks(*parts)
    return headed(heading, below, level=level) if below else NOTHING


def headed(heading: str, *parts: Md, level: int = 2) -> Md:
    """Blocks below a heading that is there in any case."""
    return blocks(Md(f"{'#' * level} {heading}"), *parts)


def points(lines: Iterable[Md], sign: str = "-") -> Md:
    """A list."""
    return Md("\n".join(f"{sign} {line}" for line in lines))


def facts(told: Mapping[str, Md]) -> Md:
    """A list with a word in front of each line; what there is nothing of is left out."""
    return points(Md(f"**{word}:** {said}") for word, said in told.items() if said)


def outline(lines: Iterable[Line]) -> Md:
    """A list of what stands below what."""
    return Md("\n".join(f"{'  ' * line.depth}- {line.said}" for line in lines))


def row(cells: Iterable[str | None]) -> Md:
    """A line of a table; None is a cell that has no room of its own."""
    return Md("|" + "".join(" |" if cell is None else f" {cell} |" for cell in cells))


def table(
    heads: Sequence[str | None],
    rows: Iterable[Sequence[Md]],
    aligns: Sequence[str] = (),
    *,
    bare: bool = False,
    usual: Collection[str] = (),
) -> Md:
    """A table, of each row as much as there are heads, without columns in which all that is said is `usual`; nothing
    where it has no rows, unless it may be `bare`."""
    body = list(rows)
    shown = [at for at in range(len(heads)) if not usual or any(each[at] not in usual for each in body)]
    whole = [heads, aligns or [LEFT] * len(heads), *body]
    return Md("\n".join(row([each[at] for at in shown]) for each in whole)) if body or bare else NOTHING


def source(cites: Md) -> Md:
    """From where what stands above is."""
    return Md(f"*Source: {cites}*") if cites else NOTHING


def foot(rulings: Iterable[Md], examples: Iterable[Md] = ()) -> Md:
    """What a page says last: the rulings behind it, and its examples."""
    return blocks(section("Rulings behind this page", points(rulings)), section("Examples", *examples))
