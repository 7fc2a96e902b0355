package overtrick.sqlite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.sqlite.Problem.Damaged;
import overtrick.sqlite.Problem.Gap;
import overtrick.sqlite.Problem.LostBefore;
import overtrick.sqlite.Problem.NoClub;
import overtrick.sqlite.Problem.NoHead;
import overtrick.sqlite.Problem.Unreadable;

/// What a check of a club's data has found. The data is only read, also beside a program that has
/// it open, and on a disk that cannot be written to.
///
/// @param head where the log ends; empty if it was never opened by a program that chains events, or
///   cannot be read
/// @param problems empty when all is well
public record Check(long streams, long events, Optional<ChainHead> head, List<Problem> problems) {

    private static final String GAPS =
            """
            SELECT stream, count(*) AS events, max(number) AS last FROM event
            GROUP BY stream HAVING count(*) <> max(number) OR min(number) <> 1
            """;

    /// SQLite names a hundred damaged places at most, which are 99 too many.
    private static final String INTEGRITY = "PRAGMA integrity_check(3)";

    public Check {
        problems = List.copyOf(problems);
    }

    private static Check failed(Problem problem) {
        return new Check(0, 0, Optional.empty(), List.of(problem));
    }

    /// Checks the club in a directory.
    public static Check of(Path directory) {
        var file = directory.resolve(SqliteStore.FILE);
        return Files.isRegularFile(file) ? ofFile(file) : failed(new NoClub(directory));
    }

    /// Checks a database and the head that is noted beside it.
    static Check ofFile(Path file) {
        var headFile = HeadFile.beside(file);
        try {
            var check = ofFile(file, HeadFile.read(headFile)); // first: the log may grow meanwhile
            return check.head.isPresent() ? check.and(headProblems(headFile)) : check;
        } catch (IOException failed) {
            return ofFile(file, Optional.empty()).and(List.of(unreadable(headFile, failed)));
        }
    }

    private static List<Problem> headProblems(Path headFile) {
        var problems = new ArrayList<Problem>();
        if (!Files.exists(headFile)) {
            problems.add(new NoHead(headFile));
        }
        var aside = HeadFile.aside(headFile);
        try {
            HeadFile.setAsideBefore(headFile)
                    .forEach(noted -> problems.add(new LostBefore(aside, noted)));
        } catch (IOException failed) {
            problems.add(unreadable(aside, failed));
        }
        return problems;
    }

    private static Problem unreadable(Path file, Exception failed) {
        return new Unreadable(file, Trouble.words(failed));
    }

    private Check and(List<Problem> more) {
        var all = new ArrayList<>(problems);
        all.addAll(more);
        return new Check(streams, events, head, all);
    }

    /// Checks a database alone.
    ///
    /// @param noted a head that its log has had
    static Check ofFile(Path file, Optional<ChainHead> noted) {
        boolean alone = !Files.exists(Reading.writeAheadLog(file));
        var check = once(file, noted);
        boolean opened = alone && Files.exists(Reading.writeAheadLog(file));
        return opened ? once(file, noted) : check; // a program began to write it while we read
    }

    private static Check once(Path file, Optional<ChainHead> noted) {
        try (var connection = Reading.open(file)) {
            return new OpenCheck(file, connection).run(noted);
        } catch (SQLException failed) {
            return failed(unreadable(file, failed));
        }
    }

    /// A check of an open database.
    private record OpenCheck(Path file, Connection connection, List<Problem> problems) {

        private OpenCheck(Path file, Connection connection) {
            this(file, connection, new ArrayList<>());
        }

        private Check run(Optional<ChainHead> noted) throws SQLException {
            if (count("SELECT count(*) FROM sqlite_schema WHERE name = 'event'") == 0) {
                return failed(new Unreadable(file, "it is a database, but no club's"));
            }
            findDamage();
            if (!problems.isEmpty()) {
                return new Check(0, 0, Optional.empty(), problems);
            }
            findGaps();
            return new Check(
                    count("SELECT count(DISTINCT stream) FROM event"),
                    count("SELECT count(*) FROM event"),
                    isChained() ? Optional.of(findBreaks(noted)) : Optional.empty(),
                    problems);
        }

        private void findDamage() throws SQLException {
            try (var asked = connection.createStatement();
                    var rows = asked.executeQuery(INTEGRITY)) {
                while (rows.next()) {
                    if (!rows.getString(1).equals("ok")) {
                        problems.add(new Damaged(file, oneLine(rows.getString(1))));
                    }
                }
            }
        }

        private static String oneLine(String finding) {
            return finding.replaceAll("[*\\s]+", " ").strip();
        }

        private void findGaps() throws SQLException {
            try (var asked = connection.createStatement();
                    var rows = asked.executeQuery(GAPS)) {
                while (rows.next()) {
                    problems.add(
                            new Gap(
                                    rows.getString("stream"),
                                    rows.getLong("events"),
                                    rows.getLong("last")));
                }
            }
        }

        private boolean isChained() throws SQLException {
            return count("SELECT count(*) FROM pragma_table_info('event') WHERE name = 'hash'") > 0;
        }

        private ChainHead findBreaks(Optional<ChainHead> noted) throws SQLException {
            var chain = new ChainCheck(connection);
            problems.addAll(chain.run());
            if (noted.isPresent()) {
                LogEnd.problem(connection, noted.get()).ifPresent(problems::add);
            }
            return chain.head();
        }

        private long count(String query) throws SQLException {
            try (var asked = connection.createStatement();
                    var row = asked.executeQuery(query)) {
                return row.getLong(1);
            }
        }
    }
}
