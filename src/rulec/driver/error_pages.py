"""The pages of `docs/errors/`, one for each diagnostic code, made from the catalogue of codes.

`python -m rulec.driver.error_pages` writes them again; a test compares them with the catalogue.
"""

from __future__ import annotations

import os
import sys

from rulec.base.codes import CODES, Code

FOLDER = "docs/errors"
GROUPS = {
    "R01": "Writing",
    "R02": "Names",
    "R03": "Types and measures",
    "R04": "Tables",
    "R05": "Amounts and numbers",
    "R06": "Gaps, overlaps, clashes and dead ends",
    "R07": "Texts",
    "R08": "Citations and rulings",
    "R09": "Packs and builds",
}


def pages() -> dict[str, str]:
    """File name to text, for every code and for the index."""
    made = {f"{code.number}.md": _page(code) for code in sorted(CODES.values(), key=lambda c: c.number)}
    return {"README.md": _index(), **made}


def _index() -> str:
    lines = [
        "# What rulec may tell you",
        "",
        "Each message carries a code. The page of a code says what it means, and shows the smallest source that",
        "brings it about, and the same source mended.",
    ]
    for prefix, title in GROUPS.items():
        codes = sorted((c for c in CODES.values() if c.number.startswith(prefix)), key=lambda c: c.number)
        if codes:
            lines += ["", f"## {title}", ""]
            lines += [f"- [{code.number}]({code.number}.md) {code.slug.replace('-', ' ')}" for code in codes]
    return "\n".join(lines) + "\n"


def _page(code: Code) -> str:
    title = code.slug.replace("-", " ")
    lines = [f"# {code.number}: {title}", "", " ".join(code.explanation.split()), ""]
    if code.bad.strip():
        place = "" if code.file.endswith(".rules") else f" in `{code.file}`"
        if code.parent:
            lines += ["When the pack that this one builds on says", "", *_fenced(code.parent, code.file), ""]
        lines += [f"{'this' if code.parent else 'This'} is not accepted{place}:", "", *_fenced(code.bad, code.file), ""]
    if code.good.strip():
        lines += ["Mended:", "", *_fenced(code.good, code.file), ""]
    lines += ["[All codes](README.md)"]
    return "\n".join(lines) + "\n"


def _fenced(text: str, file: str) -> list[str]:
    """A fence longer than any run of backticks inside."""
    fence = "```"
    while fence in text:
        fence += "`"
    language = "yaml" if file.endswith(".yaml") else "rules"
    shown = "".join(c if c == "\n" or c.isprintable() else f"\\x{ord(c):02x}" for c in text)
    return [f"{fence}{language}", *shown.rstrip("\n").split("\n"), fence]


def write(folder: str) -> int:
    """Writes the pages that differ and takes away those of codes that are gone; how many changed."""
    os.makedirs(folder, exist_ok=True)
    made = pages()
    changed = 0
    for name in sorted(os.listdir(folder)):
        if name not in made and name.startswith("R") and name.endswith(".md"):
            os.unlink(os.path.join(folder, name))
            changed += 1
    for name, text in made.items():
        path = os.path.join(folder, name)
        if _text(path) != text:
            with open(path, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            changed += 1
    return changed


def _text(path: str) -> str:
    if not os.path.isfile(path):
        return ""
    with open(path, encoding="utf-8") as file:
        return file.read()


if __name__ == "__main__":
    print(f"{write(sys.argv[1] if len(sys.argv) > 1 else FOLDER)} pages changed")
