"""Who is called what and lives where in the emitted scripts, and which functions are emitted at all."""

from __future__ import annotations

from functools import cached_property

from rulec.backends.javascript.literals import RESERVED, word
from rulec.backends.python.module_layout import Layout
from rulec.backends.python.spelling import Names
from rulec.base.records import dataclass, field
from rulec.ir import nodes as ir
from rulec.ir.analysis.expression_types import Types
from rulec.ir.analysis.ranges import Ranges


@dataclass
class Namespace:
    """Names of everything that stands at the head of a script: they are different over the whole package, so that its
    scripts may be put together into one."""

    program: ir.Program
    layout: Layout = field(init=False)
    types: Types = field(init=False)
    ranges: Ranges = field(init=False)
    emitted: tuple[str, ...] = field(init=False)  # functions, in source order
    columns: tuple[str, ...] = field(init=False)  # that these read
    homes: Names = field(default_factory=Names)  # rules file -> its script
    names: Names = field(init=False)  # ("function" | "why" | "guards", name) · ("type", name) · ("column", name) · …

    def __post_init__(self) -> None:
        self.layout = Layout(self.program, spelled_out=True)
        self.types, self.ranges = Types(self.program), Ranges(self.program.functions, self.program.columns)
        self._choose()
        self._name()

    def _choose(self) -> None:
        functions = self.program.functions
        asked = [function.name for function in functions.values() if function.has_twin]
        asked += [test for part in self.parts for test in (part.sure, part.may)]
        wanted = self._reach(asked)
        self.emitted = tuple(name for name in functions if name in wanted)
        seen: set[str] = set()
        for name in self.emitted:
            seen |= self._own[name][1]
            for entry in functions[name].entries:
                if self.is_closed(functions[name], entry):
                    for guard in entry.guards:
                        seen |= self.parts_of(guard.test)[1]
        read = self._behind(seen)[1]
        self.columns = tuple(name for name in self.program.columns if name in read)

    @property
    def parts(self) -> list[ir.Part]:
        """All parts of solves."""
        return [part for solve in self.program.solves.values() for parts in solve.strata for part in parts]

    @cached_property
    def _own(self) -> dict[str, tuple[set[str], set[str]]]:
        return {name: self.parts_of(*function.body) for name, function in self.program.functions.items()}

    def parts_of(self, *nodes: ir.Node) -> tuple[set[str], set[str]]:
        """The functions that are called here, and the columns that are read."""
        calls: set[str] = set()
        columns: set[str] = set()
        for node in nodes:
            for part in ir.walk(node):
                if isinstance(part, ir.Call):
                    calls.add(part.function)
                elif isinstance(part, ir.Cell):
                    columns.add(part.column)
        return calls, columns

    @cached_property
    def _in_cells(self) -> dict[str, tuple[set[str], set[str]]]:
        return {
            name: self.parts_of(*(special.value for special in column.specials if special.value is not None))
            for name, column in self.program.columns.items()
        }

    def _behind(self, columns: set[str]) -> tuple[set[str], set[str]]:
        """What is called for cells of these columns that are worked out, and all columns that are read then."""
        calls, seen, todo = set[str](), set(columns), list(columns)
        while todo:
            called, read = self._in_cells[todo.pop()]
            calls |= called
            todo += read - seen
            seen |= read
        return calls, seen

    def _reach(self, names: list[str]) -> set[str]:
        """Functions and all that they call, also for cells that are worked out."""
        found, todo = set(names), list(names)
        while todo:
            calls, columns = self._own[todo.pop()]
            new = (calls | self._behind(columns)[0]) - found
            todo += new
            found |= new
        return found

    def is_closed(self, function: ir.Function, entry: ir.Entry) -> bool:
        """Whether the conditions of an entry hang on nothing that is bound while the function runs."""
        known = {param.name for param in function.params} | {ir.WORLD}
        for guard in entry.guards:
            for part in ir.walk(guard.test):
                if isinstance(part, ir.Over | ir.Ordered | ir.Along):
                    known.add(part.variable)
                if isinstance(part, ir.Throw):
                    return False
                if isinstance(part, ir.Call) and (
                    part.function not in self._emitted_set or self.program.functions[part.function].throws
                ):
                    return False
            if any(isinstance(part, ir.Local) and part.name not in known for part in ir.walk(guard.test)):
                return False
        return True

    @cached_property
    def _emitted_set(self) -> frozenset[str]:
        return frozenset(self.emitted)

    def _name(self) -> None:
        public, program = self.layout.public, self.program
        self.names = Names(RESERVED)
        for name in self.emitted:
            self._give(("function", name), public["function", name])
        for name in self.emitted:
            if program.functions[name].has_twin:
                self._give(("why", name), public["why", name])
                self._give(("guards", name), f"guards_{public['function', name]}")
        for solve in program.solves:
            self._give(("solve", solve), public["solve", solve])
        for owner in (*self.layout.pack.enums, *self.layout.pack.kinds, *program.solves):
            self._give(("type", owner), public["type", owner])
        for column in self.columns:
            for sort in ("column", "read", "cell"):
                self._give((sort, column), self.layout.tables[sort, column])
        for name in self.emitted:
            self.homes.give(self.stem(name), f"rules_{self.stem(name)}")

    def _give(self, key: tuple[str, str], wanted: str) -> None:
        self.names.give(key, word(wanted))

    def stem(self, function: str) -> str:
        """The rules file in which a function stands."""
        return self.layout.stem(function)

    def script(self, function: str) -> str:
        """The script in which a function stands."""
        return self.homes[self.stem(function)]

    def home(self, solve: str) -> str:
        """The script in which a solve is weighed."""
        return self.script(self.program.solves[solve].functions[0])

    def takes(self, function: ir.Function, *, twin: bool = False) -> list[str]:
        """What a function, or its twin, is handed behind its parameters."""
        if function.sort == "decide" and not twin:
            return []  # what was decided is looked up
        wanted = [("facts", function.asks), ("world", function.world), ("dice", function.throws)]
        return [name for name, is_taken in wanted if is_taken]

    def handed(self, solve: ir.Solve) -> list[str]:
        """The same of a solve."""
        return [name for name, is_taken in (("facts", solve.asks), ("world", solve.world)) if is_taken]
