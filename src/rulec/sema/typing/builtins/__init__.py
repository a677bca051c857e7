"""Built-ins: words of the language that are called like functions, each with its typing."""
