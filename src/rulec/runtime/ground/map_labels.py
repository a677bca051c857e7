"""Placement of labels on a picture without overlaps, each at its place or nearby."""

from __future__ import annotations

from html import escape
from itertools import groupby
from typing import NamedTuple


class Box(NamedTuple):
    """The area that a label or a sign covers."""

    left: int
    top: int
    right: int
    bottom: int

    def rows(self) -> range:
        """Return the rows of the picture, 16 points each, that the box intersects."""
        return range(self.top // 16, self.bottom // 16 + 1)

    def touches(self, other: Box) -> bool:
        """Return whether two boxes overlap."""
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )


class Label(NamedTuple):
    """A text to be written, with the middle of its baseline."""

    x: int
    y: int
    text: str
    colour: str
    bold: bool = False

    def box(self) -> Box:
        """Return the approximate area that the text covers."""
        half = len(self.text) * (8 if self.bold else 7) // 2
        return Box(self.x - half, self.y - 10, self.x + half, self.y + 3)


_ASIDE = (
    (0, 0), (0, -13), (0, 13), (0, -26), (0, 26), (1, 0), (-1, 0), (1, -13), (-1, -13), (1, 13), (-1, 13), (0, -39),
    (0, 39), (1, -26), (-1, -26), (1, 26), (-1, 26), (0, -52), (0, 52),
)  # fmt: skip
"""Offsets at which a label may stand: across in halves of its width, and down."""


class Labels:
    """The labels of a picture. `numbered` are texts replaced by a number, `boxes` are covered areas."""

    def __init__(self) -> None:
        self.wanted: list[Label] = []
        self.boxes: list[Box] = []
        self.numbered: list[str] = []

    def add(self, x: int, y: int, text: str, colour: str, *, bold: bool = False) -> None:
        """Add a label, given the middle of its baseline."""
        self.wanted.append(Label(x, y, text, colour, bold))

    def written(self, wide: int, tall: int) -> list[str]:
        """Return the SVG lines of all labels, bold ones first.

        A label that finds no room is replaced by a number, which the legend explains.
        """
        lines: list[str] = []
        written: list[Label] = []
        near: dict[int, list[Box]] = {}  # covered areas by row: of hundreds of labels only a few are near
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
"""SVG attributes of labels."""


def text_of(label: Label, *, own: bool = False) -> str:
    """Return the SVG text of a label. With `own` it includes the look that a group otherwise provides."""
    look = f' fill="{label.colour}" {WRITTEN}' if own else ""
    weight = ' font-weight="bold"' if label.bold else ""
    return f'<text x="{label.x}" y="{label.y}"{look}{weight}>{escape(label.text)}</text>'
