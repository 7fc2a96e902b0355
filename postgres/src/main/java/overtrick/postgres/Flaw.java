package overtrick.postgres;

import static java.lang.String.format;
import static java.util.Locale.ROOT;

import java.nio.file.Path;

/// What a check of a club's database has found wrong.
public sealed interface Flaw {

    /// For people, in English: one line, without a full stop.
    String sentence();

    /// There is nothing to check, or it cannot be read.
    ///
    /// @param reason such as `the database cannot be reached`
    record Unreadable(String what, String reason) implements Flaw {
        @Override
        public String sentence() {
            return "%s cannot be read: %s".formatted(what, reason);
        }
    }

    /// A stream has too few events, or too many.
    record Gap(String stream, long events, long last) implements Flaw {
        @Override
        public String sentence() {
            return format(
                    ROOT, "stream %s has %,d events but ends at number %,d", stream, events, last);
        }
    }

    /// An event is not what was written, or does not follow from the one before it.
    record Changed(String stream, long number) implements Flaw {
        @Override
        public String sentence() {
            return format(
                    ROOT, "event %,d of stream %s is not the one that was written", number, stream);
        }
    }

    /// What a redaction has put in place is not what is there.
    record Unsealed(long number) implements Flaw {
        @Override
        public String sentence() {
            return format(
                    ROOT, "redaction %,d is not what the log says that was put in place", number);
        }
    }

    /// A stream is shorter than it was, or its events are others.
    ///
    /// @param noted the event at which it ended when it was anchored
    record Cut(String stream, long noted) implements Flaw {
        @Override
        public String sentence() {
            return format(
                    ROOT,
                    "stream %s no longer has the event %,d at which it was anchored",
                    stream,
                    noted);
        }
    }

    /// An anchor does not hold what it was made over, or does not follow from the one before.
    record Loose(long anchor) implements Flaw {
        @Override
        public String sentence() {
            return format(ROOT, "anchor %,d is not the one that was written", anchor);
        }
    }

    /// The whole database is older than what was noted, or another one.
    record Older(Path file, Anchor noted) implements Flaw {
        @Override
        public String sentence() {
            return format(
                    ROOT,
                    "the database does not have the %s that was noted in %s: it is older, or"
                            + " another one",
                    noted,
                    file);
        }
    }

    /// Once the club was opened with a database that was not the one noted, and went on with it.
    record LostBefore(Path file, Anchor noted) implements Flaw {
        @Override
        public String sentence() {
            return format(
                    ROOT,
                    "events were lost before the club was last opened: the log had %s (noted in %s;"
                            + " remove the file when you know why)",
                    noted,
                    file);
        }
    }

    /// There are too many to name them all.
    record More(long count) implements Flaw {
        @Override
        public String sentence() {
            return format(ROOT, "and %,d more", count);
        }
    }
}
