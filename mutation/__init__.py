"""Breaks rules on purpose, one at a time, to see whether the tests of those rules notice."""
