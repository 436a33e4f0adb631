# Heliopolis. `make play` plays, `make test` tests; CONTRIBUTING.md tells the rest.

PYTHON ?= python3
MINUTES ?=
PORT ?= 8000
BROWSER ?= 1

BIN   := .venv/bin
PY    := $(BIN)/python
PIP   := $(PY) -m pip install -qq --disable-pip-version-check
READY := .venv/ready
DRIVER := .venv/browser
FAST  := build/fast.done
MARKS := not soak$(if $(filter 0,$(BROWSER)), and not browser)
COMMA := ,

.PHONY: play test check lint types format soak cluster bench fast docs coverage lock clean FORCE
.DELETE_ON_ERROR:

# On the compiled build where it is up to date; where it is not, it is made meanwhile, for the next time.
play: $(READY)
	@mkdir -p build
	@if [ -e $(FAST) ] && [ -z "$$(find $(SOURCES) -newer $(FAST))" ]; then \
	  PYTHONPATH=build/fast exec $(BIN)/heliopolis serve --port $(PORT); \
	else \
	  (nice -n 19 $(MAKE) -s fast > build/fast.log 2>&1 &); \
	  exec $(BIN)/heliopolis serve --port $(PORT); \
	fi

# The tests run on the sources; those that compare builds play the same games on build/fast as well.
test: $(DRIVER) fast
	@$(if $(filter 0,$(BROWSER)),true,$(PY) tests/browser/chromium.py)
	@$(PY) -m pytest -q -n 2 -m "$(MARKS)"
	@$(if $(filter 0,$(BROWSER)),echo "LEFT OUT: the browser tests$(COMMA) by BROWSER=0.",true)
	@$(PY) -c 'import ray' 2>/dev/null || echo "LEFT OUT: games on a Ray cluster$(COMMA) for which \`make cluster\` installs Ray."
	@test -e $(FAST) || echo "LEFT OUT: nothing could be compiled here, so no test compared the two builds."

check: lint types test

lint: $(READY)
	@$(BIN)/ruff check -q .
	@$(BIN)/ruff format -q --check .

types: $(DRIVER)
	@$(PY) -m mypy --no-error-summary

format: $(READY)
	@$(BIN)/ruff check -q --fix .
	@$(BIN)/ruff format -q .

# On the compiled build where there is one: the same games, more of them.
soak: fast cluster
	@PYTHONPATH=build/fast $(PY) -m heliopolis.testing.soak $(if $(MINUTES),--minutes $(MINUTES))
	@$(PY) -m pytest -q -m soak tests/table tests/web
	@PYTHONPATH=build/fast $(PY) -m pytest -q -m soak tests/analysis

# The arena on a cluster of two nodes, which the test starts and stops.
cluster: .venv/ray
	@$(PY) -m pytest -q tests/arena/test_cluster.py

# The peers are installed for this target alone.
bench: .venv/bench fast
	@$(PY) -m benchmarks.run
	@$(PY) -m benchmarks.load

docs: $(READY)
	@$(PY) -m heliopolis.handbook

coverage: $(READY)
	@$(PY) -m pytest -q -n 2 tests/rules --cov=heliopolis.kernel --cov=heliopolis.games --cov-branch

clean:
	@rm -rf build .venv .coverage .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	@find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# --- the environment ---------------------------------------------------------------------------------------

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Heliopolis needs Python 3.11 or newer; name one with PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	  { echo "Heliopolis needs Python's venv module; on Debian: apt install python3-venv"; exit 1; }
	@echo "Setting up .venv (once, about a minute) ..."
	@$(PYTHON) -m venv .venv
	@$(PIP) -r requirements.lock
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

# What drives a browser is large, and nobody needs it to play.
$(DRIVER): $(READY) tests/browser/requirements.lock
	@$(PIP) -r requirements.lock -r tests/browser/requirements.lock
	@touch $@

# Ray is large, and only who has a cluster needs it.
.venv/ray: $(READY) tests/arena/requirements.lock
	@echo "Installing Ray (once) ..."
	@$(PIP) -r requirements.lock -r tests/arena/requirements.lock
	@touch $@

.venv/bench: $(READY) benchmarks/requirements.lock
	@echo "Installing the peers to measure against (once) ..."
	@$(PIP) -r requirements.lock -r benchmarks/requirements.lock
	@touch $@

# Writes the locks anew from the ranges in pyproject.toml.
lock:
	@rm -rf build/lock && $(PYTHON) -m venv build/lock
	@HELIOPOLIS_PURE=1 build/lock/bin/python -m pip install -qq '.[envs,png,dev]'
	@build/lock/bin/python -m pip freeze --all --exclude pip --exclude heliopolis > requirements.lock
	@HELIOPOLIS_PURE=1 build/lock/bin/python -m pip install -qq -c requirements.lock '.[browser]'
	@build/lock/bin/python -m pip freeze --all --exclude pip --exclude heliopolis | \
	  grep -vxFf requirements.lock > tests/browser/requirements.lock
	@HELIOPOLIS_PURE=1 build/lock/bin/python -m pip install -qq -c requirements.lock '.[bench]'
	@build/lock/bin/python -m pip freeze --all --exclude pip --exclude heliopolis | \
	  grep -vxFf requirements.lock -f tests/browser/requirements.lock > benchmarks/requirements.lock
	@HELIOPOLIS_PURE=1 build/lock/bin/python -m pip install -qq -c requirements.lock '.[ray]'
	@build/lock/bin/python -m pip freeze --all --exclude pip --exclude heliopolis | \
	  grep -vxFf requirements.lock -f tests/browser/requirements.lock -f benchmarks/requirements.lock > tests/arena/requirements.lock
	@rm -rf build/lock

# --- the compiled build ------------------------------------------------------------------------------------

# Out of tree, since a compiled module beside its source would hide every edit: PYTHONPATH=build/fast uses it.
# Where nothing can be compiled, setup.py says so and build/fast holds plain Python; it is then tried again
# every time, as a compiler may have come.
SOURCES := $(shell find src/heliopolis -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.css' -o -name '*.js' -o -name '*.svg' -o -name py.typed | LC_ALL=C sort)

fast: $(FAST)

$(FAST): $(READY) build/sources $(SOURCES) pyproject.toml setup.py
	@echo "Building build/fast (about a minute) ..."
	@HELIOPOLIS_FAST=1 $(PY) setup.py -q build --build-lib build/fast --build-temp build/objects
	@! ls build/fast/heliopolis/kernel/*.so >/dev/null 2>&1 || touch $@

# A file that is gone makes nothing newer, so the list of files is a file too.
build/sources: FORCE
	@mkdir -p build
	@echo '$(SOURCES)' | cmp -s - $@ || { rm -rf build/fast; echo '$(SOURCES)' > $@; }
