catalogue-error-no_sources = Coverage is counted in the source tree, with its tests. This is an installed package.
catalogue-error-tests_broken = The marked tests could not be run: { $said }
catalogue-problem-foreign = ids begin with the name of the game, then a dot; not “{ $id }”.
catalogue-problem-section = the catalogue has no section “{ $id }”.
catalogue-problem-reference = the quick reference names “{ $id }”, which the catalogue does not have.
catalogue-problem-twice = “{ $id }” is there twice.
