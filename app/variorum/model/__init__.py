"""Frozen types that carry a comparison from stage to stage. No behaviour beyond invariants."""
