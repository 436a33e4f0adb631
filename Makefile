# Heliopolis. `make play` plays, `make test` tests; CONTRIBUTING.md lists the rest.

PYTHON ?= python3
MINUTES ?=
PORT ?= 8000
FRIENDS ?=
BROWSER ?= 1

BIN   := .venv/bin
PY    := $(BIN)/python
PLAY  := .venv/play
BUILD := .venv/build
READY := .venv/ready
DRIVER := .venv/browser
FAST  := build/fast.done
DIST  := build/dist
TRIED := build/tried
NO_BROWSER := $(if $(filter 0,$(BROWSER)), and not browser)
# Neighbours stay together while all processes have work, so that each starts the server and the browser once.
PYTEST := $(PY) -m pytest -q -n auto --maxprocesses 4 --dist worksteal --durations 10 --durations-min 1
COMMA := ,
# Tests and tables start many processes; without byte code each of them would compile all sources again.
unexport PYTHONDONTWRITEBYTECODE
# `make play` is for this machine alone; FRIENDS=1, or an address as HOST=..., lets others in. The HOST that some shells
# set is not meant.
LISTEN := $(if $(filter command,$(origin HOST)),$(HOST),$(if $(FRIENDS),0.0.0.0,127.0.0.1))

.PHONY: play test test-all chromium postgres check lint types format soak cluster baselines bench fast wheel site static docs pictures coverage lock clean FORCE
.DELETE_ON_ERROR:

# On the compiled build where it is up to date. Where it is not, it is made for the next time, but not before the first
# page has had the processor for itself.
play: $(PLAY)
	@mkdir -p build
	@if [ -e $(FAST) ] && [ -z "$$(find $(SOURCES) -newer $(FAST))" ]; then \
	  PYTHONPATH=build/fast exec $(PY) -m heliopolis.cli serve --host $(LISTEN) --port $(PORT); \
	else \
	  ({ sleep 15; nice -n 19 $(MAKE) -s fast; } > build/fast.log 2>&1 &); \
	  PYTHONPATH=src exec $(PY) -m heliopolis.cli serve --host $(LISTEN) --port $(PORT); \
	fi

# `make test` is for every change, `make test-all` before it is shared: docs/contributing/testing.md. The tests of rules
# and kernel run on the sources, all others on the compiled build.
ON_SOURCES := tests/kernel tests/rules
test: MARKS := not slow and not soak
test-all: MARKS := not quick and not soak
test test-all: $(DRIVER) fast $(if $(NO_BROWSER),,chromium) postgres
	@$(PYTEST) -m "$(MARKS) and sources" $(ON_SOURCES) tests/conformance
	@echo "Now all other tests$(COMMA) on the compiled build."
	@PYTHONPATH=build/fast $(PYTEST) -m "$(MARKS) and not sources$(NO_BROWSER)" $(ON_SOURCES:%=--ignore=%)
	@test -e $(FAST) || echo "LEFT OUT: nothing could be compiled here$(COMMA) so all ran on the sources."
	@$(if $(NO_BROWSER),echo "LEFT OUT: the browser tests$(COMMA) by BROWSER=0.",true)
	@$(PY) -c 'import ray' 2>/dev/null || echo "LEFT OUT: games on a Ray cluster$(COMMA) for which \`make cluster\` installs Ray."
	@$(PY) -c 'import mkdocs' 2>/dev/null || echo "LEFT OUT: the site of the documentation$(COMMA) for which \`make site\` installs MkDocs."
	@$(PY) -c 'import torch' 2>/dev/null || echo "LEFT OUT: the baselines that learn$(COMMA) for which \`make baselines\` installs PyTorch."

chromium: $(DRIVER)
	@$(PY) tests/browser/chromium.py

postgres: $(READY)
	@$(PY) tests/postgres.py

check: lint types test-all

lint: $(READY)
	@$(BIN)/ruff check -q .
	@$(BIN)/ruff format -q --check .

types: $(DRIVER)
	@$(PY) -m mypy --no-error-summary --num-workers auto

format: $(READY)
	@$(BIN)/ruff check -q --fix .
	@$(BIN)/ruff format -q .

# On the compiled build where there is one: the same games, more of them.
soak: fast cluster $(if $(NO_BROWSER),,chromium) postgres
	@PYTHONPATH=build/fast $(PY) -m heliopolis.testing.soak $(if $(MINUTES),--minutes $(MINUTES))
	@PYTHONPATH=build/fast $(PYTEST) --timeout 0 -m "soak$(NO_BROWSER)"

# The arena on a cluster of two nodes, which the test starts and stops.
cluster: .venv/ray
	@$(PY) -m pytest -q tests/arena/test_cluster.py

