"""How tables are kept on disk."""
