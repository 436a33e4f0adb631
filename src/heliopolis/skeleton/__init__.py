"""Skeleton, a game for Heliopolis: take a pile of stones before it grows too large for the others."""
