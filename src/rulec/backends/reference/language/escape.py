"""Markdown that is safe to print: the one place where text of a pack becomes Markdown.

`Md` is finished Markdown. Everything else is plain text and goes through `text` before it reaches a page: pages take
blocks of `Md`, and mypy objects to whatever was forgotten.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

_SPECIAL = re.compile(r"[\\`*_\[\]|~$]")
_ENTITY = re.compile(r"&(?=#|[A-Za-z][A-Za-z0-9]*;)")
_AUTOLINK = re.compile(r"(?i)(https?|ftp|mailto|xmpp|javascript|data|file):|(www)\.")
_LEADING = re.compile(r"^(\d+)([.)])(?=\s|$)|^([-+](?=[\s-]|$)|[#=>])")


class Md(str):
    """Finished Markdown."""

    __slots__ = ()


@lru_cache(maxsize=1 << 15)
def text(plain: str) -> Md:
    """Any text as Markdown that shows exactly that text: one line, no markup, no raw HTML, no links."""
    found = one_line(plain)
    found = _ENTITY.sub("&amp;", found)
    found = _SPECIAL.sub(lambda m: "\\" + m[0], found)
    found = found.replace("<", "&lt;").replace(">", "&gt;")
    # GitHub makes links of bare addresses; an escaped colon or point stops that
    found = _AUTOLINK.sub(lambda m: f"{m[1]}\\:" if m[1] else f"{m[2]}\\.", found)
    found = _LEADING.sub(lambda m: f"{m[1]}\\{m[2]}" if m[1] else f"\\{m[3]}", found)
    if found.endswith("!"):
        found = found[:-1] + "\\!"  # else a link behind it would become a picture
    return Md(found)


def em(inner: Md) -> Md:
    """In italics."""
    return Md(f"*{inner}*") if inner.strip() else Md("")


def strong(inner: Md) -> Md:
    """In bold."""
    return Md(f"**{inner}**") if inner.strip() else Md("")


def strong_words(said: Md) -> Md:
    """In bold, unless there are marks inside."""
    return said if "*" in said or "](" in said else strong(said)


def link(label: Md, address: str) -> Md:
    """A link; `address` is made by `Places`, never taken from a pack."""
    return Md(f"[{label}]({address})") if label.strip() else Md("")


def plain(marked: str) -> str:
    """Markdown that was made here, as the plain text that it shows."""
    before = ""
    found = marked
    while before != found:
        before, found = found, re.sub(r"(?<!\\)\[((?:[^\[\]\\]|\\.)*)\]\([^()]*\)", r"\1", found)
    found = re.sub(r"(?<!\\)\*", "", found)
    found = re.sub(r"\\(.)", r"\1", found)
    return found.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")


def one_line(plain: str) -> str:
    """Without control characters, direction marks and lone surrogates; breaks become spaces."""
    if plain.isascii() and plain.isprintable():
        return re.sub(" {2,}", " ", plain)
    kept: list[str] = []
    for char in plain:
        category = unicodedata.category(char)
        if category in ("Cc", "Zl", "Zp"):
            kept.append(" ")
        elif category == "Cs":
            kept.append("\N{REPLACEMENT CHARACTER}")
        elif category != "Cf":
            kept.append(char)
    return re.sub(" {2,}", " ", "".join(kept))
