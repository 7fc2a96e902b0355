package overtrick.law.poll;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.score.Notation;
import overtrick.bridge.score.Result;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.house.people.Belongings;
import overtrick.house.table.PersonId;
import overtrick.law.poll.Asked.Matter;
import overtrick.laws.LawBook;
import overtrick.laws.poll.Poll;
import overtrick.laws.poll.Poll.Voice;
import overtrick.laws.poll.Prospect;
import overtrick.log.Sql;
import overtrick.log.Store;

/// The polls of a house in its store, so that none is lost when the house closes in the middle of
/// an evening.
///
/// @param store of the house
record PollRows(Store store) {

    static final List<Belongings> BELONGINGS =
            List.of(Belongings.own("law_poll"), Belongings.own("law_poll_voice", "vote"));

    private static final List<String> BESIDE =
            List.of("law_poll_voice", "law_poll_robot", "law_poll_prospect");

    /// How long the answers can be looked at.
    private static final Duration KEPT = Duration.ofDays(30);

    /// Polls that are kept at most; a new one takes the place of the oldest.
    private static final int MOST = 1_000;

    /// As many people as are counted; more say nothing new.
    private static final int PEOPLE = 60;

    private static final String COLUMNS =
            "SELECT vote, begun, place, system, edition, dealer, auction, vulnerable, hand, hands,"
                    + " taken, suggested FROM law_poll WHERE ";

    /// Keeps a new one.
    ///
    /// @param each polls that one person may begin in a day
    /// @return false when the person has begun so many
    boolean begin(String word, Asked asked, PersonId person, int each) {
        return store.write(connection -> {
            long day = asked.begun() - Duration.ofDays(1).toMillis();
            int lately =
                    Sql.of(
                                    "SELECT COUNT(*) FROM law_poll WHERE person = ? AND begun > ?",
                                    person.value(),
                                    day)
                            .row(connection, row -> row.getInt(1))
                            .orElse(0);
            if (lately >= each) {
                return false;
            }
            insert(connection, word, asked, person);
            sweep(connection, asked.begun());
            return true;
        });
    }

    private static void insert(Connection connection, String word, Asked asked, PersonId person)
            throws SQLException {
        var matter = asked.matter();
        var poll = matter.poll();
        Sql.of(
                        "INSERT INTO law_poll (vote, word, person, begun, place, system, edition,"
                                + " dealer, auction, vulnerable, hand, hands, taken, suggested)"
                                + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                        asked.vote(),
                        word,
                        person.value(),
                        asked.begun(),
                        matter.at(),
                        matter.system(),
                        poll.book().code(),
                        String.valueOf(poll.auction().dealer().letter()),
                        text(poll.auction().calls()),
                        poll.vulnerability().code(),
                        poll.hand().pbn(),
                        matter.hands().map(Deal::pbn).orElse(""),
                        poll.taken().map(Call::code).orElse(""),
                        text(poll.suggested()))
                .change(connection);
    }

    /// Throws away what is old, and what is left of it.
    void sweep(long now) {
        var _ = store.write(connection -> sweep(connection, now));
    }

    private static int sweep(Connection connection, long now) throws SQLException {
        int gone =
                Sql.of("DELETE FROM law_poll WHERE begun < ?", now - KEPT.toMillis())
                        .change(connection);
        gone +=
                Sql.of(
                                "DELETE FROM law_poll WHERE vote NOT IN (SELECT vote FROM law_poll"
                                        + " ORDER BY begun DESC, vote LIMIT ?)",
                                MOST)
                        .change(connection);
        for (var table : BESIDE) {
            gone +=
                    Sql.of(
                                    "DELETE FROM %s WHERE vote NOT IN (SELECT vote FROM law_poll)"
                                            .formatted(table))
                            .change(connection);
        }
        return gone;
    }

    /// By the director’s word.
    Optional<Asked> of(String word) {
        return store.read(connection -> asked(connection, "word = ?", word));
    }

    /// By the word under which it is answered.
    Optional<Asked> answeredAt(String vote) {
        return store.read(connection -> asked(connection, "vote = ?", vote));
    }

    /// The words under which those are answered that were begun since.
    List<String> since(long moment) {
        return store.rows(
                "SELECT vote FROM law_poll WHERE begun > ? ORDER BY begun DESC",
                row -> row.getString(1),
                moment);
    }

    private static Optional<Asked> asked(Connection connection, String which, String value)
            throws SQLException {
        var bare = Sql.of(COLUMNS + which, value).row(connection, PollRows::bare);
        if (bare.isEmpty()) {
            return Optional.empty();
        }
        var one = bare.get();
        return Optional.of(
                new Asked(
                        one.vote(),
                        one.begun(),
                        one.matter(),
                        voices(connection, "law_poll_voice", "person", one.vote()),
                        voices(connection, "law_poll_robot", "seed", one.vote()),
                        prospects(connection, one.vote())));
    }

    private static Asked bare(ResultSet row) throws SQLException {
        String taken = row.getString("taken");
        String hands = row.getString("hands");
        var poll =
                new Poll(
                        LawBook.parse(row.getString("edition")),
                        Auction.parse(
                                Seat.parse(row.getString("dealer")), row.getString("auction")),
                        Vulnerability.parse(row.getString("vulnerable")),
                        CardSet.parse(row.getString("hand")),
                        taken.isEmpty() ? Optional.empty() : Optional.of(Call.parse(taken)),
                        calls(row.getString("suggested")));
        var matter =
                new Matter(
                        poll,
                        hands.isEmpty() ? Optional.empty() : Optional.of(Deal.parse(hands)),
                        row.getString("system"),
                        row.getString("place"));
        return new Asked(
                row.getString("vote"),
                row.getLong("begun"),
                matter,
                List.of(),
                List.of(),
                List.of());
    }

