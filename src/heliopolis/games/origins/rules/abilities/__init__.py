"""What Buildings and Wonders do."""
