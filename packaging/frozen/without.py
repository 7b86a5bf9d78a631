"""Runs before the frozen program: stands in for the parts of scipy that it does without.

scipy's sparse matrices import its linear algebra (60 MB with a second OpenBLAS) for the sake of
functions that the program never calls. Here the imports succeed, and a call would fail by its name.
"""

import sys
import types


def _stand_in(name: str, *classes: str) -> None:
    module = types.ModuleType(name, "Left out of the frozen program.")
    module.__path__ = []
    for each in classes:
        setattr(module, each, type(each, (), {}))
    sys.modules[name] = module


_stand_in("scipy.linalg")
_stand_in("scipy.sparse.linalg", "LinearOperator")
