"""Draw odds as stacked bars, one for each row, with a part for each result."""

from __future__ import annotations

from fractions import Fraction
from html import escape

from rulec.backends.reference.views.rolls import OddsTable
from rulec.runtime.show import chance_text

MOST_PARTS = 10
"""Maximum number of results in a chart; more are shown only as a table."""
_SHADES = (
    "#1f4e79", "#9cc3e6", "#2e7d5b", "#a8d5ba", "#8a4b08", "#f2c078", "#6b3fa0", "#cdb4e8", "#7a1f2b", "#e8a5ad",
)  # fmt: skip
_LEFT, _BAR, _ROW, _LETTER = 150, 560, 26, 7
_MARKED = (Fraction(0), Fraction(1, 4), Fraction(1, 2), Fraction(3, 4), Fraction(1))
"""Shares marked along the bars."""


def odds_chart(table: OddsTable, title: str) -> str:
    """Return the odds as SVG.

    Return "" if a row does not sum to 1, or if there are too many results.
    """
    rows = [(said, [chance for chance in chances if chance is not None]) for said, chances in table.rows]
    whole = all(len(chances) == len(table.heads) and sum(chances) == 1 for _, chances in rows)
    if not rows or not whole or len(table.heads) > MOST_PARTS:
        return ""
    wrapped: list[tuple[int, int]] = []
    x, line = 0, 0
    for head in table.heads:
        width = 30 + _LETTER * len(head)
        if x and x + width > _BAR:
            x, line = 0, line + 1
        wrapped.append((x, line))
        x += width
    top = 30 + 20 * (line + 1)
    foot = top + _ROW * len(rows)
    height = foot + 24
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_LEFT + _BAR + 20} {height}" role="img" '
        f'aria-label="{escape(title)}" font-family="Verdana, Helvetica, Arial" font-size="12">',
        f"<title>{escape(title)}</title>",
    ]
    for (x, line), head, shade in zip(wrapped, table.heads, _SHADES, strict=False):
        drawn.append(f'<rect x="{_LEFT + x}" y="{10 + 20 * line}" width="12" height="12" fill="{shade}"/>')
        drawn.append(f'<text x="{_LEFT + x + 18}" y="{20 + 20 * line}">{escape(head)}</text>')
    if table.corner:
        drawn.append(
            f'<text x="{_LEFT - 8}" y="{top - 10}" text-anchor="end" font-weight="bold">{escape(table.corner)}</text>'
        )
    for share in _MARKED:
        x = _LEFT + round(share * _BAR)
        drawn.append(f'<line x1="{x}" y1="{top - 4}" x2="{x}" y2="{foot}" stroke="#999" stroke-width="0.5"/>')
        drawn.append(f'<text x="{x}" y="{foot + 14}" text-anchor="middle">{chance_text(share)}</text>')
    for number, (said, chances) in enumerate(rows):
        y = top + _ROW * number
        drawn.append(f'<text x="{_LEFT - 8}" y="{y + 14}" text-anchor="end">{escape(said)}</text>')
        before = Fraction(0)
        for head, chance, shade in zip(table.heads, chances, _SHADES, strict=False):
            left, right = round(before * _BAR), round((before + chance) * _BAR)
            before += chance
            if right > left:
                drawn.append(
                    f'<rect x="{_LEFT + left}" y="{y}" width="{right - left}" height="{_ROW - 6}" fill="{shade}">'
                    f"<title>{escape(f'{said}, {head}: {chance_text(chance)}')}</title></rect>"
                )
    return "\n".join([*drawn, "</svg>", ""])
