package dictreader;

import java.util.concurrent.locks.StampedLock;
import java.util.function.LongFunction;
import java.util.function.LongUnaryOperator;

/** The address of an open artefact, 0 when it is closed, which no question outlives. */
final class Handle {
    private final StampedLock lock = new StampedLock();
    private long address;

    Handle(long address) {
        this.address = address;
    }

    /** The answer to a question, or null if there is none. */
    <Answer> Answer ask(LongFunction<Answer> question) {
        long stamp = lock.readLock();
        try {
            return question.apply(address);
        } finally {
            lock.unlockRead(stamp);
        }
    }

    /** The answer to a question for a number, -1 if there is none. */
    long number(LongUnaryOperator question) {
        long stamp = lock.readLock();
        try {
            return question.applyAsLong(address);
        } finally {
            lock.unlockRead(stamp);
        }
    }

    /** The answer to a question for a text, or null if there is none. */
    String text(LongFunction<byte[]> question) {
        return Texts.text(ask(question));
    }

    void close() {
        long stamp = lock.writeLock();
        try {
            if (address != 0) Native.close(address);
            address = 0;
        } finally {
            lock.unlockWrite(stamp);
        }
    }
}
