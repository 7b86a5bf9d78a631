"""Sentences that say the same thing: scores, search, groups. No spaCy, no Qt."""
