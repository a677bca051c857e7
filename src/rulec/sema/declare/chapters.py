"""Typing of the pages that `pack.yaml` declares.

A *chapter* is Markdown whose holes, links and blocks name declarations of the pack. A *sheet* lists declarations by
name. A *pending* example waits for rules that the pack lacks. Every name is checked here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import chain

from rulec.base.records import dataclass, replace
from rulec.base.spans import Span
from rulec.base.text import did_you_mean, listed
from rulec.base.types import TRUTH, KindType, NumberType, ResultsType, Type, show_type
from rulec.sema.context import Context, parts
from rulec.sema.declare.constants import Held
from rulec.sema.declare.table_declarations import cite_nodes
from rulec.sema.expr import NumberLit
from rulec.sema.inputs import PackInput
from rulec.sema.kept import Keeping
from rulec.sema.model import Example, HolePart, Pending
from rulec.sema.model.sheets import BookChapter, Door, Inserted, Leaf, LeafOdds, LeafPart, PageLink, PageRef
from rulec.sema.typing.scope import GLOBAL, Signature, Symbols
from rulec.sema.typing.texts import names_with_numbers, number_words, read_stretch
from rulec.syntax.chapters import Block, ChapterFile
from rulec.syntax.nodes import Text
from rulec.tables.located import LocatedText
from rulec.tables.pack_file import PackDoor, PackFile, PackSheet

_LINK = re.compile(
    r'\s*(?:(?P<word>page|chapter)\s+)?(?P<names>[A-Za-z_]\w*(?:\s+[A-Za-z_]\w*)*)\s*(?:"(?P<words>[^"]*)")?\s*\Z'
)
_ITEM = re.compile(r"(?m)^\s*\d+[.)](?=\s)")


def read_book(
    context: Context, held: Held, root: PackInput, examples: Mapping[str, Example], sheets: Iterable[Leaf]
) -> tuple[tuple[BookChapter, ...], tuple[Door, ...]]:
    """Return the chapters and front-page links of `pack.yaml`, else those of the nearest parent."""
    found: dict[str, tuple[str, ChapterFile]] = {}
    wanted: tuple[LocatedText, ...] = ()
    doors: tuple[PackDoor, ...] = ()
    for part in parts(root):
        doors = part.pack.doors or doors
        found.update((chapter.name, (part.pack.name, chapter)) for chapter in part.chapters)
        wanted = part.pack.book or wanted
    names = {name.text for name in wanted}
    for item in wanted:
        if item.text not in found:
            _report(context, "R0713", f"no chapter `{item.text}`", item.span, did_you_mean(item.text, found))
    for name, (pack, chapter) in found.items():
        if name not in names and pack == root.pack.name:
            hint = f"add `{name}` to the list `book:` of pack.yaml"
            _report(context, "R0713", f"the book does not list the chapter `{name}`", chapter.title.span, hint)
    scenarios = {name.text for name in root.pack.scenarios}
    keeping = Keeping("book", context, held)
    known = keeping.hub("known", _known(context.symbols, examples, sheets, names, scenarios))

    reader = _Reader(context, known)

    def read(file: ChapterFile, at: int) -> Sequence[str | HolePart | PageLink | Inserted]:
        one = file.parts[at]
        return keeping.unit((file.name, at), (one,), lambda context, _: _Reader(context, known).part(one))

    chapters = []
    for pack, chapter in (found[name.text] for name in wanted if name.text in found):
        reader.counted(chapter.title)
        prose = chain.from_iterable(read(chapter, at) for at in range(len(chapter.parts)))
        chapters.append(BookChapter(chapter.name, chapter.title.value, pack, tuple(prose), span=chapter.span))
    opened = map(reader.door, doors)
    return tuple(chapters), tuple(door for door in opened if door is not None)


def _report(context: Context, code: str, said: str, span: Span, hint: str = "", label: str = "") -> None:
    context.report.error(code, said, span, label, hint=hint)


@dataclass
class _Known:
    """The names that chapters may use besides the symbols; `numbered` matches names that contain a number word."""

    pages: dict[str, list[PageRef]]
    titled: dict[str, dict[str, str]]
    """The declaration of each example, by the example's title."""
    sheets: dict[str, Leaf]
    chapters: dict[str, None]
    numbered: re.Pattern[str]


