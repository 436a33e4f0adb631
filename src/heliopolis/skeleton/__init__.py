"""Skeleton, a game for Heliopolis: take a pile of stones before the others do."""
