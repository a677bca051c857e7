"""Things in play, sentences and handed-in acts of the interpreter."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rulec.base.records import dataclass, field
from rulec.ir import nodes as ir
from rulec.sema import deeds as d


@dataclass(eq=False)
class Instance:
    """A thing in play: raw field values by name; `path` is its name in an example or on a command line."""

    kind: str
    fields: dict[str, object] = field(default_factory=dict)
    began_as: int = -1
    path: str = ""
    id: int = 0


class ReadFields(dict[str, object]):
    """The raw field values of a thing that an example describes. It records the names that are read."""

    __slots__ = ("read",)

    def __init__(self, values: Mapping[str, object]) -> None:
        super().__init__(values)
        self.read: set[str] = set()

    def __getitem__(self, name: str) -> object:
        self.read.add(name)
        return super().__getitem__(name)


class Said(str):
    """A sentence that keeps its message and arguments."""

    message: ir.Message
    arguments: tuple[object, ...]


@dataclass(eq=False)
class Handed:
    """An act that was handed in, and its result."""

    act: d.Act
    arguments: list[object]
    line: int = 0
    nth: int = 0
    behind: tuple[Handed, ...] = ()  # earlier lines of its player that bar it
    done: bool | None = None
    sentence: str = ""
    by: str = ""  # name of the message that rejected it
    vain: bool = False  # it was carried out, but came to nothing

    def succeed(self) -> None:
        """Record that the act was carried out."""
        self.done, self.sentence, self.by, self.vain = True, "", "", False

    def turn_down(self, said: Said, *, vain: bool = False) -> None:
        """Record that the act was rejected or, with `vain`, came to nothing."""
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
        """The player who gave the act."""
        return self.named(self.act.player)

    @property
    def actor(self) -> Instance:
        """The thing that performs the act."""
        return self.named(self.act.actor or self.act.player)

    def named(self, name: str) -> Instance:
        """Return the thing in a parameter."""
        found = self.value(name)
        assert isinstance(found, Instance)
        return found

    def value(self, name: str) -> object:
        return next(a for p, a in zip(self.act.parameters, self.arguments, strict=True) if p.name == name)
