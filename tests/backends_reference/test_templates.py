"""Templates filled in without Jinja give what Jinja gives."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulec.backends.reference import page_writer as rendering
from rulec.backends.reference import templates
from rulec.base.diagnostics import Report
from rulec.driver.compile import compile_pack
from rulec.driver.packs import Shelf

NAMES = sorted(path.name.removesuffix(".md.j2") for path in Path(templates.FOLDER).glob("*.j2"))


@pytest.mark.parametrize("name", [name for name in NAMES if not name.startswith("_")])
def test_no_template_needs_jinja(name: str) -> None:
    templates.compiled(name)


def test_pages_are_those_that_jinja_makes(monkeypatch: pytest.MonkeyPatch) -> None:
    files = Shelf([(str(Path(__file__).parent.parent / "packs"), "")]).get("orchard", Report())
    assert files is not None
    made = compile_pack(files, Report(), backends=("reference",))
    plain = compile_with_jinja(files, monkeypatch)
    assert made is not None
    assert dict(made.outputs) == plain


def compile_with_jinja(files: object, monkeypatch: pytest.MonkeyPatch) -> dict[str, bytes]:
    def refused(template: str) -> object:
        raise templates.Unknown(template)

    monkeypatch.setattr(rendering, "compiled", refused)
    made = compile_pack(files, Report(), backends=("reference",))  # type: ignore[arg-type]
    assert made is not None
    return dict(made.outputs)


def test_what_is_not_known_is_left_to_jinja(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own.md.j2").write_text("{% for a in view %}{{ a | upper }} {% endfor %}\n")
    monkeypatch.setattr(templates, "FOLDER", str(tmp_path))
    with pytest.raises(templates.Unknown):
        templates.compiled("own")
