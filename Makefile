# make help lists what there is.
VENV ?= .venv
FOLDER ?= seeds
BIN := $(VENV)/bin
PACKAGE_VENV ?= build/package-venv
export PYTHONUTF8 := 1
.DEFAULT_GOAL := help
.PHONY: help run test check lint types layers unit gui bench golden-update screenshots translations package package-test lock format clean

help: ## Show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | awk -F'\t' '{printf "  make %-14s %s\n", $$1, $$2}'

run: $(VENV)/.runtime ## Open the sample articles, or: make run FOLDER=path (without a display: makes the PDF)
	@sh packaging/system-packages.sh run
	@sh packaging/run.sh $(VENV) "$(FOLDER)"

test: check unit gui ## Check and test everything: lint, types, layers, unit tests, window tests

check: lint types layers ## Static checks only

lint: $(VENV)/.development ## Style
	$(BIN)/ruff format --check app tests packaging
	$(BIN)/ruff check app tests packaging

types: $(VENV)/.development ## Types
	$(BIN)/basedpyright --pythonpath $(BIN)/python

layers: $(VENV)/.development ## Layers
	$(BIN)/lint-imports

unit: $(VENV)/.development ## Tests without a window
	@sh packaging/system-packages.sh test
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -q -n auto --ignore=tests/gui --cov --cov-report=term

gui: $(VENV)/.development ## Tests of the window: offscreen, and the real program under Xvfb
	@sh packaging/system-packages.sh test
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -q tests/gui

bench: $(VENV)/.development ## Measure speed and memory as ratios against baselines in the same run
	$(BIN)/python tests/bench/bench.py

golden-update: $(VENV)/.development ## Write the golden files anew; look at the difference before committing
	$(BIN)/python -m pytest -q tests/golden --golden-update

screenshots: $(VENV)/.development ## Make the README's pictures anew from the seeds
	@sh packaging/system-packages.sh test
	$(BIN)/python packaging/screenshots.py

TRANSLATIONS := resources/translations
COLLECT = $(BIN)/pyside6-lupdate app/variorum/gui/*.py -no-obsolete -locations none -sort-messages -silent -source-language en

translations: $(VENV)/.development ## Collect the window's texts anew and build its translations
	$(COLLECT) -target-language en -pluralonly -ts $(TRANSLATIONS)/variorum_en.ts
	$(COLLECT) -target-language de -ts $(TRANSLATIONS)/variorum_de.ts
	@# Moved into place: a program that runs has the file it loaded mapped into its memory.
	for language in en de; do \
	  $(BIN)/pyside6-lrelease -silent $(TRANSLATIONS)/variorum_$$language.ts -qm $(TRANSLATIONS)/variorum_$$language.part && \
	  mv $(TRANSLATIONS)/variorum_$$language.part $(TRANSLATIONS)/variorum_$$language.qm || exit 1; \
	done

package: $(PACKAGE_VENV)/.packaging ## Make this system's packages in dist/
	@PACKAGE_VENV=$(PACKAGE_VENV) sh packaging/system-packages.sh package
	$(PACKAGE_VENV)/bin/python packaging/build.py

package-test: $(PACKAGE_VENV)/.packaging ## Install the Debian package in a clean system (as root, 15 minutes) and use it
	@PACKAGE_VENV=$(PACKAGE_VENV) sh packaging/system-packages.sh package
	$(PACKAGE_VENV)/bin/python packaging/package_test.py

format: $(VENV)/.development ## Format the source
	$(BIN)/ruff format app tests packaging
	$(BIN)/ruff check --fix app tests packaging

COMPILE = $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url --no-emit-find-links pyproject.toml --group build

lock: $(VENV)/.development ## Pin the requirements anew
	$(BIN)/python -m pip install --quiet uv
	$(COMPILE) -o requirements.txt
	$(COMPILE) --group dev -c requirements.txt -o requirements-dev.txt
	$(COMPILE) --group package -c requirements.txt -o requirements-package.txt

clean: ## Remove what can be made again
	rm -rf $(VENV) build dist artefacts .pytest_cache .ruff_cache .hypothesis .import_linter_cache .coverage*

$(VENV)/.runtime: requirements.txt pyproject.toml packaging/environment.sh
	@test -e $(VENV)/.development || sh packaging/environment.sh $(VENV) requirements.txt
	@touch $@

$(VENV)/.development: requirements-dev.txt pyproject.toml packaging/environment.sh
	@sh packaging/environment.sh $(VENV) requirements-dev.txt
	@touch $@

$(PACKAGE_VENV)/.packaging: requirements-package.txt pyproject.toml packaging/environment.sh
	@sh packaging/environment.sh $(PACKAGE_VENV) requirements-package.txt
	@touch $@
