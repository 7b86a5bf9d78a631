"""Variorum: compare independent news articles about one event."""

import os

__version__ = "0.1.0"

# Aligning makes many small matrix products, which several threads of a BLAS library slow down
# three-fold as they wait for one another. Must be set before numpy is first imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("VECLIB_MAXIMUM_THREADS", "1")
