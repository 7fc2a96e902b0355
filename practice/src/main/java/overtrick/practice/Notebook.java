package overtrick.practice;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.house.people.Belongings;
import overtrick.house.table.PersonId;
import overtrick.log.Sql;
import overtrick.log.Store;
import overtrick.teaching.memory.Answer;
import overtrick.teaching.memory.Exercise;
import overtrick.teaching.memory.History;
import overtrick.teaching.memory.Mark;
import overtrick.teaching.memory.Pace;

/// What people have practised: how they did by theme, and what comes back because they have not got
/// it right at once. Guests have a notebook, too.
public final class Notebook {

    /// Exercises that come back to one person; of more, those known best are dropped.
    public static final int MOST = 500;

    /// Themes of which is remembered how one person did; of more, nothing new is begun.
    public static final int MOST_THEMES = 200;

    static final List<Belongings> BELONGINGS =
            List.of(
                    Belongings.own("practice_exercise", "kind", "exercise"),
                    Belongings.own("practice_theme", "kind", "theme"));

    private static final String EXERCISE =
            "SELECT kind, theme, exercise, due, history FROM practice_exercise WHERE person = ?";
    private static final String PUT =
            "INSERT INTO practice_exercise (person, kind, exercise, theme, due, history)"
                    + " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (person, kind, exercise) DO UPDATE"
                    + " SET theme = excluded.theme, due = excluded.due, history = excluded.history";
    private static final String DROP_BEST_KNOWN =
            "DELETE FROM practice_exercise WHERE person = ? AND exercise || ' ' || kind IN"
                    + " (SELECT exercise || ' ' || kind FROM practice_exercise WHERE person = ?"
                    + " ORDER BY due DESC LIMIT ?)";
    private static final String THEME =
            "SELECT kind, theme, answered, history FROM practice_theme WHERE person = ?";
    private static final String PUT_THEME =
            "INSERT INTO practice_theme (person, kind, theme, answered, history)"
                    + " VALUES (?, ?, ?, ?, ?) ON CONFLICT (person, kind, theme) DO UPDATE"
                    + " SET answered = excluded.answered, history = excluded.history";

    private final Store store;
    private final InstantSource clock;

