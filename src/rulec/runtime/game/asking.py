"""People who choose: what they are asked, who has answered, and how a walk stops and goes on.

A walk of the rules that comes to a question asks a source of answers. Without an answer it ends in `Waits`; with it,
the walk is begun anew on the same dice, and comes by the same place. Nothing is kept of the walk but the answers.
Questions that stand in one `for each … at once` are open together, so that no player waits for another.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple, Protocol, TypeVar

from rulec.runtime.faults import RuleFault
from rulec.runtime.game.shape import Holds, Shape

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import TracebackType

    from rulec.runtime.game.messages import Message
    from rulec.runtime.game.paths import Break, Way

T = TypeVar("T")
H = TypeVar("H", bound=Hashable)


class Nothing:
    """Stands for an answer that was not given, or a default that the rules do not have."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "NOTHING"


NOTHING: Final = Nothing()

_TIME = re.compile(r"x[1-9][0-9]*")
"""How the key of a question says which time it is, and so no element can be called in it."""


class NotOffered(RuleFault):
    """An answer, or what stands for one, that is not among what is offered."""

    def __init__(self, what: str, why: str = "the answer is not among what is offered") -> None:
        super().__init__(what, f"`{what}`: {why}")


class NotAnswered(RuleFault):
    """A question that nobody answers, and for which the rules have no default."""

    def __init__(self, what: str, question: str) -> None:
        super().__init__(what, f"it is not said what is answered to `{what}`: {question}")


TEXT: Final = Holds("text")


class Question(NamedTuple):
    """What somebody is asked. `key` tells it from all other questions to `who` in one turn.

    `form`: one (or, `optional`, none), some (`low` to `high` of them) or order of the `offers`; amount from `low` to
    `high`; truth; path along `way`, of at most `high` steps, where `offers` is all that it can come to; lines for a
    step of the turn, as they are typed, where `offers` tells the acts for which they are due.
    """

    name: str
    who: Any
    form: str
    text: str
    offers: tuple[Any, ...] = ()
    optional: bool = False
    low: int = 0
    high: int = 0
    default: Any = NOTHING
    sealed: bool = False
    holds: Holds = TEXT
    key: str = ""
    way: Way[Any] | None = None


class TurnedDown(NamedTuple):
    """A line that came while a turn waited and was turned down then: as typed, by the name of what, and why."""

    text: str
    by: str
    why: str


class Waits(Exception):
    """Somebody has not answered yet; these questions are open at the same moment."""

    def __init__(self, questions: Sequence[Question]) -> None:
        super().__init__(", ".join(question.key for question in questions))
        self.questions = tuple(questions)


class Source(Protocol):
    """Where answers come from."""

    def answer(self, question: Question) -> Any:
        """What was answered, or NOTHING."""
        ...


class Nobody:
    """Nobody has answered anything."""

    def answer(self, question: Question) -> Any:
        """As `Source` wants it."""
        return NOTHING


class Answers:
    """Answers by the names of the questions, each in the order in which they are asked; where none is left, the
    default stands."""

    __slots__ = ("_rows",)

    def __init__(self, rows: Mapping[str, Iterable[Any]]) -> None:
        self._rows = {name: list(row) for name, row in rows.items()}

    @property
    def left(self) -> list[str]:
        """The names of the answers for which nobody has asked, one for each."""
        return [name for name, row in self._rows.items() for _ in row]

    def answer(self, question: Question) -> Any:
        """As `Source` wants it."""
        row = self._rows.get(question.name)
        if row:
            return row.pop(0)
        if isinstance(question.default, Nothing):
            raise NotAnswered(question.name, question.text)
        return question.default


class Asking:
    """One walk: which questions came by, and what was answered."""

    __slots__ = ("_counts", "_subject", "source")

    def __init__(self, source: Source | None = None) -> None:
        self.source: Source = source if source is not None else Nobody()
        self._counts: dict[tuple[int, str, str], int] = {}
        self._subject = ""

    def begin(self, source: Source | None) -> None:
        """A new turn begins, or the same anew: nothing was asked yet."""
        self.source = source if source is not None else self.source
        self._counts.clear()
        self._subject = ""

    def ask(self, question: Question) -> Any:
        """The answer; without one the walk ends."""
        place = (question.who.id, question.name, self._subject)
        nth = self._counts[place] = self._counts.get(place, 0) + 1
        parts = [question.name, *([self._subject] if self._subject else []), *([f"x{nth}"] if nth > 1 else [])]
        question = with_sound_default(limited(question._replace(key=".".join(parts))))
        answer = settled(question)
        if isinstance(answer, Nothing):
            answer = self.source.answer(question)
        if isinstance(answer, Nothing):
            raise Waits((question,))
        return taken(question, answer)

    def times(self, who: Any, name: str) -> dict[str, int]:
        """Return how often a player was asked by a name so far, for each thing that it was about (empty: none)."""
        return {
            f".{subject}" if subject else "": count
            for (player, asked, subject), count in self._counts.items()
            if player == who.id and asked.casefold() == name
        }

    def moment(self) -> Moment:
        """Several are asked at one moment."""
        return Moment(self)


