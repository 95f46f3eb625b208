# Few verbs: run, test, lint, golden, bench, mutate, lock, clean. All set themselves up.
VENV := .venv
BIN := $(VENV)/bin
export PATH := $(CURDIR)/$(BIN):$(PATH)
export PYTHONDONTWRITEBYTECODE :=
PYTHON ?= python3

.PHONY: run test lint golden bench mutate lock clean

$(VENV)/.installed: pyproject.toml requirements.lock
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	test -x $(BIN)/uv || $(BIN)/python -m pip install -q uv
	uv pip install -q --compile-bytecode --require-hashes -r requirements.lock
	uv pip install -q --compile-bytecode --no-deps -e .
	touch $@

run: $(VENV)/.installed
	veillee

lock:
	test -x $(BIN)/uv || { $(PYTHON) -m venv $(VENV) && $(BIN)/python -m pip install -q uv; }
	uv pip compile pyproject.toml --extra dev --universal --generate-hashes --no-emit-index-url --no-header -q -o requirements.lock

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
