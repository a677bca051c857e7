"""Faults put into rulec on purpose: which tests notice them?

*By hand*: faults of one line (`by_hand.py`), each with the tests that have to see it; one is equal. *By rule*:
mutants (`mutants.py`) of `sema`, `ir`, `backends` and `runtime`, drawn with a seed; those that change no behaviour are
named in `equal.py`.

`python -m tests.seeded` shows all faults put in by hand: ten to twenty minutes of one core, most of them for near
misses and constructs. `python -m tests.seeded -n 120` shows 120 mutants: the first run traces the tests that it asks
(about ten minutes, kept in `.rulec/seeded`), and each mutant takes four seconds on average, one that is not seen up to
twenty. Of one seed the mutants of a smaller n come first. CI checks that each fault put in by hand still applies, and
shows three of them (a few seconds).

Figures of seed 1: 274 of the first 300 mutants were shown, of which the command saw 185; one was known as equal. Of the
other 88, 23 were gone through: 13 have a test now, one showed a fault (a limit of a reduction was taken and counted for
nothing), 6 are seen by tests that the command does not ask, 3 are equal. That is 76 % seen or equal where 85 % are
wanted; nobody has looked at the 65 that are left. Most lie in pages, in the website and in messages. Of an earlier draw
of 120, made of another source, all 113 that were shown are seen or equal.
"""
