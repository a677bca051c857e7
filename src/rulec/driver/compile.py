"""The pipeline from the bytes of a pack to its outputs, all in memory: nothing here reads or writes files.

Stages run one after another over the whole pack. Where one reports an error, the stages behind it look at what rests on
nothing faulty (`sema.remainder`), so that one run tells the faults of all stages and no consequence of any; back ends
emit whole packs alone. Behind the lowering, package and scenarios, examples and scripts are made side by side.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from rulec.base.diagnostics import Report
from rulec.base.fork_pool import Share
from rulec.base.records import dataclass, field
from rulec.base.spans import Source, Span
from rulec.base.text import did_you_mean
from rulec.driver.discovery import BOOK, CHAPTER, MAPS, RULES, SENTENCES, TABLE, TABLES, scenario_names
from rulec.driver.packs import PackFiles, content_hash
from rulec.driver.parse_cache import Trees

if TYPE_CHECKING:
    from rulec.backends.reference.views.scenarios import Started
    from rulec.backends.reference.worked_examples import StartedMap, WorkedExample
    from rulec.base.memory import Memory
    from rulec.driver.worked_examples.failures import Printed
    from rulec.driver.worked_examples.maps import Maps
    from rulec.driver.worked_examples.package_loader import Emitted
    from rulec.ir.nodes import Program
    from rulec.sema.context import TypingContext
    from rulec.sema.inputs import PackInput
    from rulec.sema.model import Example, Model
    from rulec.sema.remainder import Remainder
    from rulec.sema.resolve import Resolved

    Loaded = tuple[PackInput, tuple[PackFiles, ...]]

T = TypeVar("T")
TRIALS = 3
"""Times that the remainder of a pack is resolved; what it reports is left out too."""
FindPack = Callable[[str, Span, Report], PackFiles | None]
"""Gives the pack that an `extends` names at a place, or reports that there is none."""


@dataclass(frozen=True, slots=True)
class Compiled:
    """A pack that compiled. `context` types what a command line gives; `packs` are the pack and all that it extends;
    `outputs` is empty when no back end was asked for."""

    model: Model
    context: TypingContext
    program: Program
    packs: tuple[str, ...]
    outputs: Mapping[str, bytes] = field(repr=False)


@dataclass(slots=True)
class Clock:
    """How long each stage took, in seconds, in the order in which they ran."""

    stages: dict[str, float] = field(default_factory=dict)
    on_stage: Callable[[str], None] = lambda stage: None
    unseen: frozenset[str] = frozenset()
    """The paths of files of which a part was left out, because it rests on something faulty."""

    @property
    def reached(self) -> int:
        """Number of points passed at which a compilation with errors stops: the more, the further it came."""
        return sum(stage in self.stages for stage in ("resolve", "analyse", "lower", "book", "reference"))

    @contextmanager
    def stage(self, name: str) -> Iterator[None]:
        """Counts what happens inside under a name."""
        self.on_stage(name)
        began = time.perf_counter()
        try:
            yield
        finally:
            self.stages[name] = self.stages.get(name, 0.0) + time.perf_counter() - began


def compile_pack(
    files: PackFiles,
    report: Report,
    *,
    find: FindPack | None = None,
    trees: Trees | None = None,
    clock: Clock | None = None,
    backends: tuple[str, ...] | None = None,
    verify: bool = False,
    examples: bool = False,
    analysed: bool = False,
    memory: Memory | None = None,
) -> Compiled | None:
    """Compiles a pack; None when an error was reported.

    `find` gives the packs that it extends, `trees` the parsed files of earlier runs. `backends` names the back
    ends to run (all by default, none for `()`); with `verify` the lowered form is checked as well. `examples` are
    worked out for pages in any case: those that do not come out are errors. Where neither is asked for, somebody
    has a question about the rules: the scenarios are not looked at. A pack that was built from just these sources is
    `analysed`, and not looked through for faults again. `memory` holds what earlier compilations of the pack by this
    process gave.
    """
    clock = clock or Clock()
    trees = trees or Trees()
    loaded = load_input(files, report, find or _none_found, trees, clock)
    if loaded is None:
        return None
    work = _Work(files, *loaded, report, clock, trees, memory)
    if report.failed and not work.read_on():
        return None
    resolved = work.resolve()
    if resolved is None:
        return None
    if not analysed:
        with clock.stage("analyse"):
            found = work.analysed(resolved.model)
        resolved = work.behind(found, resolved)
    if resolved is None:
        return None
    lowering = Report()
    program = work.lowered(resolved.model, lowering)
    if lowering.failed:
        resolved = work.behind(lowering, resolved)
        if resolved is None:
            return None
        lowering = Report()
        program = work.lowered(resolved.model, lowering)
        if lowering.failed:
            return None
    else:
        report.found += lowering.found
    model = resolved.model
    if verify and not report.failed:
        with clock.stage("verify"):
            from rulec.ir.verify import verify as verify_program

            wrong = verify_program(program)
        if wrong:
            raise AssertionError("; ".join(wrong[:5]))
    if not analysed:
        with clock.stage("analyse"):
            from rulec.driver.worked_examples.idle_givens import check_idle_givens

            check_idle_givens(model, program, report)
    asked = tuple(name for name in BACKENDS if backends is None or name in backends)
    outputs = work.outputs(model, program, asked, examples or "reference" in asked)
    return None if report.failed else Compiled(model, resolved.context, program, work.chain, outputs)


@dataclass
class _Work:
    """A compilation: the pack as the next stage is to see it, and all that was reported so far."""

    files: PackFiles
    source: PackInput
    packs: tuple[PackFiles, ...]
    report: Report
    clock: Clock
    trees: Trees
    memory: Memory | None
    rest: Remainder | None = None
    """The sound part of the pack, once an error was reported."""

    @property
    def chain(self) -> tuple[str, ...]:
        """The names of the pack and of all that it extends."""
        return tuple(dict.fromkeys([self.files.name, *(pack.name for pack in self.packs)]))

    def read_on(self) -> bool:
        """Leave out the files and declarations that could not be read. Return whether that is all that is wrong."""
        self.rest = self._remainder()
        whole = self.rest.mark_half(self.report.found)
        self.source = self.rest.left()
        return whole

    def _remainder(self) -> Remainder:
        from rulec.sema.remainder import Remainder
        from rulec.syntax.decode import decode

        texts: dict[str, Source] = {}
        for pack in self.packs:
            for file, data in pack.files.items():
                source = decode(pack.path(file), data, Report())
                if source is not None:
                    texts[source.path] = source
        return Remainder(self.source, texts)

    def resolve(self) -> Resolved | None:
        """Return the model of all that is sound, after what it reports; None where that cannot be told."""
        if self.rest is None:
            check_lists(self.source, self.files, self.report)
        if self.memory is not None:
            self._begin(self.memory)
        own = Report()
        resolved = self._resolved(own)
        self.report.found += own.found if self.rest is None else self.rest.own(own.found)
        return resolved if self.rest is None and not own.failed else self._again()

    def _begin(self, memory: Memory) -> None:
        memory.begin({pack.path(file): data for pack in self.packs for file, data in pack.files.items()})

    def _resolved(self, report: Report) -> Resolved | None:
        with self.clock.stage("resolve"):
            from rulec.sema.resolve import resolve_with_context

            self.trees.ready()  # texts and cells are parsed as they are resolved
            with self.trees.texts(self.files.name):
                return resolve_with_context(self.source, report, self.memory)

    def _again(self) -> Resolved | None:
        """Resolve what is left when all that rests on a reported error is left out; None where nothing is."""
        if self.rest is None:
            self.rest = self._remainder()
        self.rest.settle()
        if not self.rest.mark(self.report.found):
            self.rest.bare = True
        for _ in range(TRIALS):
            self.source = self.rest.left()
            if self.memory is not None:
                # this sees other symbols than the stages before it
                self.memory = self.memory.beside
                self._begin(self.memory)
            own = Report()
            resolved = self._resolved(own)
            if resolved is not None:
                return resolved
            if not self.rest.mark(own.found):
                self.rest.bare = True
        return None

    def behind(self, found: Report, resolved: Resolved) -> Resolved | None:
        """Add what a stage reports; return the model for the stages behind it."""
        self.report.found += found.found
        return self._again() if found.failed else resolved

    def analysed(self, model: Model) -> Report:
        """Return what the checks of a model report."""
        from rulec.sema.analysis import analyse, check_unread

        report = Report()
        missed = self.rest.is_missed() if self.rest is not None else None
        analyse(model, report, self.memory, missed)
        if scenario_names(self.files.files):
            check_unread(model, report, self.memory, missed)
        return report

    def lowered(self, model: Model, report: Report) -> Program:
        """Return the program of a model."""
        with self.clock.stage("lower"):
            from rulec.ir.lower.program import lower

            return lower(model, report, self.memory)

    def outputs(self, model: Model, program: Program, asked: tuple[str, ...], examples: bool) -> dict[str, bytes]:
        """Return the files of back ends, after what scenarios, examples and chapters report."""
        scenarios = scenarios_of_packs(self.files, self.packs)
        names = [name for name in scenarios if "/" not in name]
        if self.rest is not None:
            unseen = {unit.path for unit in self.rest.lost()}
            if not self.rest.plays:
                unseen |= {source.path for source in scenarios.values()}
                scenarios = {}
            self.clock.unseen = frozenset(unseen)
        wanted = asked if not self.report.failed else ()
        begins = bool(scenarios and (asked or examples))
        return _outputs(
            model, program, scenarios if begins else {}, names, wanted, examples, self.report, self.clock, self.memory
        )


def scenarios_of_packs(files: PackFiles, packs: Iterable[PackFiles]) -> dict[str, Source]:
    """The texts of the pack's own scenarios by name, and of those that they may extend by pack and name."""
    if not scenario_names(files.files):
        return {}
    from rulec.syntax.decode import decode

    silent = Report()  # what cannot be decoded was reported when all sources were
    found: dict[str, Source] = {}
    for pack in packs:
        for name, file in scenario_names(pack.files).items():
            source = decode(pack.path(file), pack.files[file], silent)
            if source is not None:
                found[f"{pack.name}/{name}"] = source
                if pack.name == files.name:
                    found[name] = source
    return found


