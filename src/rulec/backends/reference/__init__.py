"""Render the reference of a pack. See the README of this folder."""

from rulec.backends.reference.language.phrases import words_text
from rulec.backends.reference.pages import emit
from rulec.backends.reference.worked_examples import (
    BreakdownLine,
    BreakdownView,
    WorkedExample,
    WorkedExamples,
)

__all__ = [
    "BreakdownLine",
    "BreakdownView",
    "WorkedExample",
    "WorkedExamples",
    "emit",
    "words_text",
]
