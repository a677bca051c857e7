"""The sheets of a pack: each name on them has to be declared."""

from __future__ import annotations

from rulec.base.text import did_you_mean
from rulec.sema.context import Context
from rulec.sema.leaves import Leaf, LeafPart
from rulec.tables.located import LocatedText
from rulec.tables.pack import PackFile, PackSheet


def read_sheets(context: Context, pack: PackFile) -> tuple[Leaf, ...]:
    """The sheets that `pack.yaml` names, when everything on them is declared."""
    return tuple(_sheet(context, sheet) for sheet in pack.sheets)


def _sheet(context: Context, sheet: PackSheet) -> Leaf:
    symbols = context.symbols
    known = [*symbols.functions, *symbols.tables, *symbols.constants, *symbols.kinds]
    of = sheet.of.text if sheet.of is not None else ""
    if sheet.of is not None:
        if of in symbols.kinds:
            known += [field.name for field in symbols.kinds[of].fields]
        else:
            _unknown(context, sheet.of, [*symbols.kinds])
    parts: list[LeafPart] = []
    for part in sheet.parts:
        for name in part.shows:
            if name.text not in known:
                _unknown(context, name, known)
        for name in part.beside:
            if name.text not in symbols.tables:
                _unknown(context, name, [*symbols.tables])
        shows, beside = (tuple([name.text for name in names]) for names in (part.shows, part.beside))
        parts.append(LeafPart(part.title, shows, beside))
    return Leaf(sheet.name.text, sheet.title, of, tuple(parts))


def _unknown(context: Context, name: LocatedText, known: list[str]) -> None:
    context.report.error(
        "R0907", f"nothing is called `{name.text}`", name.span, "unknown name", hint=did_you_mean(name.text, known)
    )
