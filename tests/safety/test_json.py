"""What programs read stays what it is: JSON, SARIF and lines of messages, whatever texts and names hold."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from rulec.base.render import render_json, render_sarif, render_text
from tests.safety.cli import rulec, write
from tests.safety.packs import PACK, compile_files, small, with_texts

TEXTS = ["\\", "\\u", "</script>", "é 日本 🍎", "'", "\\n", "“”", "; rm -rf ~", "$(id) `id`", "%s", "😀"]
YAML = ['"', '", "x": "', "\n", "\t", '"}\n{', "\\u0000"]


@pytest.mark.parametrize("text", [*TEXTS, *YAML])
def test_an_export_keeps_its_form(text: str, tmp_path: Path) -> None:
    keys = []
    for number, given in enumerate(("plain", text)):
        rules = write(tmp_path / str(number), "orchard", with_texts(given if given not in YAML else "plain", given))
        ran = rulec("export", "orchard", "--rules", str(rules))
        assert (ran.code, ran.error) == (0, "")
        keys.append(_form(json.loads(ran.output)))
    assert keys[0] == keys[1]


def test_an_explanation_keeps_its_form(tmp_path: Path) -> None:
    forms = []
    for number, text in enumerate(("plain", '"}, {" \\', "\\")):
        files = with_texts(text if '"' not in text else "plain", text)
        rules = write(tmp_path / str(number), "orchard", files)
        given = ["--given", "picker.practice=5", "fruit=apple", "weather=hail"]
        ran = rulec("explain", "orchard", "harvest", "--rules", str(rules), *given, "--format", "json")
        assert ran.code == 0, ran.error
        forms.append(_form(json.loads(ran.output)))
    assert forms[0] == forms[1] == forms[2]


def _form(value: object) -> object:
    """A document without its texts."""
    if isinstance(value, dict):
        return {key: _form(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_form(item) for item in value]
    return "text" if isinstance(value, str) else value


HIDDEN = [
    "\x1b[2J\x1b]0;owned\x07",
    "\r\x1b[A",
    "\u202egnp.exe",
    "\u2066x\u2069",
    "\u200b",
    "\x00",
    "\x9b31m",
    "\u2028",
    "\ufeff",
    "\x7f",
]


@pytest.mark.parametrize("text", HIDDEN)
def test_no_message_steers_a_terminal(text: str) -> None:
    """The unseen is refused where it stands, and shown by its number."""
    for files in (
        small(f'measure gold "{text}"\n'),
        small(f"measure gold{text}\n"),
        small(f"# {text}\n"),
        small(pack=PACK.replace("Demo", text)),
        small(pack=PACK.replace("1.0.0", f"'{text}'")),
        small(t=f"table: t\ntitle: '{text}'\n"),
    ):
        _, report = compile_files(files)
        assert report.failed
        for color in (False, True):
            shown = render_text(report.sorted(), color=color)
            plain = re.sub(r"\x1b\[[0-9;]*m", "", shown) if color else shown
            assert all(line.isprintable() for line in plain.split("\n")), shown
        assert render_json(report.sorted()).isascii()
        assert render_sarif(report.sorted()).isascii()
        json.loads(render_json(report.sorted()))
        json.loads(render_sarif(report.sorted()))


@pytest.mark.parametrize("style", ["json", "sarif"])
def test_check_gives_valid_documents(style: str, tmp_path: Path) -> None:
    hostile = '"' + "\\" + "</script>$(id)`id`' 日本"
    rules = write(tmp_path, "demo", small(f"quantity {hostile}\nmeasure gold {hostile}\n"))
    ran = rulec("check", "--rules", str(rules), "--format", style)
    assert ran.code == 1
    assert ran.output.isascii()
    assert json.loads(ran.output)


def test_a_pack_in_a_folder_with_a_wild_name(tmp_path: Path) -> None:
    folder = tmp_path / "a b;$(id)\n\x1b[31m'\"&|"
    rules = write(folder, "demo", small("quantity x\n"))
    for style in ("text", "json", "sarif"):
        ran = rulec("check", "--rules", str(rules), "--format", style)
        assert ran.code == 1
        told = ran.error if style == "text" else ran.output
        assert "\x1b" not in told
        if style != "text":
            assert json.loads(told)
    ran = rulec("build", "--rules", str(write(folder / "good", "demo", small())))
    assert ran.code == 0, ran.error
    assert "\x1b" not in ran.output + ran.error
