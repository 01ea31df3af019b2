"""Powers, mutations and what else only some can do."""