class Moment:
    """Questions that are open together: what one of them waits for keeps no other from being asked."""

    __slots__ = ("_asking", "_open")

    def __init__(self, asking: Asking) -> None:
        self._asking = asking
        self._open: list[Question] = []

    def of(self, subject: int | str) -> Moment:
        """What is asked about one element, by the number of a thing, or what else tells it from the others."""
        text = str(subject)
        self._asking._subject = f"_{text}" if _TIME.fullmatch(text) else text
        return self

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> bool:
        self._asking._subject = ""
        if isinstance(fault, Waits):
            self._open += fault.questions
            return True
        return False

    def over(self) -> None:
        """Goes on when everybody has answered."""
        if self._open:
            raise Waits(self._open)


def limited(question: Question) -> Question:
    """Nobody has to name more than there are; where so many are wanted, all of them are."""
    if question.form != "some":
        return question
    count = len(question.offers)
    return question._replace(low=max(0, min(question.low, count)), high=min(question.high, count))


def with_sound_default(question: Question) -> Question:
    """Take away a default that is not among what is offered: such a question waits for an answer, as one without."""
    if isinstance(question.default, Nothing):
        return question
    try:
        taken(question, question.default)
    except NotOffered:
        return question._replace(default=NOTHING)
    return question


def settled(question: Question) -> Any:
    """What is answered where there is nothing to choose."""
    match question.form:
        case "amount" | "some" if question.low > question.high:
            raise NotOffered(question.name, "there is no amount to answer with")
        case "one" if not question.offers:
            if question.optional:
                return None
            raise NotOffered(question.name, "there is nothing to choose from")
        case "some" if question.low == len(question.offers):
            return question.offers
        case "order" if len(question.offers) < 2:
            return question.offers
        case "path":
            assert question.way is not None
            if not question.way.exists():
                has_some = question.way.shortest()
                raise NotOffered(question.name, "no path is so short" if has_some else "there is no path")
            return () if question.way.most == 0 or not question.offers else NOTHING
        case _:
            return NOTHING


def taken(question: Question, answer: Any) -> Any:
    """An answer that is among what is offered; some of a list come in the order of the list."""
    match question.form:
        case "truth":
            fits = isinstance(answer, bool)
        case "lines":
            answer = tuple(answer)
            fits = all(isinstance(each, str | TurnedDown) for each in answer)
        case "amount":
            fits = isinstance(answer, int) and question.low <= answer <= question.high
        case "one":
            fits = (answer is None and question.optional) or answer in question.offers
        case "path":
            assert question.way is not None
            answer = tuple(answer)
            fault = question.way.broken(answer)
            if fault is not None:
                raise NotOffered(question.name, _broken(fault))
            fits = True
        case _:
            answer = tuple(answer)
            fits = all(each in question.offers for each in answer)
            fits = fits and not any(each in answer[:at] for at, each in enumerate(answer))
            if question.form == "order":
                fits = fits and len(answer) == len(question.offers)
            else:
                fits = fits and question.low <= len(answer) <= question.high
                answer = tuple(each for each in question.offers if each in answer)
    if not fits:
        raise NotOffered(question.name)
    return answer


def _broken(fault: Break) -> str:
    """Why an answer is no path."""
    step = f"step {fault.at + 1} of the path"
    return {
        "long": f"{step} is one too many",
        "dear": f"with {step} it costs too much",
        "twice": f"{step} leads back to where the path has been",
        "step": f"{step} leads where no step leads from there",
    }.get(fault.why, "the path does not end where it should")


# ---- in a world --------------------------------------------------------------------------------
class AskSpec(NamedTuple):
    """A question of the rules, as a package holds it."""

    name: str
    holds: Holds
    question: Message
    sealed: bool = False


