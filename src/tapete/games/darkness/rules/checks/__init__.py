"""Checks: what adds dice, who helps, what is thrown again, and what comes of it."""
