"""What the active mini may do: each kind of Action, when it is offered, and why it is barred."""
