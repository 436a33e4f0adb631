"""Building: the Market, the purchase of a tile, and its place in the City."""
