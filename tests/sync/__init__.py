"""Every literal of a pack lives once and reaches both outputs: each is changed in turn, and the effect is looked for.

`python -m tests.sync [--all | -n N --seed S] [--pack P]`; README of the idea in `verdict`.
"""
