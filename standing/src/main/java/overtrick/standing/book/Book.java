package overtrick.standing.book;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import overtrick.house.json.Json;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.Beside;
import overtrick.log.Neighbours;
import overtrick.log.Sql;
import overtrick.log.Store;
import overtrick.log.form.EventForms;
import overtrick.log.form.Redaction;
import overtrick.log.host.Attendant;
import overtrick.log.host.Kind;
import overtrick.log.host.LocalHost;
import overtrick.log.host.Reply;
import overtrick.log.host.Snapshot;
import overtrick.standing.book.StandingEvent.AudienceSet;
import overtrick.standing.book.StandingEvent.CalibrationFound;
import overtrick.standing.book.StandingEvent.LookedAt;
import overtrick.standing.book.StandingEvent.PlaceClaimed;
import overtrick.standing.book.StandingEvent.PlaceGivenBack;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/// What people have said about themselves, each a living thing of their own, and the club one more:
/// its log is the trail of who has looked at whom.
public final class Book {

    private static final String CLUB = "club";

    private static final String CLAIM =
            """
            INSERT INTO place_claim (place, person, claimed) VALUES (?, ?, ?)
            ON CONFLICT (place) DO UPDATE SET person = excluded.person, claimed = excluded.claimed
            WHERE excluded.claimed < place_claim.claimed
            """;
    private static final String GIVE_BACK =
            "DELETE FROM place_claim WHERE place = ? AND person = ?";
    private static final String SHOW =
            """
            INSERT INTO shown (person, subject, audience) VALUES (?, ?, ?)
            ON CONFLICT (person, subject) DO UPDATE SET audience = excluded.audience
            """;
    private static final String LOOK =
            "INSERT INTO fair_look (number, by_whom, subject, why, at) VALUES (?, ?, ?, ?, ?)"
                    + " ON CONFLICT (number) DO UPDATE SET why = excluded.why";

    /// What the book is to the log.
    public static final Kind<Ledger, Member, StandingCommand, StandingEvent, Ledger> KIND =
            new Kind<>(
                    "standing",
                    new StandingRules(),
                    EventForms.<StandingEvent>in(mapper())
                            .with("place-claimed", PlaceClaimed.class)
                            .with("place-given-back", PlaceGivenBack.class)
                            .with("audience-set", AudienceSet.class)
                            .with("calibration-found", CalibrationFound.class)
                            .with("was-looked-at", LookedAt.class)
                            .redactedBy(Book::redacted),
                    Book::rows);

    /// One look of an officer or director.
    public record Look(PersonId by, String subject, String why, Instant at) {

        private static Look of(ResultSet row) throws SQLException {
            return new Look(
                    new PersonId(row.getString(1)),
                    row.getString(2),
                    row.getString(3),
                    Instant.ofEpochMilli(row.getLong(4)));
        }
    }

    private static final String TOPIC = "shown";

    private final Store store;
    private final Neighbours near;
    private final LocalHost<Ledger, Member, StandingCommand, StandingEvent, Ledger> host;

    /// Asked with every line of a ladder.
    private final Map<PersonId, Map<Subject, Audience>> shown = new ConcurrentHashMap<>();

    public Book(Store store) {
        this.store = store;
        this.host = new LocalHost<>(KIND, store.log(), _ -> Attendant.none());
        this.near = store.log().neighbours();
        near.hear(TOPIC, (_, _) -> readShown());
        near.whenChanged(this::readShown);
        readShown();
    }

    private void readShown() {
        store.rows(
                "SELECT person, subject, audience FROM shown",
                row ->
                        keep(
                                new PersonId(row.getString(1)),
                                Subject.valueOf(row.getString(2)),
                                Audience.valueOf(row.getString(3))));
    }

    private static JsonMapper mapper() {
        var people = new SimpleModule("overtrick.standing");
        Json.addText(people, PersonId.class, PersonId::value, PersonId::new);
        return Json.MAPPER.rebuild().addModule(people).build();
    }

