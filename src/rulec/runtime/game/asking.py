"""Questions to players, and turns that stop and resume at them.

A turn that reaches a question asks a *source* of answers. Without an answer it ends in `Waits`. Once the answer is
there, the turn is played again from its beginning with the same dice, and reaches the same question. Only the answers
are stored. The questions of a `for each … at once` are open together, so that no player waits for another.
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
    """Marks a missing answer or default."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "NOTHING"


NOTHING: Final = Nothing()

_TIME = re.compile(r"x[1-9][0-9]*")
"""Form of the counter in a question's key. A subject of this form has to be escaped."""


class NotOffered(RuleFault):
    """An answer or a default that is not among the offers."""

    def __init__(self, what: str, why: str = "the answer is not among what is offered") -> None:
        super().__init__(what, f"`{what}`: {why}")


class NotAnswered(RuleFault):
    """A question without an answer and without a default."""

    def __init__(self, what: str, question: str) -> None:
        super().__init__(what, f"it is not said what is answered to `{what}`: {question}")


TEXT: Final = Holds("text")


class Question(NamedTuple):
    """A question to a player. `key` identifies it among the player's questions in a turn.

    `form` is `one` (or none if `optional`), `some` (`low` to `high` of them) or `order` of the `offers`; `amount` from
    `low` to `high`; `truth`; `path` along `way` with at most `high` steps, where `offers` are all things it can reach;
    or `lines` for a step, as typed, where `offers` are the acts for which they are due.
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
    """Raised when answers are missing. These questions are open at the same moment."""

    def __init__(self, questions: Sequence[Question]) -> None:
        super().__init__(", ".join(question.key for question in questions))
        self.questions = tuple(questions)


class Source(Protocol):
    """A source of answers."""

    def answer(self, question: Question) -> Any:
        """Return the answer to a question, or NOTHING."""
        ...


class Nobody:
    """A source without answers."""

    def answer(self, question: Question) -> Any:
        """Return NOTHING, as in `Source`."""
        return NOTHING


class Answers:
    """Answers by the names of their questions, each list in the order of asking. After the last one the
    default is used.
    """

    __slots__ = ("_rows",)

    def __init__(self, rows: Mapping[str, Iterable[Any]]) -> None:
        self._rows = {name: list(row) for name, row in rows.items()}

    @property
    def left(self) -> list[str]:
        """The names of unused answers, repeated for each."""
        return [name for name, row in self._rows.items() for _ in row]

    def answer(self, question: Question) -> Any:
        """Return the next answer to a question, as in `Source`."""
        row = self._rows.get(question.name)
        if row:
            return row.pop(0)
        if isinstance(question.default, Nothing):
            raise NotAnswered(question.name, question.text)
        return question.default


class Asking:
    """The questions of one run of a turn, with the answers."""

    __slots__ = ("_counts", "_subject", "source")

    def __init__(self, source: Source | None = None) -> None:
        self.source: Source = source if source is not None else Nobody()
        self._counts: dict[tuple[int, str, str], int] = {}
        self._subject = ""

    def begin(self, source: Source | None) -> None:
        """Start a turn, or restart it: no question has come up yet."""
        self.source = source if source is not None else self.source
        self._counts.clear()
        self._subject = ""

    def ask(self, question: Question) -> Any:
        """Return the answer to a question. Raises `Waits` if there is none."""
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
        """Return the number of questions of a name to a player so far, by subject (empty: none)."""
        return {
            f".{subject}" if subject else "": count
            for (player, asked, subject), count in self._counts.items()
            if player == who.id and asked.casefold() == name
        }

    def moment(self) -> Moment:
        """Return a context for questions that are open together."""
        return Moment(self)


class Moment:
    """Questions that are open together: a missing answer does not block the others."""

    __slots__ = ("_asking", "_open")

    def __init__(self, asking: Asking) -> None:
        self._asking = asking
        self._open: list[Question] = []

    def of(self, subject: int | str) -> Moment:
        """Set the subject of the next questions: the number of a thing, or another identification of an element."""
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
        """Raise `Waits` if answers are missing."""
        if self._open:
            raise Waits(self._open)


def limited(question: Question) -> Question:
    """Return the question with its limits reduced to the number of offers."""
    if question.form != "some":
        return question
    count = len(question.offers)
    return question._replace(low=max(0, min(question.low, count)), high=min(question.high, count))


def with_sound_default(question: Question) -> Question:
    """Return the question without its default if the default is not offered. It then waits for an answer."""
    if isinstance(question.default, Nothing):
        return question
    try:
        taken(question, question.default)
    except NotOffered:
        return question._replace(default=NOTHING)
    return question


def settled(question: Question) -> Any:
    """Return the answer if there is no choice, else NOTHING. Raises `NotOffered` if nothing can be chosen."""
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
    """Return the answer after checking that it is offered. Several choices come in the order of the offers."""
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
    """Return the reason why an answer is no path."""
    step = f"step {fault.at + 1} of the path"
    return {
        "long": f"{step} is one too many",
        "dear": f"with {step} it costs too much",
        "twice": f"{step} leads back to where the path has been",
        "step": f"{step} leads where no step leads from there",
    }.get(fault.why, "the path does not end where it should")


class AskSpec(NamedTuple):
    """A question of the rules in a package."""

    name: str
    holds: Holds
    question: Message
    sealed: bool = False


class Asked(NamedTuple):
    """All questions of one name in a turn.

    `step` is the last step that may ask one. `holds` are the types of the answers. `times` is the maximum number of
    questions to a player about one thing, 0 if unbounded.
    """

    name: str
    step: int
    holds: tuple[Holds, ...]
    times: int = 0
    has_default: bool = True


class Told(Protocol):
    """The part of a world that questions need: its shape and its reports."""

    SHAPE: ClassVar[Shape]
    reports: list[Any]


class Asks(Asking):
    """The questions of a world."""

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
        """Ask for an amount from `low` to `high`, in grains. `told` holds the arguments of the question's text."""
        answer: int = self._asked("amount", ask, who, told, (), default, low=low, high=high)
        return answer

    def truth(self, ask: AskSpec, who: Any, told: tuple[Any, ...], default: bool | Nothing = NOTHING) -> bool:
        """Ask for yes or no."""
        answer: bool = self._asked("truth", ask, who, told, (), default)
        return answer

    def one(
        self, ask: AskSpec, who: Any, told: tuple[Any, ...], offers: Iterable[T], default: T | Nothing = NOTHING
    ) -> T:
        """Ask for one of the offers."""
        answer: T = self._asked("one", ask, who, told, offers, default)
        return answer

    def one_or_none(
        self, ask: AskSpec, who: Any, told: tuple[Any, ...], offers: Iterable[T], default: T | Nothing | None = NOTHING
    ) -> T | None:
        """Ask for one of the offers or none."""
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
        """Ask for some of the offers, returned in their order."""
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
        """Ask for an order of all offers."""
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
        """Ask for a path. The start is not part of the answer."""
        answer: tuple[H, ...] = self._asked("path", ask, who, told, way.things, default, high=way.longest, way=way)
        return answer

    def lines(self, step: int, text: str, who: Any, acts: tuple[Any, ...]) -> tuple[str | TurnedDown, ...]:
        """Ask a player for the lines that are due at a step, for these acts (kinds with number ranges)."""
        answer: tuple[str | TurnedDown, ...] = self.ask(Question(f"lines_{step}", who, "lines", text, acts, default=()))
        return answer

    def moment(self) -> Moment:
        """Return a context for questions that are open together. Its reports are released once all have answered."""
        return _Told(self)


class _Told(Moment):
    """A moment of a world."""

    __slots__ = ("_mark", "_world")

    def __init__(self, asks: Asks) -> None:
        super().__init__(asks)
        self._world = asks.world
        self._mark = len(asks.world.reports)

    def over(self) -> None:
        """Raise `Waits` if answers are missing, and drop the reports: no player may learn other answers early."""
        if self._open:
            del self._world.reports[self._mark :]
        super().over()