def _known(
    symbols: Symbols, examples: Mapping[str, Example], sheets: Iterable[Leaf], names: set[str], scenarios: set[str]
) -> _Known:
    leaves = {leaf.name: leaf for leaf in sheets}
    titled: dict[str, dict[str, str]] = {}
    for name, example in examples.items():
        titled.setdefault(example.title, {})[name] = example.of
    titles = {head.title for heads in symbols.records.values() for head in heads.values()}
    titles |= {member.title for enum in symbols.enums.values() for member in enum.members}
    pages = _pages(symbols, leaves, sorted(scenarios))
    return _Known(pages, titled, leaves, dict.fromkeys(sorted(names)), names_with_numbers(titles))


def _pages(symbols: Symbols, sheets: Mapping[str, Leaf], scenarios: Iterable[str]) -> dict[str, list[PageRef]]:
    """Return the pages that a chapter can link to, by name."""
    found: dict[str, list[PageRef]] = {}
    for sort, names in (
        ("function", symbols.functions), ("table", symbols.tables), ("constant", symbols.constants),
        ("kind", symbols.kinds), ("ruling", symbols.rulings), ("process", symbols.processes),
        ("sequence", symbols.sequences), ("variant", symbols.variants), ("solve", symbols.solves),
        ("enum", symbols.enums), ("measure", symbols.measures), ("event", symbols.events),
        ("leaf", sheets), ("scenario", scenarios),
    ):  # fmt: skip
        for name in names:
            several = sort == "leaf" and sheets[name].of  # there is a page for each entry
            found.setdefault(name, []).append(("page", "sheets") if several else (sort, name))
    for kind, records in symbols.records.items():
        for key in records:
            found.setdefault(key, []).append(("record", f"{kind}/{key}"))
    return found


