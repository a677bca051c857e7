"""Shared state of the passes of the resolver: symbols, report, typer, and the file of the current declaration."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, TypedDict, TypeVar, overload

from rulec.base.diagnostics import Place, Report
from rulec.base.memory import Memory
from rulec.base.records import dataclass, field
from rulec.base.spans import Span
from rulec.base.text import did_you_mean, snake_case
from rulec.base.types import (
    ERROR,
    TEXT,
    TRUTH,
    EnumType,
    KindType,
    ListType,
    NumberType,
    OptionalType,
    SetType,
    SpotType,
    Type,
    amount_of,
)
from rulec.sema.declare.kinds_that_lie import laid_out
from rulec.sema.declare.table_declarations import asked_facts, declared_enums
from rulec.sema.expr import Expr
from rulec.sema.inputs import Home, PackInput, parts
from rulec.sema.model import Cite, Mark, Table, Words
from rulec.sema.overrides.merge import Settled, settle
from rulec.sema.typing.assignability import rate
from rulec.sema.typing.base_typer import Named
from rulec.sema.typing.scope import GLOBAL, Scope, Symbols
from rulec.sema.typing.texts import read_words
from rulec.sema.typing.typer import Typer
from rulec.syntax import nodes as s
from rulec.tables.located import LocatedTable, LocatedText

N = TypeVar("N", bound=s.Node)
_SMALL = re.compile(r"[a-z][a-z0-9_]*\Z")

__all__ = ["Context", "Home", "parts"]


class Common(TypedDict):
    """The fields common to all declarations."""

    name: str
    span: Span
    pack: str
    module: str
    label: Words | None
    cites: tuple[Cite, ...]
    about: tuple[Words, ...]
    within: str
    marks: tuple[Mark, ...]


@dataclass
class TypingContext:
    """The context in which an expression of a query is typed: the symbols and the report."""

    report: Report
    symbols: Symbols
    typer: Typer


@dataclass
class Context(TypingContext):
    """A run of the resolver."""

    root: PackInput
    documents: dict[str, bool]  # key -> whether the document has lines
    settled: Settled  # what stands in the pack once the overrides have taken their places
    lets: dict[tuple[str, str], dict[str, Expr]] = field(default_factory=dict)  # (table, row) -> its own figures
    row_tests: dict[tuple[str, str], LocatedText] = field(default_factory=dict)  # (table, row that asks) -> its `when`
    entries_of: list[tuple[str, Span]] = field(default_factory=list)  # what is an `entry of` a kind
    tallies: dict[str, Table | None] = field(default_factory=dict)  # tables of conditions; None: a fault was told
    memory: Memory | None = None  # what earlier runs of the process have typed
    kept: bool = False  # of a part that is kept between runs: its report is its own

    @classmethod
    def of(cls, root: PackInput, report: Report, memory: Memory | None = None) -> Context:
        """Return a fresh context for a pack."""
        symbols = Symbols()
        documents: dict[str, bool] = {}
        for part in parts(root):
            for document in part.pack.documents:
                documents[document.key] = document.file is not None
        settled = settle(root, report)
        return cls(report, symbols, Typer(symbols, report), root, documents, settled, memory=memory)

    @cached_property
    def all_declared(self) -> list[tuple[Home, s.Node]]:
        """All declarations with their homes, in source order. Those implied by tables stand in the places of the
        tables.
        """
        return laid_out(
            [
                (place, node)
                for place, entry in self.settled.entries
                for node in (
                    (*asked_facts(entry), *declared_enums(entry)) if isinstance(entry, LocatedTable) else (entry,)
                )
            ]
        )

    def declarations(self, *types: type[N]) -> Iterator[tuple[Home, N]]:
        """Yield the declarations of these sorts."""
        return ((place, node) for place, node in self.all_declared if isinstance(node, types))

    def tables(self) -> Iterator[tuple[Home, LocatedTable]]:
        """Yield all tables with their homes."""
        for place, entry in self.settled.entries:
            if isinstance(entry, LocatedTable):
                yield place, entry

    def small(self, word: s.Word, what: str) -> None:
        """Report a name that begins with a capital letter, which only kinds and enumerations may."""
        if not _SMALL.match(word.text):
            self.report.error(
                "R0216",
                f"{what} `{word.text}` is not written in small letters",
                word.span,
                "",
                hint=f"write `{snake_case(word.text) or 'name'}`",
            )

    def is_new(self, word: s.Word, what: str, known: Mapping[str, Any], called: str = "") -> bool:
        """Return whether a lower-case name is declared for the first time; report a second declaration."""
        self.small(word, what)
        if word.text in known:
            first = known[word.text]
            self.twice(called or what, word.text, word.span, first if isinstance(first, Span) else first.span)
        return word.text not in known

    def counts(self, word: s.Word) -> None:
        """Report an unknown way to count a family."""
        if word.text not in ("sum", "greatest"):
            self.report.error(
                "R0506",
                f"a family cannot count `{word.text}`",
                word.span,
                "",
                hint="write `counts sum` (all together) or `counts greatest` (the greatest alone)",
            )

    def type_of(self, node: s.TypeExpr) -> Type:
        """Return the type of a type expression."""
        if isinstance(node, s.TypeForm):
            of = self.type_of(node.of)
            match node.form:
                case "optional":
                    return OptionalType(of)
                case "list":
                    return ListType(of)
                case _:
                    if not isinstance(of, EnumType) and not (isinstance(of, KindType) and of.listed) and of != ERROR:
                        self.report.error(
                            "R0334",
                            f"a set of `{node.of.name.text}` is not possible",
                            node.span,
                            "has no fixed number of members",
                            hint=f"write `list of {node.of.name.text}`",
                        )
                    return SetType(of)
        if node.ground is not None:
            ground = self.type_named(node.ground.text, node.ground.span)
            if isinstance(ground, NumberType):
                return SpotType(ground)
            if ground != ERROR:
                self.report.error(
                    "R0953", f"`{node.ground.text}` is no measure", node.ground.span, "a spot is told by two amounts",
                    hint="name the measure in which ways are told, such as `spot in metres`",
                )  # fmt: skip
            return ERROR
        if node.entry:
            return self._entry(node.name)
        return self.type_named(node.name.text, node.name.span, node.per)

    def _entry(self, name: s.Word) -> Type:
        """Return the type `entry of Picker`: an entry itself, not a thing in play that began as it."""
        found = self.type_named(name.text, name.span)
        if isinstance(found, KindType) and not found.listed:
            self.entries_of.append((found.name, name.span))  # looked at once all entries are known
            return KindType(found.name, True, True)
        if found != ERROR:
            listed_ = isinstance(found, KindType)
            self.report.error(
                "R0990",
                f"`{name.text}` {'is a list of entries already' if listed_ else 'has no entries'}",
                name.span,
                "a listed kind" if listed_ else "no kind",
                hint=f"write `{name.text}` alone" if listed_ else "name a kind of things in play that has entries",
            )
        return found if isinstance(found, KindType) else ERROR

    def check_entries(self) -> None:
        """Report `entry of` a kind that has no entries, or whose relatives have entries too."""
        kinds = self.symbols.kinds
        for name, span in self.entries_of:
            roots = {kind: self.symbols.ancestry(kind)[-1] for kind in kinds}
            family = [kind for kind in kinds if roots[kind] == roots[name] and self.symbols.records.get(kind)]
            if family != [name]:
                self.report.error(
                    "R0990",
                    f"`{name}` has no entries" if name not in family else f"entries of `{name}` are not alone",
                    span,
                    "nothing begins as one of them" if name not in family else "a kind that extends it has some too",
                    hint="list the entries first, all in one kind",
                )

    def type_named(self, name: str, span: Span, per: s.Word | None = None) -> Type:
        """The type of a name: a measure, an enumeration, a kind, `number`, `truth`, `text`, `percent`, `points`."""
        found = self._simple(name)
        if found is None:
            known = ["number", "truth", "text", "percent", "points"]
            known += [*self.symbols.measure_words, *self.symbols.enums, *self.symbols.kinds]
            kind = next((one.name for one in self.symbols.kinds.values() if one.plural == name.lower()), "")
            hint = f"did you mean `{kind}`?" if kind else did_you_mean(name, known)
            if name == "spot":
                hint = "say in which measure: `spot in metres`"
            if name in ("int", "integer", "bool", "boolean", "yesno", "string", "str", "float"):
                hint = {"b": "did you mean `truth`?", "y": "did you mean `truth`?", "s": "did you mean `text`?"}.get(
                    name[0], "did you mean `number`?"
                )
            self.report.error(
                "R0214", f"no type `{name}`", span, "neither a measure, a kind nor a list of names", hint=hint
            )
            return ERROR
        if per is None:
            return found
        under = self._simple(per.text)
        if not isinstance(found, NumberType) or not isinstance(under, NumberType):
            self.report.error(
                "R0335", f"`{name} per {per.text}` is no rate", span.to(per.span), "both must be measures"
            )
            return ERROR
        return rate(found, under)

    def _simple(self, name: str) -> Type | None:
        if name in ("truth", "text"):
            return TRUTH if name == "truth" else TEXT
        if name in ("number", "percent", "points"):
            return amount_of(name)
        if name in self.symbols.measure_words:
            return amount_of(self.symbols.measure_words[name])
        if name in self.symbols.enums:
            return EnumType(name, self.symbols.enums[name].ordered)
        if name in self.symbols.kinds:
            return KindType(name, self.symbols.kinds[name].listed)
        return None

    @overload
    def words(self, text: s.Text, scope: Scope = GLOBAL, *, title: bool = False) -> Words: ...
    @overload
    def words(self, text: s.Text | None, scope: Scope = GLOBAL, *, title: bool = False) -> Words | None: ...
    def words(self, text: s.Text | None, scope: Scope = GLOBAL, *, title: bool = False) -> Words | None:
        """Type a text with its holes; report bare digits unless it is a title."""
        return None if text is None else read_words(self.typer, text, scope, title=title)

    def names(self, texts: Iterable[s.Text], *, marks: bool = False) -> tuple[str, ...]:
        """Names that are understood when they are typed; `marks`: a mark is one too."""
        found: dict[str, s.Text] = {}
        for text in texts:
            name = " ".join(text.value.split())
            if not (name if marks else any(map(str.isalnum, name))):
                self.report.error(
                    "R0296",
                    "a name without a letter",
                    text.span,
                    "nobody can type it",
                    hint="write a name, or take it away",
                )
            elif name.casefold() in found:
                self.twice("the name", name, text.span, found[name.casefold()].span)
            else:
                found[name.casefold()] = text
        return tuple(" ".join(text.value.split()) for text in found.values())

    def common(
        self, name: str, span: Span, home: Home, label: s.Text | None, items: Iterable[object], scope: Scope,
        within: str = "", *, title: bool = False,
    ) -> Common:  # fmt: skip
        """Return the fields common to all declarations; with `title`, the label may hold digits."""
        held = tuple(items)
        about = self.about(held, scope)
        return {
            "name": name,
            "span": span,
            "pack": home.pack,
            "module": home.module,
            "label": self.words(label, GLOBAL if title else scope, title=title),
            "cites": self.cites(held),
            "about": about,
            "within": within,
            "marks": self.marks(held, about),
        }

    def row_cites(self, table: str) -> tuple[Cite, ...]:
        """Return the citations of overrides that changed rows of a table, without duplicates."""
        found = (cite for change in self.settled.rows.get(table, ()) for cite in self.cites(change.cites))
        return tuple(dict.fromkeys(found))

    def cites(self, nodes: Iterable[object]) -> tuple[Cite, ...]:
        """Return all citations among the clauses."""
        found: list[Cite] = []
        for node in nodes:
            if isinstance(node, s.Cites | s.CitesRuling | s.CitesHere):
                found.extend(self.cite(node))
        return tuple(found)

    def cite(self, node: s.Citation | None) -> tuple[Cite, ...]:
        """Return the places that a citation names."""
        if node is None:
            return ()
        if isinstance(node, s.CitesRuling):
            if not self.has_ruling(node.name):
                return ()
            return (Cite(ruling=node.name.text, span=node.span),)
        if isinstance(node, s.CitesHere) or not self._has_document(node.document):
            return ()  # the former is told when it is parsed
        found: list[Cite] = []
        for p in node.places:
            first, last = p.sentences or (0, 0)
            place = node.document.text, p.heading.value, p.first, p.last, "", p.span
            found += (Cite(*place, sentence) for sentence in range(first, last + 1))
        return tuple(found)

    def marks(self, nodes: Iterable[object], about: Iterable[Words]) -> tuple[Mark, ...]:
        """Return the sentences that fields, texts and other pages carry, and the omitted ones.

        `about` are the texts among the nodes, in order.
        """
        found: list[Mark] = []
        told = iter(about)
        for node in nodes:
            words = next(told) if isinstance(node, s.About) else None
            # else: it cites for itself, or nothing
            match node:
                case s.FieldValue(name=name, cites=s.Cites() as cites):
                    found.append(Mark(self.cite(cites), field=name.text, span=cites.span))
                case s.About(cites=s.Cites() as cites):
                    found.append(Mark(self.cite(cites), words=words, span=cites.span))
                case s.Elsewhere(carriers=carriers):
                    found += (Mark(self.cite(one.cites), to=_carrier(one), span=one.span) for one in carriers)
                case s.Leaves(cites=cites, because=because):
                    found.append(Mark(self.cite(cites), because=because.value, span=node.span))
        return tuple(found)

    def about(self, nodes: Iterable[object], scope: Scope = GLOBAL) -> tuple[Words, ...]:
        """Return all `about` texts among the clauses."""
        return tuple(read_words(self.typer, node.text, scope) for node in nodes if isinstance(node, s.About))

    def _has_document(self, key: Named) -> bool:
        if key.text not in self.documents:
            cure = "documents are declared in pack.yaml"
            self.typer.unknown("R0801", f"no document `{key.text}`", key, "document", self.documents, cure)
        return key.text in self.documents

    def has_ruling(self, name: Named) -> bool:
        rulings = self.symbols.rulings
        if name.text not in rulings:
            self.typer.unknown("R0204", f"no ruling `{name.text}`", name, "ruling", rulings)
        return name.text in rulings

    def single(self, clause: str, found: Sequence[N]) -> N | None:
        """Return the only clause of its sort, or None; report a second one."""
        if len(found) > 1:
            self.twice("the clause", clause, found[1].span, found[0].span)
        return found[0] if found else None

    def twice(self, what: str, name: str, span: Span, first: Span) -> None:
        """Report a second declaration of a name."""
        self.report.error(
            "R0215",
            f"{what} `{name}` is declared twice",
            span,
            "again here",
            related=(Place(first, "first here"),),
            hint=self.settled.in_its_place(span, first),
        )


def _carrier(node: s.Carrier) -> tuple[str, str]:
    """Return the sort and the name of a sentence's carrier: `ruling`, the word of a kind, or an empty sort."""
    if node.is_ruling:
        return "ruling", node.name.text
    return (node.word.text if node.word is not None else "", node.name.text)
