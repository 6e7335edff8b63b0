# Makes the table (or, with format=json, the JSON) of a run from its results.
# Input: list, peer, operation, unit, value, separated by tabs.

{ value[$1, $2, $3, $4] = $5; if (!($1 in known)) { known[$1]; list[++lists] = $1 } }
$2 != "list" { results[++count] = $0 }

function grouped(number,    text, digits) {
    digits = sprintf("%.0f", number)
    while (length(digits) > 3) {
        text = "," substr(digits, length(digits) - 2) text
        digits = substr(digits, 1, length(digits) - 3)
    }
    return digits text
}

# A cell: the value and, for the peers after the first, how many times ours it is.
function cell(name, peer, operation, unit, scale, form,    key, own, text) {
    key = name SUBSEP peer SUBSEP operation SUBSEP unit
    own = name SUBSEP "lexicon" SUBSEP operation SUBSEP unit
    if (!(key in value)) return " – |"
    text = form == "" ? grouped(value[key] / scale) : sprintf(form, value[key] / scale)
    if (peer != "lexicon" && (own in value) && value[own] > 0)
        text = text sprintf(" (x%.2f)", value[key] / value[own])
    return " " text " |"
}

function row(name, title, operation, unit, scale, form,    i, line) {
    line = "| " title " |"
    for (i = 1; i <= peerCount; i++) line = line cell(name, peer[i], operation, unit, scale, form)
    print line
}

function markdown(name,    i, header, rule, words) {
    words = value[name, "list", "words", "count"]
    print ""
    print "### " value[name, "list", "title", "name"] ": " grouped(words) " words, " \
        grouped(value[name, "list", "text", "bytes"]) " bytes of text"
    print ""
    header = "| |"; rule = "|---|"
    for (i = 1; i <= peerCount; i++) { header = header " " peer[i] " |"; rule = rule "---:|" }
    print header
    print rule
    if (name == "de" || name == "fr") {
        # Lists that only show that the order of the peers is the same.
        row(name, "bytes per word", "file", "bytes", words, "%.3f")
        row(name, "hit, instructions", "hit", "instructions", 1)
        return
    }
    row(name, "file, bytes", "file", "bytes", 1)
    row(name, "bytes per word", "file", "bytes", words, "%.3f")
    row(name, "hit, instructions", "hit", "instructions", 1)
    row(name, "hit, ns", "hit", "ns", 1)
    row(name, "miss, instructions", "miss", "instructions", 1)
    row(name, "prefix, instructions", "prefix", "instructions", 1)
    row(name, "rank, instructions", "rank", "instructions", 1)
    row(name, "enumerate, instructions per word", "enumerate", "instructions", 1)
    row(name, "open trusting, µs", "open", "ns", 1000, "%.1f")
    row(name, "open verifying, µs", "verify", "ns", 1000, "%.1f")
    row(name, "build, million words/s", "build", "words/s", 1000000, "%.2f")
}

function json(    i, field) {
    printf "{\"schema\":1,\"date\":\"%s\",\"command\":\"%s\",\"machine\":\"%s\",\"lists\":[", date, command, machine
    for (i = 1; i <= lists; i++)
        printf "%s{\"language\":\"%s\",\"title\":\"%s\",\"words\":%d,\"bytes\":%d}", (i > 1 ? "," : ""), \
            list[i], value[list[i], "list", "title", "name"], value[list[i], "list", "words", "count"], \
            value[list[i], "list", "text", "bytes"]
    printf "],\"results\":["
    for (i = 1; i <= count; i++) {
        split(results[i], field, "\t")
        printf "%s\n{\"language\":\"%s\",\"peer\":\"%s\",\"operation\":\"%s\",\"unit\":\"%s\",\"value\":%s}", \
            (i > 1 ? "," : ""), field[1], field[2], field[3], field[4], field[5]
    }
    print "\n]}"
}

END {
    peerCount = split(peers, peer, " ")
    if (format == "json") {
        json()
    } else {
        print date ", " machine ", `" command "`"
        for (i = 1; i <= lists; i++) markdown(list[i])
    }
}
