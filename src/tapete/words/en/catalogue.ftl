catalogue-error-no_sources = Coverage is counted in the source tree, with its tests. This is an installed package.
catalogue-error-tests_broken = The marked tests could not be run: { $said }
