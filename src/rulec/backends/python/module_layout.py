"""Assign a Python name and a home module to everything in the emitted package."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import TypeVar

from rulec.backends.python.spelling import Names
from rulec.base.records import dataclass, field
from rulec.base.types import EnumType, KindType, ListType, OptionalType, ResultsType, Type
from rulec.ir import nodes as ir
from rulec.ir.analysis.call_graph import own_doing, speaking, using_dice
from rulec.ir.analysis.journal import undone
from rulec.ir.lower.geometry import CALLS
from rulec.ir.nodes.pack_data import Pack, World
from rulec.ir.opt.passes import Passes
from rulec.runtime import __all__ as RUNTIME

T = TypeVar("T")

PLAYING = frozenset(
    ("World", "GAME", "SHAPE", "Message", "Hole", "Holds", "Refused", "Queue", "OPEN", "taken", "by_lot",
     "first_by_lot", "MeasureUnit", "AskSpec", "_ASKS", "Way", "Choice", "Field", "Kind", "Shape")
)  # fmt: skip
"""Imported names that modules of a game must not define themselves."""
PLAYED: Mapping[str, tuple[str, ...]] = {
    "acts": ("Queue",),
    "asking": ("AskSpec",),
    "messages": ("Hole", "Message", "Refused"),
    "order": ("by_lot", "first_by_lot"),
    "paths": ("Way",),
    "seeing": ("Column", "DrawnBy", "ViewSpec"),
    "shape": ("Choice", "Field", "Holds", "Kind", "Shape"),
    "world": ("OPEN", "taken"),
}
"""Names of the game runtime, by module."""
STANDARD: Mapping[str, tuple[str, ...]] = {
    "bisect": ("bisect_right",),
    "collections": ("defaultdict",),
    "collections.abc": ("Callable", "Mapping", "Sequence"),
    "typing": ("Any", "ClassVar", "Final", "NamedTuple", "Self", "cast"),
}
"""Names of the standard library, by module."""
OWN_MODULES = frozenset(
    ("_acts", "_choices", "_kinds", "_meta", "_results", "_sources", "_tables", "_views", "_words", "_world", "columns")
)
"""Modules that any package may contain."""
VIEWING = frozenset(("VIEWS", "Column", "DrawnBy", "ViewSpec", "NamedTuple"))
"""Further reserved names in a pack that has views."""


def _world() -> list[str]:
    """Return the attributes of the base class `World`, which no slot may hide."""
    from rulec.runtime.game.world import World

    return dir(World)


RESULTS = " results"
"""Suffix of a roll's name that makes the owner of its result type; no name of the language contains a blank."""
_NUMBERS = ("member", "every")
"""First parts of the keys of constants in `_choices.py`."""


