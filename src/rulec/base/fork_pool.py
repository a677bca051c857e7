"""Work that a copy of this process takes over, where the machine has a second core.

A copy has all that this process has at that moment. The two take pieces of the work one after the other from one queue,
and the copy gives back what came out through a pipe. Nothing depends on it: where no copy can be made, or it
ends without a word, this process does all pieces itself, and what comes out is the same.

Copies are made of a command that is a process of its own (`allow`), on Linux: a program that calls rulec may have
threads, which a copy would lack.
"""

from __future__ import annotations

import os
import pickle
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

_MOST = 2000
"""So many numbers any pipe takes at once, before somebody reads."""
allowed = False


def allow() -> None:
    """This process is a command: it may make copies of itself."""
    global allowed
    allowed = sys.platform == "linux" and len(os.sched_getaffinity(0)) > 1


def reap() -> None:
    """Let the system forget the copies that have ended; a long-running process would gather them."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            continue
    except ChildProcessError:  # there is none any more
        return


class Share:
    """Pieces of work, which a copy begins at once, and this process in `finish`. They give values and records."""

    def __init__(self, todo: Sequence[Callable[[], Any]]) -> None:
        self.todo = todo
        self.done: dict[int, Any] = {}
        self.numbers = self.answers = -1
        if allowed and 1 < len(todo) <= _MOST:
            self._copy()

    def finish(self) -> list[Any]:
        """What all pieces gave, in their order."""
        if self.numbers >= 0:
            try:
                self._work()
                self.done.update(_received(self.answers))
            finally:
                self._end()
        for number, piece in enumerate(self.todo):
            if number not in self.done:
                self.done[number] = piece()
        return [self.done[number] for number in range(len(self.todo))]

    def _end(self) -> None:
        """A copy that is still at work ends after the piece at which it is."""
        while os.read(self.numbers, 4096):
            continue
        os.close(self.numbers)
        os.close(self.answers)
        self.numbers = -1

    def _copy(self) -> None:
        """Makes the copy, and a queue of the numbers of all pieces."""
        self.numbers, queue = os.pipe()
        os.write(queue, b"".join(number.to_bytes(2, "big") for number in range(len(self.todo))))
        os.close(queue)
        self.answers, answers = os.pipe()
        try:
            process = os.fork()
        except OSError:  # no more processes
            for file in (self.numbers, self.answers, answers):
                os.close(file)
            self.numbers = -1
            return
        if process == 0:
            try:
                self._answer(answers)
            finally:
                os._exit(0)  # whatever it was: the process itself does the piece, and sees it
        os.close(answers)

    def _answer(self, answers: int) -> None:
        """What a copy does, which makes no more of them."""
        global allowed
        allowed = False
        os.close(self.answers)
        self._work()
        with os.fdopen(answers, "wb") as pipe:
            pickle.dump(self.done, pipe, pickle.HIGHEST_PROTOCOL)

    def _work(self) -> None:
        """Does pieces as long as there are any."""
        while taken := os.read(self.numbers, 2):
            number = int.from_bytes(taken, "big")
            self.done[number] = self.todo[number]()


def _received(file: int) -> dict[int, Any]:
    """What the copy told; nothing, when it did not come to an end."""
    with os.fdopen(file, "rb", closefd=False) as pipe:
        try:
            found: dict[int, Any] = pickle.load(pipe)
        except (EOFError, pickle.UnpicklingError):
            return {}
    return found