class Asked(NamedTuple):
    """The questions of one name that a turn may come to: the last `step` in which one of them may be asked, and what
    the answers hold. A player is asked so often at most (`times`) about one thing; 0 where nothing bounds it."""

    name: str
    step: int
    holds: tuple[Holds, ...]
    times: int = 0
    has_default: bool = True


class Told(Protocol):
    """A world, as far as questions need it: what it is made of, and what was told."""

    SHAPE: ClassVar[Shape]
    reports: list[Any]


class Asks(Asking):
    """What people are asked in a world."""

    __slots__ = ("world",)

    def __init__(self, world: Told) -> None:
        super().__init__()
        self.world = world

    def _asked(
        self, form: str, ask: AskSpec, who: Any, told: tuple[Any, ...], offers: Iterable[Any], default: Any, **more: Any
    ) -> Any:
        text = ask.question.text(told, self.world.SHAPE)
        sealed, holds = ask.sealed, ask.holds
        return self.ask(
            Question(ask.name, who, form, text, tuple(offers), default=default, sealed=sealed, holds=holds, **more)
        )

    def amount(
        self, ask: AskSpec, who: Any, told: tuple[Any, ...], low: int, high: int, default: int | Nothing = NOTHING
    ) -> int:
        """An amount from `low` to `high`, in grains; `told` fills the holes of the question."""
        answer: int = self._asked("amount", ask, who, told, (), default, low=low, high=high)
        return answer

    def truth(self, ask: AskSpec, who: Any, told: tuple[Any, ...], default: bool | Nothing = NOTHING) -> bool:
        """Yes or no."""
        answer: bool = self._asked("truth", ask, who, told, (), default)
        return answer

    def one(
        self, ask: AskSpec, who: Any, told: tuple[Any, ...], offers: Iterable[T], default: T | Nothing = NOTHING
    ) -> T:
        """One of what is offered."""
        answer: T = self._asked("one", ask, who, told, offers, default)
        return answer

    def one_or_none(
        self, ask: AskSpec, who: Any, told: tuple[Any, ...], offers: Iterable[T], default: T | Nothing | None = NOTHING
    ) -> T | None:
        """One of what is offered, or none."""
        answer: T | None = self._asked("one", ask, who, told, offers, default, optional=True)
        return answer

    def some(
        self,
        ask: AskSpec,
        who: Any,
        told: tuple[Any, ...],
        offers: Iterable[T],
        default: Iterable[T] | Nothing = NOTHING,
        *,
        least: int = 0,
        most: int | None = None,
    ) -> tuple[T, ...]:
        """Some of what is offered, in its order."""
        row = tuple(offers)
        high = len(row) if most is None else most
        answer: tuple[T, ...] = self._asked("some", ask, who, told, row, default, low=least, high=high)
        return answer

    def order(
        self,
        ask: AskSpec,
        who: Any,
        told: tuple[Any, ...],
        offers: Iterable[T],
        default: Iterable[T] | Nothing = NOTHING,
    ) -> tuple[T, ...]:
        """All of what is offered, in an order of the player's."""
        answer: tuple[T, ...] = self._asked("order", ask, who, told, offers, default)
        return answer

    def path(
        self,
        ask: AskSpec,
        who: Any,
        told: tuple[Any, ...],
        way: Way[H],
        default: Iterable[H] | Nothing = NOTHING,
    ) -> tuple[H, ...]:
        """A path; the start is not in it."""
        answer: tuple[H, ...] = self._asked("path", ask, who, told, way.things, default, high=way.longest, way=way)
        return answer

    def lines(self, step: int, text: str, who: Any, acts: tuple[Any, ...]) -> tuple[str | TurnedDown, ...]:
        """The lines of a player that are due at a step of the turn, for these acts: kinds with ranges of numbers."""
        answer: tuple[str | TurnedDown, ...] = self.ask(Question(f"lines_{step}", who, "lines", text, acts, default=()))
        return answer

    def moment(self) -> Moment:
        """Several are asked at one moment: what is told in it is told when all have answered."""
        return _Told(self)


class _Told(Moment):
    """A moment of a world."""

    __slots__ = ("_mark", "_world")

    def __init__(self, asks: Asks) -> None:
        super().__init__(asks)
        self._world = asks.world
        self._mark = len(asks.world.reports)

    def over(self) -> None:
        """As above; nobody learns what some have answered while others still think."""
        if self._open:
            del self._world.reports[self._mark :]
        super().over()
