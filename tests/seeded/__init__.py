"""Faults put into rulec on purpose: which tests notice them?

*By hand*: faults of one line (`by_hand.py`), each with the tests that have to see it; one is equal. *By rule*:
mutants (`mutants.py`) of `sema`, `ir`, `backends` and `runtime`, drawn with a seed; those that change no behaviour are
named in `equal.py`.

`python -m tests.seeded` shows all faults put in by hand: ten to twenty minutes of one core, most of them for near
misses and constructs. `python -m tests.seeded -n 120` shows 120 mutants: the first run traces the tests that it asks
(about ten minutes, kept in `.rulec/seeded`), and each mutant takes four seconds on average, one that is not seen up to
twenty. Of one seed the mutants of a smaller n come first; `--after 60` leaves out the first 60. CI checks that each
fault put in by hand still applies, and shows three of them (a few seconds).

Figures of seed 1: all of the first 300 were shown. 10 are equal, 11 stood in code that did nothing or said the wrong
thing, which is gone, and 279 are seen: 211 by the command alone, 48 by tests that were written for them, 20 by tests
that it comes to late or does not ask (`tests/cases` runs `rulec` in processes of its own). A comparison with
`generated`, as `rulec build --check` makes it, sees most mutants of back ends. What is drawn in the place of those that
are gone has not been shown.
"""
