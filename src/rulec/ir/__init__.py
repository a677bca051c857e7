"""The lowered form: nodes, lowering, analyses, passes and the interpreter; see this folder's README."""