def _none_found(name: str, span: Span, report: Report) -> PackFiles | None:
    report.error("R0921", f"no pack `{name}`", span, "unknown pack")
    return None


# ---- reading ---------------------------------------------------------------------------------------
def load_input(files: PackFiles, report: Report, find: FindPack, trees: Trees, clock: Clock) -> Loaded | None:
    """The parsed pack with its parents, and all packs that were read for it."""
    return _Loader(report, find, trees, clock).load(files, ())


@dataclass(slots=True)
class _Loader:
    """Loads a pack and the packs it extends, each once."""

    report: Report
    find: FindPack
    trees: Trees
    clock: Clock
    done: dict[str, Loaded | None] = field(default_factory=dict)

    def load(self, files: PackFiles, below: tuple[str, ...]) -> Loaded | None:
        if files.name not in self.done:
            self.done[files.name] = self._load(files, below)
        return self.done[files.name]

    def _load(self, files: PackFiles, below: tuple[str, ...]) -> Loaded | None:
        from rulec.sema.inputs import PackInput
        from rulec.syntax.chapters import parse_chapter
        from rulec.syntax.decode import decode
        from rulec.syntax.parser import parse_module
        from rulec.tables.load import load_table
        from rulec.tables.map_file import load_map
        from rulec.tables.pack_file import load_pack
        from rulec.tables.sentences_file import load_sentences

        sources: dict[str, Source] = {}
        for file in files.files:
            source = decode(files.path(file), files.files[file], self.report)
            if source is not None:
                sources[file] = source
        head = sources.get("pack.yaml")
        if head is None:
            return None
        with self.clock.stage("pack"):
            pack = self.trees.get(
                "packs", head, files.name, self.report, lambda: load_pack(head, self.report, files.name)
            )
        parents: list[PackInput] = []
        chain: dict[str, PackFiles] = {files.name: files}
        for name in pack.extends if pack else ():
            if name.text in (*below, files.name):
                ring = " → ".join([*below[below.index(name.text) :], files.name, name.text])
                self.report.error("R0926", f"the pack `{name.text}` extends itself through others", name.span, ring)
                continue
            parent_files = self.find(name.text, name.span, self.report)
            parent = self.load(parent_files, (*below, files.name)) if parent_files else None
            if parent is not None:
                parents.append(parent[0])
                chain.update((each.name, each) for each in parent[1])
        report = self.report
        modules = self._parsed("modules", "parse", sources, "", RULES, lambda f, name: parse_module(f, report, name))
        book = self._parsed(
            "chapters", "parse", sources, f"{BOOK}/", CHAPTER, lambda f, name: parse_chapter(f, report, name)
        )
        tables = self._parsed(
            "tables", "tables", sources, f"{TABLES}/", TABLE, lambda f, name: load_table(f, name, report)
        )
        maps = self._parsed("maps", "tables", sources, f"{MAPS}/", TABLE, lambda f, name: load_map(f, name, report))
        kept = sources.get(SENTENCES)
        sums = load_sentences(kept, report) if kept is not None else {}
        if pack is None:
            return None
        packs = tuple(chain.values())
        return PackInput(pack, modules, tables, content_hash(packs), tuple(parents), book, maps, sums), packs

    def _parsed(
        self,
        sort: str,
        stage: str,
        sources: Mapping[str, Source],
        front: str,
        ending: str,
        parse: Callable[[Source, str], T | None],
    ) -> tuple[T, ...]:
        """What parses of the files of one sort, each of which is called by what stands between `front` and `ending`."""
        found: list[T] = []
        for file, source in sources.items():
            if file.startswith(front) and file.endswith(ending):
                name = file.rpartition("/")[2].removesuffix(ending)
                with self.clock.stage(stage):
                    made = self.trees.get(sort, source, name, self.report, partial(parse, source, name))
                if made is not None:
                    found.append(made)
        return tuple(found)


