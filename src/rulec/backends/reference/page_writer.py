"""Templates to pages. Whatever a template prints that is no `Md` is escaped on the way out."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from rulec.backends.reference.language import escape
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.templates import FOLDER, Unknown, compiled

if TYPE_CHECKING:
    from jinja2 import Environment


def render(template: str, **views: object) -> str:
    """One page: the template filled in, with single blank lines and one line break at the end."""
    try:
        fill = compiled(template)
    except Unknown:
        return _tidy(by_jinja(template, **views))
    return _tidy(fill(views, _shown))


def by_jinja(template: str, **views: object) -> str:
    """The template filled in by the engine that it was written for."""
    return _environment().get_template(f"{template}.md.j2").render(**views)


def _shown(value: object) -> str:
    found = _finalize(value)
    return found if isinstance(found, str) else str(found)


@cache
def _environment() -> Environment:
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    return Environment(
        loader=FileSystemLoader(FOLDER),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=_finalize,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )


def _finalize(value: object) -> object:
    """The last gate: text that no view has worded yet becomes harmless Markdown."""
    return escape.text(value) if isinstance(value, str) and not isinstance(value, Md) else value


def _tidy(page: str) -> str:
    """Blank lines within a table or list of links would tear it: they come from templates, one is kept elsewhere."""
    lines = [line.rstrip() for line in page.split("\n")]
    found = re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip("\n") + "\n"
    return re.sub(r"(?m)^(\|.*\|)\n\n(?=\|)", r"\1\n", found)
