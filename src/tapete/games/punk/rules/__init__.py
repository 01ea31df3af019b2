"""The book's chapters, in its order."""
