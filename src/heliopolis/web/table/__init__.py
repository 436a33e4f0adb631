"""The page of a table: boards, choices, controls, log."""
