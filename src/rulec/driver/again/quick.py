"""A build after a small change: what it touches is made again, all else is taken as it was stored.

It gives what a full build would give, or nothing. As soon as something is to be reported, or more changed than
numbers and texts, it gives up, and the full build says what there is to say.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from rulec.base.diagnostics import Report
from rulec.base.later import later
from rulec.base.records import replace
from rulec.base.spans import NOWHERE, Span
from rulec.driver.again import store
from rulec.driver.again.change import Finder, TooMuch
from rulec.driver.again.checking import CHECKED, Checking
from rulec.driver.again.codec import Foreign, LoweredPacker, Packed, Packer, Unpacker
from rulec.driver.again.literals import Misread, with_new_literals
from rulec.driver.again.lowering import Columns, Known, build_column
from rulec.driver.again.opening import Alone, Opening
from rulec.driver.again.pile import Damaged, Stored
from rulec.driver.again.renew import renewed
from rulec.driver.again.reread import nodes_for
from rulec.driver.again.running import changed_parts, flags_of, same_but_numbers, same_for_others
from rulec.driver.again.shape import LOOSE, gained, shape, skeleton
from rulec.driver.again.tracked import (
    FUNCTIONS,
    TrackedModel,
    changed_cells,
    changed_touches,
    differ,
    key_of,
    touches_key,
)
from rulec.driver.again.units import LINES, Left, Units
from rulec.driver.beside import Share
from rulec.driver.finding import SCENARIOS
from rulec.driver.packs import PackFiles, content_hash
from rulec.driver.trees import Trees
from rulec.ir.nodes import Program
from rulec.syntax.check import check_expression

if TYPE_CHECKING:
    from rulec.backends.reference.view_scenario import Begun
    from rulec.ir.lower_happening import lower_deed
    from rulec.syntax.nodes import Declaration
else:
    lower_deed = later("rulec.ir.lower_happening", "lower_deed")

_RUN = (
    "lowered ", "column ", "cell ", "record ", "title ", "table ", "constant ", "ruling ", "example ", "doing ",
)  # fmt: skip
"""What has a part in a picture when it changes: what is run, and what it reads. Citations and colour have none."""

_HOLDS: Mapping[str, Callable[[Any], Any]] = {
    "record": lambda record: record.values,
    "constant": lambda constant: constant.value,
    "ruling": lambda ruling: ruling.taken.value,
}
"""What most read of a thing, and nothing else."""
HAPPENS = ("act", "process", "doing")
"""What happens and is followed."""


def build_again(
    stored: Stored,
    packs: Sequence[PackFiles],
    trees: Trees,
    leave: Callable[[Callable[[], dict[str, bytes] | None]], None] = lambda parts: None,
) -> dict[str, str | Left] | None:
    """All outputs by path, or None when a full build is due. `packs` are the pack's parents and, last, the pack.
    `leave` takes what works out what of the store is another now, or None when nothing can be left."""
    try:
        build = Build(stored, packs, trees)
        outputs = build.run()
    except (TooMuch, Foreign, Damaged):
        return None
    leave(partial(renewed, build, outputs))
    return outputs


class Build(Opening):
    """One build."""

    def __init__(self, stored: Stored, packs: Sequence[PackFiles], trees: Trees) -> None:
        super().__init__(stored)
        self.trees = trees
        self.packs = packs
        self.report = Report()
        self.finder = Finder(stored, packs, self.report)
        self.changed: set[str] = set()
        self.nodes: Mapping[str, list[Declaration]] = {}
        self.packed: dict[str, Packed] = {}  # declarations and lowered parts that are not what they were
        self.reads: dict[str, set[str]] = {}  # what was read for that, by the names of the readers
        self.new_facts: set[tuple[str, str]] = set()
        self.names_known = False  # whether the package has no names that are new
        self.shapes: dict[str, bytes] = {}  # of functions to which an entry more adds
        self.reshaped: set[str] = set()  # functions of which the lines are others
        self.checks = Share(())
        self.begun: dict[str, Any] = {}  # the scenarios, if they were begun anew
        self.moves = False  # whether a heading has another address, perhaps
        self.retitled: list[tuple[str, str]] = []  # titles of entries, as they were and as they are
        self.readers: Mapping[str, Sequence[str]] = stored.readers
        self.facts: dict[str, Any] = {name: stored.facts(name) for name in ("reference", "package")}
        self.worldly = frozenset(self.facts["package"]["in world"])
        self.throwing = frozenset(self.facts["package"]["throwing"])

    def run(self) -> dict[str, str | Left]:
        """All outputs."""
        model, program = self.follow()
        from rulec.driver.again.full import emit_beside, emit_units, keeps_names

        starts = self._as_begun()
        if starts is None:
            outputs, layout = emit_units(model, program, self.facts, self.units, self.starts, self.checked)
            self.names_known = keeps_names(layout, self.facts["package"])
        else:
            outputs, self.names_known = emit_beside(model, program, self.facts, self.units, starts, self.checked)
        return outputs

    def follow(self) -> tuple[TrackedModel, Program]:
        """The model and the program as they are now; there are no faults in them if `checked` finds none."""
        finder = self.finder
        change = finder.find()  # before anything more is loaded: what is to be parsed takes long
        self.lines.starts.update(change.lines)
        if change.lines:
            self.changed.add(LINES)
        if change.items:
            from rulec.driver.again.resolve import resolve_again
            from rulec.syntax.parser import helped

            names = [pack.name for pack in self.packs]
            with helped(self.trees.ready, self._recalled):
                nodes = self.nodes = nodes_for(self.stored, change, finder, self.report)
                resolved = resolve_again(self.stored, nodes, change, names, self.fetch, self.report)
            self._compare(resolved)
        model = self.model_now = self.model(content_hash(self.packs))
        self.checks = self._checks(model)
        program = self.program()
        if self.changed:
            self._lower(model)
            self._check_bodies(model)
            self.notes.read = set()
        if self.moves:
            self._move(model)
        self._no_faults()
        self.units = Units(self.notes, self.stored["units"], self.readers, self.changed, self.lines)
        return model, program

    def _no_faults(self) -> None:
        if self.report.found:
            raise TooMuch(self.report.found[0].headline)

    def starts(self, package: Mapping[str, str | Left]) -> Begun:
        """The scenarios: as they were, as long as games begin as they did; else begun anew by the package as it is."""
        from rulec.driver.again.parts import starts_differ

        found: Begun = self.unpacker.unpack(self.stored["starts"])
        begins = self._begins_anew(package)
        if not found.scenarios or not (self.finder.change.scenarios or self._draws_anew(found) or begins):
            return found
        from rulec.driver.compile import scenarios_of_packs
        from rulec.driver.scenarios import started

        texts = {
            path: self.stored.text(text.unit) if isinstance(text, Left) else text for path, text in package.items()
        }
        notes, self.notes.read = self.notes.read, set()
        sources = scenarios_of_packs(self.packs[-1], self.packs)
        now = started(self.model_now, self.program(), sources, self.report, texts)
        self.notes.read = notes
        self._no_faults()
        self.units.spread(starts_differ(found, now))
        self.begun["starts"] = Packer().pack(now)
        return now

    def _as_begun(self) -> Begun | None:
        """The scenarios as they were, if that is known before the package is printed."""
        from rulec.driver.again.parts import BEGINNING

        found: Begun = self.unpacker.unpack(self.stored["starts"])
        modules = [unit for name in BEGINNING if (unit := f"module {name}") in self.units.stored]
        again = bool(found.scenarios) and (bool(self.finder.change.scenarios) or self._draws_anew(found))
        return found if all(map(self.units.is_fresh, modules)) and not again else None

    def _draws_anew(self, starts: Begun) -> bool:
        """Whether something changed on which a map may rest: that of a beginning, or one of a worked example."""
        rests: Sequence[str] | None = self.stored["rests"]
        if rests is None or starts.examples:
            return any(key.startswith(_RUN) for key in self.changed)
        return not self.changed.isdisjoint(rests)

    def _begins_anew(self, package: Mapping[str, str | Left]) -> bool:
        """Whether what a game is made of when it begins is not what it was."""
        from rulec.driver.again.parts import BEGINNING, beginning

        files = {path: text for path, text in package.items() if path.rpartition("/")[2] in BEGINNING}
        if all(isinstance(text, Left) for text in files.values()):
            return False
        now = self.begun["beginning"] = beginning(self._texts(files))
        return bool(now != self.stored["beginning"]) and not self._titles_alone(files)

    def _titles_alone(self, files: Mapping[str, str | Left]) -> bool:
        """Whether nothing but titles of entries is another there, which are said in no scenario. (The words of a map
        stand on several lines.)"""
        from rulec.backends.python.text import literal

        if not self.retitled or self.stored["rests"] != ():
            return False
        for path, now in files.items():
            if not isinstance(now, Left):
                before = self.stored.text(f"module {path.rpartition('/')[2]}")
                for old, new in self.retitled:
                    before = before.replace(literal(old), literal(new))
                if before != now:
                    return False
        said = [data for pack in self.packs for file, data in pack.files.items() if file.startswith(f"{SCENARIOS}/")]
        said.append(marshal.dumps(self.stored["starts"], 2))
        titles = [_plain(title.encode("utf-8", "surrogatepass")) for one in self.retitled for title in one]
        return not any(title in text for text in map(_plain, said) for title in titles)

    def _texts(self, files: Mapping[str, str | Left]) -> dict[str, str]:
        return {path: self.stored.text(text.unit) if isinstance(text, Left) else text for path, text in files.items()}

    def _recalled(self, rule: str, text: str, where: Span) -> Any:
        """The expression of a cell or a hole that was parsed by an earlier build."""
        known: Mapping[str, bytes] = self.stored["expressions"]
        stored = known.get(f"{rule} {text}") or known.get(f"like {rule} {store.masked(text)}")
        if stored is None:
            return None
        old, packed = marshal.loads(stored)
        try:
            changed = with_new_literals(packed, old, text)
        except Misread:
            return None
        whole = None if where.text == text else where
        found = Unpacker(source=where.source, base=where.start, whole=whole).unpack(changed)
        check_expression(found, self.report)
        return found

    # ---- what changed --------------------------------------------------------------------------
    def _compare(self, resolved: Mapping[str, Any]) -> None:
        """Which declarations are not what they were; they keep their shape, or all is to be done anew."""
        from rulec.backends.reference.uses import citations_of

        pack = Packer(self.lines).pack
        reference = self.facts["reference"]
        for key, thing in resolved.items():
            packed = pack(thing)
            if store.digest(shape(packed)) != self.stored["shapes"].get(key):
                self._gained(key, packed)
            self.fresh[key] = thing
            if store.digest(packed) == self.stored["digests"][key]:
                continue
            self.packed[key] = packed
            sort, _, name = key.partition(" ")
            if sort == "example" and marshal.loads(self.stored["items"][key])[:-1] == packed[:-1]:
                continue  # it stands on another line of its declaration, which nobody tells
            self.changed.add(key_of(sort, name))
            if sort in _HOLDS and differ(_HOLDS[sort](self._before(key)), _HOLDS[sort](thing)):
                self.changed.add(f"values {name}" if sort == "record" else f"held {key}")
            if sort in HAPPENS or (sort == "record" and name in self.stored["names"]["act"]):
                if store.cites_in(packed) != store.cites_in(marshal.loads(self.stored["items"][key])):
                    raise TooMuch("citations of what happens")
                self._title(sort, name, thing)
                continue
            ref = ("function", name) if sort in FUNCTIONS else (sort, name)
            cites = pack(citations_of(thing))
            before = self._before(key)
            cited = pack(citations_of(before))
            if packed[0] in LOOSE and skeleton(packed) != skeleton(marshal.loads(self.stored["items"][key])):
                self._reshaped(before, thing)
            if cites != cited and ref in reference["citations"]:
                if reference["citations"][ref] != cited:
                    raise TooMuch("citations from more than one place")
                reference["citations"][ref] = cites
                self.new_facts.add(("reference", "citations"))
                self.changed.add("citations")
            if sort in FUNCTIONS:
                if store.spoken(packed, thing) != self.stored["spoken"][name]:
                    self.changed.add(f"spoken {name}")
                self.changed.update(changed_touches(before, thing))
            elif sort == "table" and differ(replace(before, rows=()), replace(thing, rows=())):
                self.changed.add(f"heading {name}")
            self._title(sort, name, thing)

    def _gained(self, key: str, packed: Packed) -> None:
        """A function to which an entry adds that added nothing to it before; all else would be a full build's."""
        more = gained(marshal.loads(self.stored["items"][key]), packed) if packed[0] in LOOSE else None
        if more is None:
            raise TooMuch(f"the shape of {key}")
        # who asks for what an entry is carried by asks for all that hold it
        held = self.facts["reference"]["held"]
        holding = {(kind, name) for one in more for kind, name, _ in held.get(one, ())}
        if not {*more, *holding} <= set(self.facts["reference"]["executed"]):
            raise TooMuch(f"what {key} makes count")
        order = [name for sort in FUNCTIONS for name in self.stored["names"][sort]]
        for kind, record in more:
            names = {*self.touching.get((kind, record), ()), key.partition(" ")[2]}
            self.touching = {**self.touching, (kind, record): tuple(name for name in order if name in names)}
            self.changed.add(touches_key(kind, record))
        self.shapes[key] = store.digest(shape(packed))

    def _reshaped(self, before: Any, thing: Any) -> None:
        """A function of which the lines are others: what it uses has to come in the order in which it came."""
        from rulec.backends.reference.uses import citations_of, used_by

        ref = ("function", thing.name)
        for was, now in zip(
            *((used_by(ref, f), [c.ruling for c in citations_of(f)]) for f in (before, thing)), strict=True
        ):
            if list(dict.fromkeys(was)) != list(dict.fromkeys(now)):
                raise TooMuch(thing.name)
        self.reshaped.add(thing.name)

    def _before(self, key: str) -> Any:
        """A declaration as it was."""
        if key not in self.open:
            self.open[key] = self.unpacker.unpack(marshal.loads(self.stored["items"][key]))
        return self.open[key]

    def _title(self, sort: str, name: str, thing: Any) -> None:
        from rulec.backends.reference.context import Context
        from rulec.driver.again.parts import title_key

        ref = (sort, name)
        titles: dict[tuple[str, str], str] = self.facts["reference"]["titles"]
        if ref not in titles:
            return
        now = thing.title if sort == "record" else Context.title(Alone(sort, name, thing), ref)  # type: ignore[arg-type]
        if now != titles[ref]:
            if sort == "record":
                self.retitled.append((titles[ref], now))
            titles[ref] = now
            self.new_facts.add(("reference", "titles"))
            self.changed.add(title_key(ref))
            if sort in ("example", "table"):
                raise TooMuch("an address")  # headings give addresses
            self.moves = self.moves or sort == "ruling"

    def _move(self, model: TrackedModel) -> None:
        """Headings have other addresses now."""
        from rulec.driver.again.parts import moved, place_key

        places = self.facts["reference"]["places"]
        found = moved(places, model)
        self.notes.read = set()
        if any(ref[0] != "ruling" for ref in found):
            raise TooMuch("an address")
        places.update(found)
        self.new_facts.add(("reference", "places"))
        self.changed.update(map(place_key, found))

    # ---- lowering ------------------------------------------------------------------------------
    def _lower(self, model: TrackedModel) -> None:
        """Lowers again what read something that has changed."""
        from rulec.ir.lower import lower_function

        pack = LoweredPacker(self.lines).pack
        columns = Columns(self.notes)
        stale = store.reached(self.readers, self.changed)
        names = [name for name in self.stored["columns"] if f"column {name}" in stale]
        columns.known = Known(set(self.stored["columns"]) - set(names), self.part)
        for name in names:
            column = build_column(model, self.report, columns, self.notes, name)
            before = self.part("column", name)
            if column.span.source is NOWHERE:  # that of a field, whose place is not stored: it is where it was
                column = replace(column, span=before.span)
            self.parts[f"column {name}"] = column
            self.reads[f"column {name}"] = self.notes.read
            packed = pack(column)
            if store.digest(packed) != self.stored["digests"][f"column {name}"]:
                self.packed[f"column {name}"] = packed
                self.changed.add(f"column {name}")
                self.changed.update(changed_cells(before, column))
                if bool(column.specials) != (name in self.facts["package"]["special"]):
                    raise TooMuch("what may stop an act")
        stale = store.reached(self.readers, self.changed)
        declared: Mapping[str, str] = self.stored["declared"]
        again = {declared[name] for name in self.stored["lowered"] if f"lowered {name}" in stale}
        for name in sorted(again):
            expected = [one for one, of in declared.items() if of == name]
            sort, _, own = name.partition(" ")
            found: Sequence[Any]
            read = self.notes.read = set()
            if sort == "function":
                found = lower_function(model, model.function(own), self.report, columns)
            else:
                found = lower_deed(model, self.fetch(sort, own), self.report, columns)
            if self.report.found or [one.name for one in found] != expected:
                raise TooMuch(name)
            self.notes.read = set()
            for one in found:
                self.reads[f"lowered {one.name}"] = read
                before = marshal.loads(self.stored["programs"][f"lowered {one.name}"])
                function = replace(one, **flags_of(before))
                packed = pack(function)
                alike = same_but_numbers(before, packed)
                if not alike:
                    settled = self._settled(one) if model.deeds is not None else one
                    function = replace(settled, asks=True) if one.name in self.facts["package"]["asking"] else settled
                    packed = pack(function)
                self._lowered(function, before, packed, alike)
        if set(columns.built) - set(names):
            raise TooMuch("a column")
        if any(f"solved {name}" in store.reached(self.readers, self.changed) for name in self.stored["solves"]):
            raise TooMuch("a solve")
        self.notes.read = set()

    def _settled(self, function: Any) -> Any:
        """A function with what it does through those that it calls; what it does itself has to be as before."""
        from rulec.ir.reach import settled
        from rulec.ir.undoing import own_doings

        facts = self.facts["package"]
        if own_doings(self.program(), function) != tuple(facts["own doings"][function.name]):
            raise TooMuch(function.name)
        return settled(function, self.worldly, self.throwing)

    def _lowered(self, function: Any, before: Packed, packed: Packed, alike: bool) -> None:
        """A function as it is now; `alike`: only numbers in it are others."""
        key = f"lowered {function.name}"
        facts = self.facts["package"]
        self.parts[key] = function
        declared = self.stored["declared"][function.name]
        same = store.digest(packed) == self.stored["digests"][key]
        if same and declared not in self.changed:
            return
        self.packed[key] = packed
        self.changed.add(key)
        self.changed.update(changed_parts(before, packed))
        if declared.partition(" ")[2] in self.reshaped and not same_for_others(before, packed):
            raise TooMuch(function.name)
        if before[-1] != packed[-1] and key in facts["standing"]:
            facts["standing"][key] = (facts["standing"][key][0], *packed[-1][1:])
            self.new_facts.add(("package", "standing"))
            self.changed.add(LINES)
        if not alike:
            self._same_faults(function)

    def _same_faults(self, function: Any) -> None:
        """What a function may stop at, and what it calls."""
        from rulec.driver.again.parts import faults_of
        from rulec.ir.lower import asks_itself

        facts = self.facts["package"]
        program = self.program()
        faults = faults_of(program, function)
        if function.throws != (function.name in facts["throwing"]) or faults[1] != facts["faults"][function.name][1]:
            raise TooMuch(function.name)
        if asks_itself(function) and function.name not in facts["asking"]:
            raise TooMuch(function.name)
        if faults != facts["faults"][function.name]:
            facts["faults"][function.name] = faults
            self.new_facts.add(("package", "faults"))
            self.changed.add(f"faults {function.name}")

    # ---- analysis ------------------------------------------------------------------------------
    def _checks(self, model: TrackedModel) -> Share:
        """Checks again what was checked against something that changed, while this process lowers it."""
        stale = {unit for key in self.changed for unit in self.readers.get(key, ()) if unit.startswith(CHECKED)}
        if not stale:
            return Share(())
        checking = Checking(model, self.stored["names"], self.fetch, self.notes, self.report)

        def check(unit: str) -> tuple[str, tuple[str, ...]]:
            outer, self.notes.read = self.notes.read, set()
            checking.some((unit.removeprefix(CHECKED),))
            read, self.notes.read = self.notes.read, outer
            self._no_faults()
            return unit, tuple(read)

        return Share([partial(check, unit) for unit in sorted(stale)])

    def checked(self) -> None:
        """Waits for the checks; they found nothing."""
        for unit, read in self.checks.finish():
            self.units.keep(unit, None, set(read))

    def _check_bodies(self, model: TrackedModel) -> None:
        """The lines of acts, processes and examples that are not what they were."""
        for key, thing in self.fresh.items():
            if key in self.changed and key.partition(" ")[0] in HAPPENS:
                from rulec.sema.analysis.happening import check_tests

                check_tests(thing.body, model, self.report)


def _plain(text: bytes) -> bytes:
    """A text in which small and large letters are the same, and blanks and underscores too."""
    return text.lower().replace(b"_", b" ")
