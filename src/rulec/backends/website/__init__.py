"""Build the players' site of a pack: the reference as HTML, with search, lists, previews and choices."""
