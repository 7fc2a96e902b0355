package overtrick.company.word;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import overtrick.house.leave.OldTalk;
import overtrick.house.people.Belongings;
import overtrick.house.table.PersonId;
import overtrick.log.Sql;
import overtrick.log.Store;

/// Words to a friend, to the club, and to those who have entered an event. They are kept as long as
/// talk at tables is.
public final class Messages {

    /// To whom something is said.
    public enum Sort {
        FRIEND,
        CLUB,
        EVENT;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        private static Sort of(String word) {
            return Arrays.stream(values())
                    .filter(one -> one.word().equals(word))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("not a sort: " + word));
        }
    }

    /// Something that was said.
    ///
    /// @param place the other person's id, or the event's code; empty for the club
    public record Message(
            long number, PersonId by, Sort sort, String place, String words, Instant at) {}

    /// Letters of a message.
    public static final int LONGEST = 1000;

    /// Messages that a page shows.
    public static final int SHOWN = 60;

    private static final String ADD =
            "INSERT INTO message (number, person, sort, place, words, at)"
                    + " SELECT COALESCE(MAX(number), 0) + 1, ?, ?, ?, ?, ? FROM message";
    private static final String BETWEEN =
            "SELECT * FROM message WHERE sort = 'friend'"
                    + " AND ((person = ? AND place = ?) OR (person = ? AND place = ?))"
                    + " ORDER BY number DESC LIMIT ?";
    private static final String IN =
            "SELECT * FROM message WHERE sort = ? AND place = ? ORDER BY number DESC LIMIT ?";
    private static final String UNREAD =
            "SELECT m.person, COUNT(*) FROM message m WHERE m.sort = 'friend' AND m.place = ?"
                    + " AND m.number > COALESCE((SELECT upto FROM message_read r"
                    + " WHERE r.person = m.place AND r.thread = m.person), 0) GROUP BY m.person";
    private static final String READ =
            "INSERT INTO message_read (person, thread, upto) VALUES (?, ?, ?)"
                    + " ON CONFLICT (person, thread) DO UPDATE SET upto = excluded.upto";
    private static final String UPTO =
            "SELECT upto FROM message_read WHERE person = ? AND thread = ?";

    private final Store store;
    private final InstantSource clock;

    public Messages(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /// Rows that belong to people.
    public static List<Belongings> belongings() {
        return List.of(Belongings.own("message"), Belongings.own("message_read", "thread"));
    }

    private void add(PersonId by, Sort sort, String place, String words) {
        store.change(ADD, by.value(), sort.word(), place, words, clock.millis());
    }

    /// All that somebody has said, in its order.
    public List<Message> by(PersonId person) {
        return store.rows(
                "SELECT * FROM message WHERE person = ? ORDER BY number",
                Messages::read,
                person.value());
    }

    /// Says something to one person.
    public void toFriend(PersonId by, PersonId friend, String words) {
        add(by, Sort.FRIEND, friend.value(), words);
    }

    /// Says something to everybody in the club.
    public void toClub(PersonId by, String words) {
        add(by, Sort.CLUB, "", words);
    }

    /// Says something to all who have entered an event.
    public void toEvent(PersonId by, String code, String words) {
        add(by, Sort.EVENT, code, words);
    }

    /// What two people have said to each other, the latest first.
    public List<Message> between(PersonId one, PersonId other) {
        return store.rows(
                BETWEEN,
                Messages::read,
                one.value(),
                other.value(),
                other.value(),
                one.value(),
                SHOWN);
    }

    /// What was said to the club, the latest first.
    public List<Message> toClub() {
        return store.rows(IN, Messages::read, Sort.CLUB.word(), "", SHOWN);
    }

    /// What was said to those who have entered an event, the latest first.
    public List<Message> toEvent(String code) {
        return store.rows(IN, Messages::read, Sort.EVENT.word(), code, SHOWN);
    }

    /// From whom somebody has messages that they have not read, and how many.
    public List<Unread> unread(PersonId person) {
        return store.rows(
                UNREAD,
                row -> new Unread(new PersonId(row.getString(1)), row.getInt(2)),
                person.value());
    }

    /// @param by who has written
    public record Unread(PersonId by, int count) {}

    /// How much of a list somebody has not read, who reads it from top to bottom.
    ///
    /// @param thread by which the list is known to them
    public int unread(PersonId person, String thread, List<Message> list) {
        long upto = store.row(UPTO, row -> row.getLong(1), person.value(), thread).orElse(0L);
        return (int)
                list.stream()
                        .filter(one -> one.number() > upto && !one.by().equals(person))
                        .count();
    }

    /// Somebody has read a list.
    public void read(PersonId person, String thread, List<Message> list) {
        if (!list.isEmpty()) {
            store.change(READ, person.value(), thread, list.getFirst().number());
        }
    }

    /// One message, if somebody is one of the two whom it concerns.
    public Optional<Message> of(PersonId person, long number) {
        return store.row("SELECT * FROM message WHERE number = ?", Messages::read, number)
                .filter(one ->
                        one.sort() != Sort.FRIEND
                                || one.by().equals(person)
                                || one.place().equals(person.value()));
    }

    /// The guest is the member.
    public void recognise(PersonId guest, PersonId member) {
        store.change(
                "UPDATE message SET place = ? WHERE sort = 'friend' AND place = ?",
                member.value(),
                guest.value());
    }

    /// Deletes what is old by now.
    public int sweep() {
        long before = clock.instant().minus(OldTalk.KEPT).toEpochMilli();
        return store.write(Sql.of("DELETE FROM message WHERE at < ?", before)::change);
    }

    private static Message read(ResultSet row) throws SQLException {
        return new Message(
                row.getLong("number"),
                new PersonId(row.getString("person")),
                Sort.of(row.getString("sort")),
                row.getString("place"),
                row.getString("words"),
                Instant.ofEpochMilli(row.getLong("at")));
    }
}
