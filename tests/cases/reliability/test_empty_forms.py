"""A form in which nothing is typed ended the compiler with an `IndexError`; an edit of the sources came upon it."""

from __future__ import annotations

import pytest

from tests.catalogue.manor import compile_with
from tests.catalogue.pages import PAGES


@pytest.mark.parametrize("form, code", [("", "R0144"), (" ", "R0144"), ("[]", "R0274"), ("[ ]", "R0274")])
def test_an_empty_form_is_refused_where_it_stands(form: str, code: str) -> None:
    made, report = compile_with({"case.rules": PAGES["R0274"].bad.replace('typed "12"', f'typed "{form}"')})
    assert made is None
    assert [(each.code.number, each.primary.span.text) for each in report.found] == [(code, f'"{form}"')]


def test_a_form_of_one_hole_is_taken() -> None:
    made, report = compile_with({"case.rules": PAGES["R0274"].bad.replace('typed "12"', 'typed "{guard}"')})
    assert made is not None, report.found
