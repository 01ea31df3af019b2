"""Plays matches over the network: a lobby, sockets, and a store that loses nothing it accepted."""
