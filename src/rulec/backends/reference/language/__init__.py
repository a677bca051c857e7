"""English phrases and sentences for the expressions and statements of rules."""
