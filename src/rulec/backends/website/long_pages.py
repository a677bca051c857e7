"""Split pages that are too long to load at once into linked parts."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Mapping, Sequence

from rulec.backends.website.html_pages import Blocks, HtmlPage, Table, html_of
from rulec.base.records import replace

LONG = 100_000
"""A page with more characters of HTML than this is split."""
PART = 45_000
"""Size of a part in characters, unless one section is longer."""

_ANCHOR = re.compile(r'<h[1-6] id="([^"]*)"')
_SECOND = re.compile(r"<h2.*?</h2>", re.DOTALL)
_ID = re.compile(r' id="[^"]*"')
_LINK = re.compile(r'<a href="([^"#:]*)#([^"]*)"')


def parts_of(page: HtmlPage) -> list[HtmlPage]:
    """Return the page, or its parts; the first part keeps the page's address."""
    sections = list(_sections(page.body))
    if len(html_of(page.body)) <= LONG or len(sections) < 2:
        return [page]
    groups: list[list[Blocks]] = [[]]
    size = 0
    for section in sections:
        length = len(html_of(section))
        if groups[-1] and size + length > PART:
            groups.append([])
            size = 0
        groups[-1].append(section)
        size += length
    paths = [_path(page.path, at) for at in range(len(groups))]
    found: list[HtmlPage] = []
    above = ""
    for at, group in enumerate(groups):
        body = tuple(block for section in group for block in section)
        begun = above if isinstance(body[0], str) and not body[0].startswith("<h2") else ""
        above = next(
            (m[0] for block in reversed(body) if isinstance(block, str) and (m := _SECOND.match(block))), above
        )
        inside = {anchor for block in body if isinstance(block, str) for anchor in _ANCHOR.findall(block)}
        links = " ".join(
            f"<b>{n + 1}</b>" if n == at else f'<a href="{posixpath.basename(path)}">{n + 1}</a>'
            for n, path in enumerate(paths)
        )
        found.append(
            replace(
                page,
                path=paths[at],
                title=page.title if at == 0 else f"{page.title} ({at + 1})",
                opening=(*page.opening, f'<p class="parts">Parts: {links}</p>\n') if at == 0 else (_ID.sub("", begun),),
                body=(*body, f'<p class="parts">Parts: {links}</p>\n'),
                headings=tuple(heading for heading in page.headings if heading.anchor in inside),
                sections=tuple(one for one in page.sections if one.anchor in inside or (at == 0 and not one.anchor)),
            )
        )
    return found


def _path(path: str, part: int) -> str:
    return path if part == 0 else f"{path.removesuffix('.html')}.{part + 1}.html"


def _sections(body: Blocks) -> Iterator[Blocks]:
    """Yield sections, each a heading with its contents. Long tables are split."""
    section: list[str | Table] = []
    for block in body:
        if isinstance(block, str) and block.startswith("<h") and section:
            yield tuple(section)
            section = []
        if isinstance(block, Table) and len(block.html) > PART:
            at = 0
            while at < len(block.rows):
                size, end = 0, at
                while end < len(block.rows) and (size < PART or end == at):
                    size += sum(len(cell) for cell in block.rows[end]) + 40
                    end += 1
                yield (*section, replace(block, rows=block.rows[at:end], links=block.links[at:end]))
                section, at = [], end
        else:
            section.append(block)
    if section:
        yield tuple(section)


def places_of(parts: Mapping[str, Sequence[HtmlPage]]) -> dict[tuple[str, str], str]:
    """Return the part that contains each anchor, by page path and anchor."""
    return {
        (path, heading.anchor): part.path
        for path, pages in parts.items()
        if len(pages) > 1
        for part in pages[1:]
        for heading in part.headings
    }


def with_places(path: str, html: str, places: Mapping[tuple[str, str], str]) -> str:
    """Return the HTML of a page with links redirected to the parts that contain their anchors."""
    folder = posixpath.dirname(path)

    def put(match: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(folder, match[1])) if match[1] else path
        whole = re.sub(r"\.\d+\.html$", ".html", target) if not match[1] else target
        part = places.get((whole, match[2]))
        if part is None:
            return match[0] if match[1] or whole == path else f'<a href="{posixpath.basename(whole)}#{match[2]}"'
        return f'<a href="{posixpath.relpath(part, folder or ".")}#{match[2]}"'

    return _LINK.sub(put, html) if places else html
