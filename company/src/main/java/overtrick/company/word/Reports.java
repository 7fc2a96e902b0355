package overtrick.company.word;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.house.json.Json;
import overtrick.house.leave.OldTalk;
import overtrick.house.people.Belongings;
import overtrick.house.table.PersonId;
import overtrick.log.Sql;
import overtrick.log.Store;
import overtrick.log.form.Redaction;
import tools.jackson.core.type.TypeReference;

/// What was reported to the officers: the words in question with what stood around them, for
/// nothing else of anybody's talk is ever shown to them. Kept as long as talk is.
public final class Reports {

    /// A line that was said.
    ///
    /// @param meant whether it is the one that is reported
    public record Line(String name, String words, boolean meant) {}

    /// @param by who reports
    /// @param place the table's code; empty for a message
    /// @param why as they say it
    /// @param officer who has seen to it; empty as long as nobody has
    /// @param deed what they did
    public record Report(
            long number,
            PersonId by,
            String place,
            String why,
            List<Line> lines,
            Instant at,
            Optional<PersonId> officer,
            String deed,
            Instant done) {

        public Report {
            lines = List.copyOf(lines);
        }

        /// Whether somebody of this name has said what is reported.
        public boolean isAbout(String name) {
            return lines.stream().anyMatch(line -> line.meant() && line.name().equals(name));
        }

        public boolean isDone() {
            return officer.isPresent();
        }
    }

    /// Letters of a reason, and of what was done.
    public static final int LONGEST = 300;

    /// Lines before and after the one that is reported.
    public static final int AROUND = 5;

    private static final int SHOWN = 100;

    private static final String ADD =
            "INSERT INTO report (number, person, place, why, words, at, officer, deed, done)"
                    + " SELECT COALESCE(MAX(number), 0) + 1, ?, ?, ?, ?, ?, '', '', 0 FROM report";
    private static final String LATEST =
            "SELECT * FROM report ORDER BY CASE officer WHEN '' THEN 0 ELSE 1 END, number DESC"
                    + " LIMIT ?";
    private static final String DO =
            "UPDATE report SET officer = ?, deed = ?, done = ? WHERE number = ? AND officer = ''";

    private final Store store;
    private final InstantSource clock;

    public Reports(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /// Rows that belong to people.
    public static Belongings belongings() {
        return Belongings.of("report");
    }

    /// The lines around one.
    ///
    /// @param lines in their order
    /// @param at the place of the one that is meant
    public static List<Line> around(List<Line> lines, int at) {
        int from = Math.max(0, at - AROUND);
        int to = Math.min(lines.size(), at + AROUND + 1);
        var meant = new Line(lines.get(at).name(), lines.get(at).words(), true);
        var found = new ArrayList<>(lines.subList(from, to));
        found.set(at - from, meant);
        return List.copyOf(found);
    }

    /// Somebody reports something.
    public void add(PersonId by, String place, String why, List<Line> lines) {
        String words = Json.MAPPER.writeValueAsString(lines);
        store.change(ADD, by.value(), place, why, words, clock.millis());
    }

    /// What nobody has seen to comes first, then the latest.
    public List<Report> latest() {
        return store.rows(LATEST, Reports::read, SHOWN);
    }

    /// How many nobody has seen to.
    public int open() {
        return store.row("SELECT COUNT(*) FROM report WHERE officer = ''", row -> row.getInt(1))
                .orElse(0);
    }

    /// An officer has seen to it.
    ///
    /// @return whether nobody had before
    public boolean done(PersonId officer, long number, String deed) {
        return store.change(DO, officer.value(), deed, clock.millis(), number) > 0;
    }

    /// Takes the names of those who have left out of what was said.
    ///
    /// @return in how many reports
    public int forget(Connection connection, Redaction how) throws SQLException {
        int changed = 0;
        for (var one : Sql.of("SELECT * FROM report").rows(connection, Reports::read)) {
            var lines =
                    one.lines().stream()
                            .map(line ->
                                    new Line(
                                            how.name(line.name()),
                                            how.said(line.name(), line.words()),
                                            line.meant()))
                            .toList();
            String why = how.text(one.why());
            String deed = how.text(one.deed());
            if (!lines.equals(one.lines()) || !why.equals(one.why()) || !deed.equals(one.deed())) {
                changed +=
                        Sql.of(
                                        "UPDATE report SET words = ?, why = ?, deed = ?"
                                                + " WHERE number = ?",
                                        Json.MAPPER.writeValueAsString(lines),
                                        why,
                                        deed,
                                        one.number())
                                .change(connection);
            }
        }
        return changed;
    }

    /// Deletes what is old by now.
    public int sweep() {
        long before = clock.instant().minus(OldTalk.KEPT).toEpochMilli();
        return store.write(Sql.of("DELETE FROM report WHERE at < ?", before)::change);
    }

    private static Report read(ResultSet row) throws SQLException {
        String officer = row.getString("officer");
        return new Report(
                row.getLong("number"),
                new PersonId(row.getString("person")),
                row.getString("place"),
                row.getString("why"),
                Json.MAPPER.readValue(row.getString("words"), new TypeReference<List<Line>>() {}),
                Instant.ofEpochMilli(row.getLong("at")),
                officer.isEmpty() ? Optional.empty() : Optional.of(new PersonId(officer)),
                row.getString("deed"),
                Instant.ofEpochMilli(row.getLong("done")));
    }
}
