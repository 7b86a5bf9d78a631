"""The one orchestrator: paths in, comparison out."""
