"""The snippets of the language reference compile, each with the small pack that it speaks of; examples in them hold."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from rulec.driver.worked_examples.run import run_examples
from tests.catalogue.manor import compile_with
from tests.manual.pages import anchor

DOCS = Path(__file__).parent.parent / "docs"
FENCE = re.compile(r"^```(rules|yaml)\n(.*?)^```", re.M | re.S)


def snippets() -> list[tuple[str, str, str]]:
    """(heading, language, text) of every snippet of the language reference."""
    text = (DOCS / "language.md").read_text(encoding="utf-8")
    found = []
    for match in FENCE.finditer(text):
        heading = re.findall(r"^#+ (.*)$", text[: match.start()], re.M)[-1]
        found.append((heading, match[1], match[2]))
    return found


SNIPPETS = snippets()


@pytest.mark.parametrize("at", range(len(SNIPPETS)), ids=[f"{i}-{s[0]}" for i, s in enumerate(SNIPPETS)])
def test_snippet_compiles(at: int) -> None:
    _, language, text = SNIPPETS[at]
    extra = {"case.rules": text} if language == "rules" else {"tables/fees.yaml": text}
    if language == "rules" and ("fees[" in text or "fees(" in text):
        extra["tables/fees.yaml"] = [s[2] for s in SNIPPETS[:at] if s[1] == "yaml"][-1]
    examples = "\n    example " in text
    backends = ("python",) if examples else ()
    compiled, report = compile_with(
        extra, parent={} if text.startswith(("override ", "forbid ", "modify table ")) else None, backends=backends
    )
    told = [d for d in report.found if d.code.number != "R0682"]  # a snippet may show a kind that no rule speaks of
    assert [f"{d.code}: {d.headline} ({d.primary.span})" for d in told] == []
    assert compiled is not None
    if examples:
        run_examples(compiled, report)
        assert [f"{d.headline}: {d.primary.label}" for d in report.found] == []


def test_the_manor_of_the_page_is_the_manor() -> None:
    page = (DOCS / "language.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(\w+)`", page.partition("### The manor\n")[2].partition("\n## ")[0]))
    sources = (DOCS.parent / "tests/catalogue/manor/standard.rules").read_text(encoding="utf-8")
    heads = set(re.findall(r"^(?:[a-z]+|ruling) (\w+)", sources, re.M)) - {"courage"}
    fields = set(re.findall(r"^    (\w+): ", sources, re.M))
    tables = {path.stem for path in (DOCS.parent / "tests/catalogue/manor/tables").glob("*.yaml")}
    assert heads | fields | tables <= named
    assert [name for name in named if not re.search(rf"\b{name}\b", sources) and name not in tables | {"toll"}] == []


REPOSITORY = DOCS.parent
PATH = re.compile(r"`((?:src|grammar|schemas|rules|tests|docs|benchmarks|\.ci)(?:/[A-Za-z0-9_.]+)+|pyproject\.toml)`")


PAPERS = [REPOSITORY / name for name in ("CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "tests/README.md")]
PAGES = sorted(
    path.relative_to(REPOSITORY).as_posix() for path in (*DOCS.glob("*.md"), *DOCS.glob("decisions/*.md"), *PAPERS)
)


@pytest.mark.parametrize("page", PAGES)
def test_paths_that_the_documentation_names_exist(page: str) -> None:
    text = (REPOSITORY / page).read_text(encoding="utf-8")
    made = re.findall(r"^`([^`]+)`$", text, re.M)  # files that a reader of the page makes
    missing = [path for path in PATH.findall(text) if path not in made and not (REPOSITORY / path).exists()]
    assert missing == []


@pytest.mark.parametrize("page", PAGES)
def test_links_of_the_documentation_lead_somewhere(page: str) -> None:
    here = REPOSITORY / page
    links = re.findall(r"\]\(([^)#:]*)(?:#([^)]*))?\)", here.read_text(encoding="utf-8"))
    targets = [(here.parent / path if path else here, anchor) for path, anchor in links]
    assert [str(target) for target, _ in targets if not target.exists()] == []
    assert [f"{target}#{anchor}" for target, anchor in targets if anchor and anchor not in anchors(target)] == []


@cache
def anchors(page: Path) -> set[str]:
    """The places of a page to which links can lead."""
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    return {anchor(heading) for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE)}