# The examples that learn, each for seconds.
baselines: .venv/baselines
	@$(PY) -m pytest -q tests/examples

# The peers are installed for this target alone.
bench: .venv/bench fast
	@$(PY) -m benchmarks.run
	@$(PY) -m benchmarks.environments
	@$(PY) tests/postgres.py $(PY) -m benchmarks.load
	@$(PY) -m benchmarks.previews
	@$(PY) -m benchmarks.clicks

# From the pages of docs/ and the docstrings, without a warning, into build/site.
site: .venv/site
	@NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --strict -q
	@echo "The site is in build/site. To read and search it: python3 -m http.server -d build/site"

# The sources as they are handed on, the wheel of this machine built from them, and that tried as a stranger would: in an
# environment of its own, out of sight of this tree.
wheel: $(BUILD)
	@rm -rf $(DIST) $(TRIED) && mkdir -p $(DIST)
	@$(PY) -c 'from setuptools import build_meta; build_meta.build_sdist("$(DIST)")' > build/sdist.log 2>&1 || { cat build/sdist.log; exit 1; }
	@echo "Building the wheel (about two minutes; with HELIOPOLIS_PURE=1 seconds$(COMMA) not compiled) ..."
	@$(PY) -m pip wheel -q --disable-pip-version-check --no-deps --no-build-isolation -w $(DIST) $(DIST)/*.tar.gz
	@$(PYTHON) -m venv $(TRIED)
	@$(TRIED)/bin/python -m pip install -q --disable-pip-version-check "$$(ls $(DIST)/*.whl)[envs,web]"
	@cd $(TRIED) && bin/python $(CURDIR)/tools/try_wheel.py
	@ls -l $(DIST)

# A folder for any web host, in which the whole program runs in the visitor's browser: docs/hosts/static.md.
static: $(READY)
	@PYTHONPATH=src $(PY) -m heliopolis.cli static build/static --pyodide build/pyodide.tgz

docs: $(READY)
	@$(PY) tools/rules_pages.py
	@$(PY) tools/refusals.py
	@$(PY) tools/observation_pages.py
	@$(PY) tools/lesson_pages.py
	@$(PY) tools/leaderboard_page.py
	@$(PY) tools/ladder_page.py
	@$(PY) -m benchmarks.learned_page
	@$(PY) tools/baselines.py
	@$(PY) tools/notebooks.py
	@$(PY) tools/trace_click.py --picture docs/pictures/click.svg

# Of the README and the documentation, from real tables in a browser; about five minutes.
pictures: $(DRIVER) .venv/site fast chromium
	@PYTHONPATH=build/fast $(PY) tools/pictures.py

coverage: $(READY)
	@$(PY) -m pytest -q -n 2 tests/rules tests/kernel --cov=heliopolis.kernel --cov=heliopolis.games --cov-branch

clean:
	@rm -rf build .venv .coverage .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	@find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# --- the environment ---------------------------------------------------------------------------------------

# It grows by what is asked for: what the tables need is there in seconds; the command and what compiles come while
# people play; the tools of developers are for them. Of two who install at once one waits, and so of two who compile.
ALONE  := $(shell command -v flock >/dev/null && echo flock)
QUIET  := -qq --disable-pip-version-check
PIP    := $(ALONE:%=% .venv/installing) $(PY) -m pip install $(QUIET)
LOCKED := $(PIP) --no-deps --require-hashes
# Most of the time pip reads what an index lists of a package, or waits for it: so three fetch at once, and one installs.
# The pip that comes with $(PYTHON) does this for .venv, as installing another takes longer than all the rest.
RUNNER := import os, pip; path = os.path.join(pip.__path__[0], "__pip-runner__.py"); os.stat(path); print(path)

$(PLAY): requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Heliopolis needs Python 3.11 or newer; name one with PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	  { echo "Heliopolis needs Python's venv module; on Debian: apt install python3-venv"; exit 1; }
	@echo "Setting up .venv (once, about 10 seconds) ..."
	@$(PYTHON) -m venv --without-pip .venv
	@set -e; pip=$$($(PYTHON) -c '$(RUNNER)' 2>/dev/null) || \
	  { $(PY) -m ensurepip --default-pip > /dev/null; pip=$$($(PY) -c '$(RUNNER)'); }; \
	wheels=$$(mktemp -d .venv/wheels.XXXXXX); trap 'rm -rf "$$wheels"' EXIT; \
	awk -v to="$$wheels" '/==/ { part = ++pins % 3 } { print > (to "/" part ".lock") }' requirements.lock; \
	ls "$$wheels"/*.lock | xargs -P 3 -n 1 $(PY) "$$pip" wheel $(QUIET) --no-deps --require-hashes -w "$$wheels" -r; \
	$(ALONE:%=% .venv/installing) $(PY) "$$pip" install $(QUIET) --no-deps --no-index --no-compile "$$wheels"/*.whl
	@touch $@

$(BUILD): $(PLAY) requirements-build.lock pyproject.toml
	@$(PY) -c 'import pip' 2>/dev/null || $(PY) -m ensurepip --default-pip > /dev/null
	@$(LOCKED) -r requirements-build.lock
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(READY): $(BUILD) requirements-dev.lock
	@echo "Installing the tools of developers (once, about a minute) ..."
	@$(LOCKED) -r requirements-dev.lock
	@touch $@

# Playwright is large, and not needed to play.
$(DRIVER): $(READY) tests/browser/requirements.lock
	@$(LOCKED) -r tests/browser/requirements.lock
	@touch $@

# Ray is large, and only needed for a cluster.
.venv/ray: $(READY) tests/arena/requirements.lock
	@echo "Installing Ray (once) ..."
	@$(LOCKED) -r tests/arena/requirements.lock
	@touch $@

# Not from a lock: what PyTorch depends on differs from system to system.
.venv/baselines: $(READY)
	@echo "Installing PyTorch (once; large) ..."
	@$(PIP) --no-build-isolation --editable '.[baselines]'
	@touch $@

.venv/site: $(READY) tools/site/requirements.lock
	@echo "Installing what makes the site (once) ..."
	@$(LOCKED) -r tools/site/requirements.lock
	@touch $@

.venv/bench: $(READY) benchmarks/requirements.lock
	@echo "Installing the peers to measure against (once) ..."
	@$(LOCKED) -r benchmarks/requirements.lock
	@touch $@

# Writes the locks again from the ranges in pyproject.toml, with the hashes of every file of a release, so that each lock
# serves every system and Python. Each lock holds what the locks above it leave out.
DEV := base build dev
lock: $(BUILD)
	@rm -rf build/pins && mkdir -p build/pins
	@$(call resolve,[web],,base,requirements.lock)
	@$(call resolve,[build],base,build,requirements-build.lock)
	@$(call resolve,[openspiel$(COMMA)data$(COMMA)metrics$(COMMA)png$(COMMA)postgres$(COMMA)dev],base build,dev,requirements-dev.lock)
	@$(call resolve,[browser],$(DEV),browser,tests/browser/requirements.lock)
	@$(call resolve,[bench],$(DEV),bench,benchmarks/requirements.lock)
	@$(call resolve,[ray],$(DEV),ray,tests/arena/requirements.lock)
	@$(call resolve,[site],$(DEV),site,tools/site/requirements.lock)
	@rm -rf build/lock

THERE := $(PY) -m pip --disable-pip-version-check --python build/lock/bin/python
resolve = rm -rf build/lock && $(PYTHON) -m venv --without-pip build/lock && \
  HELIOPOLIS_PURE=1 $(THERE) install -qq $(2:%=-c build/pins/%) '.$(1)' && \
  $(THERE) freeze --all --exclude heliopolis | grep -vxF -e '' $(2:%=-f build/pins/%) > build/pins/$(3) && \
  $(PY) tools/hashes.py build/pins/$(3) > build/lock/hashed && mv build/lock/hashed $(4)

# --- the compiled build ------------------------------------------------------------------------------------

# Out of tree, since a compiled module beside its source would hide every edit: PYTHONPATH=build/fast uses it.
# Where nothing can be compiled, setup.py says so and build/fast holds plain Python; it is then tried again
# every time, as a compiler may have come.
SOURCES := $(shell find src/heliopolis -type f -not -path '*/__pycache__/*' -not -name '*.so' | LC_ALL=C sort)

fast: $(FAST)

$(FAST): $(BUILD) build/sources $(SOURCES) pyproject.toml setup.py
	@echo "Building build/fast (about a minute and a half on two idle cores) ..."
	@HELIOPOLIS_FAST=1 $(ALONE:%=% build/compiling) $(PY) setup.py -q build --build-lib build/fast --build-temp build/objects \
	  > build/compiler.log 2>&1 || { cat build/compiler.log; exit 1; }
	@grep "building plain Python" build/compiler.log || true
	@! ls build/fast/heliopolis/kernel/*.so >/dev/null 2>&1 || touch $@

# A file that is gone makes nothing newer, so the list of files is a file too.
build/sources: FORCE
	@mkdir -p build
	@echo '$(SOURCES)' | cmp -s - $@ || { rm -rf build/fast; echo '$(SOURCES)' > $@; }
