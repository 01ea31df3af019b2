"""Salteadores on other engines, as a competent user of each would write it."""
