# Draws bytes per word against instructions per hit, one point for each peer and list, as SVG.
# Input: list, peer, operation, unit, value, separated by tabs, from a run. Down and to the left is better. A peer without
# instructions, such as one in a virtual machine, stands in a line of its own above the others.

{ value[$1, $2, $3] = $5 + 0; unit[$1, $2, $3, $4] = $5 + 0 }
$2 == "list" && $3 == "title" { list[++lists] = $1; title[$1] = $5 }
$2 != "list" && !($2 in known) { known[$2]; peer[++peers] = $2 }

function x(bytes) { return 60 + bytes * 85 }
function y(instructions) { return 370 - instructions * 0.125 }

# A point: a shape for the list, a colour for the peer, and what a pointer on it reads.
function point(px, py, shape, class, tip,    path) {
    path = shape == 1 ? "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z" : shape == 2 ? "M-4.5-4.5h9v9h-9z" : \
        shape == 3 ? "M0-6L5.5 4.5h-11z" : shape == 4 ? "M0-6L6 0L0 6L-6 0z" : "M-5.5-4.5h11L0 6z"
    printf "<path class=\"%s\" transform=\"translate(%.1f %.1f)\" d=\"%s\"><title>%s</title></path>\n", class, px, py, path, tip
}

function text(px, py, anchor, words) {
    printf "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>\n", px, py, anchor, words
}

END {
    print "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 470\" role=\"img\" aria-labelledby=\"t\">"
    print "<title id=\"t\">Bytes per word against instructions per successful look-up; less is better</title>"
    print "<style>text{font:12px system-ui,sans-serif;fill:#444}.g{stroke:#8884}.p1{fill:#0a7d52}.p2{fill:#c2410c}.p3{fill:#1d4ed8}" \
        ".p4{fill:#9333ea}.p5{fill:#be185d}.p6{fill:#857000}.p7{fill:#0e7490}@media(prefers-color-scheme:dark){text{fill:#ccc}" \
        ".p1{fill:#34d399}.p2{fill:#fb923c}.p3{fill:#7aa2ff}.p4{fill:#c084fc}.p5{fill:#f472b6}.p6{fill:#d4c04a}.p7{fill:#22d3ee}}</style>"
    for (i = 0; i <= 7; i++) {
        printf "<path class=\"g\" d=\"M%d 30V370\"/>\n", x(i)
        text(x(i), 388, "middle", i)
    }
    for (i = 0; i <= 2500; i += 500) {
        printf "<path class=\"g\" d=\"M60 %dH655\"/>\n", y(i)
        text(52, y(i) + 4, "end", i)
    }
    text(357, 408, "middle", "bytes per word")
    text(60, 18, "start", "instructions per look-up of a word that is there")
    for (i = 1; i <= lists; i++)
        for (j = 1; j <= peers; j++) {
            size = value[list[i], peer[j], "file"] / value[list[i], "list", "words"]
            key = list[i] SUBSEP peer[j] SUBSEP "hit" SUBSEP "instructions"
            if (!(key in unit)) hasUncounted = 1
            point(x(size), (key in unit) ? y(unit[key]) : y(2700), i, "p" j, sprintf("%s, %s: %.2f bytes per word%s", \
                peer[j], title[list[i]], size, (key in unit) ? sprintf(", %d instructions", unit[key]) : ""))
        }
    if (hasUncounted) text(665, y(2700) + 4, "start", "size only")
    for (j = 1; j <= peers; j++) {
        point(64 + (j - 1) * 92, 432, 1, "p" j, peer[j])
        text(74 + (j - 1) * 92, 436, "start", peer[j])
    }
    left = 64
    for (i = 1; i <= lists; i++) {
        words = list[i] == "game" ? "raw-data, en" : title[list[i]]
        point(left, 456, i, "p1", title[list[i]])
        text(left + 10, 460, "start", words)
        left += 26 + length(words) * 6.6
    }
    print "</svg>"
}
