"""Tests of the arena; a package, so that other processes find what they are to run."""
