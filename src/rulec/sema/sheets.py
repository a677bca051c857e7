"""What `pack.yaml` says of the reference: sheets, on which each name has to be declared, and examples that wait."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rulec.base.text import did_you_mean
from rulec.sema.context import Context
from rulec.sema.model import Pending
from rulec.tables.located import LocatedText
from rulec.tables.pack import PackFile, PackSheet

Part = tuple[str, tuple[str, ...], tuple[str, ...]]
"""A part's title, what it shows, and the tables whose rows stand beside each entry."""
Sheet = tuple[str, str, str, tuple[Part, ...]]
"""A sheet's name, its title, the kind of whose entries each gets one, or nothing, and its parts."""


def read_sheets(context: Context, pack: PackFile) -> tuple[Sheet, ...]:
    """The sheets that `pack.yaml` names, when everything on them is declared."""
    return tuple(_sheet(context, sheet) for sheet in pack.sheets)


def read_pending(context: Context, packs: Iterable[PackFile]) -> dict[str, Pending]:
    """The worked examples that wait for rules, of a pack and those on which it builds."""
    found: dict[str, Pending] = {}
    for one in (one for pack in packs for one in pack.pending):
        name = re.sub("[^a-z]+", "_", one.title.text.lower()).strip("_")
        found[name] = Pending(name, one.title.text, one.needs.text, context.table_cites(one.cites))
    return found


def _sheet(context: Context, sheet: PackSheet) -> Sheet:
    symbols = context.symbols
    known = [*symbols.functions, *symbols.tables, *symbols.constants, *symbols.kinds]
    of = sheet.of.text if sheet.of is not None else ""
    if sheet.of is not None:
        if of in symbols.kinds:
            known += [field.name for field in symbols.kinds[of].fields]
        else:
            _unknown(context, sheet.of, [*symbols.kinds])
    parts: list[Part] = []
    for part in sheet.parts:
        for name in part.shows:
            if name.text not in known:
                _unknown(context, name, known)
        for name in part.beside:
            if name.text not in symbols.tables:
                _unknown(context, name, [*symbols.tables])
        parts.append((part.title, tuple(n.text for n in part.shows), tuple(n.text for n in part.beside)))
    return sheet.name.text, sheet.title, of, tuple(parts)


def _unknown(context: Context, name: LocatedText, known: list[str]) -> None:
    context.report.error(
        "R0907", f"nothing is called `{name.text}`", name.span, "unknown name", hint=did_you_mean(name.text, known)
    )
