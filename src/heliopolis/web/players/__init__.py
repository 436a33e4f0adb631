"""Players without passwords: who a browser is, their page, their link, their progress, and being forgotten."""
