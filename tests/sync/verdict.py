"""Whether a literal reaches both outputs: it is changed, and what must follow by its class is looked for.

- A *rule* or *arm*: the change is refused with its place, or emitted Python and reference both change and some seeded
  input gives another result. What no executed expression reads has its effect where it is exposed: in the module of
  things, tables and words, and on its page.
- *Words*: the reference changes; of a clause's label, the table of labels as well.
- *Evidence*: the reference changes, or the outcome of an example.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain
from random import Random
from types import ModuleType
from typing import Any

from rulec.backends.python import emit
from rulec.base.diagnostics import Report
from rulec.base.records import replace
from rulec.base.text import snake_case
from rulec.base.types import EnumType, KindType
from rulec.driver.compile import Compiled
from rulec.driver.worked_examples.package_loader import Emitted, loaded
from rulec.driver.worked_examples.walkthrough import Teller, worked_example
from rulec.ir import nodes as ir
from rulec.ir.interp.api import run_example
from rulec.ir.interp.play.instances import Instance
from rulec.ir.lower.pack_data import pack_data
from rulec.ir.nodes import Function, Program
from rulec.sema.context import Context
from rulec.sema.model import Model, Solve, TableRow
from tests.property.equality import differences
from tests.solve.worlds import Crowd
from tests.sync.crowds import asked
from tests.sync.inputs import answer, behind, changed_entries, converted, from_examples, pool, searched
from tests.sync.literals import Literal
from tests.sync.mutate import alternatives, members_of
from tests.sync.outputs import TWINS, Modules, Pages, cites_of, without_citations
from tests.sync.pack import Base, Edit, Mutant
from tests.sync.turned import called_otherwise

WORLDS = 400  # worlds for each function that reads or changes one, in which a change is looked for
CROWDS = 600  # crowds in which a change of a solve is looked for


Asked = tuple[list[Any], object]
"""What a function was called with, and what it gave."""


@dataclass(frozen=True)
class Verdict:
    """What became of a literal: `how` is `changed`, `exposed`, `order` or `refused`, or says what is amiss."""

    literal: Literal
    ok: bool
    how: str
    tried: tuple[str, ...] = ()


ROUNDINGS = ("down", "up", "nearest")
NO_INPUT = "no input gives another result of"


@dataclass
class Judge:
    """Judges the literals of one pack."""

    base: Base
    seed: int = 1
    kept: ExitStack = field(default_factory=ExitStack)
    results: dict[str, tuple[list[Asked], Iterator[Asked]]] = field(default_factory=dict)
    told: dict[str, str] = field(default_factory=dict)
    outcomes: dict[str, bool] = field(default_factory=dict)
    crowds: dict[tuple[str, int], tuple[Crowd, Instance, object]] = field(default_factory=dict)
    further: Callable[[Model, Program, list[str]], bool] | None = None  # where else an effect is looked for
    telling: dict[int, int] = field(default_factory=dict)  # crowds that told a change apart, which come first
    last: tuple[str, Any] = ("", None)

    # ---- what is compared with -----------------------------------------------------------------
    @cached_property
    def pages(self) -> Pages:
        """The reference as it stands, without the examples' sums."""
        return Pages(self.base.model, {})

    @cached_property
    def files(self) -> dict[str, str]:
        """The package as it stands."""
        return dict(emit(self.base.program))

    @cached_property
    def emitted(self) -> Emitted:
        """The package as it stands, imported."""
        files = {path: text.encode() for path, text in self.files.items()}
        return self.kept.enter_context(loaded(self.base.model, self.base.program, files))

    @cached_property
    def cited(self) -> Callable[[str], str]:
        """Takes citations out of Python."""
        pattern = cites_of(self.base.model)
        return lambda text: pattern.sub("", text)

    @cached_property
    def examples(self) -> dict[str, list[list[object]]]:
        """What the examples call functions with."""
        return from_examples(self.base.model, self.base.program)

    def page(self, path: str) -> str:
        """A page as it stands; empty when there is none."""
        if path not in self.told:
            make = self.pages.make.get(path)
            self.told[path] = make() if make is not None else ""
        return self.told[path]

    # ---- one literal ---------------------------------------------------------------------------
    def judge(self, literal: Literal) -> Verdict:
        """Changes a literal in every way that comes to mind until one shows its effect."""
        tried: list[str] = []
        amiss = ""
        refused = False
        for edits in alternatives(self.base, literal):
            mutant, how, ok = self.tried(literal, edits)
            if ok and how != "refused":
                return Verdict(literal, True, how, tuple(tried))
            tried.append(f"{_shown(edits)}: {how}")
            refused = refused or ok
            if not ok and not (mutant.refused and amiss):
                amiss = amiss or how
        return self.settled(literal, refused, amiss, tuple(tried))

    def settled(self, literal: Literal, refused: bool, amiss: str, tried: tuple[str, ...]) -> Verdict:
        """The verdict on a literal of which no change showed an effect: some were refused, something was amiss."""
        # the end of a band may go where no die, no count and no act comes; the other way it leaves a gap. What a table
        # says of keys that stand in no row counts for none, as long as no other table gives such a key.
        open_end = literal.text.isdigit() or literal.text == "refuse"
        end = literal.kind in ("rule", "happening") and open_end and amiss.startswith(NO_INPUT)
        if amiss.startswith(NO_INPUT) and literal.text in ROUNDINGS and self.asked_for(literal):
            return Verdict(literal, True, "refused", tried)
        if amiss.startswith(NO_INPUT) and literal.named == "default" and literal.text == "none":
            return Verdict(literal, True, "exposed", tried)  # nobody reads the field where it is left out
        if literal.sort in ("name", "arm") and self.reads_alike(literal, tried):
            return Verdict(literal, True, "alike", tried)
        if not refused or (amiss and not end):
            return Verdict(literal, False, amiss or "nothing to change it into", tried)
        return Verdict(literal, True, "refused", tried)

    def reads_alike(self, literal: Literal, tried: tuple[str, ...]) -> bool:
        """Whether a key reads a cell of a table that is the same for all other keys that have one, so that none says
        more; or whether half a turn to the right is one to the left."""
        if literal.text in "+-" and self.base.text(literal.file).startswith(" 180 degrees", literal.end):
            return True
        text, model = self.base.text(literal.file), self.base.model
        reading = re.search(r"(\w+)\[([^\[\]]*)$", text[: literal.start])
        if reading is None or reading[1] not in model.tables or literal.named not in model.enums:
            return False
        table, before = model.tables[reading[1]], reading[2]
        behind = re.match(r"[^\[\]]*", text[literal.end :])
        words = f"{before}{literal.text}{behind[0] if behind else ''}".split(",")
        at = before.count(",")
        if not table.keys or at >= len(table.keys):
            return False

        def stands(row: TableRow) -> bool:  # a row that the other keys, where they are words, may find
            for n, (key, word) in enumerate(zip(row.keys, words, strict=False)):
                of = table.keys[n].type
                names = members_of(self.base, of.name) if n != at and isinstance(of, EnumType | KindType) else []
                if word.strip() in names and not key.covers(names.index(word.strip())):
                    return False
            return True

        rows = [row for row in table.rows if stands(row)]
        told = dict(how.split(": ", 1) for how in tried)
        for n, name in enumerate(members_of(self.base, literal.named)):
            if name != literal.text and any(row.keys[at].covers(n) for row in rows):
                how = told.get(name) or self.tried(literal, ((literal.start, literal.end, name),))[1]
                if not how.startswith("does not reach"):
                    return False
        return any(how.startswith("does not reach") for how in told.values())

    def tried(self, literal: Literal, edits: tuple[Edit, ...]) -> tuple[Mutant, str, bool]:
        """One change, and how it shows; what a quick look does not show of words and evidence is looked for in full."""
        how, ok = "", False
        for quick in (True, False) if literal.kind in ("words", "evidence") else (False,):
            mutant = self.base.mutant(literal.file, edits, looked_at=not quick)
            try:
                how, ok = self.outcome(literal, mutant)
            except Exception as fault:  # told with its literal; the others go on
                how, ok = f"a fault: {type(fault).__name__}: {fault}", False
            if ok:
                break
        return mutant, how, ok

    def outcome(self, literal: Literal, mutant: Mutant) -> tuple[str, bool]:
        """How a change shows, and whether that is as it should be."""
        if mutant.model is None:
            return self.refusal(literal, mutant.faults)
        if literal.kind == "evidence":
            return self.evidence(literal, mutant.model)
        if literal.sort == "version":
            told = replace(self.base.program, pack=pack_data(mutant.model, self.base.program.columns))
            changed = Modules(mutant.model, told).meta() != self.files[self.modules.folder + "/_meta.py"]
            return self.both(changed, self.reads_differently(literal, mutant.model, ()))
        if literal.kind == "words" and not literal.label:
            return self.both(True, self.reads_differently(literal, mutant.model, ()))
        program, faults = self.base.lowered(mutant.model)
        if program is None:
            return self.refusal(literal, faults)
        if literal.kind == "words":
            return self.label(literal, mutant.model, program)
        return self.rule(literal, mutant.model, program)

    def refusal(self, literal: Literal, faults: tuple[Any, ...]) -> tuple[str, bool]:
        """A refusal names the changed file, at its place or at a related one."""
        path = self.base.files.path(literal.file)
        places = [place for d in faults for place in (d.primary, *d.related)]
        if any(place.span.source.path == path for place in places):
            return "refused", True
        # the title of an entry gives it its key: it is missed where somebody names it by that
        missed = {name for d in faults for name in re.findall(r"`(\w+)`", d.headline)}
        if literal.sort == "text" and snake_case(literal.text.strip('"')) in missed:
            return "refused", True
        # what a ruling or a constant holds, or that a fact never does, is refused where it is read: the line names it
        held = {*self.base.model.rulings, *self.base.model.constants, *self.base.model.facts}
        around = self.base.text(literal.file)[: literal.end]
        if literal.sort == "ruling" and any(
            literal.text in place.span.source.line_text(place.span.line) for place in places
        ):
            return "refused", True
        home = re.findall(r"^(?:ruling|constant|fact) (\w+)", around, re.M)
        if (
            home
            and home[-1] in held
            and any(home[-1] in place.span.source.line_text(place.span.line) for place in places)
        ):
            return "refused", True
        told = faults[0].headline if faults else "without a word"
        return f"refused elsewhere: {told}", False

    def both(self, python: bool, reference: bool, how: str = "changed") -> tuple[str, bool]:
        """Whether both outputs changed."""
        missing = [name for name, there in (("Python", python), ("the reference", reference)) if not there]
        return (f"does not reach {' nor '.join(missing)}", False) if missing else (how, True)

    # ---- words and evidence --------------------------------------------------------------------
    def label(self, literal: Literal, model: Model, program: Program) -> tuple[str, bool]:
        """A clause's label: the reference changes, and the table of labels."""
        changed = [f.name for f in model.functions if f != self.base.model.function(f.name)]
        for solve in model.solves.values():  # a circle's label stands among those of the decisions that it may answer
            changed += solve.decides if solve != self.base.model.solves[solve.name] else ()
        how, ok = self.both(True, self.reads_differently(literal, model, changed))
        if ok:
            modules = Modules(model, program)
            texts = dict(modules.why(name) for name in changed)
            if all(text == self.files.get(path) for path, text in texts.items()):
                return "does not reach the table of labels", False
        return how, ok

    def evidence(self, literal: Literal, model: Model) -> tuple[str, bool]:
        """The reference changes, or an example comes out otherwise."""
        if self.reads_differently(literal, model, (), cites=True):
            return "changed", True
        program, faults = self.base.lowered(model)
        if program is None:
            return self.refusal(literal, faults)
        old, new = self.base.model.examples, model.examples
        did, does = _doings(self.base.model), _doings(model)
        for name in new:
            if name not in old or new[name] != old[name] or did.get(name) != does.get(name):
                if name not in old or run_example(program, model, new[name]).passed != self.passed(name):
                    return "changed", True
                worked = {name: worked_example(Teller(model), program, new[name])}
                before = {name: worked_example(Teller(self.base.model), self.base.program, old[name])}
                if worked != before:
                    return "changed", True
        return "does not reach the reference", False

    def passed(self, name: str) -> bool:
        """Whether an example comes out as it stands."""
        if name not in self.outcomes:
            ran = run_example(self.base.program, self.base.model, self.base.model.examples[name])
            self.outcomes[name] = ran.passed
        return self.outcomes[name]

    def worked(self, name: str) -> Any:
        """An example with its steps, as it stands; the last one is kept."""
        if self.last[0] != name:
            example = self.base.model.examples[name]
            self.last = name, worked_example(Teller(self.base.model), self.base.program, example)
        return self.last[1]

    def reads_differently(self, literal: Literal, model: Model, changed: Any, cites: bool = False) -> bool:
        """Whether some page is another one; citations count only when asked for."""
        pages = Pages(model, {})
        mask: Callable[[str], str] = (lambda text: text) if cites else without_citations
        first = [self._home(literal.home), *(("function", name) for name in changed)]
        paths = [pages.site.page(ref) for ref in first if ref is not None and pages.site.knows(ref)]
        if set(pages.make) != set(self.pages.make):
            return True
        return any(mask(pages.make[path]()) != mask(self.page(path)) for path in pages.order(paths))

    def _home(self, home: tuple[str, str]) -> tuple[str, str] | None:
        sort, name = home
        if sort != "record":
            return home
        word, _, key = name.partition("/")
        for kind in self.base.model.kinds.values():
            if kind.word == word:
                found = [r for r in self.base.model.records.get(kind.name, ()) if key in (r.name, str(r.number))]
                return ("record", f"{kind.name}/{found[0].name}") if found else None
        return None

    # ---- rules ---------------------------------------------------------------------------------
    @cached_property
    def modules(self) -> Modules:
        """The package as it stands, a module at a time."""
        return Modules(self.base.model, self.base.program)

    def rule(self, literal: Literal, model: Model, program: Program) -> tuple[str, bool]:
        """Both outputs change, and a result."""
        old = self.base.program
        functions = [
            name for name, now in program.functions.items()
            if name not in old.functions or _code(now) != _code(old.functions[name])
        ]  # fmt: skip
        columns = {name for name, column in program.columns.items() if column != old.columns.get(name)}
        readers = [
            name for name, function in program.functions.items()
            if columns and name not in functions and any(
                isinstance(node, ir.Cell) and node.column in columns for stmt in function.body for node in ir.walk(stmt)
            )
        ]  # fmt: skip
        concerned = [name for name in (*functions, *readers) if name in old.functions]
        modules = Modules(model, program)
        texts = self._texts(
            modules, [*functions, *readers], tables=bool(columns) or model.tables != self.base.model.tables
        )
        python = any(self.cited(text) != self.cited(self.files.get(path, "")) for path, text in texts.items())
        touched = [name for name in concerned if program.functions[name].has_twin]
        how, ok = self.both(python, self.reads_differently(literal, model, touched))
        if not ok:
            return how, ok
        if not concerned or literal.is_text_of_an_entry:
            return "exposed", True
        tables = bool(columns) or model.tables != self.base.model.tables
        if self.acts_differently(model, program, concerned, texts, tables=tables):
            return "changed", True
        if any(_is_played(program.functions[name]) for name in concerned) and self.examples_differ(model, program):
            return "changed", True
        if all(called_otherwise(old.functions[name], program.functions[name]) for name in concerned):
            return "exposed", True
        if self.further is not None and self.further(model, program, concerned):
            return "changed", True
        if literal.sort == "order":
            return "order", True
        if literal.home[0] == "solve":
            return "exposed", True  # what holds in a ring; few crowds go in rings
        return f"{NO_INPUT} {', '.join(concerned)}", False

    def _texts(self, modules: Modules, functions: list[str], *, tables: bool) -> dict[str, str]:
        """The files of the package that may have changed."""
        texts = dict(modules.things())
        for name in functions:
            path, text = modules.of(name)
            texts[path] = text
        if tables or not functions:
            texts.update(modules.shared())
            texts.update(modules.why(name) for name in functions if modules.program.functions[name].sort in TWINS)
        return texts

    # ---- running -------------------------------------------------------------------------------
    def acts_differently(
        self, model: Model, program: Program, concerned: list[str], texts: dict[str, str], *, tables: bool
    ) -> bool:
        """Whether some input gives another result in the emitted package."""
        parts = [name for name in concerned if program.functions[name].declared.within]
        if parts:
            solves = {program.functions[name].declared.within for name in parts}
            if self.solves_differently(model, program, sorted(solves), texts):
                return True
            concerned = [name for name in concerned if name not in parts]
        played = [name for name in concerned if _is_played(program.functions[name])]
        if played and self.plays_differently(program, played, texts):
            return True
        concerned = [name for name in concerned if name not in played]
        with ExitStack() as stack:
            call = self._caller(stack, model, program, texts, whole=tables)
            for name in concerned:
                for arguments, result in self.known(name):
                    if answer(lambda: call(name, arguments)) != result:  # noqa: B023
                        return True
            for name in concerned:
                for given in searched(self.base.model, self.base.program, program, name, self.seed):
                    arguments = converted(self.emitted, given)
                    before = answer(lambda: self._now(name, arguments))  # noqa: B023
                    if answer(lambda: call(name, arguments)) != before:  # noqa: B023
                        return True
        return False

    def plays_differently(self, program: Program, played: list[str], texts: dict[str, str]) -> bool:
        """Whether some world comes out otherwise by the emitted package than by the rules as they stand."""
        base = Compiled(self.base.model, Context.of(self.base.input, Report()), self.base.program, (), {})
        files = {path: text for path, text in {**self.files, **texts}.items() if path.endswith(".py")}
        favoured: dict[str, list[int]] = {}
        for name in played:
            favoured |= changed_entries(self.base.model, self.base.program, program, program.functions[name])
        found = differences(base, WORLDS * len(played), self.seed, files, set(played), favoured)
        return next(found, None) is not None

    def examples_differ(self, model: Model, program: Program) -> bool:
        """Whether some example comes out otherwise: worlds that few by chance would be like."""
        there = self.base.model.examples
        return any(
            run_example(program, model, example).passed != self.passed(name)
            for name, example in model.examples.items()
            if name in there
        )

    def solves_differently(self, model: Model, program: Program, solves: list[str], texts: dict[str, str]) -> bool:
        """Whether the emitted package answers some crowd otherwise, in whatever a part of a solve may be asked."""
        files = {path: text.encode() for path, text in {**self.files, **texts}.items()}
        first = sorted(self.telling, key=lambda at: -self.telling[at])
        with loaded(model, program, files) as changed:
            for at in (*first, *(at for at in range(CROWDS) if at not in self.telling)):
                for name in solves:
                    solve = self.base.model.solves[name]
                    crowd, state, was = self.crowd(at, solve)
                    try:
                        now = asked(changed, model, solve, crowd, state)
                    except (AttributeError, TypeError) as fault:  # what the condition kept from being read
                        now = type(fault)
                    if now != was:
                        self.telling[at] = self.telling.get(at, 0) + 1
                        return True
        return False

    def crowd(self, at: int, solve: Solve) -> tuple[Crowd, Instance, object]:
        """A crowd, the solve's state in it, and all that the package as it stands answers there."""
        if (solve.name, at) not in self.crowds:
            crowd = Crowd(self.base.model, Random(f"{self.seed} {at}"))
            state = crowd.state(solve)
            was = asked(self.emitted, self.base.model, solve, crowd, state)
            self.crowds[solve.name, at] = crowd, state, was
        return self.crowds[solve.name, at]

    def _now(self, name: str, arguments: list[Any]) -> object:
        more = behind(self.base.program.functions[name], arguments)
        return getattr(self.emitted.package, self.emitted.names["function", name])(*arguments, *more)

    def known(self, name: str) -> Iterator[Asked]:
        """The function's pool of inputs with what they give as things stand; each is worked out when it is needed."""
        found, more = self.results.setdefault(name, ([], self._asked(name)))
        at = 0
        while True:
            if at == len(found):
                following = next(more, None)
                if following is None:
                    return
                found.append(following)
            yield found[at]
            at += 1

    def _asked(self, name: str) -> Iterator[Asked]:
        for given in chain(self.examples[name], pool(self.base.model, self.base.program, name, self.seed)):
            arguments = converted(self.emitted, given)
            yield arguments, answer(lambda: self._now(name, arguments))  # noqa: B023

    def _caller(
        self, stack: ExitStack, model: Model, program: Program, texts: dict[str, str], *, whole: bool
    ) -> Callable[[str, list[Any]], object]:
        """Calls functions of the changed package; where only functions changed, their modules beside the old ones."""
        if whole:
            files = {path: text.encode() for path, text in {**self.files, **texts}.items()}
            emitted = stack.enter_context(loaded(model, program, files))
            return lambda name, arguments: getattr(emitted.package, emitted.names["function", name])(
                *arguments, *behind(program.functions[name], arguments)
            )
        top = self.emitted.package.__name__
        spaces: dict[str, dict[str, Any]] = {}
        for path, text in texts.items():
            if path.endswith(("/_choices.py", "/_kinds.py")):
                continue  # members are numbers in the code, and things are handed over as the old package makes them
            stem = path.rpartition("/")[2].removesuffix(".py")
            module = ModuleType(f"{top}.{stem}")
            module.__package__ = top
            exec(compile(text, f"<changed {stem}>", "exec"), module.__dict__)
            spaces[stem] = module.__dict__
        layout = Modules(model, program).layout

        def call(name: str, arguments: list[Any]) -> object:
            return spaces[layout.homes[name]][layout.function(name)](
                *arguments, *behind(program.functions[name], arguments)
            )

        return call


def _code(function: ir.Function) -> tuple[object, ...]:
    return (function.sort, function.params, function.result, function.grain, function.body)


def _shown(edits: tuple[Edit, ...]) -> str:
    return " / ".join(new if len(new) < 40 else f"{new[:39]}…" for _, _, new in edits)


def judged(judge: Judge, literals: list[Literal]) -> Iterator[Verdict]:
    """A verdict for each literal, in order."""
    for literal in literals:
        yield judge.judge(literal)


def deep() -> None:
    """Lowered forms are walked with recursion."""
    sys.setrecursionlimit(max(sys.getrecursionlimit(), 5000))


def _is_played(function: Function) -> bool:
    """Whether a function is run for what it does, or reads the world that it is run in."""
    return function.world or function.sort not in TWINS


def _doings(model: Model) -> Mapping[str, object]:
    """What the examples do, and whether it is refused."""
    return model.deeds.doings if model.deeds is not None else {}
