"""Talk, deals and promises between survivors."""
