"""Heliopolis without a server: a folder of static files, in which the application runs in the visitor's browser."""
