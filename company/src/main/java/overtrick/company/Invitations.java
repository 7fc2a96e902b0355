package overtrick.company;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.people.Belongings;
import overtrick.house.table.PersonId;
import overtrick.log.Sql;
import overtrick.log.Store;

/// Who was asked to which table, and what they said.
public final class Invitations {

    /// What somebody says to an invitation.
    public enum Answer {
        /// Nothing yet.
        NONE,
        YES,
        /// Not now, but they would like to.
        LATER,
        NO;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        private static Answer of(String word) {
            return Arrays.stream(values())
                    .filter(one -> one.word().equals(word))
                    .findFirst()
                    .orElse(NONE);
        }
    }

    /// One invitation.
    ///
    /// @param by who invites
    /// @param to who is invited
    /// @param seat kept in mind for them; empty where any will do
    public record Invitation(
            long number,
            PersonId by,
            PersonId to,
            TableId table,
            Optional<Seat> seat,
            Instant at,
            Answer answer,
            Instant answered) {}

    /// How long an invitation stands: nobody waits at a table for longer.
    public static final Duration STANDS = Duration.ofHours(2);

    /// How long an answer is shown to whoever invited.
    public static final Duration SHOWN = Duration.ofMinutes(10);

    /// What one person has asked others and waits for.
    private static final int MOST = 20;

    static final List<Belongings> BELONGINGS = List.of(Belongings.own("invitation"));

    private static final String ADD =
            "INSERT INTO invitation (number, person, other, place, seat, at, answer, answered)"
                    + " SELECT COALESCE(MAX(number), 0) + 1, ?, ?, ?, ?, ?, 'none', 0"
                    + " FROM invitation";
    private static final String TO =
            "SELECT * FROM invitation WHERE other = ? AND at > ? AND answer IN ('none', 'later')"
                    + " ORDER BY number DESC";
    private static final String BY =
            "SELECT * FROM invitation WHERE person = ? AND at > ? ORDER BY number DESC";
    private static final String ANSWER =
            "UPDATE invitation SET answer = ?, answered = ? WHERE number = ? AND other = ?"
                    + " AND answer IN ('none', 'later')";

    private final Store store;
    private final InstantSource clock;

    public Invitations(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    private long standing() {
        return clock.instant().minus(STANDS).toEpochMilli();
    }

    /// Invites somebody; once to a table.
    ///
    /// @return whether it was done
    public boolean invite(PersonId by, PersonId to, TableId table, Optional<Seat> seat) {
        var before = by(by);
        boolean again =
                before.stream().anyMatch(one -> one.to().equals(to) && one.table().equals(table));
        if (again || by.equals(to) || before.size() >= MOST) {
            return false;
        }
        String letter = seat.map(one -> String.valueOf(one.letter())).orElse("");
        store.change(ADD, by.value(), to.value(), table.code(), letter, clock.millis());
        return true;
    }

    /// Those that somebody has still to answer, the latest first.
    public List<Invitation> to(PersonId person) {
        return store.rows(TO, Invitations::read, person.value(), standing());
    }

    /// Those that somebody has sent and that still stand, the latest first.
    public List<Invitation> by(PersonId person) {
        return store.rows(BY, Invitations::read, person.value(), standing());
    }

    /// Somebody answers.
    ///
    /// @return the invitation, if there was one to answer
    public Optional<Invitation> answer(PersonId person, long number, Answer answer) {
        var found = to(person).stream().filter(one -> one.number() == number).findFirst();
        found.ifPresent(
                one -> store.change(ANSWER, answer.word(), clock.millis(), number, person.value()));
        return found;
    }

    /// The guest is the member.
    void recognise(PersonId guest, PersonId member) {
        store.change(
                "UPDATE invitation SET other = ? WHERE other = ?", member.value(), guest.value());
    }

    /// Forgets those that no longer stand.
    int sweep() {
        return store.write(Sql.of("DELETE FROM invitation WHERE at <= ?", standing())::change);
    }

    private static Invitation read(ResultSet row) throws SQLException {
        String seat = row.getString("seat");
        return new Invitation(
                row.getLong("number"),
                new PersonId(row.getString("person")),
                new PersonId(row.getString("other")),
                new TableId(row.getString("place")),
                seat.isEmpty() ? Optional.empty() : Optional.of(Seat.parse(seat)),
                Instant.ofEpochMilli(row.getLong("at")),
                Answer.of(row.getString("answer")),
                Instant.ofEpochMilli(row.getLong("answered")));
    }
}
