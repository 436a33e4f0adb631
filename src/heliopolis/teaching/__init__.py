"""Learning by playing: tables with a guide, which says what to know and to try now."""
