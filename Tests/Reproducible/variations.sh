# The variations that Tools/reproducible tries.

all_variations() {
    place_variations
    surroundings_variations
    time_variations
    process_variations
    source_variations
}

# For projects that take long.
few_variations() {
    jobs=1 vary 'one stage at a time, all else otherwise' with_all_at_once
    vary_executable
}

# Another locale, time zone, home and umask.
with_all_at_once() (
    umask 077
    env -i LC_ALL=tr_TR.UTF-8 TZ=Pacific/Kiritimati HOME=/nonexistent TMPDIR=/nonexistent "$@"
)

place_variations() {
    vary 'again' env
    vary_place 'another, long path with blanks and emoji' \
        "$work/$(printf 'a long/%.0s' {1..20})with  blanks, 'quotes' and 🦚/πάππος"
    vary_place 'a path that looks like an option' "$work/--json"
    is_wanted 'files with other times and modes' && find "$base/raw-data" -type f \
        -exec touch -d '1970-01-01 00:00:01 UTC' {} + -exec chmod 400 {} +
    vary 'files with other times and modes' env
    keep=yes vary 'warm cache' env
    is_wanted 'half a cache' && rm "$base"/build-output/nl.* "$base"/build-output/.cache/en.lexicon
    keep=yes vary 'half a cache' env
    from=raw-data vary 'called from the folder of dictc.yml' env
    from=raw-data/nl vary 'called from a folder further down' env
    config=./raw-data/../raw-data/dictc.yml vary '--config with detours' env
    from=raw-data config=../raw-data/dictc.yml vary '--config from another folder' env
    from=/ config=$base/raw-data/dictc.yml vary '--config by its absolute path' env
}

surroundings_variations() {
    local value
    for value in C nl_NL.UTF-8 tr_TR.UTF-8 xx_XX.invalid; do
        vary "LC_ALL=$value" env "LC_ALL=$value" "LANG=$value" "LANGUAGE=$value"
    done
    for value in Pacific/Kiritimati 'AAA-24:59:59BBB+24:59:59'; do
        vary "TZ=$value" env "TZ=$value"
    done
    for value in -1 text 99999999999999999999; do
        vary "SOURCE_DATE_EPOCH=$value" env "SOURCE_DATE_EPOCH=$value"
    done
    vary 'umask 000' with_umask 000
    vary 'umask 077' with_umask 077
    vary 'no environment at all' env -i
    vary 'HOME unset' env -u HOME
    vary 'hostile environment' env HOME=/nonexistent TMPDIR=/nonexistent XDG_CACHE_HOME=relative \
        PATH=/nonexistent COLUMNS=1 TERM=dumb POSIXLY_CORRECT=1 CDPATH=/ IFS=e LD_BIND_NOW=1 \
        MALLOC_PERTURB_=165 XML_CATALOG_FILES=/nonexistent XML_DEBUG_CATALOG=1 \
        SWIFT_DETERMINISTIC_HASHING=1 SWIFT_BACKTRACE=enable=no
}

with_umask() (
    umask "$1"
    shift
    "$@"
)

time_variations() {
    command -v faketime >/dev/null || {
        skip 'other times' 'faketime is missing; make test installs it'
        return
    }
    local value
    for value in '1970-01-01 00:00:00' '2000-02-29 23:59:59' '2038-01-19 03:14:09'; do
        vary "time $value" env TZ=UTC faketime -m "$value"
    done
}

process_variations() {
    jobs=1 vary 'one stage at a time' env
    jobs=8 vary 'eight stages at once' env
    vary 'one processor' taskset -c 0
    vary 'another stack and address layout' in_another_layout
    vary 'folders in reverse order' with_reversed_folders
    vary_user
    vary_executable
}

# Builds a copy of the project as a user without rights, with a copy of the key of its own.
vary_user() {
    local name='another user' copy=$work/nobody nobody=(setpriv --reuid 65534 --regid 65534 --clear-groups)
    is_wanted "$name" || return 0
    if [[ $(id -u) != 0 ]] || ! "${nobody[@]}" test -x "$dictc"; then
        skip "$name" 'only root can be another user, who has to reach dictc'
        return
    fi
    mkdir "$copy"
    cp -r "$base/raw-data" "$key" "$copy"
    chmod 711 "$work"
    chown -R 65534:65534 "$copy"
    key=$copy/test.key build "$copy" "${nobody[@]}"
    digests "$copy" >"$work/found"
    judge "$name" "$base.files" "$work/found"
    rm -rf "$copy"
}

in_another_layout() (
    ulimit -s 65536
    setarch -R "$@"
)

with_reversed_folders() {
    [[ -e $work/reversed.so ]] || cc -shared -fPIC -O1 -o "$work/reversed.so" \
        "$project/Tests/Reproducible/reversed-readdir.c" -ldl
    LD_PRELOAD="$work/reversed.so" "$@"
}

vary_executable() {
    if [[ -x $other ]]; then
        executable=$other vary 'an executable compiled otherwise' env
    else
        skip 'an executable compiled otherwise' 'Tools/test-build makes one'
    fi
}

# Order and repetition of lines make no difference, except that the first is kept of two nearly identical
# sentences, or of two phrases with the same letters; the small project has neither.
source_variations() {
    vary_sources 'lists shuffled' shuffle_lists
    vary_sources 'lists twice, shuffled' double_lists
    vary_sources 'lists with CR LF' end_lines_otherwise
    vary_sources 'lists not gzipped' unpack_lists
    vary_sources 'sentences shuffled' shuffle_sentences
    vary_sources 'sentences twice' double_sentences
    vary_sources 'sentences twice, shuffled' double_and_shuffle_sentences
    vary_sources 'configuration in another order' reorder_configuration
}

# Trains a model on sentences that the big model has tagged, of a folder of files.
training_variations() {
    local corpus=$work/corpus part
    mkdir "$corpus"
    for part in b c a; do
        grep -h '<s[ >]' "$project"/raw-data/en/sentences{,-2}.xml | sed 's/<[^>]*>//g' |
            awk -v part=$part 'NR % 3 == index("abc", part) - 1 { print; print "" }' |
            "$dictc" tag --language en --model "$project/raw-data/en/tagger.model" - >"$corpus/$part.conllu"
    done
    train "$work/expected.model" env
    vary_training 'a tagger trained again' env
    vary_training 'a tagger, other locale, time zone, umask' with_all_at_once
    vary_training 'a tagger, folders in reverse order' with_reversed_folders
}

train() { # model, word ...
    local model=$1
    shift
    (cd "$work" && "$@" "$dictc" train corpus --output "$model" >"$work/messages" 2>&1) || {
        cat "$work/messages" >&2
        exit 65
    }
}

vary_training() { # variation, word ...
    is_wanted "$1" || return 0
    local name=$1
    shift
    train "$work/found.model" "$@"
    judge "$name" "$work/expected.model" "$work/found.model"
}