@dataclass
class Layout:
    """The names of all public objects, the home module of each function, and the import graph of the modules."""

    program: ir.Program
    public: Names = field(default_factory=Names)  # ("type", Kind) · ("member", Enum, name) · ("function", name) · …
    tables: Names = field(default_factory=Names)  # ("column", name) · ("read", name) · ("cell", name) · ("cuts", …)
    modules: Names = field(default_factory=Names)
    homes: dict[str, str] = field(default_factory=dict)  # function -> module
    worldly: Names = field(default_factory=lambda: Names(_world()))  # ("slot", field or plural) · ("variant", name)
    kept: set[str] = field(default_factory=set)  # functions whose changes may be rolled back
    set_until: set[tuple[str, str]] = field(default_factory=set)  # fields that some statement sets until an event
    using_dice: set[str] = field(default_factory=set)  # functions that roll dice, directly or through calls
    speaking: set[str] = field(default_factory=set)  # functions that send messages or ask questions
    reached: dict[str, set[str]] = field(default_factory=dict)  # module -> the modules it imports, transitively
    spelled_out: bool = False  # print solves without the optimiser's indexes and caches
    passes: Passes = field(init=False)  # the optimisation passes that run before printing

    def __post_init__(self) -> None:
        pack, program = self.pack, self.program
        self.passes = Passes(program, spelled_out=self.spelled_out)
        views = pack.world.views if pack.world is not None else ()
        if self.plays:
            self.public.taken |= PLAYING | (VIEWING if views else frozenset())
        rows = [parts[0] for solve in program.solves.values() for parts in solve.strata if len(parts) == 1]
        at_once = {part.sure for part in rows if part.sure == part.may}
        for function in program.functions.values():
            wanted = function.name.removeprefix("sequence ")
            if function.sort == "bound":
                wanted = f"_decide_{wanted.removeprefix('sure ')}" if wanted in at_once else f"_{wanted}"
            self.public.give(("function", function.name), wanted)
        for solve in program.solves:
            self.public.give(("solve", solve), solve)
        for function in program.functions.values():
            if function.has_twin:
                self.public.give(("why", function.name), f"why_{function.name}")
        for name in (*pack.enums, *pack.kinds):
            self.public.give(("type", name), name)
        for view in views:
            self.public.give(("view", view.name), f"see_{view.name}")
            row = "".join(word.capitalize() for word in view.name.split("_")) + "Row"
            self.public.give(("view row", view.name), row)
        for function in program.functions.values():
            if isinstance(function.result, ResultsType) and function.sort == "roll":
                name = "".join(word.capitalize() for word in function.name.split("_"))
                self.public.give(("type", results_of(function.name)), f"{name}Results")
        for solve in program.solves:
            self.public.give(("type", solve), "".join(word.capitalize() for word in solve.split("_")))
        for enum in pack.enums.values():
            for member in enum.members:
                self.public.give(("member", enum.name, member.name), _upper(enum.name, member.name))
        for kind, records in pack.records.items():
            for record in records:
                self.public.give(("member", kind, record.name), _upper(kind, record.name))
            if pack.kinds[kind].listed:
                self.public.give(("every", kind), _upper(f"Every{kind}", "")[:-1])
        for name in ("percent", "points", *(n for n in pack.measures if n not in ("percent", "points"))):
            self.public.give(("unit", name), name.upper())
        names = self.public.items()
        members = {name for key, name in names if isinstance(key, tuple) and key[0] in _NUMBERS}
        self.tables.taken |= members  # modules import names from both files
        for name, column in program.columns.items():
            base = f"{column.table}_{column.column}"
            self.tables.give(("column", name), _upper(column.table, column.column))
            self.tables.give(("read", name), base.lower())
            self.tables.give(("cell", name), f"{base}_cell".lower())
        for name, column in program.columns.items():
            for at, axis in enumerate(column.axes):
                if axis.form == "cuts":
                    self.tables.give(("cuts", name, at), f"{name.replace('.', '_')}_CUTS".upper())
        if pack.world is not None:
            self._world(pack.world)
        self._homes()

    @property
    def pack(self) -> Pack:
        """The data of the pack."""
        return self.program.pack

    @property
    def plays(self) -> bool:
        """True for a game, which has a world and numbers for its things in play."""
        return self.pack.world is not None

    def _world(self, world: World) -> None:
        for kind in self.pack.kinds.values():
            if not kind.listed and kind.plural:
                self.worldly.give(("slot", kind.plural), kind.plural)
        for each in world.state:
            self.worldly.give(("slot", each.name), each.name)
        for variant in world.variants:
            self.worldly.give(("variant", variant.name), f"VARIANT_{variant.name.upper()}")
        self.kept = undone(self.program)
        self.set_until = {place for each in self.program.functions.values() for place in own_doing(each).set_until}
        self.using_dice = using_dice(self.program.functions)
        self.speaking = speaking(self.program.functions)

    def _homes(self) -> None:
        taken = {name for key, name in self.public.items()}
        self.modules.taken |= taken | OWN_MODULES
        for function in self.program.functions.values():
            stem = function.heading.module
            # the plain name belongs to the public object exported by the package
            wanted = f"_{stem}" if stem in taken else stem
            self.homes[function.name] = self.modules.give(stem, wanted)
            self.modules.give(("why", stem), f"{wanted}_why")
        calls: dict[str, set[str]] = {module: set() for module in self.homes.values()}
        for function in self.program.functions.values():
            own = own_doing(function)
            here = calls[self.homes[function.name]]
            here.update(self.homes[name] for name in own.calls)
            here.update(self.homes[self.program.solves[name].functions[0]] for name in own.weighs)
        self.reached = {module: reached([module], calls) for module in calls}

    def stem(self, function: str) -> str:
        """Return the name of the rules file that contains a function."""
        return self.program.functions[function].heading.module

    def why_module(self, function: str) -> str:
        """Return the module of a function's twin."""
        return self.modules["why", self.stem(function)]

    def places(self) -> Iterator[tuple[str, str, int]]:
        """Yield the Python names of functions and solves with the file and line of their rules."""
        for function in self.program.functions.values():
            if function.sort != "bound":
                names = [self.function(function.name)]
                names += [self.public["why", function.name]] if function.has_twin else []
                for name in names:
                    yield name, function.span.source.path, function.span.line
        for solve in self.program.solves.values():
            span = solve.heading.span
            yield self.public["solve", solve.name], span.source.path, span.line

    def function(self, name: str) -> str:
        """Return the Python name of a function."""
        return self.public["function", name]

    @cached_property
    def choices(self) -> frozenset[str]:
        """The names defined in `_choices.py`: types of enumerations and listed kinds, and their members."""
        listed = [*self.pack.enums, *(kind.name for kind in self.pack.kinds.values() if kind.listed)]
        types = [self.public["type", name] for name in listed]
        pairs = self.public.by_key.items()
        return frozenset((*types, *(name for key, name in pairs if isinstance(key, tuple) and key[0] in _NUMBERS)))

    @cached_property
    def origins(self) -> dict[str, str]:
        """Modules by the names to import from them; modules of the package begin with a dot."""
        found = {name: home for home, names in STANDARD.items() for name in names}
        if self.plays:
            found |= {name: f"rulec.runtime.game.{home}" for home, names in PLAYED.items() for name in names}
        found |= {name: f"rulec.runtime.{home}" for home, name in CALLS.values()}
        found |= dict.fromkeys(RUNTIME, "rulec.runtime")
        found |= dict.fromkeys(self.tables.by_key.values(), "._tables")
        variants = [name for key, name in self.worldly.items() if isinstance(key, tuple) and key[0] == "variant"]
        if self.plays:
            found |= dict.fromkeys(("World", "SHAPE", *variants), "._world")
            found |= {"VIEWS": "._views", "EXECUTED_HASH": "._meta", "RULES_VERSION": "._meta"}
        return found | {name: f".{home}" for name, home in self.fronts.items()}

    @cached_property
    def fronts(self) -> dict[str, str]:
        """Home modules of all public names, and of the bounds that solves call."""
        found: dict[str, str] = {}
        for key, name in self.public.items():
            assert isinstance(key, tuple)
            match key:
                case ("function", function):
                    found[name] = self.homes[function]
                case ("solve", solve):
                    found[name] = self.homes[self.program.solves[solve].functions[0]]
                case ("why", function):
                    found[name] = self.why_module(function)
                case ("type", owner) if owner.endswith(RESULTS):
                    found[name] = self.homes[owner.removesuffix(RESULTS)]
                case ("unit", _):
                    found[name] = "_words"
                case ("view" | "view row", _):
                    found[name] = "_views"
                case _:
                    found[name] = "_choices" if name in self.choices else "_kinds"
        return found

    def type(self, of: Type) -> str:
        """Print a type as an annotation."""
        return annotation(of, ANNOTATIONS, lambda name: self.public["type", name])

    def begins_as(self, owner: str) -> bool:
        """Return whether the entries of a kind are templates of things in play. They are plain ints without a type."""
        return owner in self.pack.kinds and not self.pack.kinds[owner].listed


