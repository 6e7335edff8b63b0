// dawgdic: a double array of a minimal automaton. FILE holds the dictionary and, as enumeration needs it,
// the guide after it. A rank would be a value a word, which takes the sharing of endings away: left out.

#include <dawgdic/completer.h>
#include <dawgdic/dawg-builder.h>
#include <dawgdic/dictionary-builder.h>
#include <dawgdic/guide-builder.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "peer.h"

class Dictionary {
public:
    static std::uint64_t build(const peer::Words& words, const char* path) {
        auto start = peer::now();
        dawgdic::DawgBuilder builder;
        for (auto word : words) builder.Insert(word.data(), word.size(), 0);
        dawgdic::Dawg dawg;
        dawgdic::Dictionary dictionary;
        dawgdic::Guide guide;
        if (!builder.Finish(&dawg) || !dawgdic::DictionaryBuilder::Build(dawg, &dictionary)
            || !dawgdic::GuideBuilder::Build(dawg, dictionary, &guide)) {
            std::exit(70);
        }
        auto ns = peer::now() - start;
        std::ofstream file(path, std::ios::binary);
        if (!dictionary.Write(&file) || !guide.Write(&file)) std::exit(74);
        return ns;
    }

    explicit Dictionary(const char* path) {
        int file = open(path, O_RDONLY);
        struct stat status;
        if (file < 0 || fstat(file, &status) != 0) std::exit(66);
        size_ = status.st_size;
        bytes_ = mmap(nullptr, size_, PROT_READ, MAP_SHARED, file, 0);
        close(file);
        if (bytes_ == MAP_FAILED) std::exit(74);
        dictionary_.Map(bytes_);
        guide_.Map(static_cast<const char*>(bytes_) + dictionary_.file_size());
    }
    Dictionary(const Dictionary&) = delete;
    ~Dictionary() { munmap(bytes_, size_); }

    bool contains(std::string_view word) const {
        return dictionary_.Contains(word.data(), word.size());
    }

    bool isPrefix(std::string_view text) const {
        dawgdic::BaseType index = dictionary_.root();
        return dictionary_.Follow(text.data(), text.size(), &index);
    }

    template <class Body> void forEachWord(Body body) const {
        dawgdic::Completer completer(dictionary_, guide_);
        completer.Start(dictionary_.root());
        while (completer.Next()) body({completer.key(), completer.length()});
    }

private:
    void* bytes_;
    std::size_t size_;
    dawgdic::Dictionary dictionary_;
    dawgdic::Guide guide_;
};

int main(int count, char** arguments) { return peer::run<Dictionary>(count, arguments); }
