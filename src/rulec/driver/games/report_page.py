"""A report as a page of HTML, in the style of the sites; what has a page on a site leads there.

All texts may come from players. They become HTML only through `html.escape`, a piece at a time.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from html import escape

from rulec.driver.games.player_report import (
    LineOf,
    Told,
    View,
    answered_table,
    kept_table,
    open_table,
    used_table,
    who_plays,
)
from rulec.runtime.game.seeing import Shown

TERMS = "assets/terms.json"
"""Where a site keeps the titles of its pages, with their paths."""

_NUMBER = re.compile(r"[-+\N{MINUS SIGN}]?\d[\d,./ ]*(?:%| [a-z]+(?: [a-z]+)?)?")
"""An amount, with its unit."""

_PAGE = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src @SUM@">
<title>@TITLE@</title>
<style>@STYLE@</style>
</head>
<body class="report">
<main>
@BODY@
</main>
</body>
</html>
"""


class ReportPage:
    """Makes the page of a report. `terms` are the titles that lead somewhere, by address below `site`."""

    def __init__(self, site: str = "", terms: Mapping[str, str] | None = None) -> None:
        self.site = site
        self.terms = terms or {}
        longest_first = sorted(self.terms, key=len, reverse=True)
        self.known = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)") if self.terms else None

    def html(self, seen: View) -> str:
        """The whole page, with no script and nothing from elsewhere."""
        title = f"turn {seen.turn}" if seen.turn else "before the first turn"
        title = f"{seen.player}: {title}" if seen.player else title.capitalize()
        rules = f'<p class="crumbs"><a href="{escape(self.site)}/index.html">The rules</a></p>'
        body = [*([rules] if self.site else []), f"<h1>{escape(title)}</h1>"]
        if seen.over:
            body.append(f"<p><b>{escape(seen.over)}</b></p>")
        if seen.playing:
            body.append(f"<p>{escape(who_plays(seen))}</p>")
        for step in seen.steps:
            body += [self._heading(step.title or f"Step {step.number}"), *self._told(step.told)]
        if seen.turn and not seen.steps:
            body.append("<p>Nothing was told.</p>")
        body += self._lines("Your lines" if seen.player else "Lines", seen.lines, not seen.player)
        for drawn in seen.maps:
            larger = '<label class="larger"><input type="checkbox"> Larger</label>'
            picture = ['<div class="across" tabindex="0">', drawn.picture, "</div>"]
            body += [self._heading(drawn.title), '<div class="map">', larger, *picture, "</div>"]
        for shown in seen.views:
            body += self._view(shown)
        body += self._table(*answered_table(seen))
        body += self._table(*used_table(seen))
        if seen.standing:
            items = [
                f"<li>{'' if seen.player else f'<b>{escape(who)}:</b> '}{self._words(act)}</li>"
                for who, act in seen.standing
            ]
            body += ["<h2>What stands</h2>", "<ul>", *items, "</ul>"]
        body += self._lines(f"For turn {seen.coming}", seen.handed_in, not seen.player)
        body += self._table(*kept_table(seen))
        if seen.so_far:
            told = [each for step in seen.so_far for each in step.told]
            body += [f"<h2>Turn {seen.coming} so far</h2>", *self._told(told)]
        body += self._table(*open_table(seen))
        from rulec.backends.website.files import style
        from rulec.backends.website.script_data import allowed

        css = style()
        put = {"SUM": allowed(css), "STYLE": css, "TITLE": escape(title), "BODY": "\n".join(body)}
        return re.sub("@(SUM|STYLE|TITLE|BODY)@", lambda mark: put[mark[1]], _PAGE)

    def _words(self, text: str) -> str:
        """A text; titles in it lead to their pages."""
        if self.known is None:
            return escape(text)
        parts: list[str] = []
        done = 0
        for found in self.known.finditer(text):
            address = escape(f"{self.site}/{self.terms[found[0]]}")
            parts += [escape(text[done : found.start()]), f'<a href="{address}">{escape(found[0])}</a>']
            done = found.end()
        return "".join([*parts, escape(text[done:])])

    def _heading(self, text: str) -> str:
        return f"<h2>{self._words(text)}</h2>"

    def _told(self, told: Sequence[Told]) -> list[str]:
        items = []
        for each in told:
            to = f"<b>{escape(', '.join(each.to))}:</b> " if each.to else ""
            about = f" <i>(on: {escape(each.about)})</i>" if each.about else ""
            items.append(f"<li>{to}{self._words(each.text)}{about}</li>")
        return ["<ul>", *items, "</ul>"]

    def _lines(self, title: str, rows: Sequence[LineOf], all_of_them: bool) -> list[str]:
        head = ["Player", "Line", "Typed", "What became of it"][not all_of_them :]
        cells = [[row.player, str(row.line), row.text, row.sentence or row.verdict][not all_of_them :] for row in rows]
        return self._table(title, head, cells)

    def _view(self, shown: Shown) -> list[str]:
        if not shown.rows:
            return [self._heading(shown.title), "<p>Nothing.</p>"]
        return self._table(shown.title, shown.head, shown.rows)

    def _table(self, title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
        if not rows:
            return []
        of_numbers = [all(not row[at] or _NUMBER.fullmatch(row[at]) for row in rows) for at in range(len(head))]

        def line(tag: str, cells: Iterable[str]) -> str:
            marks = (' class="number"' if one else "" for one in of_numbers)
            return "".join(f"<{tag}{mark}>{cell}</{tag}>" for mark, cell in zip(marks, cells, strict=True))

        return [
            self._heading(title),
            '<div class="across" tabindex="0"><table>',
            f"<thead><tr>{line('th', map(escape, head))}</tr></thead>",
            *(f"<tr>{line('td', map(self._words, row))}</tr>" for row in rows),
            "</table></div>",
        ]


def terms_of(site: str) -> dict[str, str]:
    """The titles of the pages of a site in a folder, with their paths; empty where it has none."""
    try:
        with open(os.path.join(site, TERMS), encoding="utf-8") as file:
            found = json.load(file)
    except (OSError, ValueError):
        return {}
    return {str(title): str(path) for title, path in found.items()} if isinstance(found, dict) else {}
