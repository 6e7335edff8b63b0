# The projects that Tools/reproducible builds.

# The real sources.
full_project() {
    mkdir "$1"
    cp -r "$project/raw-data" "$1"
}

# A small project of both languages and all kinds but level packs: cuts of the real lists.
small_project() {
    local raw=$project/raw-data cut=$1/raw-data language
    mkdir -p "$cut/en/scowl" "$cut/nl"
    cp -r "$raw/LICENSES" "$cut"
    cp "$raw"/en/scowl/{english,american}-words.{10,20,35}.gz "$raw/en/scowl/english-upper.50.gz" \
        "$raw/en/scowl/english-contractions.35.gz" "$cut/en/scowl"
    gzip -dc "$raw/nl/wdutch.gz" | awk 'NR % 8 == 0' | gzip -n >"$cut/nl/wdutch.gz"
    cp "$raw"/nl/everyday-{words,forms}.txt "$cut/nl"
    for language in en nl; do
        cp "$raw/$language"/{blocked.txt,odd.txt,overlay.txt,fields.txt,tagger.model} "$cut/$language"
        # Every fifth sentence and phrase; the lines of the frame stay.
        awk '!/<s / || NR % 5 == 0' "$raw/$language/sentences.xml" >"$cut/$language/sentences.xml"
        awk '/^#/ || NR % 5 == 0' "$raw/$language/phrases.txt" >"$cut/$language/phrases.txt"
    done
    small_configuration >"$cut/dictc.yml"
}

small_configuration() {
    cat <<'END'
schema: 1
output: ../build-output
licences:
  CC0-1.0: { file: LICENSES/CC0-1.0.txt, attribution: none needed }
  SCOWL: { file: LICENSES/scowl.txt, attribution: Kevin Atkinson }
  BSD-3-Clause: { file: LICENSES/wdutch.txt, attribution: OpenTaal }
languages:
  en:
    spelling: american
    words:
      - { file: en/scowl/english-words.10.gz, familiarity: 10, licence: SCOWL }
      - { file: en/scowl/english-words.20.gz, familiarity: 20, licence: SCOWL }
      - { file: en/scowl/english-words.35.gz, familiarity: 35, licence: SCOWL }
      - { file: en/scowl/american-words.10.gz, familiarity: 10, spelling: american, licence: SCOWL }
      - { file: en/scowl/american-words.20.gz, familiarity: 20, spelling: american, licence: SCOWL }
      - { file: en/scowl/american-words.35.gz, familiarity: 35, spelling: american, licence: SCOWL }
    drop:
      - { file: en/scowl/english-upper.50.gz, reason: name }
      - { file: en/scowl/english-contractions.35.gz, reason: contraction }
    overlay: { file: en/overlay.txt, licence: CC0-1.0 }
    block: [{ file: en/blocked.txt }, { file: en/odd.txt }]
    answers: { length: 4, seed: 1, familiarity: 10 }
    phrases: { file: en/phrases.txt, seed: 1, familiarity: 35, licence: CC0-1.0 }
    tagger: en/tagger.model
    sentences:
      files: [{ file: en/sentences.xml, format: opus, licence: CC0-1.0 }]
      fields: en/fields.txt
      seed: 1
      familiarity: 35
  nl:
    words:
      - { file: nl/wdutch.gz, licence: BSD-3-Clause }
      - { file: nl/everyday-words.txt, familiarity: column, lemmas: true, licence: CC0-1.0 }
      - { file: nl/everyday-forms.txt, familiarity: 4, licence: CC0-1.0 }
    overlay: { file: nl/overlay.txt, licence: CC0-1.0 }
    block: [{ file: nl/blocked.txt }, { file: nl/odd.txt }]
    answers: { length: 4, seed: 1, familiarity: 1 }
    phrases: { file: nl/phrases.txt, seed: 1, familiarity: 4, licence: CC0-1.0 }
    tagger: nl/tagger.model
    sentences:
      files: [{ file: nl/sentences.xml, format: opus, licence: CC0-1.0 }]
      fields: nl/fields.txt
      seed: 1
      familiarity: 4
END
}

# Level packs alone, which take more time than all the rest.
levels_project() {
    mkdir -p "$1/raw-data/nl"
    cp "$project"/raw-data/nl/{wdutch.gz,everyday-words.txt,blocked.txt} "$1/raw-data/nl"
    cat >"$1/raw-data/dictc.yml" <<'END'
schema: 1
output: ../build-output
languages:
  nl:
    words:
      - { file: nl/wdutch.gz, licence: BSD-3-Clause }
      - { file: nl/everyday-words.txt, familiarity: column, lemmas: true, licence: CC0-1.0 }
    block: [{ file: nl/blocked.txt }]
    levels: { sets: 20, seed: 1, ladder: standard, familiarity: 3 }
END
}

# A secret key of minisign without a password, for nothing but this.
test_key() {
    cat >"$1" <<'END'
untrusted comment: minisign unencrypted secret key
RWQAAEIyAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAyryg28yaBHR2BZ4m1RXlmrlD0qFrXCkGSVg+PfLNaMAKfyPi1+qmeLGgyxRmdocb1GtmmjBt2kZzCmVo+K6O+jwQMxuF8npAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=
END
    chmod 600 "$1"
}
