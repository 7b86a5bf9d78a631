"""A module a kind of divergence: pure functions over annotated, aligned articles."""
