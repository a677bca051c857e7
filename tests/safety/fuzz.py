"""Random and mutated sources, by the hour: `python -m tests.long fuzz` (RULEC_FUZZ_MINUTES sets how long).

Every construct's case file, over the small pack that they share, and whole small packs are changed in one to four
places. Each change must end in diagnostics with their places or in a pack with all its outputs: nothing may be raised,
nothing may take longer than LONGEST, and what the process holds may not grow without end.
"""

from __future__ import annotations

import os
import re
import resource
import signal
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import FrameType

from tests.constructs.reading import CASES
from tests.safety.packs import compile_files, orchard

ROOT = Path(__file__).parents[2]
MANOR = ROOT / "tests" / "catalogue" / "manor"
WHOLE = (ROOT / "tests" / "catalogue" / "hamlet", ROOT / "tests" / "game" / "rules" / "village")
LONGEST = 30  # seconds
HELD = 2_000_000  # kilobytes
MINUTES = 60
_TOKEN = re.compile(r"\w+|\s+|[^\w\s]")
_ODD = (
    "\u202e", "\x00", "é", "\t", "&a", "*a", "!!x", "~", "|", "'", '"', "(" * 40, "[" * 40, "9" * 400, "1/0", "-1",
    "0", "{", "}", "\\", "\ufeff", "\r\n", "not " * 60, "- " * 30, "?", "%s", "{{x}}", "${x}", "<b>", "`", "#",
)  # fmt: skip


class Hung(Exception):
    """A source took longer than LONGEST."""


@dataclass
class Found:
    """What came of it all."""

    before: int = field(default_factory=lambda: resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    tried: int = 0
    refused: int = 0
    longest: float = 0.0
    faults: list[str] = field(default_factory=list)

    def line(self) -> str:
        """The sentence that can be quoted."""
        held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        return (
            f"{self.tried} mutated sources: {self.refused} refused, {self.tried - self.refused - len(self.faults)} "
            f"compiled, {len(self.faults)} faults; the longest took {self.longest:.1f} s, {held} MB at most"
        )


def seeds() -> list[tuple[str, dict[str, str]]]:
    """What is mutated: a name and its files."""
    shared = _files(MANOR)
    found = [(f"construct {name}", {**shared, **case.files}) for name, case in CASES.items()]
    found.append(("orchard", orchard()))
    found += [(folder.name, _files(folder)) for folder in WHOLE]
    return found


def _files(folder: Path) -> dict[str, str]:
    wanted = [*sorted(folder.glob("*.rules")), *sorted(folder.glob("tables/*.yaml")), folder / "pack.yaml"]
    return {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in wanted}


# ---- changes -----------------------------------------------------------------------------------
def _cut(text: str, random: Random, words: list[str]) -> str:
    at = random.randrange(len(text) + 1)
    return text[:at] + text[at + random.choice((1, 2, 5, 20, 200)) :]


def _put(text: str, random: Random, words: list[str]) -> str:
    at = random.randrange(len(text) + 1)
    return text[:at] + (random.choice(_ODD) if random.random() < 0.3 else random.choice(words)) + text[at:]


def _token(text: str, random: Random, words: list[str]) -> str:
    tokens = _TOKEN.findall(text) or [""]
    at = random.randrange(len(tokens))
    tokens[at] = random.choice(("", random.choice(words), random.choice(words), random.choice(tokens)))
    return "".join(tokens)


def _line(text: str, random: Random, words: list[str]) -> str:
    lines = text.split("\n")
    one, other = random.randrange(len(lines)), random.randrange(len(lines))
    match random.randrange(4):
        case 0:
            lines[one], lines[other] = lines[other], lines[one]
        case 1:
            lines.insert(other, lines[one])
        case 2:
            del lines[one]
        case _:
            lines[one] = " " * random.choice((0, 1, 4, 8, 12)) + lines[one].lstrip()
    return "\n".join(lines)


_CHANGES: tuple[Callable[[str, Random, list[str]], str], ...] = (_cut, _put, _token, _token, _token, _line, _line)


def mutated(files: dict[str, str], words: list[str], random: Random) -> dict[str, str]:
    """The files, changed in some places of one or two of them."""
    changed = dict(files)
    # the construct's own snippet, where there is one, is what is to be tried
    favoured = "case.rules" if "case.rules" in files and random.random() < 0.8 else None
    for _ in range(random.choice((1, 1, 1, 2, 4))):
        file = favoured or random.choice(sorted(files))
        changed[file] = random.choice(_CHANGES)(changed[file], random, words)
    return changed


# ---- running -----------------------------------------------------------------------------------
def run(seconds: float, seed: int, keep: Path | None = None, at_most: int | None = None) -> Found:
    """Mutates for so long, or so often; sources that raise or hang are kept below `keep`."""
    everything = seeds()
    words = sorted({word for _, files in everything for text in files.values() for word in _TOKEN.findall(text)})
    found = Found()
    end = time.monotonic() + seconds

    def hang(number: int, frame: FrameType | None) -> None:
        raise Hung(f"longer than {LONGEST} s of the processor")

    before = signal.signal(signal.SIGPROF, hang)
    try:
        while time.monotonic() < end and (at_most is None or found.tried < at_most):
            random = Random(f"{seed} {found.tried}")
            name, files = random.choice(everything)
            _one(name, mutated(files, words, random), found, keep)
    finally:
        signal.signal(signal.SIGPROF, before)
    return found


def _one(name: str, files: dict[str, str], found: Found, keep: Path | None) -> None:
    found.tried += 1
    began = time.process_time()
    signal.setitimer(signal.ITIMER_PROF, LONGEST)
    try:
        made, _ = compile_files(files, "manor" if name.startswith("construct") else name)
        found.refused += made is None
        held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        assert held - found.before < HELD, "holds too much"
    except Exception as fault:
        signal.setitimer(signal.ITIMER_PROF, 0)
        place = traceback.extract_tb(fault.__traceback__)[-1]
        found.faults.append(f"{name} ({found.tried}): {type(fault).__name__}: {fault} ({place.name})")
        if keep is not None:
            for path, text in files.items():
                target = keep / str(found.tried) / path
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(text.encode("utf-8", "surrogatepass"))
            (keep / str(found.tried) / "fault.txt").write_text("".join(traceback.format_exception(fault)), "utf-8")
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        found.longest = max(found.longest, time.process_time() - began)


def main(seed: int) -> int:
    """The long form."""
    minutes = float(os.environ.get("RULEC_FUZZ_MINUTES", MINUTES))
    keep = ROOT / ".rulec" / "fuzz"
    found = run(minutes * 60, seed, keep)
    for fault in found.faults:
        print(fault)
    print(found.line())
    return int(bool(found.faults))
