"""Everything that is said, in the words of a language."""
