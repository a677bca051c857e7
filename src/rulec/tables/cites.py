"""Parse citations in the notation of the language: `manual "Prices" 1660, "Advice" 1777 .. 1780`."""

from __future__ import annotations

import re

from rulec.base.diagnostics import Report
from rulec.tables.located import AnyCite, LocatedCite, LocatedRulingCite, LocatedText
from rulec.tables.yaml import YamlList, YamlNode, YamlScalar

_NAME = re.compile(r"\s*([A-Za-z_][A-Za-z0-9_]*)")
_RULING = re.compile(r"\s*ruling\s+([A-Za-z_][A-Za-z0-9_]*)\s*\Z")
_PLACE = re.compile(
    r"""\s*(?:"([^"\n]+)"|\u201c([^\u201d"\n]+)\u201d)(?:\s*([0-9]{1,7})(?:\s*\.\.\s*([0-9]{1,7}))?)?\s*(,|\Z)"""
)
_HINT = """write it as `name "Heading" 12 .. 15`"""


def read_cites(node: YamlNode | None, report: Report) -> tuple[AnyCite, ...]:
    """Return the citations of a `cites:` key, which contains one or a list."""
    if node is None:
        return ()
    scalars = node.items if isinstance(node, YamlList) else (node,)
    found: list[AnyCite] = []
    for scalar in scalars:
        if isinstance(scalar, YamlScalar):
            found.extend(_read_one(scalar, report))
    return tuple(found)


def _read_one(scalar: YamlScalar, report: Report) -> list[AnyCite]:
    text = scalar.text
    ruling = _RULING.match(text)
    if ruling is not None:
        return [LocatedRulingCite(LocatedText(ruling[1], scalar.part(*ruling.span(1))), scalar.span)]
    name = _NAME.match(text)
    if name is None:
        return _refuse(scalar, "no document is named", report)
    document = LocatedText(name[1], scalar.part(*name.span(1)))
    found: list[AnyCite] = []
    at = name.end()
    while True:
        place = _PLACE.match(text, at)
        if place is None:
            return _refuse(scalar, f"not understood from `{text[at:].strip()[:30]}` on", report)
        found.append(_located(scalar, document, place))
        if place[4] and int(place[4]) < int(place[3]):
            headline = f"lines `{place[3]} .. {place[4]}` run backwards"
            report.error("R0438", headline, scalar.part(*place.span(0)), "here")
            return []
        at = place.end()
        if not place[5]:
            return found


def _located(scalar: YamlScalar, document: LocatedText, place: re.Match[str]) -> LocatedCite:
    group = 1 if place[1] is not None else 2
    heading = LocatedText(place[group], scalar.part(*place.span(group)))
    first = int(place[3]) if place[3] else None
    last = int(place[4]) if place[4] else first
    begin = place.start() + len(place[0]) - len(place[0].lstrip())
    end = place.end() - len(place[5])
    return LocatedCite(document, heading, first, last, scalar.part(begin, end))


def _refuse(scalar: YamlScalar, label: str, report: Report) -> list[AnyCite]:
    report.error("R0438", "a citation that cannot be read", scalar.span, label, hint=_HINT)
    return []
