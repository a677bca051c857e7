"""Choose the functions to emit, and assign a name and a script to each."""

from __future__ import annotations

from functools import cached_property

from rulec.backends.javascript.literals import RESERVED, word
from rulec.backends.python.module_layout import Layout, reached, results_of
from rulec.backends.python.spelling import Names
from rulec.base.records import dataclass, field
from rulec.base.types import ResultsType
from rulec.ir import nodes as ir
from rulec.ir.analysis.expression_types import Types
from rulec.ir.analysis.ranges import SettledRanges

TABLES = "tables"
"""Script of the columns."""


@dataclass
class Namespace:
    """Names of all top-level objects. They are unique in the package, so that its scripts can be concatenated."""

    program: ir.Program
    layout: Layout = field(init=False)
    types: Types = field(init=False)
    ranges: SettledRanges = field(init=False)
    emitted: dict[str, None] = field(init=False)  # functions, in source order
    columns: tuple[str, ...] = field(init=False)  # read by the emitted functions
    homes: Names = field(default_factory=Names)  # rules file -> its script
    names: Names = field(init=False)  # ("function" | "why" | "guards", name) · ("type", name) · ("column", name) · …

    def __post_init__(self) -> None:
        self.layout = Layout(self.program, spelled_out=True)
        self.types, self.ranges = Types(self.program), SettledRanges(self.program.functions, self.program.columns)
        self._choose()
        self._name()

    def _choose(self) -> None:
        functions, columns = self.program.functions, self.program.columns
        uses = {("function", name): _uses(*function.body) for name, function in functions.items()}
        for name, column in columns.items():
            uses["column", name] = _uses(*(one.value for one in column.specials if one.value is not None))
        parts = (part for solve in self.program.solves.values() for parts in solve.strata for part in parts)
        asked = [function.name for function in functions.values() if function.has_twin]
        asked += [test for part in parts for test in (part.sure, part.may)]
        found = reached([("function", name) for name in asked], uses)
        self.emitted = {name: None for name in functions if ("function", name) in found}
        for function in (functions[name] for name in self.emitted):
            closed = (entry for entry in function.entries if self.is_closed(function, entry))
            found |= reached(_uses(*(guard.test for entry in closed for guard in entry.guards)), uses)
        self.columns = tuple(name for name in columns if ("column", name) in found)

    def is_closed(self, function: ir.Function, entry: ir.Entry) -> bool:
        """Return whether the conditions of an entry depend only on parameters and the world."""
        known = {param.name for param in function.params} | {ir.WORLD}
        for guard in entry.guards:
            for part in ir.walk(guard.test):
                if isinstance(part, ir.Over | ir.Ordered | ir.Along):
                    known.add(part.variable)
                if isinstance(part, ir.Throw):
                    return False
                if isinstance(part, ir.Call) and (
                    part.function not in self.emitted or self.program.functions[part.function].throws
                ):
                    return False
            if any(isinstance(part, ir.Local) and part.name not in known for part in ir.walk(guard.test)):
                return False
        return True

    def _name(self) -> None:
        public, program = self.layout.public, self.program
        self.names = Names(RESERVED)
        for name in self.emitted:
            self._give(("function", name), public["function", name])
        for name in self.emitted:
            if program.functions[name].has_twin:
                self._give(("why", name), public["why", name])
                self._give(("guards", name), f"guards_{public['function', name]}")
        for name in self.emitted:
            if isinstance(program.functions[name].result, ResultsType):
                self._give(("type", results_of(name)), public["type", results_of(name)])
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

    @cached_property
    def origins(self) -> dict[str, str]:
        """Scripts of functions, solves and columns, by emitted name."""
        found = {self.names["function", name]: self.script(name) for name in self.emitted}
        found |= {self.names["solve", name]: self.home(name) for name in self.program.solves}
        return found | {self.names[sort, name]: TABLES for name in self.columns for sort in ("column", "read", "cell")}

    def stem(self, function: str) -> str:
        """Return the name of the rules file that contains a function."""
        return self.layout.stem(function)

    def script(self, function: str) -> str:
        """Return the script that contains a function."""
        return self.homes[self.stem(function)]

    def home(self, solve: str) -> str:
        """Return the script that contains a solve."""
        return self.script(self.program.solves[solve].functions[0])

    def takes(self, function: ir.Function, *, twin: bool = False) -> list[str]:
        """Return the trailing parameters of a function or of its twin."""
        if function.sort == "decide" and not twin:
            return []  # reads the stored answer
        wanted = [("facts", function.asks), ("world", function.world), ("dice", function.throws)]
        return [name for name, is_taken in wanted if is_taken]

    def handed(self, solve: ir.Solve) -> list[str]:
        """Return the trailing parameters of a solve."""
        return [name for name, is_taken in (("facts", solve.asks), ("world", solve.world)) if is_taken]


Used = tuple[str, str]
"""("function", name) or ("column", name)."""


def _uses(*nodes: ir.Node) -> set[Used]:
    """Return the functions called and the columns read in these nodes."""
    every = [part for node in nodes for part in ir.walk(node)]
    calls: set[Used] = {("function", part.function) for part in every if isinstance(part, ir.Call)}
    return calls | {("column", part.column) for part in every if isinstance(part, ir.Cell)}
