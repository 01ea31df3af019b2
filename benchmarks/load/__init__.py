"""Many matches at once, played over real sockets by clients that check all they are told."""
