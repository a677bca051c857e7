"""How phrases mark what they name: with links on a page, in italics on many, or as plain text elsewhere."""

from __future__ import annotations

from rulec.backends.reference.language import escape
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.page_places import Places, Ref
from rulec.base.records import dataclass


@dataclass(frozen=True)
class Marks:
    """Marks for what stands on many pages: italics, and no links."""

    def text(self, plain: str) -> Md:
        """Text that came from a pack."""
        return escape.text(plain)

    def em(self, plain: str) -> Md:
        """A name that is used as a name."""
        return escape.em(escape.text(plain.strip()))

    def strong(self, plain: str) -> Md:
        """What the eye should find."""
        return escape.strong(escape.text(plain.strip()))

    def to(self, ref: Ref, plain: str) -> Md:
        """A name that leads to its page; without a link those of entries are in italics."""
        return self.em(plain) if ref[0] == "record" else escape.text(plain.strip())

    def ruling(self, name: str) -> Md:
        """The sign that a ruling stands behind this; nothing without a link."""
        return Md("")


@dataclass(frozen=True)
class MarkdownMarks(Marks):
    """Marks for the page at `page`."""

    site: Places
    page: str

    def to(self, ref: Ref, plain: str) -> Md:
        """A relative link; in italics when there is nothing to lead to, or when we are there."""
        href = self.site.href(ref, self.page)
        if href is None or href == self.page.rsplit("/", 1)[-1]:
            return self.em(plain)
        return escape.link(escape.text(plain.strip()), href)

    def ruling(self, name: str) -> Md:
        """A linked sign."""
        href = self.site.href(("ruling", name), self.page)
        return Md(f" [⚖]({href})") if href else Md("")


@dataclass(frozen=True)
class PlainMarks(Marks):
    """No marks at all: phrases for terminals and labels. The result is plain text, not Markdown."""

    def text(self, plain: str) -> Md:
        """As it is."""
        return Md(plain)

    def em(self, plain: str) -> Md:
        """As it is."""
        return Md(plain.strip())

    def strong(self, plain: str) -> Md:
        """As it is."""
        return Md(plain.strip())

    def to(self, ref: Ref, plain: str) -> Md:
        """As it is."""
        return Md(plain.strip())
