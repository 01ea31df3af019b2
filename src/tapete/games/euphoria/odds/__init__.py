"""The odds of a volley, a charge, a melee, a jump or a reward, by the rules themselves."""
