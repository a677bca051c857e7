"""Mark names in phrases: as links on one page, in italics for several pages, or not at all in plain text."""

from __future__ import annotations

from rulec.backends.reference.language import escape
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.page_places import Places, Ref
from rulec.base.records import dataclass


@dataclass(frozen=True)
class Marks:
    """Marks for text that appears on several pages: italics, no links."""

    def text(self, plain: str) -> Md:
        """Escape text that comes from a pack."""
        return escape.text(plain)

    def quoted(self, plain: str) -> Md:
        """Escape text that comes from a pack and stands within quotation marks."""
        return escape.quoted(plain)

    def em(self, plain: str) -> Md:
        """Mark a word used as a name."""
        return escape.em(escape.text(plain.strip()))

    def strong(self, plain: str) -> Md:
        """Emphasise a key word."""
        return escape.strong(escape.text(plain.strip()))

    def to(self, ref: Ref, plain: str) -> Md:
        """Mark a name that has a page. Without links, names of entries are in italics."""
        return self.em(plain) if ref[0] == "record" else escape.text(plain.strip())

    def ruling(self, name: str) -> Md:
        """Return the sign of a ruling, or "" without links."""
        return Md("")


@dataclass(frozen=True)
class MarkdownMarks(Marks):
    """Marks for the page at `page`."""

    site: Places
    page: str

    def to(self, ref: Ref, plain: str) -> Md:
        """Link a name relative to the page; use italics if it has no page or this is its page."""
        href = self.site.href(ref, self.page)
        if href is None or href == self.page.rsplit("/", 1)[-1]:
            return self.em(plain)
        return escape.link(escape.text(plain.strip()), href)

    def ruling(self, name: str) -> Md:
        """Return the linked sign of a ruling."""
        href = self.site.href(("ruling", name), self.page)
        return Md(f" [⚖]({href})") if href else Md("")


@dataclass(frozen=True)
class PlainMarks(Marks):
    """No marks: phrases for terminals and labels. The result is plain text rather than Markdown."""

    def text(self, plain: str) -> Md:
        """Return the text unchanged."""
        return Md(plain)

    def quoted(self, plain: str) -> Md:
        """Return the text unchanged."""
        return Md(plain)

    def em(self, plain: str) -> Md:
        """Return the text without surrounding blanks."""
        return Md(plain.strip())

    def strong(self, plain: str) -> Md:
        """Return the text without surrounding blanks."""
        return Md(plain.strip())

    def to(self, ref: Ref, plain: str) -> Md:
        """Return the text without surrounding blanks."""
        return Md(plain.strip())
