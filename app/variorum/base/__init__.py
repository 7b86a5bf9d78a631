"""What every layer stands on: errors, paths, files, logging."""
