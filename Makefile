# dictc: dictionaries for word games, from raw lists to compact artefacts.
#
#   make               installs what is missing, builds dictc, compiles raw-data, and runs a first query
#   make test          what CI runs: lint, reader tests under the address sanitizer, conformance, examples, web page, packages,
#                      fault bench, reproducible builds, kept inputs of the fuzz targets, builds on Spark, fast and slow tests;
#                      two steps at a time, of which each prints when it ends. The last line counts tests and what was
#                      skipped. With CI set, nothing may be skipped
#
#   make build         builds dictc, optimised, with Swift's libraries linked in: .build/release/dictc
#   make artefacts     compiles raw-data into build-output
#   make install       installs bin/dictc and share/dictc under PREFIX (/usr/local), in DESTDIR if that is set
#   make test-fast     the tests without the slow suites (a few seconds once built)
#   make test-slow     only the slow suites: exhaustive corruption, all words of the real lists
#   make test-shared   the tests on large corpora and lists that are not part of the project: ../shared/data
#   make damage        opens small artefacts, damaged in every way, with each build of the reader; SAMPLE=N tries some
#   make damage-commands  every command of dictc on artefacts with damaged sections and right checksums; COUNT=N files (10,000)
#   make reliability   runs all these sweeps, for hours, and writes their results into Documentation/RELIABILITY.md
#   make reader-stress threads under the thread sanitizer, and opening artefacts again and again
#   make fault-bench   tries the catalogue of bad inputs and faults on the release build
#   make mutants       plants the bugs of Tests/Mutants, one at a time, and lists those that no test finds
#   make reproducible  checks that other places, times, locales and orders of sources give the same bytes
#   make asan          the reader's tests under the address sanitizer
#   make conformance   checks that all builds of the reader answer the questions of Tests/Conformance alike
#   make test-scale    tests dictc_spark without Spark, with the Python packages of .build-scale
#   make test-spark    tests it with Spark and a server for S3, both on this machine; needs Java 17
#   make equality      compares builds of raw-data and of all corpora in DATA: on Spark with killed machines, by xargs, merged in
#                      random order, and from kept parts (six minutes)
#   make lint          every check of Tools/lint; `make lint-NAME` runs one: format imports text english privacy
#                      availability embedded linkage mutants reference readme articles
#   make format        formats all Swift files
#   make c-library     builds the reader for C and every language that can call C: .build-faces/libdictreader.{so,a}, dictreader.h
#   make packages      packs the reader for Python, Java and npm, and dictc for Debian and for SwiftPM: .build-packages
#   make bundle        packs dictc for SwiftPM alone
#   make test-packages installs each of them where nothing else is, and uses it
#   make web           builds the web page with the games and the packs of build-output: .build-web, for any static server
#   make test-web      plays that page in Chromium
#   make manual        generates man pages and shell completions, which `make install` then installs: .build-docs
#   make docs          generates man pages, shell completions and the API documentation of reader and games: .build-docs
#   make example-game  builds and plays the example game, with both SwiftPM plugins, in .build-examples
#   make fuzz-replay   runs the kept inputs of Fuzz/cases through all fuzz targets, under the address sanitizer
#   make fuzz          fuzzes TARGET for SECONDS; see Fuzz/README.md
#   make bench         compares our lexicon with marisa, dawgdic and fst; updates Documentation/BENCHMARKS.md
#   make accuracy      measures tagger and tokeniser on the dev parts of the treebanks (DATA=folder)
#   make taggers       retrains the tagger models of raw-data (DATA=folder)
#   make raw-data      regenerates the word lists from Debian's packages scowl and wdutch
#   make lock          writes raw-data/dictc.lock for the current sources
#   make dependencies  installs missing libraries with apt-get; `test-dependencies` also what only tests need, with the Python
#                      packages of Scale/tests/requirements.txt in .build-scale
#   make clean         removes everything that was built
#
# Tests, fault bench and lint share a separate build in .build-test: with optimised modules, since they work on whole word
# lists, and with warnings as errors. The address sanitizer and the fuzz targets share another, in .build-asan.

