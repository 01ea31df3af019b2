"""Who sees whom, and what covers them."""
