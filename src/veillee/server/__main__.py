"""`python -m veillee.server`: the same as the command's `serve`."""

from veillee.server import main

raise SystemExit(main())
