"""Codes R09xx: packs and builds."""

from __future__ import annotations

from rulec.base.codes.code import Code

_PACK = """\
name: demo
title: A small pack
version: 1.0.0
documents:
  manual: {title: The Manual}
"""

_PACK_FILE: tuple[Code, ...] = (
    Code(
        number="R0901",
        slug="pack-name-differs",
        explanation=(
            "A pack is called otherwise than the folder in which it stands. Commands and other packs "
            "find a pack by its folder, so the two agree."
        ),
        bad=_PACK.replace("name: demo", "name: other"),
        good=_PACK,
        file="pack.yaml",
    ),
    Code(
        number="R0902",
        slug="unfit-version",
        explanation=(
            "The version of a pack is three whole numbers with points between them, such as `1.0.0`. A "
            "word may follow behind a hyphen, such as `1.0.0-beta`."
        ),
        bad=_PACK.replace("version: 1.0.0", "version: first"),
        good=_PACK,
        file="pack.yaml",
    ),
    Code(
        number="R0903",
        slug="unfit-file-name",
        explanation=(
            "A document's file is given by its name alone. A path would bind the pack to one machine or "
            "lead outside the folder of documents."
        ),
        bad=_PACK.replace("  manual: {title: The Manual}", "  manual: {title: The Manual, file: ../manual.txt}"),
        good=_PACK.replace("  manual: {title: The Manual}", "  manual: {title: The Manual, file: manual.txt}"),
        file="pack.yaml",
    ),
    Code(
        number="R0904",
        slug="pack-extends-itself",
        explanation=("A pack is listed among those on which it builds. It would have to be complete before it begins."),
        bad=_PACK.replace("documents:", "extends: [demo]\ndocuments:"),
        good=_PACK,
        file="pack.yaml",
    ),
    Code(
        number="R0905",
        slug="sum-without-file",
        explanation=("A document has a check sum but names no file. There is nothing of which it could be the sum."),
        bad=_PACK.replace("The Manual", "The Manual, sha256: " + "0" * 64),
        good=_PACK,
        file="pack.yaml",
    ),
    Code(
        number="R0906",
        slug="listed-twice",
        explanation=(
            "A name stands twice in one list of the pack description. One of the two was probably meant to be another."
        ),
        bad=_PACK.replace("documents:", "scenarios: [small, small]\ndocuments:"),
        good=_PACK.replace("documents:", "scenarios: [small, large]\ndocuments:"),
        file="pack.yaml",
    ),
)

_CONTENTS: tuple[Code, ...] = (
    Code(
        number="R0907",
        slug="unknown-on-sheet",
        explanation=(
            "A sheet shows what is declared: tables, rules, fixed values, kinds, and the fields of the kind that it "
            "is about. What stands beside entries are tables. Nothing of that name is declared."
        ),
        bad=_PACK + "sheets:\n  - {sheet: wages, title: Wages, parts: [{title: Pay, shows: [wagse]}]}\n",
        good=_PACK + "sheets:\n  - {sheet: people, title: People, parts: [{title: Guards, shows: [Guard]}]}\n",
        file="pack.yaml",
    ),
    Code(
        number="R0970",
        slug="part-shows-nothing",
        explanation=(
            "A part of a sheet shows what is declared, with `shows:`, or how likely something is, with `odds:`. This "
            "part has neither, or both. Whoever wants both writes two parts."
        ),
        bad=_PACK + "sheets:\n  - {sheet: wages, title: Wages, parts: [{title: Pay}]}\n",
        good=_PACK + "sheets:\n  - {sheet: wages, title: Wages, parts: [{title: Pay, shows: [wage]}]}\n",
        file="pack.yaml",
    ),
    Code(
        number="R0971",
        slug="odds-not-told",
        explanation=(
            "A table of odds names a roll, or a quantity that begins with a throw, and `over:` gives values for each "
            "of its parameters: names, numbers, `0 .. 9`, or `any` for all names. One parameter has several values, "
            "or two where the answer is yes or no; each other has a single one. The message says what is amiss."
        ),
        bad=_PACK
        + "sheets:\n  - {sheet: wages, title: Wages, parts: [{title: Pay, odds: wage, over: {guard: any}}]}\n",
        good=_PACK + "sheets:\n  - {sheet: wages, title: Wages, parts: [{title: Pay, shows: [wage]}]}\n",
        file="pack.yaml",
    ),
    Code(
        number="R0908",
        slug="unknown-chapter-file",
        explanation=(
            "A chapter of the pack description names a file that is not there. Rules files and tables are named "
            "without their ending: `pay` for `pay.rules`."
        ),
        bad=_PACK + "chapters: [{title: Gold, files: [pay]}]\n",
        good=_PACK,
        file="pack.yaml",
    ),
    Code(
        number="R0975",
        slug="list-differs",
        explanation=(
            "The list of variants or of scenarios in the pack description names one that the pack does not have. "
            "Either list may be missing."
        ),
        bad=_PACK + "scenarios: [first_day]\n",
        good=_PACK,
        file="pack.yaml",
    ),
)

