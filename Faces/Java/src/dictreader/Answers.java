package dictreader;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Optional;

/** The secrets of Wordle; indices count from 0. */
public final class Answers extends Artefact {
    Answers(Handle handle) {
        super(handle);
    }

    /** Maps a file, after checking it against its checksums. */
    public static Answers open(Path path) {
        return as(Answers.class, DictReader.open(path));
    }

    /** Opens a copy of bytes, after checking them against their checksums. */
    public static Answers open(byte[] bytes) {
        return as(Answers.class, DictReader.open(bytes));
    }

    /** Whether a text is an answer; case and accents do not matter. */
    public boolean contains(String text) {
        return handle.number(artefact -> Native.contains(artefact, Texts.utf8(text))) == 1;
    }

    /** The answer with an index. */
    public Optional<String> answer(long index) {
        long number = Texts.index(index);
        return Optional.ofNullable(handle.text(artefact -> Native.answer(artefact, number)));
    }

    /** The days of the first answers, if they have any. */
    public Optional<Days> days() {
        return Optional.ofNullable(handle.ask(Native::days))
                .map(numbers -> new Days(LocalDate.ofEpochDay(numbers[0]), numbers[1]));
    }
}
