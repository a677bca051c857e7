"""Things in play, sentences, and acts that were handed in, as the interpreter holds them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rulec.base.records import dataclass, field
from rulec.ir import nodes as ir
from rulec.sema import deeds as d


@dataclass(eq=False)
class Instance:
    """A thing in play: raw field values by name; `path` says how an example or a command line names it."""

    kind: str
    fields: dict[str, object] = field(default_factory=dict)
    began_as: int = -1
    path: str = ""
    id: int = 0


class ReadFields(dict[str, object]):
    """The raw values of a thing that an example describes, which notes the names that are looked up."""

    __slots__ = ("read",)

    def __init__(self, values: Mapping[str, object]) -> None:
        super().__init__(values)
        self.read: set[str] = set()

    def __getitem__(self, name: str) -> object:
        self.read.add(name)
        return super().__getitem__(name)


class Said(str):
    """A sentence that remembers its message, and what fills the holes."""

    message: ir.Message
    arguments: tuple[object, ...]


@dataclass(eq=False)
class Handed:
    """An act that somebody gave, and what became of it."""

    act: d.Act
    arguments: list[object]
    line: int = 0
    nth: int = 0
    behind: tuple[Handed, ...] = ()  # earlier lines of its player that bar it
    done: bool | None = None
    sentence: str = ""
    by: str = ""  # the name of what turned it down
    vain: bool = False  # it was carried out, and has come to nothing

    def succeed(self) -> None:
        """It was carried out."""
        self.done, self.sentence, self.by, self.vain = True, "", "", False

    def turn_down(self, said: Said, *, vain: bool = False) -> None:
        """It was turned down, or (`vain`) has come to nothing."""
        self.done, self.sentence, self.by, self.vain = False, said, said.message.name, vain

    def became(self, said: Said, *, fails: bool) -> None:
        """Write down a result of which a rule tells; all of them stand, that with which it failed first."""
        known, by, failed = self.sentence, self.by, fails and not self.vain
        told = [said, known] if failed else [known, said]
        self.sentence = " ".join(each for each in told if each)
        self.by = said.message.name if failed else by or said.message.name
        if failed:
            self.done, self.vain = False, True

    def remember(self) -> Callable[[], None]:
        """Return what puts back what has become of it so far."""
        before = self.done, self.sentence, self.by, self.vain

        def put_back() -> None:
            self.done, self.sentence, self.by, self.vain = before

        return put_back

    @property
    def player(self) -> Instance:
        """For whom it is done."""
        return self.named(self.act.player)

    @property
    def actor(self) -> Instance:
        """Who does it."""
        return self.named(self.act.actor or self.act.player)

    def named(self, name: str) -> Instance:
        """The thing that a parameter holds."""
        found = self.value(name)
        assert isinstance(found, Instance)
        return found

    def value(self, name: str) -> object:
        """What a parameter holds."""
        return next(a for p, a in zip(self.act.parameters, self.arguments, strict=True) if p.name == name)
