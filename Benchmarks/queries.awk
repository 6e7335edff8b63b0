# Makes queries for a word list: hits, misses and prefixes. The same seed gives the same queries on every machine.
#   LC_ALL=C awk -v seed=1 -v count=20000 -v out=FOLDER/NAME -f queries.awk LIST
# hits      `count` different words of 3 letters or more, in random order (nearly all shorter texts are
#           words: they have no misses)
# misses    each of them with one letter replaced, so that it is not a word
# prefixes  the first 2 to 5 letters of hits and misses, `count` of them, in random order

# Park and Miller's minimal standard generator: every product is below 2^53.
function random(n) {
    state = state * 16807 % 2147483647
    return 1 + state % n
}

# Brings `count` random elements of array[1...n] to its front.
function shuffle(array, n, count,    i, j, element) {
    for (i = 1; i <= count; i++) {
        j = i - 1 + random(n - i + 1)
        element = array[i]; array[i] = array[j]; array[j] = element
    }
}

function miss(original,    place, text) {
    do {
        place = random(length(original))
        text = substr(original, 1, place - 1) substr("abcdefghijklmnopqrstuvwxyz", random(26), 1) \
            substr(original, place + 1)
    } while (text in isWord)
    return text
}

function addPrefixes(text,    size) {
    for (size = 2; size <= 5 && size <= length(text); size++)
        prefix[++prefixes] = substr(text, 1, size)
}

{ isWord[$0] }
length($0) >= 3 { word[++words] = $0 }

END {
    state = seed
    for (i = 0; i < 10; i++) random(1)
    if (count > words) count = words
    shuffle(word, words, count)
    for (i = 1; i <= count; i++) {
        missing = miss(word[i])
        print word[i] > (out ".hits")
        print missing > (out ".misses")
        addPrefixes(word[i])
        addPrefixes(missing)
    }
    shuffle(prefix, prefixes, count)
    for (i = 1; i <= count; i++) print prefix[i] > (out ".prefixes")
}
