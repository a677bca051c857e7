"""See the README of this folder."""

from rulec.backends.reference.language.phrases import words_text
from rulec.backends.reference.pages import emit
from rulec.backends.reference.worked_examples import (
    BreakdownLine,
    BreakdownView,
    WorkedExample,
    WorkedExamples,
    WorkedLine,
)

__all__ = [
    "BreakdownLine",
    "BreakdownView",
    "WorkedExample",
    "WorkedExamples",
    "WorkedLine",
    "emit",
    "words_text",
]
