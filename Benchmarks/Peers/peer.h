// What every C++ peer shares: the command line, the queries, the clock. The peers in Swift and Rust do
// the same in their own language.
//
//   peer build LIST FILE                   prints: words, ns, KB of memory before and at most
//   peer OP FILE QUERIES COUNT [PASSES]    prints: checksum, ns of the best pass
//
// OP is one of
//   none         nothing: what its process costs is taken off that of every other OP
//   hit miss     is the query a word?              checksum: how many are
//   prefix       does a word start with the query? checksum: how many do
//   rank         the place of the word in order    checksum: sum of the places, from 0
//   enumerate    all words, in any order           checksum: letters + last letters, summed
//   open verify  open FILE COUNT times, without and with a check of all its bytes
//
// Status 64: wrong arguments, or an OP that the library does not have.

#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace peer {

using Words = std::vector<std::string_view>;

inline std::string text(const char* path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) { std::fprintf(stderr, "%s: cannot be read\n", path); std::exit(66); }
    std::string text(std::filesystem::file_size(path), '\0');
    file.read(text.data(), text.size());
    return text;
}

inline Words lines(std::string_view text) {
    Words words;
    words.reserve(std::count(text.begin(), text.end(), '\n') + 1);
    while (!text.empty()) {
        auto end = text.find('\n');
        words.push_back(text.substr(0, end));
        text.remove_prefix(end == text.npos ? text.size() : end + 1);
    }
    return words;
}

inline std::uint64_t now() {
    return std::chrono::steady_clock::now().time_since_epoch() / std::chrono::nanoseconds(1);
}

/// The peak memory of this process so far, in KB.
inline unsigned long peakMemory() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.rfind("VmHWM:", 0) == 0) return std::strtoul(line.c_str() + 6, nullptr, 10);
    }
    return 0;
}

inline std::uint64_t enumerated(std::string_view word) {
    return word.size() + static_cast<unsigned char>(word.back());
}

/// Runs the command line with a `Dictionary` that has: a static `build(words, path)` that
/// returns ns, a constructor that opens a path, `contains`, `isPrefix`, and `forEachWord`.
template <class Dictionary> int run(int count, char** arguments) {
    if (count == 4 && !std::strcmp(arguments[1], "build")) {
        std::string list = text(arguments[2]);
        Words words = lines(list);
        auto before = peakMemory();
        std::uint64_t ns = Dictionary::build(words, arguments[3]);
        std::printf("%zu %ju %lu %lu\n", words.size(), ns, before, peakMemory());
        return 0;
    }
    if (count < 5) return 64;

    std::string_view operation = arguments[1];
    const char* path = arguments[2];
    Dictionary dictionary(path);
    std::string queryText = text(arguments[3]);
    Words queries = lines(queryText);
    std::size_t limit = std::strtoul(arguments[4], nullptr, 10);
    int passes = count > 5 ? std::atoi(arguments[5]) : 1;
    if (operation != "open" && queries.size() > limit) queries.resize(limit);

    std::uint64_t checksum = 0, best = UINT64_MAX;
    for (int pass = 0; pass < passes; pass++) {
        checksum = 0;
        auto start = now();
        if (operation == "hit" || operation == "miss") {
            for (auto query : queries) checksum += dictionary.contains(query);
        } else if (operation == "prefix") {
            for (auto query : queries) checksum += dictionary.isPrefix(query);
        } else if (operation == "enumerate") {
            dictionary.forEachWord([&](std::string_view word) { checksum += enumerated(word); });
        } else if (operation == "open") {
            for (std::size_t i = 0; i < limit; i++) checksum += Dictionary(path).contains("a");
        } else if (operation != "none") {
            return 64;
        }
        best = std::min(best, now() - start);
    }
    std::printf("%ju %ju\n", checksum, best);
    return 0;
}

}  // namespace peer
