# dictc: dictionaries for word games, from raw lists to compact artefacts.
#
#   make               installs what is missing, builds dictc, compiles raw-data, asks a first question
#   make test          lint, reader tests under the address sanitizer, conformance, examples, web page, fault bench,
#                      reproducible builds, kept inputs of the fuzz targets, fast and slow tests: what CI runs
#
#   make build         dictc, optimised, without run-time libraries of Swift: .build/release/dictc
#   make artefacts     raw-data compiled into build-output
#   make test-fast     the tests without the slow suites (some seconds once they are built)
#   make test-slow     the slow suites only: exhaustive corruption, all words of the real lists
#   make damage        every flip, cut and lie of small artefacts on each face of the reader; SAMPLE=N tries some
#   make reader-stress threads under the thread sanitizer, and openings without end
#   make fault-bench   the rows of the catalogue of bad inputs and faults, tried on the release build
#   make reproducible  the same bytes in other places, times, locales and orders of the sources
#   make asan          the reader's tests under the address sanitizer
#   make conformance   all faces of the reader answer the questions of Tests/Conformance alike
#   make lint          every check of Tools/lint; `make lint-NAME` runs one: format imports text embedded
#                      linkage reference readme
#   make format        brings Swift files into the one layout
#   make c-library     the reader for C and what can call C: .build-faces/libdictreader.{so,a}, dictreader.h
#   make web           the page of the games with the packs of build-output: .build-web, for any static server
#   make test-web      plays that page in Chromium
#   make docs          man pages, shell completions, the documentation of reader and games: .build-docs
#   make example-game  the example game with both SwiftPM plugins, built and played in .build-examples
#   make fuzz-replay   the kept inputs of Fuzz/cases through all fuzz targets, under the address sanitizer
#   make fuzz          fuzzes TARGET for SECONDS; see Fuzz/README.md
#   make bench         our lexicon beside marisa, dawgdic and fst; writes Documentation/BENCHMARKS.md
#   make accuracy      how right tagger and tokeniser are on the dev parts of the treebanks (DATA=folder)
#   make taggers       trains the tagger models of raw-data again (DATA=folder)
#   make raw-data      derives the word lists again from Debian's packages scowl and wdutch
#   make lock          writes raw-data/dictc.lock from the sources as they are
#   make dependencies  installs the libraries that are missing, by apt-get; `test-dependencies` also
#                      what only tests need
#   make clean         removes everything that was made
#
# Tests and lint share one build of their own in .build-test: optimised, since much of it is work on
# whole word lists, and with warnings as errors.

SWIFT ?= swift
DICTC := .build/release/dictc
TESTS := .build-test
TEST_FLAGS := --scratch-path $(TESTS) -Xswiftc -O -Xswiftc -warnings-as-errors
RUN_TESTS := $(SWIFT) test --skip-build --disable-xctest --scratch-path $(TESTS)
SWIFT_FILES := Sources Plugins Tests Snippets Benchmarks/Sources Fuzz/Sources Examples/*/Sources
LINTS := format imports text embedded linkage reference readme

# On Linux the tool carries Swift's run-time libraries and sits at a fixed address: measured, the
# latter starts 0.5 ms faster.
ifeq ($(shell uname -s),Linux)
RELEASE_FLAGS := --static-swift-stdlib -Xlinker -no-pie
endif

.PHONY: all accuracy damage fault-bench fuzz fuzz-replay reader-stress reproducible taggers test build artefacts test-fast test-slow test-build \
	asan conformance examples example-game c-library lint format docs web test-web bench raw-data lock dependencies \
	test-dependencies clean $(LINTS:%=lint-%)

all: dependencies artefacts
	@printf '\n$$ %s\n' '$(DICTC) query PEAF'
	@$(DICTC) query PEAF

build:
	$(SWIFT) build -c release --product dictc $(RELEASE_FLAGS)

artefacts: build
	$(DICTC) build

test: lint asan test-web conformance examples example-game fault-bench reproducible fuzz-replay
	DICTC_SLOW_TESTS=1 $(RUN_TESTS)

test-fast: test-build
	$(RUN_TESTS)

test-slow: test-build
	DICTC_SLOW_TESTS=1 $(RUN_TESTS) --filter "$$(Tools/slow-suites)"

test-build:
	$(SWIFT) build --build-tests $(TEST_FLAGS)

damage:
	Tools/damage-faces
	Tools/damage $(if $(SAMPLE),--sample $(SAMPLE))
	node Tests/Stress/Node/games.mjs .build-wasm/sweep/wordgames.wasm

reader-stress:
	Tools/reader-stress

fault-bench: build
	Tools/fault-bench

# Compares with the executable of the tests too, which is compiled otherwise.
reproducible: build test-build
	Tools/reproducible

# DICTC_TESTS leaves out all other tests, and with them nearly all modules.
asan: export DICTC_TESTS := DictReaderTests
asan:
	$(SWIFT) build --product dictcPackageTests --sanitize=address --scratch-path .build-asan
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --skip-build --sanitize=address --scratch-path .build-asan --disable-xctest

# The test-data has to be what its sources and the compiler give.
conformance: test-build c-library
	$(CC) -std=gnu11 -O1 -g -Wall -Wextra -Werror -I .build-faces Tests/Conformance/Testees/C/testee.c \
		Tests/Conformance/Testees/C/answers.c \
		-L .build-faces -ldictreader -Wl,-rpath,'$$ORIGIN' -o .build-faces/testee
	Tools/conformance-data --check
	Tools/conformance

examples: c-library
	Tools/examples

c-library:
	Tools/reader-library

lint: $(LINTS:%=lint-%)

$(LINTS:%=lint-%): lint-%:
	@Tools/lint/$* && printf 'lint: %s: passed\n' $*

lint-reference lint-readme: test-build

format:
	$(SWIFT) format -i -r $(SWIFT_FILES)

docs:
	Tools/documentation

example-game:
	Tools/example-game .build-examples

web: artefacts
	Tools/web

test-web: web
	Tools/web-test

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
	@Tools/install pkg-config libxml2-dev zlib1g-dev libsodium-dev

test-dependencies:
	@Tools/install pkg-config libxml2-dev zlib1g-dev libsodium-dev python3 tmux minisign faketime gcc binutils chromium nginx-light nodejs

clean:
	rm -rf .build .build-* build-output Benchmarks/.build Benchmarks/.build-peers Fuzz/.build
