"""Pack a site into one HTML file: compressed pages and inline scripts, which the policy allows by hash."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from rulec.backends.website.drawings import with_drawings
from rulec.backends.website.files import environment, nav_html, navigation
from rulec.backends.website.script_data import allowed, json_text, packed

if TYPE_CHECKING:
    from rulec.sema.model import Model

_MAIN = re.compile(r'<main id="main" tabindex="-1"(?: class="parted")?>\n(.*?)</main>', re.DOTALL)


def emit(model: Model, files: Mapping[str, str], data: Mapping[str, object]) -> str:
    """Return the whole site as one file, from its files and the data of its scripts."""
    style, script = files["assets/site.css"], files.get("assets/rules.js", "") + files["assets/site.js"]
    sums = f"script-src {allowed(script)}; style-src {allowed(style)}"
    policy = f"default-src 'none'; {sums}; base-uri 'none'; form-action 'none'"
    drawings = {path: text for path, text in files.items() if path.endswith(".svg")}
    terms = json.loads(files["assets/terms.json"])
    pages = {
        path: with_drawings(path, found[1], drawings, terms)
        for path, text in files.items()
        if path.endswith(".html") and (found := _MAIN.search(text)) is not None
    }
    return (
        environment()
        .get_template("one_file.html.j2")
        .render(
            pack=model,
            policy=policy,
            style=style,
            script=script,
            pages={path: packed(text) for path, text in pages.items()},
            data={name: json_text(value) for name, value in data.items()},
            nav=nav_html(navigation(model, ())),
            root="",
        )
    )
