"""Link terms of a pack to their pages, where running text first uses them in a section."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable, Iterator
from html import escape

from rulec.backends.website.html_pages import Blocks, Table
from rulec.base.records import dataclass

_PIECE = re.compile(r'<(/?)([a-z0-9]+)(?:\s+href="([^"]*)")?[^>]*>|[^<]+')
_WORD = re.compile(r"[A-Za-z][\w’'-]*")
_RUNNING = ("p", "li")
_SKIPPED = frozenset(("a", "code", "pre", "table", "svg", "h1", "h2", "h3", "h4", "h5", "h6"))
_ENDS = ".:!?(“"
"""Characters after which a sentence may begin, where any word is capitalised."""


@dataclass(frozen=True, slots=True)
class Term:
    """A title and its page. A *proper* term is written exactly as given; others may begin with a capital or not."""

    title: str
    path: str
    proper: bool

    @property
    def is_safe(self) -> bool:
        """True if the term cannot be confused with common words: capitalised, or several long words."""
        if self.proper:
            return self.title[:1].isupper() and len(self.title) > 2
        return " " in self.title and all(len(word) > 3 for word in self.title.split())


class Terms:
    """The terms of a pack by first word. The first of several equal titles wins."""

    def __init__(self, terms: Iterable[Term]) -> None:
        self.by_word: dict[str, list[tuple[str, Term]]] = {}
        known: set[str] = set()
        for term in terms:
            said = escape(term.title, quote=False)
            first = _WORD.match(said)
            if first is None or not term.is_safe or said.casefold() in known:
                continue
            known.add(said.casefold())
            self.by_word.setdefault(first[0].casefold(), []).append((said, term))
        for same in self.by_word.values():
            same.sort(key=lambda one: -len(one[0]))

    def within(self, path: str, blocks: Blocks) -> Blocks:
        """Return the blocks of a page with links from terms to their pages."""
        folder, told = posixpath.dirname(path), {path}  # pages that the section links already
        return tuple(block if isinstance(block, Table) else self._put(path, folder, block, told) for block in blocks)

    def _put(self, path: str, folder: str, html: str, told: set[str]) -> str:
        out: list[str] = []
        running = skipped = 0
        for piece in _PIECE.finditer(html):
            closing, tag, link = piece.groups()
            if tag is None:
                said = piece[0]
                out.append("".join(self._linked(folder, said, told)) if running and not skipped else said)
                continue
            out.append(piece[0])
            step = -1 if closing else 1
            running += step if tag in _RUNNING else 0
            skipped += step if tag in _SKIPPED else 0
            if tag in ("h2", "h3") and not closing:
                told.clear()
                told.add(path)
            elif link:
                told.add(posixpath.normpath(posixpath.join(folder, link.partition("#")[0])))
        return "".join(out)

    def _linked(self, folder: str, said: str, told: set[str]) -> Iterator[str]:
        done = 0
        for word in _WORD.finditer(said):
            if word.start() < done:
                continue
            for title, term in self.by_word.get(word[0].casefold(), ()):
                end = word.start() + len(title)
                if (
                    said.startswith(title[1:], word.start() + 1)
                    and term.path not in told
                    and _is_said(said, word.start(), end, title, term)
                ):
                    told.add(term.path)
                    target = escape(posixpath.relpath(term.path, folder or "."))
                    yield f'{said[done : word.start()]}<a href="{target}" class="term">{said[word.start() : end]}</a>'
                    done = end
                    break
        yield said[done:]


def _is_said(said: str, start: int, end: int, title: str, term: Term) -> bool:
    """Return whether the text at this place is the term, and no part of a longer name or a quotation."""
    words, before, behind = said[start:end], said[:start], said[end:]
    if words != title and (term.proper or words[:1].casefold() != title[:1].casefold()):
        return False
    if behind[:1].isalnum() or before[-1:].isalnum() or before[-1:] in ("#", "-"):
        return False
    if before.rfind("“") > before.rfind("”") or (behind[:1] == " " and behind[1:2].isupper()):
        return False
    front = before.rstrip()
    return " " in title or (front != "" and front[-1] not in _ENDS and not front.split()[-1][:1].isupper())
