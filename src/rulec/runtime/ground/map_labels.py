"""Labels of a picture: each where it belongs or not far from there, none over another."""

from __future__ import annotations

from html import escape
from itertools import groupby
from typing import NamedTuple


class Box(NamedTuple):
    """What a label or a sign covers."""

    left: int
    top: int
    right: int
    bottom: int

    def rows(self) -> range:
        """The rows of the picture, 16 points each, in which something of it lies."""
        return range(self.top // 16, self.bottom // 16 + 1)

    def touches(self, other: Box) -> bool:
        """Whether two of them overlap."""
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )


class Label(NamedTuple):
    """Something that is to be written, with the middle of its foot."""

    x: int
    y: int
    text: str
    colour: str
    bold: bool = False

    def box(self) -> Box:
        """About what it covers."""
        half = len(self.text) * (8 if self.bold else 7) // 2
        return Box(self.x - half, self.y - 10, self.x + half, self.y + 3)


_ASIDE = (
    (0, 0), (0, -13), (0, 13), (0, -26), (0, 26), (1, 0), (-1, 0), (1, -13), (-1, -13), (1, 13), (-1, 13), (0, -39),
    (0, 39), (1, -26), (-1, -26), (1, 26), (-1, 26), (0, -52), (0, 52),
)  # fmt: skip
"""How far from its place a label may stand: in halves of its width, and down."""


class Labels:
    """All that is written on a picture; `numbered` are the texts for which a number stands, `boxes` are covered."""

    def __init__(self) -> None:
        self.wanted: list[Label] = []
        self.boxes: list[Box] = []
        self.numbered: list[str] = []

    def add(self, x: int, y: int, text: str, colour: str, *, bold: bool = False) -> None:
        """A label with the middle of its foot."""
        self.wanted.append(Label(x, y, text, colour, bold))

    def written(self, wide: int, tall: int) -> list[str]:
        """The lines of a picture with all labels, bold ones first: each where it belongs or not far from there, and
        where there is no room a number that the legend explains."""
        lines: list[str] = []
        written: list[Label] = []
        near: dict[int, list[Box]] = {}  # what is covered, by rows: of hundreds of labels few are near
        for box in self.boxes:
            for row in box.rows():
                near.setdefault(row, []).append(box)
        for label in sorted(self.wanted, key=lambda each: not each.bold):
            own = label.box()
            half = (own.right - own.left) // 2
            for across, down in _ASIDE:
                aside = across * (half + 12)
                box = Box(own.left + aside, own.top + down, own.right + aside, own.bottom + down)
                inside = box.left >= 0 and box.right <= wide and box.top >= 0 and box.bottom <= tall
                if inside and not any(box.touches(each) for row in box.rows() for each in near.get(row, ())):
                    there = label._replace(x=label.x + aside, y=label.y + down) if across or down else label
                    break
            else:
                self.numbered.append(label.text)
                there = label._replace(text=str(len(self.numbered)))
                box = there.box()
            if abs(there.x - label.x) + abs(there.y - label.y) > 20:
                foot = there.y + 3 if there.y < label.y else there.y - 9
                lines.append(
                    f'<line x1="{label.x}" y1="{label.y - 4}" x2="{there.x}" y2="{foot}" stroke="#777777" '
                    'stroke-width="0.7"/>'
                )
            for row in box.rows():
                near.setdefault(row, []).append(box)
            written.append(there)
        for colour, run in groupby(written, key=lambda each: each.colour):
            lines += [f'<g fill="{colour}" {WRITTEN}>', *map(text_of, run), "</g>"]
        return lines


WRITTEN = 'text-anchor="middle" stroke="#ffffff" stroke-width="2" stroke-opacity="0.7" paint-order="stroke"'
"""How labels look."""


def text_of(label: Label, *, own: bool = False) -> str:
    """A label, with its `own` look or with that of its group."""
    look = f' fill="{label.colour}" {WRITTEN}' if own else ""
    weight = ' font-weight="bold"' if label.bold else ""
    return f'<text x="{label.x}" y="{label.y}"{look}{weight}>{escape(label.text)}</text>'