    public Notebook(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /// Notes an answer. What was not right at once comes back; what is known from the first does
    /// not.
    public void note(PersonId who, Exercise exercise, Mark mark) {
        var answer = new Answer(clock.instant(), mark);
        store.write(connection -> {
            noteTheme(connection, who, exercise, answer);
            var kept = find(connection, who, exercise);
            if (kept.isPresent() || mark != Mark.RIGHT) {
                var before = kept.map(Kept::history).orElse(History.NONE);
                keep(connection, who, exercise, before.with(answer));
            }
            return 1;
        });
    }

    /// Takes up something that went wrong elsewhere, such as at a table; nothing if it is there
    /// already.
    public void takeUp(PersonId who, Exercise exercise) {
        var wrong = new Answer(clock.instant(), Mark.WRONG);
        store.write(connection -> {
            if (find(connection, who, exercise).isEmpty()) {
                keep(connection, who, exercise, History.NONE.with(wrong));
            }
            return 1;
        });
    }

    /// What is due now, the longest waiting first.
    public List<Kept> due(PersonId who) {
        return store.rows(
                EXERCISE + " AND due <= ? ORDER BY due, kind, exercise LIMIT ?",
                Notebook::kept,
                who.value(),
                clock.millis(),
                MOST);
    }

    /// All that comes back to somebody, the next first.
    public List<Kept> all(PersonId who) {
        return store.rows(EXERCISE + " ORDER BY due, kind, exercise", Notebook::kept, who.value());
    }

    /// Whether an exercise comes back to somebody.
    public boolean has(PersonId who, Exercise exercise) {
        return store.read(connection -> find(connection, who, exercise)).isPresent();
    }

    /// How somebody did, theme by theme.
    public List<ThemeRecord> themes(PersonId who) {
        return store.rows(THEME + " ORDER BY kind, theme", Notebook::theme, who.value());
    }

    /// Puts what a guest has answered to what the member has.
    void join(PersonId guest, PersonId member) {
        store.write(connection -> {
            var kept = Sql.of(EXERCISE, guest.value()).rows(connection, Notebook::kept);
            for (var one : kept) {
                var own = find(connection, member, one.exercise()).map(Kept::history);
                keep(
                        connection,
                        member,
                        one.exercise(),
                        own.orElse(History.NONE).with(one.history()));
            }
            for (var one : Sql.of(THEME, guest.value()).rows(connection, Notebook::theme)) {
                var own = findTheme(connection, member, one.kind(), one.theme());
                put(connection, member, joined(own, one));
            }
            int rows = 0;
            for (var belonging : BELONGINGS) {
                rows += belonging.forget(connection, guest);
            }
            return rows;
        });
    }

    private static ThemeRecord joined(Optional<ThemeRecord> own, ThemeRecord other) {
        return new ThemeRecord(
                other.kind(),
                other.theme(),
                own.map(ThemeRecord::answered).orElse(0L) + other.answered(),
                own.map(ThemeRecord::history).orElse(History.NONE).with(other.history()));
    }

    private void noteTheme(Connection connection, PersonId who, Exercise exercise, Answer answer)
            throws SQLException {
        var own = findTheme(connection, who, exercise.kind(), exercise.theme());
        if (own.isPresent() || themes(connection, who) < MOST_THEMES) {
            var history = History.NONE.with(answer);
            var one = new ThemeRecord(exercise.kind(), exercise.theme(), 1, history);
            put(connection, who, joined(own, one));
        }
    }

    private static int themes(Connection connection, PersonId who) throws SQLException {
        return Sql.of("SELECT COUNT(*) FROM practice_theme WHERE person = ?", who.value())
                .row(connection, row -> row.getInt(1))
                .orElse(0);
    }

    private static void put(Connection connection, PersonId who, ThemeRecord one)
            throws SQLException {
        Sql.of(
                        PUT_THEME,
                        who.value(),
                        one.kind(),
                        one.theme(),
                        one.answered(),
                        one.history().written())
                .change(connection);
    }

    private static void keep(
            Connection connection, PersonId who, Exercise exercise, History history)
            throws SQLException {
        var all = new ArrayList<History>();
        all.add(history);
        for (var other : Sql.of(EXERCISE, who.value()).rows(connection, Notebook::kept)) {
            if (!isSame(other.exercise(), exercise)) {
                all.add(other.history());
            }
        }
        if (all.size() > MOST) {
            Sql.of(DROP_BEST_KNOWN, who.value(), who.value(), all.size() - MOST).change(connection);
        }
        var pace = Pace.of(all);
        var due = history.memory(pace).orElseThrow().due(pace);
        Sql.of(
                        PUT,
                        who.value(),
                        exercise.kind(),
                        exercise.key(),
                        exercise.theme(),
                        due.toEpochMilli(),
                        history.written())
                .change(connection);
    }

    private static boolean isSame(Exercise one, Exercise other) {
        return one.kind().equals(other.kind()) && one.key().equals(other.key());
    }

    private static Optional<Kept> find(Connection connection, PersonId who, Exercise exercise)
            throws SQLException {
        return Sql.of(
                        EXERCISE + " AND kind = ? AND exercise = ?",
                        who.value(),
                        exercise.kind(),
                        exercise.key())
                .row(connection, Notebook::kept);
    }

    private static Optional<ThemeRecord> findTheme(
            Connection connection, PersonId who, String kind, String theme) throws SQLException {
        return Sql.of(THEME + " AND kind = ? AND theme = ?", who.value(), kind, theme)
                .row(connection, Notebook::theme);
    }

    private static Kept kept(ResultSet row) throws SQLException {
        return new Kept(
                new Exercise(row.getString(1), row.getString(2), row.getString(3)),
                Instant.ofEpochMilli(row.getLong(4)),
                History.read(row.getString(5)));
    }

    private static ThemeRecord theme(ResultSet row) throws SQLException {
        return new ThemeRecord(
                row.getString(1), row.getString(2), row.getLong(3), History.read(row.getString(4)));
    }
}