def check_lists(source: PackInput, files: PackFiles, report: Report) -> None:
    """Reports variants and scenarios in the lists of `pack.yaml` that are none of the pack. Chapters and sheets name
    what they show, and are looked at where that is known."""
    from rulec.syntax.deeds import VariantDecl

    declared = (item for module in source.modules for item in module.declarations)
    variants = [item.name.text for item in declared if isinstance(item, VariantDecl)]
    for word, listed, own in (
        ("variant", source.pack.variants, variants),
        ("scenario", source.pack.scenarios, list(scenario_names(files.files))),
    ):
        for name in listed:
            if name.text not in own:
                report.error(
                    "R0975",
                    f"the pack has no {word} `{name.text}`",
                    name.span,
                    f"unknown {word}",
                    hint=did_you_mean(name.text, own) or "take it out of the list",
                )


# ---- emitting --------------------------------------------------------------------------------------
BACKENDS = ("python", "reference", "js")
"""What a build makes, each in the folder of its name."""
AT_ONCE = 64
"""Examples that are one piece of work."""


def _outputs(
    model: Model,
    program: Program,
    scenarios: Mapping[str, Source],
    names: Sequence[str],
    wanted: tuple[str, ...],
    examples: bool,
    report: Report,
    clock: Clock,
    memory: Memory | None,
) -> dict[str, bytes]:
    """Return the files of the back ends that are `wanted`, by path.

    Package, scripts, scenarios and `examples` need only the program: a forked worker does a part of them. The examples
    come after the package, whose views draw them while they run. Diagnostics stand in the order of the stages.
    `scenarios` are those that begin, `names` those that chapters may name.
    """
    begins, told = bool(scenarios), "reference" in wanted
    drawn = begins and told and draws_examples(model)

    def package(report: Report) -> Mapping[str, str]:
        with clock.stage("python"):
            from rulec.backends.python import emit

            return emit(program, memory)

    def scripts(report: Report) -> Mapping[str, str]:
        with clock.stage("js"):
            from rulec.backends.javascript import emit

            return emit(program, memory)

    def work(pieces: Sequence[Callable[[Report], Any]]) -> list[tuple[Any, Report]]:
        # what a forked worker keeps is lost
        return _shared(pieces) if memory is None else [_reported(piece) for piece in pieces]

    printers = {"python": package} if drawn or "python" in wanted else {}
    printers |= {"js": scripts} if "js" in wanted else {}
    texts: dict[str, Mapping[str, str]] = {
        name: text for name, (text, _) in zip(printers, work([*printers.values()]), strict=True)
    }
    starts: tuple[Started, ...] = ()
    pictures: dict[str, tuple[StartedMap, ...]] = {}
    worked: dict[str, WorkedExample] = {}
    of_scenarios = Report()
    with ExitStack() as stack:
        loads = "python" in texts and (drawn or begins)  # otherwise scenarios have a package emitted for themselves
        emitted = stack.enter_context(_loaded(model, program, texts["python"])) if loads else None

        def started(report: Report) -> tuple[Started, ...]:
            with clock.stage("scenarios"):
                from rulec.driver.games.scenario_check import started

                return started(model, program, scenarios, report, emitted, told=told)

        def run(some: Sequence[Example], report: Report) -> list[Printed]:
            with clock.stage("examples"):
                from rulec.driver.worked_examples.failures import checked, printed

                if told:
                    return [printed(teller, program, example, report, maps) for example in some]
                for example in some:
                    checked(model, program, example, report)
                return []

        pieces: list[Callable[[Report], Any]] = [started] if begins else []
        if examples and model.examples:
            from rulec.driver.worked_examples.maps import Maps
            from rulec.driver.worked_examples.walkthrough import Teller

            teller, maps = Teller(model), Maps(model, emitted) if drawn and emitted is not None else None
            all_of = [*model.examples.values()]
            if memory is not None:
                pieces.append(partial(_kept_examples, memory, model, program, told, maps))
            else:
                pieces += [partial(run, all_of[at : at + AT_ONCE]) for at in range(0, len(all_of), AT_ONCE)]
        done = work(pieces)
        if begins:
            starts, of_scenarios = done.pop(0)
            if "python" in texts:
                from rulec.driver.games.scenario_check import in_package

                texts["python"] = {**texts["python"], **in_package(model.pack, starts)}
        for some, of_examples in done:
            report.found += of_examples.found
            worked |= {example.key: example for example, _ in some}
            pictures |= {example.key: drawn_maps for example, drawn_maps in some if drawn_maps}
    said: Mapping[tuple[str, int], str] = {}
    with clock.stage("book"):
        if model.book:
            from rulec.driver.chapter_values import check_choices, worked_values
            from rulec.driver.games.chapter_lines import check_scenarios

            check_scenarios(model, names, report)
            check_choices(model, report)
            said = worked_values(model, program, report)
        report.found += of_scenarios.found
    if report.failed:
        return {}
    if "reference" in wanted:
        with clock.stage("reference"):
            from rulec.backends.reference import emit
            from rulec.backends.reference.views.scenarios import Begun
            from rulec.driver.odds import odds_tables

            begun = Begun(starts, tuple(pictures.items()))
            texts["reference"] = emit(model, worked, odds_tables(model, program), begun, said, memory)
    files = ((f"{name}/{path}", text) for name in wanted for path, text in sorted((texts.get(name) or {}).items()))
    return {path: text.encode() for path, text in files}


