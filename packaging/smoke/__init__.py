"""Tries the packages as their users will: in a clean system, without a network."""
