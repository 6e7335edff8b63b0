# Other ways to write the same sources; each function works in the folder raw-data.

# Rewrites each word list, gzipped or plain, by a filter from standard input to standard output.
rewrite_lists() { # filter, word ...
    local file
    find . -name '*.gz' -o -name '*.txt' ! -path './LICENSES/*' | while read -r file; do
        if [[ $file == *.gz ]]; then
            gzip -dc "$file" | "$@" | gzip -n >new
        else
            "$@" <"$file" >new
        fi
        mv new "$file"
    done
}

# Rewrites the sentences between the first and the last line that holds one; themes go.
rewrite_sentences() { # filter, word ...
    local file
    for file in */sentences*.xml; do
        {
            printf '<?xml version="1.0" encoding="UTF-8"?>\n<sentences>\n'
            grep '<s[ >]' "$file" | "$@"
            printf '</sentences>\n'
        } >new
        mv new "$file"
    done
}

# Lines in an order that is random, but the same each time.
shuffled() { shuf --random-source="$project/raw-data/en/tagger.model"; }
twice() {
    cat >../all
    cat ../all ../all
}
twice_shuffled() { twice | shuffled; }
with_line_ends() { sed 's/$/\r/'; }

shuffle_lists() { rewrite_lists shuffled; }
double_lists() { rewrite_lists twice_shuffled; }
end_lines_otherwise() { rewrite_lists with_line_ends; }
shuffle_sentences() { rewrite_sentences shuffled; }
double_sentences() { rewrite_sentences twice; }
double_and_shuffle_sentences() { rewrite_sentences twice_shuffled; }

double_all() {
    double_lists
    double_and_shuffle_sentences
}

# The same contents without gzip.
unpack_lists() {
    find . -name '*.gz' -exec gunzip {} +
    sed -i 's/\.gz\b//' dictc.yml
}

# The lists of words: and drop: in reverse order, Dutch before English.
reorder_configuration() {
    awk '
        /^      - \{ file/ { group = $0 "\n" group; next }
        { text = group $0 "\n"; group = "" }
        /^  (en|nl):/ { language = $1; body[language] = ""; }
        language == "" { printf "%s", text; next }
        { body[language] = body[language] text }
        END { printf "%s%s%s", body["nl:"], group, body["en:"] }
    ' dictc.yml >new
    mv new dictc.yml
}
