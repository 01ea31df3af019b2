"""The tool that breaks rules on purpose."""
