package overtrick.sqlite;

import static java.lang.String.format;
import static java.util.Locale.ROOT;

import java.nio.file.Path;

/// What a check of a club's data has found wrong.
public sealed interface Problem {

    /// For people, in English: one line, without a full stop.
    String sentence();

    /// There is nothing to check.
    record NoClub(Path directory) implements Problem {
        @Override
        public String sentence() {
            return "there is no club in " + directory;
        }
    }

    /// A file cannot be read at all, or not to its end.
    ///
    /// @param reason such as `the file is damaged or is no database`
    record Unreadable(Path file, String reason) implements Problem {
        @Override
        public String sentence() {
            return "%s cannot be read: %s".formatted(file, reason);
        }
    }

    /// The database is damaged.
    ///
    /// @param finding in SQLite's own words
    record Damaged(Path file, String finding) implements Problem {
        @Override
        public String sentence() {
            return "%s is damaged: %s".formatted(file, finding);
        }
    }

    /// A stream has too few events, or too many.
    record Gap(String stream, long events, long last) implements Problem {
        @Override
        public String sentence() {
            return format(
                    ROOT, "stream %s has %,d events but ends at number %,d", stream, events, last);
        }
    }

    /// An event is not what was written, or does not follow from the one before it.
    ///
    /// @param id its place in the log
    /// @param number its place in the stream
    record Changed(long id, String stream, long number) implements Problem {
        @Override
        public String sentence() {
            return format(
                    ROOT,
                    "event %,d of stream %s (event %,d of the log) is not the one that was written",
                    number,
                    stream,
                    id);
        }
    }

    /// What a redaction has put in place is not what is there.
    ///
    /// @param number of the redaction
    record Unsealed(long number) implements Problem {
        @Override
        public String sentence() {
            return format(
                    ROOT, "redaction %,d is not what the log says that was put in place", number);
        }
    }

    /// Events in the middle of the log are not there.
    record Missing(long first, long last) implements Problem {
        @Override
        public String sentence() {
            return first == last
                    ? format(ROOT, "event %,d of the log is missing", first)
                    : format(ROOT, "events %,d to %,d of the log are missing", first, last);
        }
    }

    /// The end of the log was cut off.
    ///
    /// @param end the last event that is there
    /// @param noted how many there were
    record Ends(long end, long noted) implements Problem {
        @Override
        public String sentence() {
            return noted - end == 1
                    ? format(
                            ROOT,
                            "the log ends at event %,d of %,d; the last one is missing",
                            end,
                            noted)
                    : format(
                            ROOT,
                            "the log ends at event %,d of %,d; the last %,d are missing",
                            end,
                            noted,
                            noted - end);
        }
    }

    /// The log is as long as it was, or longer, but its events are others.
    ///
    /// @param noted the event that is not the one that was noted
    record OtherHistory(long noted) implements Problem {
        @Override
        public String sentence() {
            return format(
                    ROOT,
                    "the log was written anew: event %,d is not the one that was noted",
                    noted);
        }
    }

    /// The file is gone that notes where the log ends.
    record NoHead(Path file) implements Problem {
        @Override
        public String sentence() {
            return "%s is missing: whether the end of the log was cut off cannot be told"
                    .formatted(file);
        }
    }

    /// Once the club was opened with a log that was not the one noted, and went on with it.
    record LostBefore(Path file, ChainHead noted) implements Problem {
        @Override
        public String sentence() {
            return format(
                    ROOT,
                    "events were lost before the club was last opened: the log had %,d (noted in %s;"
                            + " remove the file when you know why)",
                    noted.events(),
                    file);
        }
    }

    /// There are too many to name them all.
    record More(long count) implements Problem {
        @Override
        public String sentence() {
            return format(ROOT, "and %,d more", count);
        }
    }
}
