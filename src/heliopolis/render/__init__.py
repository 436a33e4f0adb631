"""Drawing: shapes and scenes to SVG, PNG and the terminal."""