# Faults of the folder rather than of a text in it have no example: `bad` is empty.
_READING: tuple[Code, ...] = (
    Code(
        number="R0920",
        slug="no-pack-file",
        explanation=(
            "A folder holds rules but no `pack.yaml`. That file gives the pack its name, its title, its version "
            "and the documents that its citations name."
        ),
        bad="",
        good=_PACK,
        file="pack.yaml",
    ),
    Code(
        number="R0921",
        slug="unknown-pack",
        explanation=(
            "A pack builds on another that is not to be found. Packs are looked for in the folders that `--rules` "
            "names, else in `./rules`, else among those that came with rulec."
        ),
        bad=_PACK.replace("documents:", "extends: [nowhere]\ndocuments:"),
        good=_PACK,
        file="pack.yaml",
    ),
    Code(
        number="R0922",
        slug="leads-outside",
        explanation=(
            "A file or folder of a pack is a link that leads out of the folder of the rules. A pack holds all that "
            "it is made from, so that it is the same on every machine."
        ),
        bad="",
        good="",
    ),
    Code(
        number="R0923",
        slug="unreadable-file",
        explanation=(
            "A file of a pack cannot be read. It may belong to somebody else, or be no file at all but a folder or "
            "a device with the ending of one."
        ),
        bad="",
        good="",
    ),
    Code(
        number="R0924",
        slug="file-too-large",
        explanation=(
            "A file is far larger than rules ever are. Something else was probably put there by mistake. A real "
            "table of that size can be divided into several."
        ),
        bad="",
        good="",
    ),
    Code(
        number="R0925",
        slug="file-not-read",
        explanation=(
            "A file looks like a part of the pack but is not read, for where it stands or how its name ends. Rules "
            "stand beside `pack.yaml` and end in `.rules`, tables stand in `tables` and end in `.yaml`."
        ),
        bad="",
        good="",
    ),
    Code(
        number="R0954",
        slug="file-name-no-text",
        explanation=(
            "The name of a file is no text in UTF-8. Old archives from other systems give such names; they read "
            "differently on each machine. Give the file another name."
        ),
        bad="",
        good="",
    ),
    Code(
        number="R0926",
        slug="packs-in-a-ring",
        explanation=(
            "Packs build on one another in a ring. Each of them would have to be complete before it begins. What "
            "they share belongs into a pack on which both build."
        ),
        bad="",
        good="",
    ),
)

# Told by `rulec test` alone.
_EXAMPLES: tuple[Code, ...] = (
    Code(
        number="R0930",
        slug="example-fails",
        explanation=(
            "An example expects another value than the rules give. Either the rules or the example is wrong; the "
            "source that the example cites decides. The notes show how the rules come to their value."
        ),
        bad="",
        good="",
    ),
    Code(
        number="R0931",
        slug="example-gives-too-little",
        explanation=(
            "The rules need something that an example does not give, and that has no value by default. Nothing is "
            "assumed that the rules do not state."
        ),
        bad="",
        good="",
    ),
    Code(
        number="R0932",
        slug="python-differs",
        explanation=(
            "The Python that was made of the rules gives another answer than the rules themselves. This is a fault "
            "of rulec and not of the rules."
        ),
        bad="",
        good="",
    ),
)

ALL: tuple[Code, ...] = (
    *_PACK_FILE,
    *_CONTENTS,
    *_READING,
    *_EXAMPLES,
)
