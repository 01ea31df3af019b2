"""How a turn goes: its start, the order of activations, its phases, its end."""
