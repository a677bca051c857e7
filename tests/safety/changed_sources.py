"""Random and changed sources: there are diagnostics or a pack, in time, and nothing is raised.

`test_fuzz` runs these tests in a process of their own, so that the memory that they measure is theirs.
"""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from pathlib import Path

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.safety.packs import compile_files, orchard

FILES = orchard()
FILES["pack.yaml"] += "book: [picking]\n"
FILES["book/picking.md"] = """# Picking

You send **pickers** up; a year is worth {skill}, hail takes {ruling hail_share}. See {harvest "how it goes"}.

1. A load of {load(7 baskets)}, by {custom thrifty}.

::: table trees
fruit: apple, pear
columns: price
:::

::: list tool
entries: net, ladder
columns: price
:::

::: example "Five years in the sun"
:::
"""
BITS = [
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    '"',
    ",",
    ":",
    ".",
    "..",
    "-",
    "+",
    "*",
    " / ",
    "=",
    "<",
    "?",
    "%",
    "#",
    "\n",
    "\n    ",
    "\n        ",
    " ",
    "\t",
    "5",
    "1/2",
    "0",
    "15%",
    "15 points",
    "x",
    "none",
    "unknown",
    "yes",
    "ruling",
    "hail_share",
    "picker",
    "Picker",
    "basket",
    "baskets",
    "gold",
    "year",
    "harvest",
    "tumble",
    "trees",
    "apple",
    "sunny",
    "ladder",
    "thrifty",
    "modify",
    "quantity",
    "value",
    "fact",
    "when",
    "for each",
    "in",
    "not",
    "and",
    "or",
    "base",
    "add",
    "reduce by",
    "set to",
    "at most",
    "bounds",
    "round down to",
    "step",
    "family",
    "during",
    "as",
    "over",
    "on",
    "otherwise",
    'cites book "X" 1',
    "- ",
    "[apple, 1, 2]",
    "~",
    "&a",
    "*a",
    "!!x",
    "any",
    "'",
    "|",
    "\u202e",
    "é",
    "\x00",
    "rows:",
    "keys:",
    "type:",
    "complete: yes",
    "line 5",
]


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(st.data())
def test_changed_sources(data: st.DataObject) -> None:
    files = dict(FILES)
    for _ in range(data.draw(st.integers(1, 3))):
        file = data.draw(st.sampled_from(sorted(files)))
        text = files[file]
        at = data.draw(st.integers(0, len(text)))
        cut = data.draw(st.sampled_from([0, 1, 2, 5, 20, 200]))
        files[file] = text[:at] + data.draw(st.sampled_from(["", *BITS])) + text[at + cut :]
    _compile(files)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(st.data())
def test_words_in_other_places(data: st.DataObject) -> None:
    """Lines and words change places, which keeps more of the grammar than changing letters."""
    files = dict(FILES)
    file = data.draw(st.sampled_from(sorted(files)))
    parts = files[file].split("\n") if data.draw(st.booleans()) else files[file].split(" ")
    joint = "\n" if "\n" in files[file] and len(parts) == files[file].count("\n") + 1 else " "
    for _ in range(data.draw(st.integers(1, 3))):
        one, other = (data.draw(st.integers(0, len(parts) - 1)) for _ in range(2))
        if data.draw(st.booleans()):
            parts[one], parts[other] = parts[other], parts[one]
        else:
            parts[one] = parts[other]
    files[file] = joint.join(parts)
    _compile(files)


@settings(max_examples=25, deadline=None)
@given(st.binary(max_size=200), st.sampled_from(sorted(FILES)))
@example(b"\xc2\xa0\x00", "helpers.rules")
def test_any_bytes(data: bytes, file: str) -> None:
    files: dict[str, str | bytes] = {**FILES}
    files[file] = data
    _compile(files)


def _compile(files: Mapping[str, str | bytes]) -> None:
    began = time.thread_time()
    compile_files(files, "orchard")
    assert time.thread_time() - began < 30
    assert _most_held() < 2_000_000


def _most_held() -> int:
    """Kilobytes that this process has held at most; `ru_maxrss` would count those of the process that began it."""
    found = re.search(r"^VmHWM:\s+(\d+) kB", Path("/proc/self/status").read_text("ascii"), re.M)
    assert found is not None
    return int(found[1])
