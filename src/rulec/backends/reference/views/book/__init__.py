"""The book: chapters, sheets and worked examples."""
