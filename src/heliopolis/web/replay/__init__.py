"""Games to look back at: replay, result, analysis."""
