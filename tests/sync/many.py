"""Rules changed one by one, with no more done for each than it has a part in.

`alone` says what becomes of the pack: which functions and columns are others. Their texts are looked at, the page of
the declaration, and what the functions answer (`played`: in examples and in random worlds). What cannot be put side by
side so is left to `verdict`, which compares all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from itertools import islice
from typing import Any

from rulec.backends.python.files.acts import write_acts
from rulec.backends.python.files.choices import write_choices
from rulec.backends.python.files.kinds import write_kinds
from rulec.backends.python.files.views import write_views
from rulec.backends.python.files.worlds import write_world
from rulec.backends.python.module_layout import Layout
from rulec.backends.python.package import words_module
from rulec.base.records import replace
from rulec.driver.worked_examples.walkthrough import Teller, worked_example
from rulec.ir import nodes as ir
from rulec.ir.interp.api import run_example
from rulec.sema.model import Model
from tests.sync.alone import Changed, Far, Ground
from tests.sync.inputs import answer, behind, converted, searched
from tests.sync.literals import Literal
from tests.sync.mutate import alternatives
from tests.sync.outputs import without_citations
from tests.sync.pack import Edit
from tests.sync.played import Played
from tests.sync.together import Marked, Together
from tests.sync.turned import called_otherwise
from tests.sync.verdict import NO_INPUT, Asked, Judge, Verdict, _is_played, _shown

SEARCHED = 1500
"""Inputs that aim at what a change moved, before it is said to have no effect."""
FEW = 150
"""Fewer, as long as another change of the same literal may show its effect."""
DEEP = 3
"""So many changes of a literal are looked into for long, and no more of one that is not."""
FIRST = 16
"""Of these, so many come before all others."""
TELLING = 24
"""Inputs of a function that told a change apart are kept for the next ones."""
Call = Callable[[str, list[Any]], object]


@dataclass
class Many:
    """Judges rules of one pack; `alone` are those that are left, with the reason."""

    judge: Judge
    alone: list[Literal] = field(default_factory=list)
    why: Counter[str] = field(default_factory=Counter)
    telling: dict[str, list[Asked]] = field(default_factory=dict)
    deep: bool = True
    refusals: int | None = None  # so many refused changes are taken for the verdict; None: all are tried

    @cached_property
    def ground(self) -> Ground:
        """The pack as it stands."""
        return Ground(self.judge.base, self.judge.pages, self.judge.files)

    @cached_property
    def played(self) -> Played:
        """The worlds in which effects are looked for."""
        return Played(self.ground, self.judge.seed)

    def rules(self, literals: Iterable[Literal], *, long: bool = True) -> Iterator[Verdict]:
        """The verdicts that could be reached; `long`: an effect is looked for long if need be."""
        for literal in literals:
            try:
                yield self.one(literal, long=long)
            except Far as far:
                self.alone.append(literal)
                self.why[str(far)] += 1

    def evidence(self, literals: Iterable[Literal]) -> Iterator[Verdict]:
        """The same for what stands in examples."""
        literals = list(literals)
        shown = self.at_once(literals)
        for literal in literals:
            if literal.key in shown:
                yield shown[literal.key]
                continue
            try:
                yield self.proof(literal)
            except Far as far:
                self.alone.append(literal)
                self.why[f"evidence {far}"] += 1

    def at_once(self, literals: Iterable[Literal]) -> dict[tuple[str, int, int, str], Verdict]:
        """The verdicts on those whose first change shows in its own example, one of each example, which are compiled
        at once: an example is read by itself, and what another one says has no part in it."""
        base, ground, together = self.judge.base, self.ground, Together(self.judge)
        batch: dict[str, Marked] = {}
        for literal in literals:
            edits = next(iter(alternatives(base, literal)), None)
            if edits and (name := base.example_at(literal)):
                batch.setdefault(name, Marked(literal, edits))
        model, kept = together.compiled([*batch.values()]) if len(batch) > 1 else (None, [])
        if model is None:
            return {}
        found: dict[tuple[str, int, int, str], Verdict] = {}
        try:
            changed = ground.changed(model)
        except Far:
            return {}
        if not {*changed} <= {f"{sort} {name}" for sort in ("example", "doing") for name in batch}:
            return {}
        for name, one in batch.items():
            mine = tuple(key for key in changed if key.partition(" ")[2] == name)
            if one not in kept or not mine:
                continue
            alone = with_example(base.model, model, name)
            if self.comes_out_otherwise(name, alone) or self.reads_differently(
                one.literal, Changed(alone, mine), cites=True
            ):
                found[one.literal.key] = Verdict(one.literal, True, "changed")
        return found

    def proof(self, literal: Literal) -> Verdict:
        """The verdict on a literal of an example, or `Far`: the example comes out otherwise, or is told otherwise."""
        refused = False
        for edits in alternatives(self.judge.base, literal):
            mutant = self.judge.base.mutant(literal.file, edits, looked_at=False)
            if mutant.model is None:
                refused = refused or self.judge.refusal(literal, mutant.faults)[1]
                continue
            changed = self.ground.changed(mutant.model)
            examples = [key.partition(" ")[2] for key in changed if key.startswith(("example ", "doing "))]
            if examples and self.comes_out_otherwise(examples[0], mutant.model):
                return Verdict(literal, True, "changed")
            if changed and self.reads_differently(literal, Changed(mutant.model, changed), cites=True):
                return Verdict(literal, True, "changed")
        if refused:
            return Verdict(literal, True, "refused")
        raise Far("as before")

    def comes_out_otherwise(self, name: str, model: Model) -> bool:
        """Whether an example that is another one fails, or works by other steps."""
        ground, judge = self.ground, self.judge
        now = model.examples[name]
        if run_example(ground.program, model, now).passed != judge.passed(name):
            return True
        return worked_example(Teller(model), ground.program, now) != judge.worked(name)

    def one(self, literal: Literal, *, long: bool = True) -> Verdict:
        """The verdict on one literal, or `Far`."""
        if literal.sort == "version":
            raise Far("version")
        refused = False
        for deep in (False, True)[: 1 + long]:  # first a little for each change: most have one that shows at once
            self.deep = self.played.deep = deep
            tried: list[str] = []
            amiss = ""
            for at, edits in enumerate(alternatives(self.judge.base, literal)):
                if at >= DEEP and amiss and (deep or not long):
                    break
                how, ok = self.changed(literal, edits)
                if ok and how != "refused":
                    return Verdict(literal, True, how, tuple(tried))
                tried.append(f"{_shown(edits)}: {how}")
                refused = refused or ok
                amiss = amiss or ("" if ok else how)
                if refused and not amiss and len(tried) == self.refusals:
                    break
            verdict = self.judge.settled(literal, refused, amiss, tuple(tried))
            if verdict.ok or not amiss.startswith(NO_INPUT):
                break
        return verdict

    def changed(self, literal: Literal, edits: tuple[Edit, ...]) -> tuple[str, bool]:
        """How one change shows; the analysis is asked where it does not."""
        base = self.judge.base
        mutant = base.mutant(literal.file, edits, looked_at=False)
        if mutant.model is None:
            return self.judge.refusal(literal, mutant.faults)
        far: Far | None = None
        how, ok = "", False
        try:
            how, ok = self.followed(literal, mutant.model)
        except Far as found:
            far = found
        if not ok and (faults := base.refusals(mutant.model)):
            return self.judge.refusal(literal, faults)
        if far is not None:
            raise far
        return how, ok

    def followed(self, literal: Literal, model: Model) -> tuple[str, bool]:
        """How a change shows in a changed model."""
        try:
            found = self.ground.followed(model)
            if not found.things:
                return "the model is the same", False
            if found.faults:
                return self.judge.refusal(literal, found.faults)
            return self.shown(literal, found)
        except Far:
            raise
        except Exception as fault:  # told with its literal; the others go on
            return f"a fault: {type(fault).__name__}: {fault}", False

    def shown(self, literal: Literal, found: Changed) -> tuple[str, bool]:
        """Both outputs change, and a result."""
        ground, judge = self.ground, self.judge
        layout = ground.layout_of(found)
        columns = tuple(sorted(found.columns))
        readers = [
            name for name, function in ground.program.functions.items()
            if columns and name not in found.functions and not found.columns.keys().isdisjoint(self.reads[name])
        ]  # fmt: skip
        mask = judge.cited
        texts = {name: ground.function_text(layout, name) for name in (*found.functions, *readers)}
        tables = ground.column_text(layout, columns) if columns else ""
        python = (
            any(mask(text) != mask(ground.before("function", name)) for name, text in texts.items())
            or bool(columns and mask(tables) != mask(ground.before("columns", *columns)))
            or any(
                mask(ground.twin_text(layout, name)) != mask(ground.before("twin", name)) for name in found.functions
            )
        )
        how, ok = judge.both(python or self.says_differently(layout), self.reads_differently(literal, found))
        if not ok:
            return how, ok
        concerned = [*found.functions, *readers]
        if not concerned or literal.is_text_of_an_entry:
            return "exposed", True
        if not readers and all(
            called_otherwise(ground.program.functions[name], found.functions[name]) for name in concerned
        ):
            return "exposed", True
        plain = [
            name for name in concerned
            if not _is_played(ground.program.functions[name]) and not ground.program.functions[name].declared.within
        ]  # fmt: skip
        if plain and self.answers_differently(found, plain, texts, tables):
            return "changed", True
        played = [name for name in concerned if name not in plain]
        if any(ground.program.functions[name].declared.within for name in played):
            raise Far("a solve")
        if self.played.differs(found, ground.program_of(found), [*played, *plain]):
            return "changed", True
        if literal.sort == "order":
            return "order", True
        return f"{NO_INPUT} {', '.join(concerned)}", False

    def says_differently(self, layout: Layout) -> bool:
        """Whether a module that holds things, words or acts is another one."""
        mask = self.judge.cited
        return any(mask(make(layout)) != before for make, before in self.shared)

    @cached_property
    def shared(self) -> list[tuple[Callable[[Layout], str], str]]:
        """How such modules are made, and what they are as things stand."""
        makers: list[Callable[[Layout], str]] = [write_choices, write_kinds, words_module]
        if self.ground.layout.plays:
            makers += [write_world, write_acts]
            makers += [write_views] if self.ground.model.views else []
        return [(make, self.judge.cited(make(self.ground.layout))) for make in makers]

    @cached_property
    def reads(self) -> dict[str, set[str]]:
        """The columns that each function reads."""
        return {
            name: {node.column for stmt in f.body for node in ir.walk(stmt) if isinstance(node, ir.Cell)}
            for name, f in self.ground.program.functions.items()
        }

    def reads_differently(self, literal: Literal, found: Changed, cites: bool = False) -> bool:
        """Whether the page of its declaration is another one, or one of a function that changed; citations count only
        when asked for."""
        mask: Callable[[str], str] = (lambda text: text) if cites else without_citations
        judge, site = self.judge, self.ground.pages.site
        refs: list[Any] = [judge._home(literal.home)]
        refs += [("function", self.ground.program.functions[name].declared.name) for name in found.functions]
        # an act stands on the page of its entry, also where it is shared and its clauses lie elsewhere
        changed = (key.partition(" ") for key in found.things)
        refs += [("record" if sort == "act" else sort, name) for sort, _, name in changed]
        paths = dict.fromkeys(site.page(ref) for ref in refs if ref is not None and site.knows(ref))
        return any(
            mask(self.ground.page(found, path)) != mask(judge.page(path))
            for path in paths
            if path in self.ground.pages.make
        )

    def answers_differently(self, found: Changed, names: list[str], texts: Mapping[str, str], tables: str) -> bool:
        """Whether some input gives another result in the emitted functions."""
        call = self.caller(found, names, texts, tables)
        program = self.ground.program_of(found)
        for part in range(3):
            for name in names:
                for arguments, result in self.inputs(name, program, part):
                    if answer(lambda: call(name, arguments)) != result:  # noqa: B023
                        told = self.telling.setdefault(name, [])
                        if len(told) < TELLING:
                            told.append((arguments, result))
                        return True
        return False

    def inputs(self, name: str, program: ir.Program, part: int) -> Iterator[Asked]:
        """Inputs of a function with what it gives as things stand: those that told other changes apart and a few that
        aim at this one; those of examples and by chance; many more that aim."""
        judge, base = self.judge, self.judge.base
        if part == 1:
            yield from judge.known(name)
            return
        if part == 0:
            yield from self.telling.get(name, ())
        aimed = searched(base.model, base.program, program, name, judge.seed)
        most = SEARCHED if self.deep else FEW
        for given in islice(aimed, *((FIRST,) if part == 0 else (FIRST, most))):
            arguments = converted(judge.emitted, given)
            yield arguments, answer(lambda: judge._now(name, arguments))  # noqa: B023

    def caller(self, found: Changed, names: list[str], texts: Mapping[str, str], tables: str) -> Call:
        """Calls changed functions, each in a copy of its module."""
        ground, top = self.ground, self.judge.emitted.package.__name__
        layout = ground.layout
        cells: dict[str, Any] = {}
        module: Any = None
        if tables:
            module = import_module(f"{top}._tables")
            space = dict(module.__dict__)
            exec(compile(tables, "<changed tables>", "exec"), space)
            cells = {name: thing for name, thing in space.items() if module.__dict__.get(name) is not thing}
        new = [name for name in cells if name not in module.__dict__]  # functions read them from there
        spaces: dict[str, dict[str, Any]] = {}
        for name in new:
            setattr(module, name, cells[name])
        for name in names:
            home = layout.homes[name]
            if home not in spaces:
                spaces[home] = dict(import_module(f"{top}.{home}").__dict__)
            exec(compile(texts[name], f"<changed {name}>", "exec"), spaces[home])
        for name in new:
            delattr(module, name)
        for space in spaces.values():
            space.update((name, thing) for name, thing in cells.items() if name in space and name[:2] != "__")

        def call(name: str, arguments: list[Any]) -> object:
            return spaces[layout.homes[name]][layout.function(name)](
                *arguments, *behind(ground.program.functions[name], arguments)
            )

        return call


def with_example(model: Model, other: Model, name: str) -> Model:
    """A model with one example as another has it."""
    examples = {**model.examples, name: other.examples[name]}
    if model.deeds is None or other.deeds is None or name not in other.deeds.doings:
        return replace(model, examples=examples)
    doings = {**model.deeds.doings, name: other.deeds.doings[name]}
    return replace(model, examples=examples, deeds=replace(model.deeds, doings=doings))