    private static List<Voice> voices(
            Connection connection, String table, String order, String vote) throws SQLException {
        return Sql.of(
                        "SELECT chosen, considered FROM %s WHERE vote = ? ORDER BY %s"
                                .formatted(table, order),
                        vote)
                .rows(
                        connection,
                        row -> new Voice(Call.parse(row.getString(1)), calls(row.getString(2))));
    }

    private static List<Prospect> prospects(Connection connection, String vote)
            throws SQLException {
        record Line(Call call, Result result, int times, int open) {}
        var lines =
                Sql.of(
                                "SELECT call, result, times, open FROM law_poll_prospect"
                                        + " WHERE vote = ? ORDER BY call, result",
                                vote)
                        .rows(
                                connection,
                                row ->
                                        new Line(
                                                Call.parse(row.getString(1)),
                                                result(row.getString(2)),
                                                row.getInt(3),
                                                row.getInt(4)));
        Map<Call, List<Line>> byCall =
                lines.stream()
                        .collect(
                                Collectors.groupingBy(
                                        Line::call, LinkedHashMap::new, Collectors.toList()));
        return byCall.entrySet().stream()
                .map(one ->
                        new Prospect(
                                one.getKey(),
                                one.getValue().stream()
                                        .collect(Collectors.toMap(Line::result, Line::times)),
                                open(one.getValue().getFirst().open())))
                .toList();
    }

    private static OptionalInt open(int tricks) {
        return tricks < 0 ? OptionalInt.empty() : OptionalInt.of(tricks);
    }

    private static Result result(String text) {
        return switch (Notation.parse(text)) {
            case Notation.PassedOut() -> new Result.PassedOut();
            case Notation.Played(var bid, var doubling, var declarer, int tricks) ->
                    new Result.Played(new Contract(bid, doubling, declarer.orElseThrow()), tricks);
        };
    }

    /// Whoever answers again thinks better of it.
    ///
    /// @return false when so many have answered that nobody else is counted
    boolean says(String vote, PersonId person, Voice voice) {
        return store.write(connection -> {
            int others =
                    Sql.of(
                                    "SELECT COUNT(*) FROM law_poll_voice WHERE vote = ?"
                                            + " AND person <> ?",
                                    vote,
                                    person.value())
                            .row(connection, row -> row.getInt(1))
                            .orElse(0);
            if (others >= PEOPLE) {
                return false;
            }
            return Sql.of(
                                    "INSERT INTO law_poll_voice (vote, person, chosen, considered)"
                                            + " VALUES (?, ?, ?, ?) ON CONFLICT (vote, person)"
                                            + " DO UPDATE SET chosen = excluded.chosen,"
                                            + " considered = excluded.considered",
                                    vote,
                                    person.value(),
                                    voice.chosen().code(),
                                    text(voice.considered()))
                            .change(connection)
                    > 0;
        });
    }

    boolean hasSaid(String vote, PersonId person) {
        return store.row(
                        "SELECT 1 FROM law_poll_voice WHERE vote = ? AND person = ?",
                        row -> row.getInt(1),
                        vote,
                        person.value())
                .isPresent();
    }

    void robot(String vote, int seed, Voice voice) {
        store.change(
                "INSERT INTO law_poll_robot (vote, seed, chosen, considered) VALUES (?, ?, ?, ?)"
                        + " ON CONFLICT (vote, seed) DO NOTHING",
                vote,
                seed,
                voice.chosen().code(),
                text(voice.considered()));
    }

    void prospect(String vote, Prospect prospect) {
        var _ =
                store.write(connection -> {
                    int rows = 0;
                    for (var one : prospect.times().entrySet()) {
                        rows +=
                                Sql.of(
                                                "INSERT INTO law_poll_prospect"
                                                        + " (vote, call, result, times, open)"
                                                        + " VALUES (?, ?, ?, ?, ?)"
                                                        + " ON CONFLICT DO NOTHING",
                                                vote,
                                                prospect.call().code(),
                                                one.getKey().text(),
                                                one.getValue(),
                                                prospect.open().orElse(-1))
                                        .change(connection);
                    }
                    return rows;
                });
    }

    /// A member has what the guest had.
    void pass(PersonId guest, PersonId member) {
        var _ =
                store.write(connection -> {
                    int rows =
                            Sql.of(
                                            "UPDATE law_poll SET person = ? WHERE person = ?",
                                            member.value(),
                                            guest.value())
                                    .change(connection);
                    rows +=
                            Sql.of(
                                            "UPDATE law_poll_voice SET person = ? WHERE person = ?"
                                                    + " AND vote NOT IN (SELECT vote FROM"
                                                    + " law_poll_voice WHERE person = ?)",
                                            member.value(),
                                            guest.value(),
                                            member.value())
                                    .change(connection);
                    return rows
                            + Sql.of("DELETE FROM law_poll_voice WHERE person = ?", guest.value())
                                    .change(connection);
                });
    }

    private static String text(Collection<Call> calls) {
        return calls.stream().map(Call::code).collect(Collectors.joining(" "));
    }

    private static Set<Call> calls(String text) {
        return Arrays.stream(text.split(" "))
                .filter(word -> !word.isEmpty())
                .map(Call::parse)
                .collect(Collectors.toSet());
    }
}
