"""Pages where people learn and look up: lessons, puzzles, the overview, rules and components."""