class _Reader:
    """The reader of chapters and of links of the front page."""

    def __init__(self, context: Context, known: _Known) -> None:
        self.context = context
        self.symbols = context.symbols
        self.known = known

    def part(self, part: Text | Block) -> Sequence[str | HolePart | PageLink | Inserted]:
        """Return a part of a chapter."""
        if isinstance(part, Block):
            inserted = self._block(part)
            return () if inserted is None else (inserted,)
        return tuple(self._prose(part))

    def door(self, door: PackDoor) -> Door | None:
        """Type a link of the front page, with its title and description."""
        names = door.to.text.split()
        ref = self._chapter(names[1:], door.to.span) if names[0] == "chapter" else self._page(names, door.to.span)
        self.counted(Text(door.title.text, span=door.title.span))
        says: list[str | PageLink] = []
        for part in self._prose(Text(door.says.text, span=door.says.span)):
            if isinstance(part, HolePart):
                span, hint = part.value.span, "lead to the page where the value stands"
                _report(self.context, "R0716", "a door has links alone, and no values", span, hint, "a value")
            else:
                says.append(part)
        return Door(door.title.text, ref, tuple(says)) if ref is not None else None

    def _prose(self, text: Text) -> Iterator[str | HolePart | PageLink]:
        """Type a stretch of Markdown. A number in words is rejected like digits, except the number in front of a list
        item.
        """
        at = 0
        hidden = _ITEM.sub(lambda m: re.sub(r"\d", "-", m[0]), text.value)
        plain = re.sub(r"\{[^}]*\}", lambda m: "{" * len(m[0]), hidden)
        self.counted(Text(self.known.numbered.sub(lambda m: "-" * len(m[0]), plain), span=text.span))
        for piece in re.split(r"(\{[^{}]*\})", hidden):
            start, span = at, text.span.part(at, at + len(piece))
            at += len(piece)
            link = _LINK.match(piece[1:-1]) if piece[:1] == "{" else None
            if link is None or self._is_value(link):
                words = read_stretch(self.context.typer, piece, span, GLOBAL)
                done = 0
                for part in words.parts:
                    if isinstance(part, str):  # as it is written, numbers of items and all
                        done = piece.find(part, done)
                        yield text.value[start + done : start + done + len(part)]
                        done += len(part)
                    else:
                        if isinstance(part.value, NumberLit):
                            self._number(part.value.span)
                        yield part
                continue
            names = link["names"].split()
            inner = span.part(1, len(piece) - 1)
            ref = self._chapter(names, inner) if link["word"] == "chapter" else self._page(names, inner)
            if ref is not None:
                sign = names[0] == "ruling" and len(names) > 1 and link["word"] is None
                yield PageLink(ref, link["words"] or ("" if sign else None), span=span)

    def _is_value(self, link: re.Match[str]) -> bool:
        """Return whether a link-like hole asks for a value: it names a constant or a ruling that holds a value."""
        names = link["names"].split()
        if link["word"] is not None or link["words"] is not None:
            return False
        held = names[0] == "ruling" and self.symbols.rulings.get(names[-1]) is not None
        return held or link["names"] in self.symbols.constants or "as" in names

    def counted(self, text: Text) -> None:
        """Report number words in a text."""
        for match in number_words(text.value):
            where = text.span.part(*match.span())
            self._number(where)

    def _number(self, where: Span) -> None:
        hint = "put the value in a hole, `{NAME as word}`; or say it without a number"
        _report(self.context, "R0714", f"the number `{where.text}` in a chapter", where, hint, "a second home for it")

    def _chapter(self, names: list[str], span: Span) -> PageRef | None:
        name = names[0] if names else ""
        if len(names) == 1 and name in self.known.chapters:
            return ("book", name)
        _report(self.context, "R0713", f"no chapter `{' '.join(names)}`", span, did_you_mean(name, self.known.chapters))
        return None

    def _page(self, names: list[str], span: Span) -> PageRef | None:
        """Return the page of a name, or of a sort and a name where several sorts share the name."""
        known = self.known.pages
        sort = " ".join(names[:-1]).replace("_", " ").casefold()
        fitting = [ref for ref in known.get(names[-1], ()) if sort in ("", self._sort(ref))]
        kind = self.symbols.kind_words.get(names[0]) or self.symbols.plurals.get(names[0])
        if len(names) == 1 and not fitting and kind is not None:
            return ("kind", kind)
        if len(fitting) == 1:
            return fitting[0]
        name = " ".join(names)
        if fitting:
            sorts = " or ".join(f"`{self._sort(ref)} {names[-1]}`" for ref in fitting)
            _report(self.context, "R0907", f"several things are called `{name}`", span, f"write {sorts}")
        else:
            hint = did_you_mean(names[-1] if names else "", known)
            _report(self.context, "R0907", f"nothing is called `{name}`", span, hint, "unknown name")
        return None

    def _sort(self, ref: PageRef) -> str:
        sort, name = ref
        if sort == "record":
            return self.symbols.kinds[name.partition("/")[0]].word.replace("_", " ").casefold()
        return "sheet" if sort in ("leaf", "page") else sort

    def _block(self, block: Block) -> Inserted | None:
        word, names = block.word.text, block.names
        symbols, first = self.symbols, block.names[0]
        match word:
            case "table":
                return self._table(block)
            case "list":
                return self._list(block)
            case "odds":
                return self._odds(block)
            case "sum":
                return self._named(block, "function", symbols.functions)
            case "steps":
                return self._named(block, "sequence", symbols.sequences)
            case "ruling":
                return self._named(block, "ruling", symbols.rulings)
            case "map" | "typed":
                shown = self._plain(block, ("scenario", first.value))
                return replace(shown, title=names[1].value) if shown is not None and len(names) > 1 else shown
            case "act":
                kind = self._kind(first)
                records = symbols.records.get(kind, {}) if kind else {}
                asked = names[1].value
                key = next((key for key, head in records.items() if asked in (key, str(head.number))), "")
                if kind and not key:
                    self._unknown(names[1], records)
                    return None
                return self._plain(block, ("record", f"{kind}/{key}")) if kind else None
            case "sheet":
                return self._sheet(block)
            case "example":
                return self._example(block)
        raise AssertionError(word)

    def _plain(self, block: Block, ref: PageRef, keys: tuple[str, ...] = ()) -> Inserted | None:
        """Return the block as an insertion, or None after a report of an option that is not among `keys`."""
        for option in block.options:
            if option.key.text not in keys:
                hint = did_you_mean(option.key.text, keys) or (
                    f"it takes {', '.join(f'`{key}`' for key in keys)}" if keys else "this block takes none"
                )
                said = f"a block `{block.word.text}` has no `{option.key.text}`"
                _report(self.context, "R0712", said, option.key.span, hint)
                return None
        return Inserted(block.word.text, ref, lines=block.lines, span=block.span)

    def _named(self, block: Block, sort: str, known: Iterable[str]) -> Inserted | None:
        first = block.names[0]
        return self._plain(block, (sort, first.value)) if self._is_there(first, known) else None

    def _is_there(self, name: Text, known: Iterable[str]) -> bool:
        """Return whether the name is known; report it otherwise."""
        if name.value not in known:
            self._unknown(name, known)
        return name.value in known

    def _unknown(self, name: Text, known: Iterable[str]) -> None:
        said = f"nothing is called `{name.value}`"
        _report(self.context, "R0907", said, name.span, did_you_mean(name.value, known), "unknown name")

    def _kind(self, name: Text) -> str:
        found = self.symbols.kind_words.get(name.value) or self.symbols.plurals.get(name.value) or name.value
        if found not in self.symbols.kinds:
            self._unknown(name, [*self.symbols.kind_words, *self.symbols.kinds])
            return ""
        return found

    def _chosen(
        self, block: Block, ref: PageRef, keys: Mapping[str, Iterable[str] | None], columns: Iterable[str]
    ) -> Inserted | None:
        """Type a block that chooses rows by key and columns by name. If `keys` maps a key to None, it accepts any
        value.
        """
        if self._plain(block, ref, ("columns", "title", *keys)) is None:
            return None
        known = tuple(columns)
        only: list[tuple[str, tuple[str, ...]]] = []
        shown: tuple[str, ...] = ()
        title = ""
        for option in block.options:
            values = _items(option.value)
            key = option.key.text
            if key == "title":
                self.counted(option.value)
                title = option.value.value
                continue
            named = known if key == "columns" else keys.get(key)
            if named is not None:
                if not all(self._is_there(value, named) for value in values):
                    return None
            if key == "columns":
                shown = tuple(value.value for value in values)
            else:
                only.append((key, tuple(value.value for value in values)))
        return Inserted(block.word.text, ref, tuple(only), shown, title, span=block.span)

    def _table(self, block: Block) -> Inserted | None:
        first, tables = block.names[0], self.symbols.tables
        if not self._is_there(first, tables):
            return None
        table = tables[first.value]
        keys = {key.name: self.symbols.members(key.type) or None for key in table.keys}
        columns = [column.name for column in table.columns]
        return self._chosen(block, ("table", first.value), keys, columns)

    def _list(self, block: Block) -> Inserted | None:
        kind = self._kind(block.names[0])
        if not kind:
            return None
        fields = {field.name: self.symbols.members(field.type) or None for field in self.symbols.kinds[kind].fields}
        keys: dict[str, Iterable[str] | None] = {**fields, "entries": tuple(self.symbols.records.get(kind, ()))}
        return self._chosen(block, ("kind", kind), keys, [*fields, "number", "typed", "about"])

    def _odds(self, block: Block) -> Inserted | None:
        name = LocatedText(block.names[0].value, block.names[0].span)
        over = tuple(
            (
                LocatedText(option.key.text, option.key.span),
                tuple(LocatedText(value.value, value.span) for value in _items(option.value)),
            )
            for option in block.options
        )
        odds = odds_over(self.context, name, over)
        return Inserted("odds", ("function", odds.roll), odds=odds, span=block.span) if odds is not None else None

    def _example(self, block: Block) -> Inserted | None:
        """Return an example by its title, or by the declaration in which it stands and its title."""
        title, of = block.names[-1], block.names[0].value if len(block.names) > 1 else ""
        titled = self.known.titled.get(title.value, {})
        found = [name for name, home in titled.items() if of in ("", home)]
        if len(found) == 1:
            return self._plain(block, ("example", found[0]))
        if titled:
            homes = " or ".join(f'`::: example {home} "{title.value}"`' for home in titled.values())
            said = "several examples are" if found else f"no example of `{of}` is"
            _report(self.context, "R0907", f"{said} called `{title.value}`", title.span, f"write {homes}")
        else:
            self._unknown(title, self.known.titled)
        return None

    def _sheet(self, block: Block) -> Inserted | None:
        first = block.names[0]
        if not self._is_there(first, self.known.sheets):
            return None
        leaf = self.known.sheets[first.value]
        records = self.symbols.records.get(leaf.of, {}) if leaf.of else {}
        if bool(leaf.of) != (len(block.names) > 1):
            hint = f"name one: `{first.value} NAME`" if leaf.of else f"write `{first.value}` alone"
            of = f"one for each {leaf.of}" if leaf.of else "a single one"
            _report(self.context, "R0712", f"of the sheet `{leaf.name}` there is {of}", block.span, hint)
            return None
        if leaf.of and not self._is_there(block.names[1], records):
            return None
        key = f"/{block.names[1].value}" if leaf.of else ""
        return self._plain(block, ("leaf", f"{leaf.name}{key}"))


