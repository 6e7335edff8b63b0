package dictreader;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.stream.IntStream;

/** The sentences of FillMeUp; indices and numbers count from 0. */
public final class Sentences extends Artefact {
    Sentences(Handle handle) {
        super(handle);
    }

    /** Maps a file, after checking it against its checksums. */
    public static Sentences open(Path path) {
        return as(Sentences.class, DictReader.open(path));
    }

    /** Opens a copy of bytes, after checking them against their checksums. */
    public static Sentences open(byte[] bytes) {
        return as(Sentences.class, DictReader.open(bytes));
    }

    /** The sentence with an index. */
    public Optional<String> sentence(long index) {
        long number = Texts.index(index);
        return Optional.ofNullable(handle.text(artefact -> Native.sentence(artefact, number)));
    }

    /** The words and signs of a sentence. */
    public Optional<List<Token>> tokens(long index) {
        long number = Texts.index(index);
        return rows(3, artefact -> Native.tokens(artefact, number), row -> new Token(row[0], row[1], row[2]));
    }

    /** The words that FillMeUp can hide in a sentence. */
    public Optional<List<Gap>> gaps(long index) {
        long number = Texts.index(index);
        return rows(
                3, artefact -> Native.gaps(artefact, number), row -> new Gap(row[0], LexicalClass.of(row[1]), row[2]));
    }

    /** The numbers of the answers that fit a gap of a sentence as well as its own answer, or nearly; ascending. */
    public Optional<List<Integer>> rivals(long index, long gap) {
        long sentence = Texts.index(index);
        long place = Texts.index(gap);
        return rows(1, artefact -> Native.rivals(artefact, sentence, place), row -> row[0]);
    }

    /** The answer with a number, in lower case. */
    public Optional<String> gapAnswer(long number) {
        long answer = Texts.index(number);
        return Optional.ofNullable(handle.text(artefact -> Native.gapAnswer(artefact, answer)));
    }

    /** The number of sentences with a gap of a class. */
    public long countPlaying(LexicalClass lexicalClass) {
        return handle.number(artefact -> Native.countPlaying(artefact, lexicalClass.ordinal()));
    }

    /** The index of one of the sentences with a gap of a class. */
    public OptionalLong sentencePlaying(LexicalClass lexicalClass, long number) {
        long place = Texts.index(number);
        long index = handle.number(artefact -> Native.sentencePlaying(artefact, lexicalClass.ordinal(), place));
        return index < 0 ? OptionalLong.empty() : OptionalLong.of(index);
    }

    /** What is made of every {@code width} numbers of an answer. */
    private <Row> Optional<List<Row>> rows(int width, LongFunction<int[]> question, Function<int[], Row> make) {
        int[] numbers = handle.ask(question);
        if (numbers == null) return Optional.empty();
        return Optional.of(IntStream.range(0, numbers.length / width)
                .mapToObj(row -> make.apply(Arrays.copyOfRange(numbers, row * width, (row + 1) * width)))
                .toList());
    }
}