SWIFT ?= swift
DICTC := .build/release/dictc
TESTS := .build-test
TEST_FLAGS := --scratch-path $(TESTS) -Xswiftc -warnings-as-errors
RUN_ALL := $(SWIFT) test --skip-build --disable-xctest --scratch-path $(TESTS)
# The fault bench is run by Tools/fault-bench.
RUN_TESTS := $(RUN_ALL) --skip '^FaultBench\.' --skip "$$(Tools/shared-suites)"
PACKAGES := pkg-config libxml2-dev libyaml-dev zlib1g-dev libsodium-dev libarchive-dev
TEST_PACKAGES := $(PACKAGES) libhunspell-1.7-0 hunspell-en-us hunspell-en-gb hunspell-nl wamerican-huge wdutch bzip2 xz-utils \
	zstd zip python3 python3-pip python3-setuptools python3-venv python3-wheel mypy default-jdk-headless tmux zsh fish minisign \
	faketime gcc binutils binaryen chromium nginx-light nodejs npm node-typescript man-db dpkg-dev
SWIFT_FILES := Sources Plugins Tests Snippets Benchmarks/Sources Fuzz/Sources Examples/*/Sources
# A virtual environment, and the file that lists its packages.
PYTHON_PACKAGES := .build-scale Scale/tests/requirements.txt
LINTS := format imports text english privacy availability embedded linkage mutants reference readme articles

# On Linux, dictc is linked statically with Swift's libraries, at a fixed address, and with those of C of which the system has an
# archive: to load them took half of the instructions of a query. libxml2 is loaded for XML. What allocates does so by way of
# Sources/CAllocation.
ifeq ($(shell uname -s),Linux)
RELEASE_FLAGS := --static-swift-stdlib -Xlinker -no-pie $(foreach function,malloc calloc realloc aligned_alloc posix_memalign,\
	-Xlinker --wrap=$(function))
ARCHIVES := $(foreach library,sodium yaml z stdc++,$(if $(filter /%,$(shell $(CC) -print-file-name=lib$(library).a)),$(library)))
# How clang's options change: --as-needed, before all libraries, omits those of which no symbol is used; archives for libraries;
# and no table of dictc's own symbols for others to look into. valgrind cannot read DWARF 5.
build: export CCC_OVERRIDE_OPTIONS := \#^-Wl,--as-needed $(foreach library,$(subst +,\+,$(ARCHIVES)),s/^-l$(library)$$/-l:lib$(subst \,,$(library)).a/) \
	s/^-export-dynamic$$/--no-export-dynamic/ +-static-libgcc +-Qunused-arguments +-gdwarf-4
endif

.PHONY: all equality install test-steps test-all test-shared tools-test accuracy damage mutants fault-bench fuzz fuzz-replay reader-stress reliability reproducible taggers damage-commands test build artefacts test-fast test-slow test-build \
	asan conformance examples example-game c-library lint format docs manual packages bundle test-packages web test-web bench raw-data lock dependencies \
	test-dependencies test-scale test-spark clean $(LINTS:%=lint-%)

all: dependencies artefacts
	@printf '\n$$ %s\n' '$(DICTC) query PEAF'
	@$(DICTC) query PEAF

build:
	$(SWIFT) build -c release --product dictc $(RELEASE_FLAGS)

artefacts: build
	$(DICTC) build

PREFIX ?= /usr/local

install: build
	Tools/installation "$(DESTDIR)$(PREFIX)"

# The output of all steps, which the summary counts.
STEPS := .build-steps

test:
	@status=0; Tools/install --check 'make test-dependencies' $(TEST_PACKAGES) || status=$$?; $(CHECK_PYTHON) && exit $$status
	@mkdir -p $(STEPS)
	@{ $(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target) STEPS_AT_ONCE=2 \
		test-steps 2>&1; echo $$? >$(STEPS)/status; } | tee $(STEPS)/output
	@Tools/test-summary $(STEPS)/output "$$(cat $(STEPS)/status)"

# First what fails soon; builds before what needs them; last what uses both cores by itself.
test-steps: lint-text lint-english lint-imports lint-privacy lint-format test-build build lint tools-test test-scale asan \
	test-web test-packages conformance examples example-game fuzz-replay test-spark reproducible test-all fault-bench

# Steps that run at the same time: one uses the page of the other, and the fuzz targets share a folder with `asan`.
ifdef STEPS_AT_ONCE
conformance examples: web
test-packages: test-web
fuzz-replay: asan
test-all: artefacts
# SwiftPM runs one process of tests a folder: earlier, the fault bench would only wait, in the place of another step.
fault-bench: test-all
endif

test-all: test-build
	DICTC_SLOW_TESTS=1 $(RUN_TESTS)

test-shared: test-build
	DICTC_SLOW_TESTS=1 $(RUN_ALL) --filter "$$(Tools/shared-suites)"

tools-test:
	Tests/Tools/repair-nl-2017-test

test-fast: test-build
	$(RUN_TESTS)

test-slow: test-build
	DICTC_SLOW_TESTS=1 $(RUN_TESTS) --filter "$$(Tools/slow-suites)"

test-build: export DICTC_BUILD := optimised
test-build:
	$(SWIFT) build --build-tests $(TEST_FLAGS)

damage:
	Tools/damage-faces
	Tools/damage $(if $(SAMPLE),--sample $(SAMPLE))
	node Tests/Stress/Node/games.mjs .build-wasm/sweep/wordgames.wasm

reliability:
	Tools/reliability

damage-commands:
	Tools/damage-commands $(if $(COUNT),--count $(COUNT))

reader-stress:
	Tools/reader-stress

mutants:
	Tools/mutants

fault-bench: build test-build
	Tools/fault-bench

# Also compares with the executable of the tests, which is compiled with other options.
reproducible: build test-build
	Tools/reproducible

asan:
	Fuzz/build dictcPackageTests
	ASAN_OPTIONS=detect_leaks=0 DICTC_BUILD=fuzzed DICTC_TESTS=DictReaderTests $(SWIFT) test --skip-build --sanitize=address \
		--scratch-path .build-asan --disable-xctest

# Also checks that the test data is what its sources and the compiler produce.
conformance: test-build c-library
	$(CC) -std=gnu11 -O1 -g -Wall -Wextra -Werror -I .build-faces Tests/Conformance/Testees/C/testee.c \
		Tests/Conformance/Testees/C/answers.c \
		-L .build-faces -ldictreader -Wl,-rpath,'$$ORIGIN' -o .build-faces/testee
	Tools/java-library
	Tools/conformance-data --check
	Tools/conformance

examples: c-library
	Tools/examples

c-library:
	Tools/reader-library

lint: $(LINTS:%=lint-%)

$(LINTS:%=lint-%): lint-%:
	@Tools/lint/$* && printf 'lint: %s: passed\n' $*

lint-reference lint-readme lint-articles: test-build


format:
	$(SWIFT) format -i -r $(SWIFT_FILES)

docs: build
	Tools/documentation

manual: build
	Tools/manual

example-game: bundle
	Tools/example-game .build-examples

web: artefacts
	Tools/web

test-web: web
	Tools/web-test

packages: c-library web manual bundle
	Tools/packages/python
	Tools/packages/java
	Tools/packages/npm
	Tools/packages/deb

bundle: build
	Tools/packages/bundle

test-packages: packages
	Tools/packages-test

CHECK_PYTHON = Tools/python-packages --check 'make test-dependencies' $(PYTHON_PACKAGES)
SCALE_TESTS = cd Scale && PYTHONDONTWRITEBYTECODE=1 DICTC=$(CURDIR)/$(DICTC) ../.build-scale/bin/python -m pytest -q -rs -p no:cacheprovider

test-scale: build
	@$(CHECK_PYTHON)
	cd Scale && ../.build-scale/bin/python -m mypy --cache-dir=../.build-scale/mypy src tests
	$(SCALE_TESTS) tests/test_without_engine.py tests/test_full_disk.py

test-spark: build
	@$(CHECK_PYTHON)
	$(SCALE_TESTS) tests/test_with_spark.py tests/test_with_s3.py

equality: build
	@$(CHECK_PYTHON)
	PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=Scale/src .build-scale/bin/python Scale/tests/equality.py "$(DATA)" $(CURDIR)/$(DICTC) $(if $(ONLY),"$(ONLY)")

TARGET = lexicon
SECONDS = 60

fuzz:
	Fuzz/run $(TARGET) $(SECONDS)

fuzz-replay:
	Fuzz/replay

bench:
	Benchmarks/run --write

raw-data:
	Tools/raw-data

accuracy: build
	Tools/accuracy $(DATA)

taggers: build
	Tools/taggers $(DATA)

lock: build
	$(DICTC) build --update-lock

dependencies:
	@Tools/install $(PACKAGES)

test-dependencies:
	@Tools/install $(TEST_PACKAGES)
	@Tools/python-packages $(PYTHON_PACKAGES)

clean:
	rm -rf .build .build-* build-output Benchmarks/.build Benchmarks/.build-peers Fuzz/.build
