"""Special abilities of creatures, as texts and as rules."""
