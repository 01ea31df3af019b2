"""Powers, mutations and other things that only some minis can do."""
