// marisa-trie, with its default settings. It numbers its words, but in no order: it has no rank.

#include <marisa.h>

#include "peer.h"

class Dictionary {
public:
    static std::uint64_t build(const peer::Words& words, const char* path) {
        auto start = peer::now();
        marisa::Keyset keys;
        for (auto word : words) keys.push_back(word.data(), word.size());
        marisa::Trie trie;
        trie.build(keys);
        auto ns = peer::now() - start;
        trie.save(path);
        return ns;
    }

    explicit Dictionary(const char* path) { trie_.mmap(path); }

    bool contains(std::string_view word) {
        agent_.set_query(word.data(), word.size());
        return trie_.lookup(agent_);
    }

    bool isPrefix(std::string_view text) {
        agent_.set_query(text.data(), text.size());
        return trie_.predictive_search(agent_);
    }

    template <class Body> void forEachWord(Body body) {
        agent_.set_query("", 0);
        while (trie_.predictive_search(agent_)) body({agent_.key().ptr(), agent_.key().length()});
    }

private:
    marisa::Trie trie_;
    marisa::Agent agent_;
};

int main(int count, char** arguments) { return peer::run<Dictionary>(count, arguments); }