ANNOTATIONS = {
    "number": "int", "set": "int", "entry": "int", "truth": "bool", "text": "str", "spot": "tuple[int, int]",
    "list": "Sequence[{}]", "optional": "{} | None", "none": "None",
}  # fmt: skip


def results_of(roll: str) -> str:
    """Return the owner of the result type of a roll."""
    return f"{roll}{RESULTS}"


def annotation(of: Type, words: Mapping[str, str], named: Callable[[str], str]) -> str:
    """Print a type with the words of a target language and its names of enumerations and kinds."""
    # else: a type of the language itself, which has a word
    match of:
        case KindType(entry=True):
            return words["entry"]  # as in the slot `began_as`
        case EnumType(name=name) | KindType(name=name):
            return named(name)
        case ResultsType(roll=roll):
            return named(results_of(roll))
    word = words[type(of).__name__.removesuffix("Type").lower()]
    return word.format(annotation(of.of, words, named)) if isinstance(of, ListType | OptionalType) else word


def _upper(owner: str, name: str) -> str:
    """Return `MARK_OLD` for member `old` of `Mark`; camel case in the owner becomes underscores."""
    parted = "".join(f"_{c}" if c.isupper() and i and not owner[i - 1].isupper() else c for i, c in enumerate(owner))
    return f"{parted}_{name}".upper().replace("__", "_")


def reached(start: Iterable[T], uses: Mapping[T, Iterable[T]]) -> set[T]:
    """Return the start nodes and everything they use, transitively."""
    found, todo = set[T](), [*start]
    while todo:
        one = todo.pop()
        if one not in found:
            found.add(one)
            todo += uses[one]
    return found
