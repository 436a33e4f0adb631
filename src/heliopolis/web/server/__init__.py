"""The server: doors, guards, cookies, sockets and uploads."""
