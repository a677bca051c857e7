"""All calculators of all packs: each comes to an answer or to a reason, and asks for nothing that it cannot take."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.backends_javascript.node import run
from tests.website.made import ROOT, site_of

ASSETS = ROOT / "src" / "rulec" / "backends" / "website" / "assets"
PACKS = sorted(path.name for path in (ROOT / "rules").iterdir())
SCRIPT = """
const forms = %(forms)s, kinds = %(kinds)s;
const found = {};
for (const form of forms) {
  const values = new URLSearchParams();
  let question, answer;
  for (let turn = 0; turn < 12; turn += 1) {  // what is asked for is said, until nothing is
    question = new site.Question(form, kinds, values);
    answer = question.answer();
    const open = [...question.read].filter(([, asked]) => asked.open && !asked.said);
    if (!open.length) break;
    for (const [path, asked] of open) values.set(path, said(asked.type));
  }
  const told = answer.fault ?? (answer.rows ? "odds" : site.told(answer.value, form.result));
  const wrong = [...question.read].filter(([, asked]) => asked.wrong).map(([path]) => path);
  found[form.name] = [told, wrong, answer.reasons?.length ?? 0];
}
function said(type) {
  if (type[0] === "number") return "3";
  if (type[0] === "truth") return "yes";
  if (type[0] === "enum" || type[0] === "entry") return site.entriesOf(type)[0].name;
  if (type[0] === "spot") return "3/4";
  return "x";
}
console.log(JSON.stringify(found));
"""


@pytest.mark.parametrize("pack", PACKS)
def test_each_calculator_comes_to_an_answer_or_a_reason(pack: str, tmp_path: Path) -> None:
    files, data = site_of(pack)
    marks = '<section class="calculator" aria-label="Calculator"><script type="application/json">'
    forms = [page.split(marks, 1)[1].split("</script>", 1)[0] for page in files.values() if marks in page]
    assert len(forms) > 50
    parts = [
        "globalThis.document = { documentElement: { dataset: {} } };",
        files["assets/rules.js"],
        *((ASSETS / name).read_text(encoding="utf-8") for name in ("base.js", "questions.js")),
        SCRIPT % {"forms": f"[{','.join(forms)}]", "kinds": json.dumps(data["kinds"])},
    ]
    script = tmp_path / "all.cjs"
    script.write_text("\n".join(parts), encoding="utf-8")
    found = json.loads(run(script))
    assert len(found) == len(forms)
    assert {name: row for name, row in found.items() if row[1]} == {}
    answered = [name for name, row in found.items() if not row[0].startswith(("there is", "the "))]
    assert len(answered) > 0.8 * len(found)
