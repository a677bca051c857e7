"""Order lines: parsing of typed lines against the forms of all acts."""