def draws_examples(model: Model) -> bool:
    """Return whether a map of the pack may show what its examples do."""
    return model.deeds is not None and any(
        view.drawn is not None and not view.drawn.on for view in model.views.values()
    )


def _kept_examples(
    memory: Memory, model: Model, program: Program, told: bool, maps: Maps | None, report: Report
) -> list[Printed]:
    """Run the examples that what has changed reaches; return all of them as they are printed, if they are `told`."""
    from rulec.driver.worked_examples.failures import checked, printed
    from rulec.driver.worked_examples.maps import drawing_from
    from rulec.driver.worked_examples.walkthrough import Teller

    # the emitted package, which draws, does not note what it reads
    drawing = drawing_from(program) if maps is not None else ()
    shown = {name for name, example in model.examples.items() if maps is not None and maps.shows(example)}
    model, program = memory.hub("model", model), memory.hub("program", program)
    teller = Teller(model)

    def run(example: Example, report: Report) -> Printed | None:
        if told:
            return printed(teller, program, example, report, maps)
        checked(model, program, example, report)
        return None

    made = []
    for name, one in [*model.examples.items()]:
        inputs = one, drawing if name in shown else ()
        made.append(memory.unit(("example", one.name, told), inputs, report, partial(run, one)))
    return [one for one in made if one is not None]


def _shared(pieces: Sequence[Callable[[Report], Any]]) -> list[tuple[Any, Report]]:
    """Do pieces of work, some of them in a forked worker, and return what each gave and reported."""
    return _share(pieces).finish()


def _share(pieces: Sequence[Callable[[Report], Any]]) -> Share:
    """Begin pieces of work in a forked worker; `finish` does the rest of them here."""

    return Share([partial(_reported, piece) for piece in pieces])


def _reported(piece: Callable[[Report], Any]) -> tuple[Any, Report]:
    own = Report()
    return piece(own), own


def _loaded(model: Model, program: Program, package: Mapping[str, str]) -> AbstractContextManager[Emitted]:
    from rulec.driver.worked_examples.package_loader import loaded

    return loaded(model, program, {path: text.encode() for path, text in package.items()})
