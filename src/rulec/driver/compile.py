"""The pipeline from the bytes of a pack to its outputs. It works in memory and touches no files.

Each stage processes the whole pack. After an error, later stages continue with the *remainder*: the declarations that
do not depend on a faulty one (`sema.remainder`). One run therefore reports the faults of all stages without
consequential errors. Back ends run only for packs without errors. Package, scripts, scenarios and examples need only
the lowered program and run in parallel.
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
"""How often the remainder is resolved; declarations that fail again are left out, too."""
FindPack = Callable[[str, Span, Report], PackFiles | None]
"""Finds the pack that an `extends` names, or reports that there is none."""


@dataclass(frozen=True, slots=True)
class Compiled:
    """A compiled pack.

    `context` types expressions from the command line; `packs` are the names of the pack and its parents; `outputs` is
    empty if no back end was requested.
    """

    model: Model
    context: TypingContext
    program: Program
    packs: tuple[str, ...]
    outputs: Mapping[str, bytes] = field(repr=False)


@dataclass(slots=True)
class Clock:
    """Durations of the stages in seconds, in the order in which they ran."""

    stages: dict[str, float] = field(default_factory=dict)
    on_stage: Callable[[str], None] = lambda stage: None
    unseen: frozenset[str] = frozenset()
    """Paths of files that were analysed only in part, as some declarations depend on a faulty one."""

    @property
    def reached(self) -> int:
        """Number of milestones passed before errors stopped the compilation."""
        return sum(stage in self.stages for stage in ("resolve", "analyse", "lower", "book", "reference"))

    @contextmanager
    def stage(self, name: str) -> Iterator[None]:
        """Add the time taken by the block to the stage *name*."""
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
    """Compile a pack. Return None if an error was reported.

    *find* locates parents, *trees* holds parsed files of earlier runs, and *memory* the results of earlier compilations
    in this process. *backends* names the back ends to run: all by default, none for `()`. *verify* checks the lowered
    program.

    Examples run for the reference or if *examples* is set; failing ones are errors. Without both, scenarios are not
    checked either, since the caller only queries the rules. *analysed* skips the checks of a pack already built from
    the same sources.
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
    """The state of one compilation: the source for the next stage, and all diagnostics so far."""

    files: PackFiles
    source: PackInput
    packs: tuple[PackFiles, ...]
    report: Report
    clock: Clock
    trees: Trees
    memory: Memory | None
    rest: Remainder | None = None
    """The sound part of the pack, after the first error."""

    @property
    def chain(self) -> tuple[str, ...]:
        """Names of the pack and of all its parents."""
        return tuple(dict.fromkeys([self.files.name, *(pack.name for pack in self.packs)]))

    def read_on(self) -> bool:
        """Leave out files and declarations that could not be read. Return whether they are the only errors."""
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
        """Resolve all sound declarations and collect diagnostics. Return None if nothing can be resolved."""
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

            self.trees.ready()  # resolving parses texts and cells
            with self.trees.texts(self.files.name):
                return resolve_with_context(self.source, report, self.memory)

    def _again(self) -> Resolved | None:
        """Resolve the remainder after an error. Return None if nothing is left."""
        if self.rest is None:
            self.rest = self._remainder()
        self.rest.settle()
        if not self.rest.mark(self.report.found):
            self.rest.bare = True
        for _ in range(TRIALS):
            self.source = self.rest.left()
            if self.memory is not None:
                # the remainder has other symbols than the whole pack, so it gets a cache of its own
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
        """Add the diagnostics of a stage. Return the model for later stages."""
        self.report.found += found.found
        return self._again() if found.failed else resolved

    def analysed(self, model: Model) -> Report:
        """Return the diagnostics of the checks of a model."""
        from rulec.sema.analysis import analyse, check_unread

        report = Report()
        missed = self.rest.is_missed() if self.rest is not None else None
        analyse(model, report, self.memory, missed)
        if scenario_names(self.files.files):
            check_unread(model, report, self.memory, missed)
        return report

    def lowered(self, model: Model, report: Report) -> Program:
        """Lower a model to a program."""
        with self.clock.stage("lower"):
            from rulec.ir.lower.program import lower

            return lower(model, report, self.memory)

    def outputs(self, model: Model, program: Program, asked: tuple[str, ...], examples: bool) -> dict[str, bytes]:
        """Check scenarios, examples and chapters, and return the files of the back ends."""
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
    """Return the pack's own scenarios by name, and those that they may extend as `PACK/NAME`."""
    if not scenario_names(files.files):
        return {}
    from rulec.syntax.decode import decode

    silent = Report()  # decoding errors were reported when all sources were read
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


def load_input(files: PackFiles, report: Report, find: FindPack, trees: Trees, clock: Clock) -> Loaded | None:
    """Return the parsed pack with its parents, and all packs that were read."""
    return _Loader(report, find, trees, clock).load(files, ())


@dataclass(slots=True)
class _Loader:
    """The loader of a pack and its parents, each once."""

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
        """Parse the files of one sort, named by the part of the path between *front* and *ending*."""
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
    """Report variants and scenarios listed in `pack.yaml` that the pack does not declare.

    Chapters and sheets are checked where the names in them are resolved.
    """
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


BACKENDS = ("python", "reference", "js")
"""The back ends of a build. Each writes to a folder of its name."""
AT_ONCE = 64
"""Number of examples that form one piece of work for a worker."""


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
    """Return the files of the requested back ends, by path.

    Package, scripts, scenarios and examples need only the program, so a forked worker takes a share of them. Examples
    follow the package, which draws their maps. Diagnostics are ordered by stage. *scenarios* are those to start,
    *names* those that chapters may refer to.
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
        # a forked worker would lose what it adds to `memory`
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
        loads = "python" in texts and (drawn or begins)  # otherwise scenarios emit a package of their own
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
    """Return whether some view of the pack draws maps, which may show examples."""
    return model.deeds is not None and any(
        view.drawn is not None and not view.drawn.on for view in model.views.values()
    )


def _kept_examples(
    memory: Memory, model: Model, program: Program, told: bool, maps: Maps | None, report: Report
) -> list[Printed]:
    """Run the examples that a change affects. Return all of them in printed form, if *told*."""
    from rulec.driver.worked_examples.failures import checked, printed
    from rulec.driver.worked_examples.maps import drawing_from
    from rulec.driver.worked_examples.walkthrough import Teller

    # the emitted package draws the maps, but does not record the facts it reads
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
    """Run pieces of work, some in a forked worker. Return the result and diagnostics of each."""
    return _share(pieces).finish()


def _share(pieces: Sequence[Callable[[Report], Any]]) -> Share:
    """Start pieces of work in a forked worker. `finish` runs the remaining ones here."""

    return Share([partial(_reported, piece) for piece in pieces])


def _reported(piece: Callable[[Report], Any]) -> tuple[Any, Report]:
    own = Report()
    return piece(own), own


def _loaded(model: Model, program: Program, package: Mapping[str, str]) -> AbstractContextManager[Emitted]:
    from rulec.driver.worked_examples.package_loader import loaded

    return loaded(model, program, {path: text.encode() for path, text in package.items()})
