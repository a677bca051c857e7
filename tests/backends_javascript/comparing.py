"""The emitted JavaScript says what the emitted Python says: answers, notes, faults and throws, and which condition of
an entry fails first is what the interpreter finds."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

from rulec.backends.javascript import emit
from rulec.backends.javascript.namespace import Namespace
from rulec.driver.compile import Compiled
from rulec.driver.worked_examples.paired_worlds import world_of
from rulec.ir import nodes as ir
from rulec.ir.interp.frame import Frame
from rulec.ir.interp.machine import Interpreter
from rulec.ir.interp.play.instances import Instance
from rulec.ir.interp.world_queries import weigh_solve
from rulec.runtime.facts import ANYTHING_ELSE
from rulec.runtime.faults import RuleFault
from tests.backends_javascript.node import answers, write
from tests.catalogue.manor import compile_with
from tests.constructs.reading import CASES
from tests.property.emitted import Emitted, Fault, emitted_from
from tests.property.equality import _drawn, compiled_pack, packs
from tests.property.facts import Told
from tests.property.inputs import Inputs
from tests.property.play import Apart, random_play
from tests.solve.worlds import Crowd

SAFE = 2**53 - 1
BATCH = 600  # cases of one process
ASKED = 4  # entries of a function whose conditions are asked for in one case


class Things:
    """The things of one case, as JSON has them."""

    def __init__(self) -> None:
        self.rows: list[dict[str, Any]] = []
        self.places: dict[int, int] = {}
        self.kept: list[Any] = []  # so that no other thing comes to stand at their address

    def plain(self, value: Any) -> Any:
        """A value of the package."""
        if value is None or isinstance(value, bool | str):
            return value
        if isinstance(value, int):
            return value if -SAFE <= value <= SAFE else {"b": str(value)}
        if isinstance(value, tuple | list | range):
            return [self.plain(each) for each in value]
        if id(value) not in self.places:
            place = self.places[id(value)] = len(self.rows)
            row: dict[str, Any] = {}
            self.rows.append(row)
            self.kept.append(value)
            for cls in type(value).__mro__:
                for slot in getattr(cls, "__slots__", ()):
                    if hasattr(value, slot):  # what the rules do not need is not given
                        row[slot] = self.plain(getattr(value, slot))
            assert place == self.places[id(value)]
        return {"#": self.places[id(value)]}


class Side:
    """A compiled pack in both languages."""

    def __init__(self, compiled: Compiled, seed: int) -> None:
        self.compiled = compiled
        self.program = compiled.program
        self.names = Namespace(self.program)
        self.inputs = Inputs(compiled.model, self.program, seed)
        self.python: Emitted = emitted_from(compiled)

    @cached_property
    def facts(self) -> list[str]:
        """All that may be stated."""
        return [*(f.name for f in self.program.functions.values() if f.sort == "fact"), ANYTHING_ELSE]

    def asked(self) -> list[str]:
        """The functions that a package offers."""
        return [name for name in self.names.emitted if self.program.functions[name].has_twin]

    def case(self, name: str, fall: str) -> tuple[dict[str, Any], dict[str, Any]]:
        """A case, and what has to come of it."""
        function = self.program.functions[name]
        loaded, play, world, weighed = self.python.loaded, None, None, None
        if function.declared.within:
            crowd = Crowd(self.compiled.model, Random(fall))
            weighed = crowd.state(self.compiled.model.solves[function.declared.within])
            given = [weighed, *Random(fall).choice(list(crowd.arguments(self.compiled.model, name)))]
            if self.compiled.model.deeds is not None:
                play = crowd.play
                world = world_of(play, loaded.layout, loaded.package, loaded.convert)
        elif function.world:
            given = self.inputs.arguments(function)
            play = random_play(self.compiled, self.inputs, given, Random(fall))
            world = world_of(play, loaded.layout, loaded.package, loaded.convert)
        else:
            given, _ = _drawn(self.compiled, self.inputs, function, fall)
        facts, dice = Told(fall, played=function.world), Apart(fall)
        behind = {"facts": facts, "world": world, "dice": dice}
        things = Things()
        walker = Interpreter(self.program, self.compiled.model, facts=facts, play=play)
        entries = [entry for entry in function.entries if entry.guards]
        entries = Random(fall).sample(entries, min(ASKED, len(entries)))
        solve, fault = None, None
        if weighed is not None:
            solve, fault = self._solve(things, weighed, behind)
        if fault is not None:
            expected = {"plain": fault, "twin": fault, "guards": [fault["fault"]] * len(entries)}
        else:
            if weighed is not None:
                given[0] = weigh_solve(walker, weighed.kind, weighed.fields)
                loaded.made[id(given[0])] = loaded.made[id(weighed)]
            taken = [behind[word] for word in self.names.takes(function)]
            expected = {"plain": _told(things, self.python.call(name, [*given, *taken]))}
            behind["dice"] = Apart(fall)
            taken = [behind[word] for word in self.names.takes(function, twin=True)]
            expected["twin"] = _told(things, self.python.why(name, [*given, *taken]))
            expected["guards"] = [self._failed(walker, function, entry, given) for entry in entries]
        case = {
            "function": self.names.names["function", name],
            "solve": solve,
            "arguments": [things.plain(loaded.convert(value)) for value in given[1 if solve else 0 :]],
            "facts": {fact: facts.stated(fact) for fact in self.facts},
            "world": None if world is None else self._world(things, world),
            "thrown": [[list(s), address, _row(faces), n, shown] for s, address, faces, n, shown in dice.all],
            "guards": [entry.index for entry in entries],
            "things": things.rows,
        }
        self.python.forget()
        return case, expected

    def _solve(
        self, things: Things, weighed: Instance, behind: Mapping[str, Any]
    ) -> tuple[dict[str, Any], dict[str, Any] | None]:
        """What a solve is given, which is weighed by the package; the fault in which that ends."""
        loaded, solve = self.python.loaded, self.program.solves[weighed.kind]
        given = [loaded.convert(weighed.fields[param.name]) for param in solve.params]
        told = {"name": self.names.names["solve", solve.name], "given": [things.plain(value) for value in given]}
        weigh = getattr(loaded.package, loaded.layout.public["solve", solve.name])
        try:
            made = weigh(*given, *(behind[word] for word in self.names.handed(solve)))
        except RuleFault as raised:
            return told, _told(things, Fault.of(raised))
        loaded.made[id(weighed)] = (weighed, made)
        return told, None

    def _failed(self, walker: Interpreter, function: ir.Function, entry: ir.Entry, given: list[object]) -> Any:
        if not self.names.is_closed(function, entry):
            return None
        names = dict(zip((param.name for param in function.params), given, strict=True))
        try:
            for at, guard in enumerate(entry.guards):
                if not walker.eval(guard.test, Frame(dict(names))):
                    return at
        except RuleFault as fault:
            return type(fault).__name__
        return -1

    def _world(self, things: Things, world: Any) -> dict[str, Any]:
        slots = [str(name) for key, name in self.python.loaded.layout.worldly.items() if key[0] == "slot"]  # type: ignore[index]
        return {
            "variants": world.variants,
            "turn": world.turn,
            "slots": {slot: things.plain(getattr(world, slot)) for slot in slots},
            "events": [(each.event, each.turn, things.plain(each.arguments)) for each in world.events],
        }


def _row(faces: Any) -> Any:
    row = list(faces) if not isinstance(faces, int) else faces
    return len(row) if isinstance(row, list) and row == list(range(1, len(row) + 1)) else row


def _told(things: Things, value: Any) -> dict[str, Any]:
    if isinstance(value, Fault):
        return {"fault": value.name, "what": value.what}
    return {"value": things.plain(value)}


def differences(
    compiled: Compiled, n: int, seed: int, files: Mapping[str, str] | None = None, only: set[str] | None = None
) -> Iterator[str]:
    """What the two say differently in n cases spread over all functions, a sentence each. `files` stand in for what is
    emitted now."""
    side = Side(compiled, seed)
    functions = [name for name in side.asked() if only is None or name in only]
    try:
        with tempfile.TemporaryDirectory() as made:
            folder = write(files or emit(compiled.program), Path(made))
            for begin in range(0, n if functions else 0, BATCH):
                row = range(begin, min(n, begin + BATCH))
                pairs = [side.case(functions[at % len(functions)], f"{seed} {at}") for at in row]
                said = answers(folder, [case for case, _ in pairs])
                for at, (case, expected), found in zip(row, pairs, said, strict=True):
                    for key in ("plain", "twin", "guards"):
                        if found[key] != expected[key]:
                            told = f"Python {expected[key]}, JavaScript {found[key]}"
                            yield f"case {at}, {case['function']}, {key}: {told}"
    finally:
        side.python.loaded.close()


def size(compiled: Compiled) -> int:
    """How many functions are compared."""
    return sum(function.has_twin for function in compiled.program.functions.values())


def shares(n: int) -> list[tuple[Path, str, int]]:
    """n cases spread over all packs, by how many functions they have."""
    sizes = [(folder, name, size(compiled_pack(folder, name))) for folder, name in packs()]
    whole = sum(each for _, _, each in sizes)
    return [(folder, name, -(-n * each // whole)) for folder, name, each in sizes]


def run_constructs(each: int, seed: int) -> tuple[str, list[str]]:
    """The same for the example of every construct of the language."""
    wrong: list[str] = []
    for name, case in CASES.items():
        compiled, _ = compile_with(case.files, parent=case.parent)
        assert compiled is not None, name
        wrong += [f"{name}: {told}" for told in differences(compiled, each, seed)]
    return f"they agree on {each} inputs for each of {len(CASES)} constructs, but for {len(wrong)}", wrong


def run(n: int, seed: int) -> tuple[str, list[str]]:
    """Tries n cases; the sentence that says so, and what differs."""
    wrong: list[str] = []
    told: list[str] = []
    for folder, name, share in shares(n):
        found = list(differences(compiled_pack(folder, name), share, seed))
        wrong += [f"{name}: {each}" for each in found]
        told.append(f"{name} {share - len(found)} of {share}")
    return f"Python and JavaScript agree: {', '.join(told)}", wrong
