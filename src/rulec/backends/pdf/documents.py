"""Whole documents for typst: the book with its contents and index, and sheets of a page each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rulec.backends.pdf.markup import Markup, letters, literal, title_of

PAPERS = {"a4": "a4", "letter": "us-letter"}
"""What paper is called here and by typst."""

_COMMON = """\
#set document(title: {title}, date: none)
#set text(font: ("Libertinus Serif",), size: {size}, lang: "en", hyphenate: true)
#set smartquote(enabled: false)
#set par(justify: {justify}, leading: 0.6em)
#set heading(bookmarked: true)
#show heading: set text(fill: rgb("#1f3d5c"))
#show heading.where(level: 1): it => block(above: 0pt, below: 1em, text(size: 1.5em, it.body))
#show heading.where(level: 2): it => block(above: 1.5em, below: 0.7em, text(size: 1.15em, it.body))
#show heading.where(level: 3): it => block(above: 1.2em, below: 0.6em, it.body)
#show raw: set text(font: "DejaVu Sans Mono", size: 0.85em)
#let grid_table(..given) = block(above: 0.9em, below: 1em, {{
  let many = given.named().columns.len()
  set par(justify: false, leading: 0.45em)
  set text(size: if many > 12 {{ 0.56em }} else if many > 8 {{ 0.7em }} else {{ 0.88em }}, hyphenate: many < 9)
  show table.cell.where(y: 0): set text(weight: "bold")
  table(
    stroke: (x, y) => (bottom: if y == 0 {{ 0.8pt + rgb("#1f3d5c") }} else {{ 0.3pt + luma(200) }}),
    inset: (x: if many > 12 {{ 2pt }} else {{ 4pt }}, y: 3pt), ..given)
}})
#show raw.where(block: true): it => block(fill: luma(244), inset: 6pt, width: 100%, radius: 2pt, it)
#show quote.where(block: true): it => block(
  stroke: (left: 2pt + rgb("#9cb4c9")), inset: (left: 8pt, y: 2pt), width: 100%, it.body)
#let picture(path, title) = align(center, block(above: 1em, below: 1em, image(path, alt: title, width: 100%)))
#let index(term) = [#metadata(term)<term>]
#let page_of(place) = context counter(page).at(place).map(str).first()
"""
_BOOK = """\
#set page(paper: {paper}, margin: (x: 2.2cm, y: 2.4cm), numbering: "1")
#show heading.where(level: 1): it => {{ pagebreak(weak: true); it }}
#let to(place, words) = [#link(place, words) #box(text(fill: luma(90), size: 0.85em)[(p. #page_of(place))])]
"""
_TITLE = """\
#page(numbering: none)[
  #v(1fr)
  #align(center)[
    #text(size: 2.4em, weight: "bold", fill: rgb("#1f3d5c"))[{title}]
    #v(1em)
    {version}
  ]
  #v(2fr)
]
#outline(depth: 2, indent: 1em)
"""
_INDEX = """\
#heading(level: 1)[Index]
#columns(3, gutter: 1.2em)[
  #set par(justify: false, hanging-indent: 1em)
  #set text(size: 0.85em)
  #context {
    let places = (:)
    for mark in query(<term>) {
      let here = counter(page).at(mark.location()).first()
      let known = places.at(mark.value, default: ())
      if here not in known { places.insert(mark.value, known + (here,)) }
    }
    for term in places.keys().sorted(key: it => lower(it)) [#term, #places.at(term).map(str).join(", ") \\ ]
  }
]
"""
_SHEETS = """\
#set page(paper: {paper}, flipped: true, margin: 1cm)
#let to(place, words) = words
#let fitted(number, body) = layout(room => {{
  let gutter = 0.5cm
  let width = (room.width - gutter * (number - 1)) / number
  let needed = measure(block(width: width, text(size: 7pt, body))).height
  let size = 7pt * calc.sqrt(0.92 * number * (room.height / needed))
  set text(size: calc.min(9.5pt, size))
  columns(number, gutter: gutter, body)
}})
"""


def book(title: str, version: str, pages: Sequence[tuple[str, str]], reference: Mapping[str, str], paper: str) -> str:
    """The book of a pack: its pages by their paths in the order in which they are printed; `reference` are all pages
    of the reference, whose titles make the index."""
    labels = {path: f"page{number}" for number, (path, _) in enumerate(pages)}
    titles = {path: title_of(page) for path, page in reference.items() if path.endswith(".md")}
    markup = Markup(labels, titles, 95)
    return "\n\n".join(
        [
            _COMMON.format(title=literal(title), size="10.5pt", justify="true"),
            _BOOK.format(paper=literal(PAPERS[paper])),
            _TITLE.format(title=letters(title), version=letters(version)),
            *(markup.page(path, page) for path, page in pages),
            _INDEX,
        ]
    )


def sheets(title: str, pages: Sequence[tuple[str, str]], paper: str) -> str:
    """Sheets, each on a page of its own, in letters as large as it has room for."""
    markup = Markup({}, {}, 50)
    return "\n\n".join(
        [
            _COMMON.format(title=literal(title), size="9pt", justify="false"),
            _SHEETS.format(paper=literal(PAPERS[paper])),
            "\n#pagebreak()\n".join(f"#fitted(3)[\n{markup.page(path, page)}\n]" for path, page in pages),
        ]
    )
