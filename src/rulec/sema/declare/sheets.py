"""What `pack.yaml` says of the reference: sheets, on which each name has to be declared, and examples that wait."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction

from rulec.base.spans import Span
from rulec.base.text import did_you_mean, listed
from rulec.base.types import TRUTH, EnumType, KindType, NumberType, TruthType, Type, show_type
from rulec.sema.context import Context
from rulec.sema.declare.table_declarations import cite_nodes
from rulec.sema.model import Pending
from rulec.sema.model.sheets import Leaf, LeafOdds, LeafPart
from rulec.sema.typing.scope import Signature
from rulec.tables.located import LocatedText
from rulec.tables.pack_file import PackFile, PackSheet


def read_sheets(context: Context, pack: PackFile) -> tuple[Leaf, ...]:
    """The sheets that `pack.yaml` names, when everything on them is declared."""
    return tuple(_sheet(context, sheet) for sheet in pack.sheets)


def read_pending(context: Context, packs: Iterable[PackFile]) -> dict[str, Pending]:
    """The worked examples that wait for rules, of a pack and those on which it builds."""
    found: dict[str, Pending] = {}
    for one in (one for pack in packs for one in pack.pending):
        name = re.sub("[^a-z]+", "_", one.title.text.lower()).strip("_")
        found[name] = Pending(name, one.title.text, one.needs.text, context.cites(cite_nodes(one.cites)))
    return found


def own_kind(context: Context, packs: Iterable[PackFile]) -> str:
    """The kind of whose entries a reader may choose one as his own; the last pack that names one decides."""
    named = [pack.own for pack in packs if pack.own is not None]
    if not named:
        return ""
    name, records = named[-1], context.symbols.records
    if name.text not in records and name.text in context.symbols.kinds:
        hint = f"name a kind that has entries, as `{next(iter(records))}`" if records else ""
        context.report.error("R0907", f"`{name.text}` has no entries", name.span, "nothing to choose", hint=hint)
    elif name.text not in records:
        _unknown(context, name, [*records])
    return named[-1].text


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
        for name in part.shortly:
            if name.text not in symbols.functions and name.text not in symbols.tables:
                _unknown(context, name, [*symbols.functions, *symbols.tables])
        odds = odds_over(context, part.odds, part.over) if part.odds is not None else None
        named = (part.shows, part.beside, part.shortly)
        shows, beside, shortly = (tuple([name.text for name in names]) for names in named)
        parts.append(LeafPart(part.title, shows, beside, shortly, odds))
    return Leaf(sheet.name.text, sheet.title, of, tuple(parts))


def _unknown(context: Context, name: LocatedText, known: list[str]) -> None:
    context.typer.unknown("R0907", f"nothing is called `{name.text}`", name, "name", known)


# ---- odds ------------------------------------------------------------------------------------------
MOST = 60
"""So many values of one parameter have room on a page."""
_BAND = re.compile(r"(-?\d+) *\.\. *(-?\d+)\Z")
_NUMBER = re.compile(r"-?\d+(/[1-9]\d*)?\Z")


def odds_over(
    context: Context, name: LocatedText, given_over: tuple[tuple[LocatedText, tuple[LocatedText, ...]], ...]
) -> LeafOdds | None:
    """The odds of what is thrown, over what its parameters are given; no more than one of them has several values, or
    two where what is thrown answers yes or no."""
    signature = context.symbols.functions.get(name.text)
    if signature is None:
        _unknown(context, name, [*context.symbols.functions])
    elif not signature.throws or signature.within:
        _refuse(context, f"nothing is thrown for `{name.text}`", name.span, "dice have no part in it", "")
    else:
        over = tuple((key.text, _values(context, signature, key, given)) for key, given in given_over)
        if all(values for _, values in over) and _complete(context, signature, name.span, over):
            return LeafOdds(name.text, over)
    return None


def _complete(
    context: Context, signature: Signature, span: Span, over: tuple[tuple[str, tuple[str, ...]], ...]
) -> bool:
    given = {name for name, _ in over}
    missing = [p.name for p in signature.parameters if p.name not in given]
    many = sum(len(values) > 1 for _, values in over)
    if missing:
        lacks = listed([f"`{one}`" for one in missing])
        hint = f"add `{missing[0]}: …` to `over:`"
        _refuse(context, f"the odds of `{signature.name}` lack values", span, f"nothing is said of {lacks}", hint)
    elif many > 2 or (many == 2 and signature.result != TRUTH):
        label = f"{many} of its parameters have several values"
        hint = "give one parameter several values, or two where the answer is yes or no, and each other a single one"
        _refuse(context, f"the odds of `{signature.name}` make no table", span, label, hint)
    else:
        return True
    return False


def _values(
    context: Context, signature: Signature, key: LocatedText, given: tuple[LocatedText, ...]
) -> tuple[str, ...]:
    """What a parameter is given, one by one; nothing when a fault was reported."""
    types = {p.name: p.type for p in signature.parameters}
    if key.text not in types:
        hint = did_you_mean(key.text, types)
        _refuse(context, f"`{signature.name}` has no `{key.text}`", key.span, "no such parameter", hint)
        return ()
    of = types[key.text]
    names = _names(context, of)
    if len(given) == 1 and given[0].text == "any" and names:
        return names
    found: list[str] = []
    for one in given:
        band = _BAND.match(one.text)
        if isinstance(of, NumberType) and band is not None and int(band[1]) <= int(band[2]) < int(band[1]) + MOST:
            found += map(str, range(int(band[1]), int(band[2]) + 1))
        elif one.text in names or (isinstance(of, NumberType) and _fits(context, of, one.text)):
            found.append(one.text)
        else:
            label = f"this is no {show_type(of)} that odds can be given for"
            cure = f"expected one of {', '.join(f'`{n}`' for n in names[:8])}" if names else ""
            if not names and not isinstance(of, NumberType):
                cure = "odds go over names, entries, numbers, and `yes` and `no`"
            hint = did_you_mean(one.text, names) or cure
            _refuse(context, f"`{one.text}` does not fit `{key.text}`", one.span, label, hint)
            return ()
    return tuple(dict.fromkeys(found))


def _names(context: Context, of: Type) -> tuple[str, ...]:
    """The values of a type that has names for them."""
    match of:
        case TruthType():
            return ("yes", "no")
        case EnumType(name=name):
            return tuple(member.name for member in context.symbols.enums[name].members)
        case KindType(name=name, listed=True):
            return tuple(context.symbols.records.get(name, {}))
    return ()


def _fits(context: Context, of: NumberType, text: str) -> bool:
    """Whether a number can be counted in a measure."""
    if not _NUMBER.match(text):
        return False
    grain = Fraction(1)
    for name, power in of.dims:
        grain *= context.symbols.measures[name].grain ** power
    return (Fraction(text) / grain).denominator == 1


def _refuse(context: Context, headline: str, span: Span, label: str, hint: str | None) -> None:
    context.report.error("R0971", headline, span, label, hint=hint or "")
