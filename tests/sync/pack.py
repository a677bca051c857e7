"""A compiled pack, and what becomes of it when some text of one file is another: all in memory.

Only the declaration that changed is parsed again; names, types and the analysis run over the whole pack.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cached_property
from pathlib import Path
from unittest.mock import patch

from rulec.base.diagnostics import Diagnostic, Report
from rulec.base.memory import Memory
from rulec.base.spans import Source, Span
from rulec.base.tree import walk
from rulec.driver.compile import Clock, load_input
from rulec.driver.packs import PackFiles, Shelf
from rulec.ir.lower.program import lower
from rulec.ir.nodes import Program
from rulec.sema import examples
from rulec.sema.analysis import analyse
from rulec.sema.context import Context, Home
from rulec.sema.declare.constants import Held
from rulec.sema.deeds import Act, Deeds, Doing
from rulec.sema.expr import Expr, MemberLit, RecordLit
from rulec.sema.inputs import PackInput
from rulec.sema.model import Example, Model
from rulec.sema.resolve import resolve_with_context
from rulec.sema.typing.scope import Scope
from rulec.syntax import parser
from rulec.syntax.layout import Layout, lay_out
from rulec.syntax.nodes import Declaration, ExampleDecl, Module
from rulec.syntax.parser import parse_declaration, parse_module
from rulec.tables.load import load_table
from rulec.tables.pack_file import load_pack
from tests.remembered import TREES
from tests.sync.literals import Literal

ROOT = Path(__file__).parent.parent.parent
RULES = ROOT / "rules"
Edit = tuple[int, int, str]


@dataclass(frozen=True)
class Mutant:
    """The pack with one change: its model, and the faults that were reported (then it was refused)."""

    file: str
    model: Model | None
    faults: tuple[Diagnostic, ...]

    @property
    def refused(self) -> bool:
        """Whether the change does not compile."""
        return self.model is None


class Base:
    """A pack as it stands, with everything that a change is compared to."""

    def __init__(self, name: str, rules: Path = RULES) -> None:
        report = Report()
        self.shelf = Shelf([(str(rules), "")])
        files = self.shelf.get(name, report)
        assert files is not None, [d.headline for d in report.found]
        self.files: PackFiles = files
        loaded = load_input(files, report, self.shelf.parent, TREES, Clock())
        assert loaded is not None, [d.headline for d in report.found]
        self.input: PackInput = without_book(loaded[0])
        self.parsed: dict[tuple[Span | None, str, str], object] = {}
        self.texts: dict[str, object] = {self.files.path(file): data for file, data in self.files.files.items()}
        self.memory, self.lowering = Memory(), Memory()
        self.memory.begin(self.texts)
        with parsed_once(self.parsed, learn=True):
            resolved = resolve_with_context(self.input, report, self.memory)
        assert resolved is not None, [f"{d.primary.span}: {d.headline}" for d in report.found]
        self.model: Model = resolved.model
        self.context: Context = resolved.context
        analyse(self.model, report)
        assert not report.failed, [f"{d.primary.span}: {d.headline}" for d in report.found]
        self.sources = {module.name: module.span.source for module in self.input.modules}
        self.collected: list[Literal] | None = None  # see `collect`

    @cached_property
    def program(self) -> Program:
        """The lowered form."""
        program, faults = self.lowered(self.model)
        assert program is not None, [d.headline for d in faults]
        return program

    @cached_property
    def layouts(self) -> dict[str, Layout]:
        """Each rules file in its top-level declarations."""
        return {name: lay_out(source, Report()) for name, source in self.sources.items()}

    @cached_property
    def names(self) -> dict[tuple[str, int, int], str]:
        """Where members and entries are named: place to enumeration or kind."""
        found: dict[tuple[str, int, int], str] = {}
        for node in nodes_of(self.model):
            if not isinstance(node, MemberLit | RecordLit):
                continue
            span, owner = node.span, node.enum if isinstance(node, MemberLit) else node.kind
            word = node.name if isinstance(node, MemberLit) else node.key
            if span.text == word:
                found[span.source.path, span.start, span.end] = owner
        return found

    def text(self, file: str) -> str:
        """A file as it stands."""
        return self.files.files[file].decode()

    def mutant(self, file: str, edits: tuple[Edit, ...], *, looked_at: bool = True) -> Mutant:
        """The pack with some stretches of one file replaced; what does not rest on them is kept, as `rulec watch` keeps
        it. `looked_at`: its analysis may refuse it. For words and evidence, on which no rule depends, it is left out.
        """
        text = self.text(file)
        for start, end, new in sorted(edits, reverse=True):
            text = text[:start] + new + text[end:]
        source, report = Source(self.files.path(file), text), Report()
        changed = self._input(file, source, report)
        compiled = compile_input if looked_at else named_and_typed
        self.memory.begin(self.texts)
        with parsed_once(self.parsed):
            model = None if changed is None or report.failed else compiled(changed, report, self.memory)
        return Mutant(file, model, tuple(report.found))

    def _input(self, file: str, source: Source, report: Report) -> PackInput | None:
        if file == "pack.yaml":
            pack = load_pack(source, report, self.files.name)
            return replace(self.input, pack=replace(pack, doors=())) if pack is not None else None
        if file.startswith("tables/"):
            stem = file.removeprefix("tables/").removesuffix(".yaml")
            table = load_table(source, stem, report)
            if table is None:
                return None
            return replace(self.input, tables=tuple(table if t.name.text == stem else t for t in self.input.tables))
        stem = file.removesuffix(".rules")
        old = next(m for m in self.input.modules if m.name == stem)
        module = self._module(old, source, report)
        return replace(self.input, modules=tuple(module if m is old else m for m in self.input.modules))

    def _module(self, old: Module, source: Source, report: Report) -> Module:
        """The module with the one declaration parsed again that is another than before."""
        before, after = self.layouts[old.name], lay_out(source, report)
        one = [chunk for chunk in before.chunks if chunk]
        other = [chunk for chunk in after.chunks if chunk]
        if len(one) != len(other) or len(one) != len(old.declarations):
            return parse_module(source, report, old.name)
        found: list[Declaration] = []
        for was, now, declaration in zip(one, other, old.declarations, strict=True):
            same = before.text[was[0].start : was[-1].end] == after.text[now[0].start : now[-1].end]
            found.extend((declaration,) if same else parse_declaration(source, after.text, now, report))
        return Module(old.name, tuple(found), span=Span(source, 0, len(source.text)))

    def _quick(self, changed: PackInput, report: Report) -> Model | None:
        """The model without analysis, with the base's own examples wherever their nodes are the base's own."""
        read, kept = examples.read_example, self.kept_examples

        doings = self.model.deeds.doings if self.model.deeds is not None else {}

        def example(context: Context, held: Held, deeds: Deeds | None, home: Home, block: str, scope: Scope,
                    node: ExampleDecl, key: str, act: Act | None) -> tuple[Example, Doing | None]:  # fmt: skip
            there = kept.get(id(node))
            if there is not None and there.name == key and key not in doings:
                return there, None
            return read(context, held, deeds, home, block, scope, node, key, act)

        with patch.object(examples, "read_example", example):
            resolved = resolve_with_context(changed, report)
        return None if resolved is None or report.failed else resolved.model

    def example_at(self, literal: Literal) -> str:
        """The example in which a literal stands; empty where it stands in none."""
        around = (
            name for path, start, end, name in self.example_places
            if path == self.files.path(literal.file) and start <= literal.start and literal.end <= end
        )  # fmt: skip
        return next(around, "")

    @cached_property
    def example_places(self) -> list[tuple[str, int, int, str]]:
        """Where each example stands: path, start, end, and its name."""
        nodes = (node for m in self.input.modules for d in m.declarations for node in walk(d))
        return [
            (node.span.source.path, node.span.start, node.span.end, self.kept_examples[id(node)].name)
            for node in nodes
            if isinstance(node, ExampleDecl)
        ]

    @cached_property
    def kept_examples(self) -> dict[int, Example]:
        """The examples as they stand, by the nodes that they were read from."""
        nodes = [node for m in self.input.modules for d in m.declarations for node in walk(d)]
        found = [node for node in nodes if isinstance(node, ExampleDecl)]
        by_span = {(e.span.source.path, e.span.start): e for e in self.model.examples.values()}
        return {id(node): by_span[node.label.span.source.path, node.label.span.start] for node in found}

    def refusals(self, model: Model) -> tuple[Diagnostic, ...]:
        """What the analysis of the model that was changed last reports where it refuses it."""
        report = Report()
        analyse(model, report, self.memory)
        return tuple(report.found) if report.failed else ()

    def lowered(self, model: Model) -> tuple[Program | None, tuple[Diagnostic, ...]]:
        """The program of a changed model, and what was reported; what does not rest on the change is kept, as `rulec
        watch` keeps it. All texts count as changed: in a changed file most places are those of the file as it was."""
        report = Report()
        self.lowering.begin(self.texts)
        program = lower(model, report, self.lowering)
        return (None if report.failed else program), tuple(report.found)


@contextmanager
def parsed_once(
    known: dict[tuple[Span | None, str, str], object], *, learn: bool = False, anywhere: bool = False
) -> Iterator[None]:
    """Cells and holes in files that are as they were are not parsed again; what was reported is not remembered.

    `anywhere`: whatever else said the same will do; then places are not told."""
    parse = parser.parse_text

    def expression(text: str, where: Span, report: Report, rule: str) -> object:
        key = (None if anywhere else where, text, rule)
        if key in known:
            return known[key]
        before = len(report.found)
        built = parse(text, where, report, rule)
        if learn and len(report.found) == before:
            known[key] = built
        return built

    with patch.object(parser, "parse_text", expression):
        yield


def without_book(source: PackInput) -> PackInput:
    """A pack whose chapters hold nothing: they say nothing of their own, and name examples by titles that are changed
    here. What comes of a changed number is in `tests/book`."""
    parents = tuple(without_book(parent) for parent in source.parents)
    chapters = tuple(replace(one, parts=()) for one in source.chapters)
    return replace(source, pack=replace(source.pack, doors=()), chapters=chapters, parents=parents)


def named_and_typed(source: PackInput, report: Report, memory: Memory | None = None) -> Model | None:
    """Names and types; None when an error was reported."""
    resolved = resolve_with_context(source, report, memory)
    return None if resolved is None or report.failed else resolved.model


def compile_input(source: PackInput, report: Report, memory: Memory | None = None) -> Model | None:
    """Names, types and analysis; None when an error was reported."""
    model = named_and_typed(source, report, memory)
    if model is None:
        return None
    analyse(model, report, memory)
    return None if report.failed else model


def nodes_of(root: object) -> Iterator[Expr]:
    """Every typed expression in a model or a part of it."""
    todo: list[object] = [root]
    seen: set[int] = set()
    while todo:
        value = todo.pop()
        if isinstance(value, Span) or id(value) in seen:
            continue
        seen.add(id(value))
        if isinstance(value, Expr):
            yield value
        if isinstance(value, tuple):
            todo.extend(value)
        elif isinstance(value, dict):
            todo.extend(value.values())
        elif is_dataclass(value):
            todo.extend(getattr(value, f.name) for f in fields(value))
