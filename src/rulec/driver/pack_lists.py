"""Compares the lists of `pack.yaml` with what is there: each variant and each scenario in them is one of the pack.

Chapters and sheets name what they show, and are looked at where that is known.
"""

from __future__ import annotations

from collections.abc import Collection

from rulec.base.diagnostics import Report
from rulec.base.text import did_you_mean
from rulec.driver.discovery import SCENARIOS, TABLE
from rulec.driver.packs import PackFiles
from rulec.sema.inputs import PackInput
from rulec.syntax import deeds as d
from rulec.tables.located import LocatedText


def check_lists(source: PackInput, files: PackFiles, report: Report) -> None:
    """Reports names in the lists that nothing bears."""
    variants = [
        item.name.text for module in source.modules for item in module.declarations if isinstance(item, d.VariantDecl)
    ]
    front = f"{SCENARIOS}/"
    scenarios = [file.removeprefix(front).removesuffix(TABLE) for file in files.files if file.startswith(front)]
    _compare("variant", source.pack.variants, variants, report)
    _compare("scenario", source.pack.scenarios, scenarios, report)


def _compare(word: str, listed: tuple[LocatedText, ...], own: Collection[str], report: Report) -> None:
    for name in listed:
        if name.text not in own:
            report.error(
                "R0975",
                f"the pack has no {word} `{name.text}`",
                name.span,
                f"unknown {word}",
                hint=did_you_mean(name.text, own) or "take it out of the list",
            )
