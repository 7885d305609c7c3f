# A fresh machine needs `make play` and `make test`; both set up .venv first: the one for playing, the other for all else.
# `make help` lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
COMPILABLE := $(VENV)/.compilable
READY := $(VENV)/.ready
# One more than two cores: much of the time a test waits for a browser or a disk.
JOBS ?= 3
PYTEST := TABLERO_SOURCE=1 $(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal

.DEFAULT_GOAL := help
.PHONY: help play fast test learning check pages lint types browser bench compile wheel versions release site pictures lock format clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PLAYABLE) ## play in the browser: it opens the page, and prints its address
	@test -e build/compiled/stamp || echo "Bots think several times as fast after \`make fast\`, which takes some minutes, once."
	@$(BIN)/tablero serve --open

fast: $(COMPILABLE) ## compile engine and games once; `make play` and `tablero` then use that by themselves
	@$(BIN)/python tools/compile.py --fast

test: lint types browser ## everything: lint, types, all tests, the long random runs and the browser too
	@$(PYTEST)

learning: $(READY) ## the example that needs torch, in an environment of its own (a gigabyte, in build/learning)
	@$(BIN)/python tools/learning.py

check: lint types ## engine, games, texts and commands without long runs, in about two minutes
	@$(PYTEST) -m "not slow and not browser" --ignore=tests/server --ignore=tests/web

pages: lint types ## the same for server and pages
	@$(PYTEST) -m "not slow and not browser" tests/server tests/web

lint: $(READY)
	@$(BIN)/ruff format --check --output-format concise || { echo "lint: run make format" >&2; exit 1; }
	@$(BIN)/ruff check --quiet
	@$(BIN)/python tools/check_script.py

types: $(READY)
	@$(BIN)/mypy

# The browser tests drive Debian's chromium, or the browser that TABLERO_CHROMIUM names.
browser:
	@test -n "$$TABLERO_CHROMIUM" || command -v chromium >/dev/null || command -v chromium-browser >/dev/null || { \
	  test "$$(id -u)" = 0 && command -v apt-get >/dev/null && \
	  { echo "Installing chromium for the browser tests ..."; \
	    { apt-get install -qq -y chromium || { apt-get update -qq && apt-get install -qq -y chromium; }; } >/dev/null; }; } || \
	  { echo "test: the browser tests need chromium; install it (apt-get install chromium), or set TABLERO_CHROMIUM to a browser" >&2; exit 1; }

bench: $(READY) ## how fast it is
	@$(BIN)/tablero bench

compile: $(READY) ## compile core and games with mypyc into build/compiled, and run the contract suite on it
	@$(BIN)/python tools/compile.py
	@PYTHONPATH=build/compiled $(PYTEST) tests/contract

wheel: $(READY) ## build the wheel into dist (COMPILED=1: the compiled one, for this Python and this system)
	@$(BIN)/python tools/wheel.py $(if $(COMPILED),--compiled)

versions: $(READY) ## run engine and contract tests under every Python from 3.11 on that is there
	@$(BIN)/python tools/versions.py

release: $(READY) ## make a release (VERSION=0.2.0; DRY=1: only say what would happen)
	@$(BIN)/python tools/release.py $(VERSION) $(if $(DRY),--dry-run)

site: $(READY) ## build the documentation as a site into build/site
	@$(BIN)/python tools/site.py

pictures: $(READY) browser ## make the pictures of the pages in docs/pictures
	@$(BIN)/python tools/screenshots.py

lock: ## remake the locks from pyproject.toml (UPGRADE=1: with the newest versions)
	@PYTHON=$(PYTHON) tools/lock.sh $(if $(UPGRADE),--upgrade)

format: $(READY) ## format the source and mend what the linter can
	@$(BIN)/ruff check --fix-only --quiet
	@$(BIN)/ruff format

clean: ## remove the environment and everything built
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	find $(wildcard src tests tools) -name __pycache__ -type d -prune -exec rm -rf {} +

define set_up
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "Tablero needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1 | tail -n 1). Try: make PYTHON=python3.12 ..." >&2; exit 1; }
	@echo "Setting up $(VENV) with $$($(PYTHON) --version) ..."
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r $<
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation -e .
endef

$(PLAYABLE): requirements-play.lock pyproject.toml
	$(set_up)
	@touch $@

$(COMPILABLE): requirements-fast.lock pyproject.toml
	$(set_up)
	@touch $@ $(PLAYABLE)

$(READY): requirements.lock pyproject.toml
	$(set_up)
	@touch $@ $(PLAYABLE) $(COMPILABLE)
