"""Charges: declared, made, failed, and shot at on the way."""
