"""The site of the largest pack beside the same texts put together by f-strings; its search beside MiniSearch alone."""

from __future__ import annotations

import json
import re
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from benchmarks.rounds import Row, Wanted

PACK = "alamaze"
ROUNDS = 5
ASSETS = Path(__file__).resolve().parents[1] / "src" / "rulec" / "backends" / "website" / "assets"
_PARTS = re.compile(r"(<title>)(.*?)(</title>.*?<main[^>]*>)(.*)(</main>.*)", re.DOTALL)
_SEARCH = """
const words = %(words)s;
globalThis.document = { documentElement: { dataset: {} } };
site.load = () => Promise.resolve(JSON.parse(%(index)s));
(async () => {
  const alone = await MiniSearch.loadJSAsync(JSON.parse(%(index)s), site.searchSettings[0]);
  await site.search("a");
  const found = [];
  for (let round = 0; round < %(rounds)s; round += 1) {
    const times = [[], []];
    for (const word of words) {
      const began = process.hrtime.bigint();
      await site.search(word);
      const between = process.hrtime.bigint();
      alone.search(word, site.searchSettings[1]);
      times[0].push(Number(between - began));
      times[1].push(Number(process.hrtime.bigint() - between));
    }
    found.push(times.map((each) => each.sort((a, b) => a - b)[Math.floor(each.length * 0.95)]));
  }
  console.log(JSON.stringify(found));
})();
"""


NAMES = ("site_pages", "site_search")


def rows(wanted: Wanted) -> Iterator[Row]:
    """`site_pages` and `site_search`."""
    if wanted("site_pages"):
        yield _of_pages()
    if wanted("site_search"):
        yield _of_search()


def _of_pages() -> Row:
    from rulec.backends.website import files, html_pages
    from tests.website.made import compiled, pages_of

    made, pages = compiled(PACK), pages_of(PACK)
    pairs = []
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(ROUNDS):
            html_pages.forget()
            began = time.perf_counter()
            found = files.pages(made.model, pages)
            _write(Path(folder), found)
            between = time.perf_counter()
            parts = [(path, *m.groups()) for path, text in found.items() if (m := _PARTS.search(text))]
            heads = [found[path][: found[path].index("<title>")] for path, *_ in parts]
            by_hand = time.perf_counter()
            _write(
                Path(folder),
                {path: f"{head}{a}{b}{c}{d}{e}" for head, (path, a, b, c, d, e) in zip(heads, parts, strict=True)},
            )
            pairs.append((between - began, time.perf_counter() - by_hand))
    return _row("site_pages", "ms", "f-strings", [(a * 1000, b * 1000) for a, b in pairs])


def _of_search() -> Row:
    from tests.backends_javascript.node import run
    from tests.website.made import pages_of, site_of

    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "search.cjs"
        index = json.dumps(json.dumps(site_of(PACK)[1]["search_index"]))
        parts_of = ["globalThis.document = { documentElement: { dataset: {} } };"]
        parts_of += [
            "globalThis.MiniSearch = require(" + json.dumps(str(ASSETS / "minisearch" / "minisearch.js")) + ");"
        ]
        parts_of += [(ASSETS / name).read_text(encoding="utf-8") for name in ("base.js", "search.js")]
        parts_of.append(_SEARCH % {"words": json.dumps(_typed(pages_of(PACK))), "index": index, "rounds": ROUNDS})
        script.write_text("\n".join(parts_of), encoding="utf-8")
        told = json.loads(run(script))
    return _row("site_search", "ns", "MiniSearch", told)


def _typed(pages: dict[str, str]) -> list[str]:
    """Two hundred beginnings of titles, as they are typed letter by letter, and numbers."""
    titles = [m[1] for page in pages.values() if (m := re.search(r"^# (\w[\w ]+)$", page, re.MULTILINE))]
    found = [title[: 2 + at % 9] for at, title in enumerate(titles[:: max(1, len(titles) // 180)])]
    return (found + [str(number) for number in range(100, 1000, 40)])[:200]


def _row(name: str, unit: str, floor_name: str, pairs: list[tuple[float, float]]) -> Row:
    value, floor = (median(times) for times in zip(*pairs, strict=True))
    ratio = median(b / a for a, b in pairs)
    return Row(name, round(value, 1), unit, floor_name, round(floor, 1), round(ratio, 3), len(pairs))


def _write(folder: Path, found: dict[str, str]) -> None:
    for path, text in found.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