def _items(text: Text) -> list[Text]:
    """Return the items of an option, which are separated by commas."""
    found = []
    for match in re.finditer(r"[^,\s][^,]*[^,\s]|[^,\s]", text.value):
        span = text.span.part(*match.span())
        found.append(Text(match[0], span=span))
    return found


def read_sheets(context: Context, pack: PackFile) -> tuple[Leaf, ...]:
    """Return the sheets that `pack.yaml` names, when everything on them is declared."""
    return tuple(_sheet(context, sheet) for sheet in pack.sheets)


def read_pending(context: Context, packs: Iterable[PackFile]) -> dict[str, Pending]:
    """Return the pending examples of a pack and its parents."""
    found: dict[str, Pending] = {}
    for one in (one for pack in packs for one in pack.pending):
        name = re.sub("[^a-z]+", "_", one.title.text.lower()).strip("_")
        found[name] = Pending(name, one.title.text, one.needs.text, context.cites(cite_nodes(one.cites)))
    return found


def own_kind(context: Context, packs: Iterable[PackFile]) -> str:
    """Return the kind that a reader may choose an entry of as their own. The last pack that names one decides."""
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


MOST = 60
"""The greatest number of values of one parameter on a page."""
_BAND = re.compile(r"(-?\d+) *\.\. *(-?\d+)\Z")
_NUMBER = re.compile(r"-?\d+(/[1-9]\d*)?\Z")


