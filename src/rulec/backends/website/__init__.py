"""The players' site of a pack: pages of the reference in HTML, with search, lists, previews and choices."""
