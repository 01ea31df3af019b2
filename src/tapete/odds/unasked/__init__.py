"""Which questions need not be asked, and what is answered to them."""
