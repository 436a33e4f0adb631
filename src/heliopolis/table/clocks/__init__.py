"""Clocks: what a table agrees on, whose time runs, and what happens when it has run out."""
