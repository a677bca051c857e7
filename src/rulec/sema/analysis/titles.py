"""Checks of titles: entries and members that players cannot tell apart, and headings with the same link address."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from rulec.base.diagnostics import Place, Report
from rulec.base.spans import Span
from rulec.base.types import EnumType, KindType
from rulec.runtime.orders.order_words import folded
from rulec.sema.model import Model
from rulec.sema.summaries.uses import asks
from rulec.sema.typing.names import inner

_COMMENT = re.compile(r"(?:^|\s)#")

Titled = tuple[str, str, Span]
"""A title, the name of its declaration, and its place."""


def check_titles(model: Model, report: Report) -> None:
    """Report ambiguous titles that players may type, and headings of one page with the same link address."""
    typed = _typed(model)
    for kind, records in model.records.items():
        if kind in typed:
            _alike(
                [(r.title, r.name, r.also, r.span) for r in records],
                f"entries of `{kind}`",
                report,
                _whose(model, kind),
            )
    for enum in model.enums.values():
        if enum.name in typed:
            _alike([(m.title, m.name, m.also, m.span) for m in enum.members], f"members of `{enum.name}`", report)
    for titles in _pages(model):
        _met(titles, report)


def _typed(model: Model) -> frozenset[str]:
    """Return the kinds and enumerations that players name in acts or answers."""
    types = [parameter.type for act in model.all_deeds.acts.values() for parameter in act.parameters]
    every = (inner(each) for each in (*types, *(ask.type for ask in asks(model))))
    return frozenset(of.name for of in every if isinstance(of, EnumType | KindType))


def _whose(model: Model, kind: str) -> str:
    """Return a hint that names another way to tell entries with the same title apart."""
    owner = model.kinds[kind].belongs_to
    if owner is not None:
        return f", or another `{owner}`: entries of one title that belong to different ones are told apart by that"
    return ", or say whose each is: a field, and `belongs to FIELD` in the kind"


def _alike(titles: Iterable[tuple[str, str, Sequence[str], Span]], what: str, report: Report, more: str = "") -> None:
    seen: dict[tuple[str, ...], tuple[str, Span, str]] = {}
    for title, name, also, span in titles:
        said = {title or name: "title", name: "key", **dict.fromkeys(also, "other name")}
        said[title or name] = "title" if title else "key"
        for shown, form in said.items():
            called = folded(shown)
            if not called or _COMMENT.search(shown):
                report.error(
                    "R0618", f"`{shown}` cannot be typed", span,
                    "its marks say nothing in a line" if not called else "`#` begins a comment in what players hand in",
                    hint="give it a title with a letter or a digit, and without `#` behind a space",
                )  # fmt: skip
                break
            first, there, before = seen.setdefault(called, (name, span, form))
            if first != name:
                alike = "key" not in (form, before)
                report.error(
                    "R0616",
                    f"two {what} are called `{shown}`" if alike else f"`{shown}` may mean two {what}",
                    span,
                    "nobody who types it can tell which" if alike else f"it is the {form} of this one",
                    related=(Place(there, "the other one" if alike else f"it is the {before} of this one"),),
                    hint="give one of the two another title; capitals, marks, accents that are written apart and "
                    f"letters that look alike make no difference{more}"
                    if alike
                    else f"players may type titles and keys: give one of the two another {form}",
                )
                break


def _pages(model: Model) -> Iterator[list[Titled]]:
    """Yield the headings of examples and of rulings, page by page."""
    beside: dict[tuple[str, ...], list[Titled]] = {}
    for example in model.examples.values():
        beside.setdefault((example.of,), []).append((example.title, example.name, example.span))
    yield from beside.values()
    yield [
        ((ruling.label.plain if ruling.label is not None else "") or ruling.name, ruling.name, ruling.span)
        for ruling in model.rulings.values()
    ]


def _met(titles: Iterable[Titled], report: Report) -> None:
    seen: dict[str, Titled] = {}
    for title, name, span in titles:
        first = seen.setdefault(_slug(title), (title, name, span))
        if first[2] is not span:
            report.error(
                "R0617", f"the heading `{title}` has the address of another one", span, "a link to it leads there",
                related=(Place(first[2], f"`{first[0]}` here"),),
                hint="give one of the two another title: in the address of a heading, capitals and marks do not count",
            )  # fmt: skip


def _slug(title: str) -> str:
    """Return the link address of a heading."""
    return re.sub(r"[\s-]+", "-", "".join(c for c in title.strip().lower() if c.isalnum() or c in " -_"))
