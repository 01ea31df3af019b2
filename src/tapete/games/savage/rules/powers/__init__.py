"""Powers: what they cost, what is rolled, and what they do."""
