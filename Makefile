# Few verbs. Every one of them sets up what it needs.
#   run     start Veillée            test      everything that must hold, as CI runs it
#   lint    style, types, rooms      test-all  the same with far more random games
#   golden  write playthroughs anew  bench     speed beside the peers, in one run
#   soak    100,000 random games of Fairy School over every variant; 200 kills of a house, and as many other blows, on each database
#   mutate  change the rules and see whether the tests notice
#   pictures take the pictures of the README anew, from the page as it is
#   pocket  the house for a browser without a server, as plain files in build/site
#   lock    refresh the pinned dependencies
#   audit   ask what is known against them; .ci/audit.py says it from what was written down
VENV := .venv
BIN := $(VENV)/bin
export PATH := $(CURDIR)/$(BIN):$(PATH)
export PYTHONDONTWRITEBYTECODE :=
# The system's own Python first: where it was measured beside one built by hand it took 11 to 18 % less time.
CAN := import ensurepip, venv, sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell /usr/bin/python3 -c '$(CAN)' 2>/dev/null && echo /usr/bin/python3 || echo python3)

.PHONY: run test test-all lint golden bench soak mutate pictures pocket lock audit clean

RULES := tests/core tests/games tests/golden tests/laws tests/secrets tests/vectors
# What asks the rules: with bounds checks, in a cache of its own. Everything else runs as people play.

FRONT := $(shell find web src/veillee/locales src/veillee/games/*/editions docs/rules -path web/node_modules -prune -o -path web/dist -prune -o -type f -print)

$(VENV)/.installed: pyproject.toml requirements.lock hatch_build.py $(FRONT)
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	test -x $(BIN)/uv || $(BIN)/python -m pip install -q --disable-pip-version-check uv
	uv pip install -q --compile-bytecode --require-hashes -r requirements.lock
	uv pip install -q --compile-bytecode --no-deps -e .
	touch $@

run: $(VENV)/.installed
	veillee

lint: $(VENV)/.installed
	ruff check
	ruff format --check -q
	mypy
	lint-imports --no-logo
	cd web && npm run --silent lint

test: lint
	.ci/needs
	cd web && npm run --silent check && npm run --silent test
	VEILLEE_COMPILER=off python -m pytest -q tests/vectors
	VEILLEE_COMPILER=checked veillee warmup
	VEILLEE_COMPILER=checked python -m pytest -q -n 2 --dist loadfile $(RULES)
	VEILLEE_COMPILER=on veillee warmup
	python -m veillee.pocket.building
	VEILLEE_COMPILER=on python -m pytest -q -n 2 --dist loadfile $(RULES:%=--ignore=%) tests

test-all: test
	VEILLEE_COMPILER=on VEILLEE_POCKET_MATCHES=10000 python -m pytest -q -n 2 tests/pocket/test_built.py
	python -m tests.pocket.twice
	python -m tests.pocket.without_numpy tests/laws
	VEILLEE_MATRIX=whole VEILLEE_COMPILER=checked python -m pytest -q -n 2 --dist loadfile $(RULES:%=--ignore=%) tests
	VEILLEE_COMPILER=checked VEILLEE_EXAMPLES=2000 python -m pytest -q -n 2 tests/laws tests/secrets tests/games
	VEILLEE_COMPILER=off python -m pytest -q -n 2 tests/vectors tests/laws tests/secrets tests/games tests/core

golden: $(VENV)/.installed
	python -m tests.golden.playthrough

bench: $(VENV)/.installed
	python -m bench
	python -m bench.start
	python -m bench.size
	python -m bench.fairy_school
	python -m bench.school_table
	python -m bench.server

soak: $(VENV)/.installed
	python -m tests.soak 100000
	python -m tests.server.blows --database sqlite
	python -m tests.server.blows --database postgresql

mutate: $(VENV)/.installed
	python -m tests.mutation

pictures: $(VENV)/.installed
	.ci/needs
	VEILLEE_COMPILER=on python -m tests.web.pictures

pocket: $(VENV)/.installed
	python -m veillee.pocket.building

lock:
	test -x $(BIN)/uv || { $(PYTHON) -m venv $(VENV) && $(BIN)/python -m pip install -q uv; }
	uv pip compile pyproject.toml --extra dev --universal --generate-hashes --no-emit-index-url --no-header -q -o requirements.lock
	uv pip compile pyproject.toml --universal --generate-hashes --no-emit-index-url --no-header -q -c requirements.lock -o deploy/requirements.lock

audit:
	$(PYTHON) .ci/audit.py --refresh

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
