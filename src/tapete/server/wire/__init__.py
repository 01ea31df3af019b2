"""What travels between the server and its clients. `docs/protocol.md` tells the whole of it."""
