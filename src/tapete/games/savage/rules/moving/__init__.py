"""Moving, jumping, hiding, riding and driving."""