    private static StandingEvent redacted(StandingEvent event, Redaction redaction) {
        return switch (event) {
            case LookedAt(var subject, var by, var why) ->
                    new LookedAt(subject, by, redaction.text(why));
            case PlaceClaimed _, PlaceGivenBack _, AudienceSet _, CalibrationFound _ -> event;
        };
    }

    private static Beside rows(String id, Snapshot<Ledger> now, List<StandingEvent> events) {
        var rows = Beside.NOTHING;
        long number = now.number() - events.size();
        for (var event : events) {
            number++;
            rows = rows.and(row(event, number));
        }
        return rows;
    }

    private static Beside row(StandingEvent event, long number) {
        return (connection, at) -> {
            var order =
                    switch (event) {
                        case PlaceClaimed(var place, var by) ->
                                Optional.of(Sql.of(CLAIM, place, by.value(), at.toEpochMilli()));
                        case PlaceGivenBack(var place, var by) ->
                                Optional.of(Sql.of(GIVE_BACK, place, by.value()));
                        case AudienceSet(var subject, var audience, var by) ->
                                Optional.of(
                                        Sql.of(SHOW, by.value(), subject.name(), audience.name()));
                        case LookedAt(var subject, var by, var why) ->
                                Optional.of(
                                        Sql.of(
                                                LOOK,
                                                number,
                                                by.value(),
                                                subject,
                                                why,
                                                at.toEpochMilli()));
                        case CalibrationFound _ -> Optional.<Sql>empty();
                    };
            if (order.isPresent()) {
                order.get().change(connection);
            }
        };
    }

    private boolean keep(PersonId person, Subject subject, Audience audience) {
        shown.compute(
                person,
                (_, known) -> {
                    var next = new EnumMap<Subject, Audience>(Subject.class);
                    if (known != null) {
                        next.putAll(known);
                    }
                    next.put(subject, audience);
                    return Map.copyOf(next);
                });
        return true;
    }

    /// Where all of it lives.
    public LocalHost<?, ?, ?, ?, ?> host() {
        return host;
    }

    /// A person says something of themselves.
    public Reply say(Member.Person by, StandingCommand command) {
        var reply = host.submit(by.id().value(), by, command);
        if (reply instanceof Reply.Done
                && command instanceof StandingCommand.SetAudience(var subject, var audience)) {
            keep(by.id(), subject, audience);
            near.tell(TOPIC, "");
        }
        return reply;
    }

    /// Somebody looks at what only officers and directors may see.
    public Reply look(Member.Person by, String subject, String why) {
        return host.submit(CLUB, by, new StandingCommand.LookAt(subject, why));
    }

    /// The calibration that holds; empty before the first was found.
    public Optional<Ledger.Calibrated> calibration() {
        return host.view(CLUB, Member.House.HOUSE).state().calibration();
    }

    /// The house has found another.
    public Reply calibrate(StandingCommand.Calibrate found) {
        return host.submit(CLUB, Member.House.HOUSE, found);
    }

    /// Who may see that of somebody.
    public Audience audience(PersonId person, Subject subject) {
        return shown.getOrDefault(person, Map.of()).getOrDefault(subject, Audience.USUAL);
    }

    /// Whose each place is, of those that somebody has claimed.
    public Map<String, PersonId> claims() {
        var claims = new HashMap<String, PersonId>();
        store.rows(
                "SELECT place, person FROM place_claim",
                row -> claims.put(row.getString(1), new PersonId(row.getString(2))));
        return claims;
    }

    /// Who has claimed a place.
    public Optional<PersonId> claimed(String place) {
        return store.row(
                "SELECT person FROM place_claim WHERE place = ?",
                row -> new PersonId(row.getString(1)),
                place);
    }

    /// The last looks, the latest first.
    public List<Look> looks(int most) {
        return store.rows(
                "SELECT by_whom, subject, why, at FROM fair_look ORDER BY number DESC LIMIT ?",
                Look::of,
                most);
    }

    /// The looks at one subject, the latest first.
    public List<Look> looksAt(String subject) {
        return store.rows(
                "SELECT by_whom, subject, why, at FROM fair_look WHERE subject = ?"
                        + " ORDER BY at DESC",
                Look::of,
                subject);
    }
}
