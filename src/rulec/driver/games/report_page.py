"""A report as a page of HTML, in the style of the sites; what has a page on a site leads there.

All texts may come from players. They become HTML only through `html.escape`, a piece at a time.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from html import escape

from rulec.driver.games.player_report import Remark, Sentences, Table, Told, View, parts, who_plays
from rulec.runtime.ground.drawing import Map

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
        for part in parts(seen):
            body += self._part(part)
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

    def _part(self, part: Table | Sentences | Remark | Map) -> list[str]:
        head = [self._heading(part.title)] if part.title else []
        match part:
            case Remark():
                return [*head, f"<p>{part.text}</p>"]
            case Table():
                return [*head, *self._table(part.head, part.rows)]
            case Sentences():
                return [*head, "<ul>", *map(self._told, part.told), "</ul>"]
            case Map():
                larger = '<label class="larger"><input type="checkbox"> Larger</label>'
                picture = ['<div class="across" tabindex="0">', part.picture, "</div>"]
                return [*head, '<div class="map">', larger, *picture, "</div>"]

    def _told(self, each: Told) -> str:
        to = f"<b>{escape(', '.join(each.to))}:</b> " if each.to else ""
        about = f" <i>(on: {escape(each.about)})</i>" if each.about else ""
        return f"<li>{to}{self._words(each.text)}{about}</li>"

    def _table(self, head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
        of_numbers = [all(not row[at] or _NUMBER.fullmatch(row[at]) for row in rows) for at in range(len(head))]

        def line(tag: str, cells: Iterable[str]) -> str:
            marks = (' class="number"' if one else "" for one in of_numbers)
            return "".join(f"<{tag}{mark}>{cell}</{tag}>" for mark, cell in zip(marks, cells, strict=True))

        return [
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