def odds_over(
    context: Context,
    name: LocatedText,
    given_over: tuple[tuple[LocatedText, tuple[LocatedText, ...]], ...],
    of: Signature | None = None,
) -> LeafOdds | None:
    """Type the odds of a roll over the given values of its parameters.

    At most one parameter has several values, or two if the roll answers yes or no. `of` is the roll reduced to one of
    its results.
    """
    called, _, result = name.text.partition(".")
    signature = of or context.symbols.functions.get(called)
    if signature is None:
        _unknown(context, name, [*context.symbols.functions])
    elif of is None and (result or isinstance(signature.result, ResultsType)):
        several = signature.result.parts if isinstance(signature.result, ResultsType) else ()
        one = next((part for part in several if part[0] == result), None)
        if one is None:
            label = f"`{called}` gives no `{result}`" if result else "which of its results?"
            names = [f"`{called}.{part}`" for part, _ in several] or [f"`{called}`"]
            _refuse(
                context, f"the odds of `{name.text}` make no table", name.span, label, f"write {listed(names, 'or')}"
            )
            return None
        found = odds_over(context, name, given_over, replace(signature, result=one[1]))
        return replace(found, roll=called, result=result) if found is not None else None
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
    """Return the values of a parameter, one by one; empty after a report."""
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
    """Return the names of all values of the type; empty if they have none."""
    if of == TRUTH:
        return ("yes", "no")
    return () if isinstance(of, KindType) and not of.listed else context.symbols.members(of)


def _fits(context: Context, of: NumberType, text: str) -> bool:
    """Return whether the number is a whole number of grains of the measure."""
    if not _NUMBER.match(text):
        return False
    grain = Fraction(1)
    for name, power in of.dims:
        grain *= context.symbols.measures[name].grain ** power
    return (Fraction(text) / grain).denominator == 1


def _refuse(context: Context, headline: str, span: Span, label: str, hint: str | None) -> None:
    context.report.error("R0971", headline, span, label, hint=hint or "")
