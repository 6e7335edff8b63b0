# dictc: dictionaries for word games, from raw lists to compact artefacts. `make help` lists the targets.
#
# Each installs what it lacks, and says what; with DICTC_INSTALL=no it only names that. Other tools are scripts with a header that
# explains them: Tools/ (Tools/check --list has the steps of the tests), Fuzz/, Benchmarks/, raw-data/tools/.

SWIFT ?= swift
DICTC := .build/release/dictc
PREFIX ?= /usr/local
PACKAGES := pkg-config libxml2-dev libyaml-dev zlib1g-dev libsodium-dev libarchive-dev
# What `make test` needs, and what else `make check-all` does.
TEST_PACKAGES := $(PACKAGES) git gcc curl binutils binaryen bzip2 xz-utils zstd zip python3 nodejs chromium nginx-light minisign \
	faketime man-db cmark-gfm
ALL_PACKAGES := $(TEST_PACKAGES) libhunspell-1.7-0 hunspell-en-us hunspell-en-gb hunspell-nl wamerican-huge wdutch python3-pip \
	python3-setuptools python3-venv python3-wheel mypy default-jdk-headless cmake less tmux zsh fish npm node-typescript dpkg-dev valgrind
# The virtual environment of dictc_spark's tests, and the file that lists its packages.
PYTHON := --python .build-scale Scale/tests/requirements.txt
SWIFT_FILES := Sources Plugins Tests Snippets Benchmarks/Sources Fuzz/Sources Examples/*/Sources

# On Linux, dictc is linked statically with Swift's libraries, at a fixed address, and with those of C of which the system has an
# archive: to load them took half of the instructions of a query. libxml2 is loaded for XML. What allocates does so by way of
# Sources/CAllocation.
ifeq ($(shell uname -s),Linux)
RELEASE_FLAGS := --static-swift-stdlib -Xlinker -no-pie $(foreach function,malloc calloc realloc aligned_alloc posix_memalign,\
	-Xlinker --wrap=$(function))
CLANG = $(dir $(realpath $(shell command -v swiftc)))clang
ARCHIVES = $(foreach library,sodium yaml z stdc++,$(if $(filter /%,$(shell $(CLANG) -print-file-name=lib$(library).a 2>/dev/null)),$(library)))
# How clang's options change: --as-needed, before all libraries, omits those of which no symbol is used; archives for libraries;
# and no table of dictc's own symbols for others to look into. valgrind cannot read DWARF 5.
build: export CCC_OVERRIDE_OPTIONS = \#^-Wl,--as-needed $(foreach library,$(subst +,\+,$(ARCHIVES)),s/^-l$(library)$$/-l:lib$(subst \,,$(library)).a/) \
	s/^-export-dynamic$$/--no-export-dynamic/ +-static-libgcc +-Qunused-arguments +-gdwarf-4
endif

.PHONY: all help build install test quick check-all packages web site docs format raw-data bench clean

all: build ## builds dictc, compiles raw-data into build-output, and asks a first question
	$(DICTC) build
	@printf '\n$$ %s\n' '$(DICTC) query PEAF'
	@$(DICTC) query PEAF

help: ## lists the targets
	@sed -nE 's/^([a-z-]+):.* ## (.*)/make \1\t\2/p' $(MAKEFILE_LIST) | while IFS='	' read -r target text; do \
		printf '%-15s %s\n' "$$target" "$$text"; done

build: ## builds dictc, optimised, with Swift's libraries linked in: .build/release/dictc
	@Tools/install $(PACKAGES)
	$(SWIFT) build -c release --product dictc --disable-index-store -Xswiftc -gline-tables-only $(RELEASE_FLAGS)

install: build ## installs bin/dictc and share/dictc, with words and packs, under PREFIX (/usr/local), in DESTDIR if that is set
	$(DICTC) build
	Tools/installation "$(DESTDIR)$(PREFIX)"

test: ## tests whatever a change of one file can break, in minutes
	@Tools/install $(TEST_PACKAGES)
	@Tools/check test

quick: ## tests what you have changed since the last commit
	@Tools/install $(PACKAGES) python3
	@Tools/quick

check-all: ## all tests: also slow ones, sanitizers, all faults, packages, examples, Spark, reproducible builds
	@Tools/install $(PYTHON) $(ALL_PACKAGES)
	@Tools/check $(if $(UNTIL),--until $(UNTIL)) $(or $(STEPS),all)

packages: build ## packs dictc for Linux, pip, Debian and SwiftPM, and the reader for Python, Java, npm and C: .build-packages
	@Tools/install $(ALL_PACKAGES)
	$(DICTC) build
	Tools/embedded c
	Tools/embedded wasm .build-wasm
	Tools/manual
	Tools/packages build

web: build ## builds the web page with the games and the packs of raw-data: .build-web, for any static server
	$(DICTC) build
	Tools/web build

site: ## these pages as a static site with search, and with the games if `make web` has built them: .build-site
	@Tools/install cmark-gfm python3
	Tools/site

docs: build ## man pages, shell completions (make install takes them from there) and the documentation of the API: .build-docs
	Tools/documentation

format: ## formats all Swift files
	$(SWIFT) format -i -r $(SWIFT_FILES)

raw-data: ## derives the word lists again from Debian's packages scowl and wdutch
	@Tools/install scowl wdutch
	raw-data/tools/word-lists

bench: build ## compares the lexicon with marisa, dawgdic and fst, and updates Documentation/lab/benchmarks.md
	Benchmarks/run --write

clean: ## removes everything that was built
	rm -rf .build .build-* build-output Benchmarks/.build Benchmarks/.build-peers Fuzz/.build
