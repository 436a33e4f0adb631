"""Caravan, a game for Heliopolis: small enough to read in one sitting, with one of everything a game can have."""
