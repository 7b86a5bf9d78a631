"""Where the frozen program begins; its worker is the same program, started again."""

import sys

from variorum.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
