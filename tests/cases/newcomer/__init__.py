"""What somebody met who learnt the language from its reference alone."""
