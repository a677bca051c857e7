"""Run pieces of work in a forked worker as well, on machines with a second core.

A worker is a copy of this process. Both take pieces from one queue, and the worker returns its results through a pipe.
Results never depend on it: if forking fails, or if the worker ends silently, this process runs all pieces itself.

Forking is enabled only on Linux, and only for commands that own their process (`allow`): a program that uses rulec as a
library may have threads, which a fork would lose.
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
"""Number of entries that fit into the buffer of any pipe without a reader."""
allowed = False


def allow() -> None:
    """Declare that this process runs a command, so that it may fork."""
    global allowed
    allowed = sys.platform == "linux" and len(os.sched_getaffinity(0)) > 1


def reap() -> None:
    """Collect ended workers, which would otherwise accumulate in a long-running process."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            continue
    except ChildProcessError:  # there are no children left
        return


class Share:
    """Pieces of work, started in a worker at once and continued here in `finish`. They must return picklable values."""

    def __init__(self, todo: Sequence[Callable[[], Any]]) -> None:
        self.todo = todo
        self.done: dict[int, Any] = {}
        self.numbers = self.answers = -1
        if allowed and 1 < len(todo) <= _MOST:
            self._copy()

    def finish(self) -> list[Any]:
        """Return the results of all pieces, in order."""
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
        """Empty the queue, so that a worker still at work ends after its current piece."""
        while os.read(self.numbers, 4096):
            continue
        os.close(self.numbers)
        os.close(self.answers)
        self.numbers = -1

    def _copy(self) -> None:
        """Fork the worker, after filling a queue with the numbers of all pieces."""
        self.numbers, queue = os.pipe()
        os.write(queue, b"".join(number.to_bytes(2, "big") for number in range(len(self.todo))))
        os.close(queue)
        self.answers, answers = os.pipe()
        try:
            process = os.fork()
        except OSError:  # the process limit is reached
            for file in (self.numbers, self.answers, answers):
                os.close(file)
            self.numbers = -1
            return
        if process == 0:
            try:
                self._answer(answers)
            finally:
                os._exit(0)  # the parent runs the piece again and sees the exception
        os.close(answers)

    def _answer(self, answers: int) -> None:
        """Run pieces in the worker, and send the results. Workers do not fork."""
        global allowed
        allowed = False
        os.close(self.answers)
        self._work()
        with os.fdopen(answers, "wb") as pipe:
            pickle.dump(self.done, pipe, pickle.HIGHEST_PROTOCOL)

    def _work(self) -> None:
        """Run pieces until the queue is empty."""
        while taken := os.read(self.numbers, 2):
            number = int.from_bytes(taken, "big")
            self.done[number] = self.todo[number]()


def _received(file: int) -> dict[int, Any]:
    """Return the worker's results, or nothing if it did not finish."""
    with os.fdopen(file, "rb", closefd=False) as pipe:
        try:
            found: dict[int, Any] = pickle.load(pipe)
        except (EOFError, pickle.UnpicklingError):
            return {}
    return found
