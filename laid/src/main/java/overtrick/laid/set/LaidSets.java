package overtrick.laid.set;

import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import overtrick.cards.Sha256;
import overtrick.cards.rules.Refusal;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.json.Json;
import overtrick.house.laid.LaidDeals;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.house.table.TableRefusal;
import overtrick.laid.set.LaidCommand.Enter;
import overtrick.laid.set.LaidCommand.Lay;
import overtrick.log.Beside;
import overtrick.log.Sql;
import overtrick.log.Store;
import overtrick.log.form.EventForms;
import overtrick.log.host.Attendant;
import overtrick.log.host.Kind;
import overtrick.log.host.LocalHost;
import overtrick.log.host.Reply;
import overtrick.log.host.Snapshot;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.laid.LaidSeason;
import overtrick.tournament.laid.Occasion;
import overtrick.tournament.season.SeasonEvening;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/// The deals that are laid, each set a living thing of its own in the log.
public final class LaidSets implements LaidDeals {

    /// What a set is to the log.
    public static final Kind<LaidSet, Member, LaidCommand, LaidEvent, LaidSet> KIND =
            new Kind<>(
                    "laid",
                    new LaidRules(),
                    EventForms.<LaidEvent>in(mapper())
                            .with("laid", LaidEvent.Laid.class)
                            .with("laid-entered", LaidEvent.Entered.class)
                            .with("laid-robots", LaidEvent.RobotsSeated.class)
                            .with("laid-closed", LaidEvent.Closed.class)
                            .with("guest-known", LaidEvent.GuestKnown.class)
                            .redactedBy(LaidEvent::redacted),
                    LaidSets::rows);

    /// Tables of the store whose rows follow from the events.
    public static final List<String> ROWS = List.of("laid_set", "laid_player", "laid_result");

    private static final int KEY_BYTES = 32;

    /// Whoever looks: nobody sees more than others.
    private static final Member ANYBODY = new Member.Person(new PersonId("anybody"), "");

    private static final String SET =
            "INSERT INTO laid_set (code, game, occasion, opens, closes, closed)"
                    + " VALUES (?, ?, ?, ?, ?, 0) ON CONFLICT (code) DO NOTHING";
    private static final String CLOSE = "UPDATE laid_set SET closed = 1 WHERE code = ?";
    private static final String PLAYER =
            "INSERT INTO laid_player (code, person, place) VALUES (?, ?, ?)"
                    + " ON CONFLICT (code, person) DO NOTHING";
    private static final String RESULT =
            "INSERT INTO laid_result (code, person, day, game, name, place, percent)"
                    + " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (code, person)"
                    + " DO UPDATE SET name = excluded.name, place = excluded.place,"
                    + " percent = excluded.percent";
    private static final String FORGET =
            "DELETE FROM laid_result WHERE code = ? AND person IN (?, ?)";
    private static final String FIND = "SELECT * FROM laid_set WHERE occasion = ? AND game = ?";
    private static final String DUE = "SELECT * FROM laid_set WHERE closed = 0 AND closes <= ?";
    private static final String OF_PERSON =
            "SELECT s.* FROM laid_player p JOIN laid_set s ON s.code = p.code WHERE p.person = ?"
                    + " ORDER BY s.closes DESC, s.code LIMIT ?";
    private static final String RESULTS =
            "SELECT * FROM laid_result WHERE game = ? AND day >= ? AND day <= ? ORDER BY day, place";

    /// A set in a list.
    public record Line(
            TournamentId code,
            String game,
            Occasion occasion,
            Instant opens,
            Instant closes,
            boolean closed) {}

    /// What somebody has made of a set that is closed.
    ///
    /// @param day the last on which it was played
    public record Made(
            String code, PersonId person, LocalDate day, String name, int place, Fraction percent) {

        /// The same for a ladder, in which people are known by what the house calls them.
        public LaidSeason.Result forLadder() {
            var result =
                    new SeasonEvening.Result(
                            person.value(), String.valueOf(place), percent, percent, Fraction.ZERO);
            return new LaidSeason.Result(day, code, result);
        }
    }

    private final Store store;
    private final InstantSource clock;
    private final LocalHost<LaidSet, Member, LaidCommand, LaidEvent, LaidSet> host;
    private final SecureRandom chance = new SecureRandom();

    public LaidSets(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
        this.host = new LocalHost<>(KIND, store.log(), _ -> Attendant.none());
    }

    private static JsonMapper mapper() {
        var codes = new SimpleModule("overtrick.laid");
        Json.addText(codes, PersonId.class, PersonId::value, PersonId::new);
        Json.addText(codes, TableId.class, TableId::code, TableId::new);
        Json.addText(codes, Occasion.class, Occasion::text, Occasion::parse);
        return Json.MAPPER.rebuild().addModule(codes).build();
    }

    private static Beside rows(String code, Snapshot<LaidSet> now, List<LaidEvent> events) {
        var rows = Beside.NOTHING;
        var plan = now.state().plan().orElseThrow();
        for (var event : events) {
            rows =
                    switch (event) {
                        case LaidEvent.Laid _ -> rows.and(set(code, plan));
                        case LaidEvent.Entered(var person, var table) ->
                                rows.and(player(code, person, table));
                        case LaidEvent.Closed(var results) ->
                                rows.and((connection, _) -> Sql.of(CLOSE, code).change(connection))
                                        .and(results(code, plan, results));
                        case LaidEvent.GuestKnown(var guest, var member) ->
                                rows.and(known(code, guest, member, now.state()));
                        case LaidEvent.RobotsSeated _ -> rows;
                    };
        }
        return rows;
    }

    private static Beside set(String code, LaidSet.Plan plan) {
        return (connection, _) ->
                Sql.of(
                                SET,
                                code,
                                plan.game(),
                                plan.occasion().text(),
                                plan.opens().toEpochMilli(),
                                plan.closes().toEpochMilli())
                        .change(connection);
    }

    private static Beside player(String code, Member.Person person, TableId table) {
        return (connection, _) ->
                Sql.of(PLAYER, code, person.id().value(), table.code()).change(connection);
    }

    /// The one result of somebody who is known by two names.
    private static Beside known(String code, PersonId guest, Member.Person member, LaidSet after) {
        var theirs =
                after.results().stream()
                        .flatMap(List::stream)
                        .filter(one -> one.person().id().equals(member.id()))
                        .toList();
        Beside gone =
                (connection, _) ->
                        Sql.of(FORGET, code, guest.value(), member.id().value()).change(connection);
        return gone.and(results(code, after.plan().orElseThrow(), theirs));
    }

    /// Challenges are between friends and stand in no ladder.
    private static Beside results(String code, LaidSet.Plan plan, List<LaidSet.Placed> results) {
        if (!plan.occasion().counts()) {
            return Beside.NOTHING;
        }
        String day = lastDay(plan.closes()).toString();
        return (connection, _) -> {
            for (var one : results) {
                Sql.of(
                                RESULT,
                                code,
                                one.person().id().value(),
                                day,
                                plan.game(),
                                one.person().name(),
                                one.place(),
                                one.percent())
                        .change(connection);
            }
        };
    }

    private static LocalDate lastDay(Instant closes) {
        return LocalDate.ofInstant(closes.minusMillis(1), ZoneId.systemDefault());
    }

    /// Draws a key.
    public String drawKey() {
        byte[] key = new byte[KEY_BYTES];
        chance.nextBytes(key);
        return HexFormat.of().formatHex(key);
    }

    /// A code under which nothing is laid yet.
    public TournamentId drawCode() {
        while (true) {
            var code = TournamentId.draw(chance);
            if (look(code).isEmpty()) {
                return code;
            }
        }
    }

    /// The code under which deals of a day or a week are laid, the same in every program of the
    /// club; empty when the log has them.
    public Optional<TournamentId> codeFor(Occasion occasion, String game) {
        for (int draw = 0; ; draw++) {
            byte[] seed = Sha256.of("%s %s %d".formatted(occasion.text(), game, draw));
            var code = TournamentId.draw(new SplittableRandom(ByteBuffer.wrap(seed).getLong()));
            var plan = look(code).flatMap(LaidSet::plan);
            if (plan.isEmpty()) {
                return Optional.of(code);
            }
            if (plan.get().occasion().equals(occasion) && plan.get().game().equals(game)) {
                return Optional.empty();
            }
        }
    }

    /// Lays deals under a code.
    public Reply lay(TournamentId code, LaidSet.Plan plan) {
        return act(code, Member.House.HOUSE, new Lay(plan));
    }

    /// Puts a command to a set; when the answer is [Reply.Done] it will never be lost.
    public Reply act(TournamentId code, Member by, LaidCommand command) {
        return host.submit(code.code(), by, command);
    }

    /// As everybody may see it; empty when nothing is laid under the code.
    public Optional<LaidSet> look(TournamentId code) {
        return seen(code.code(), ANYBODY);
    }

    private Optional<LaidSet> whole(String code) {
        return seen(code, Member.House.HOUSE);
    }

    private Optional<LaidSet> seen(String code, Member viewer) {
        var seen = host.view(code, viewer);
        return seen.number() == 0 ? Optional.empty() : Optional.of(seen.state());
    }

    @Override
    public boolean isOpen(String code) {
        return whole(code).filter(LaidSet::isClosed).isPresent();
    }

    @Override
    public boolean mayBegin(String code) {
        return whole(code)
                .filter(set -> !set.isClosed())
                .flatMap(LaidSet::plan)
                .filter(plan -> plan.isPlayedAt(clock.instant()))
                .isPresent();
    }

    @Override
    public Optional<Refusal> claim(String code, TableId table, Member.Person person) {
        var reply = host.submit(code, person, new Enter(table, clock.instant()));
        return reply instanceof Reply.Refused(var reason) && reason != TableRefusal.NOTHING_CHANGES
                ? Optional.of(reason)
                : Optional.empty();
    }

    @Override
    public Optional<TableId> tableOf(String code, PersonId person) {
        return whole(code).flatMap(set -> set.tableOf(person));
    }

    @Override
    public String key(String code) {
        return whole(code).flatMap(LaidSet::plan).orElseThrow().key();
    }

    /// The set that is laid for a game on an occasion.
    public Optional<Line> find(Occasion occasion, String game) {
        return store.row(FIND, LaidSets::line, occasion.text(), game);
    }

    /// The sets whose time is over and that are not closed yet.
    public List<Line> due() {
        return store.rows(DUE, LaidSets::line, clock.millis());
    }

    /// The sets that somebody plays or has played, those that close last first.
    public List<Line> of(PersonId person, int most) {
        return store.rows(OF_PERSON, LaidSets::line, person.value(), most);
    }

    /// What has been made of a game’s sets that closed in a stretch of days.
    public List<Made> results(String game, LocalDate first, LocalDate last) {
        return store.rows(RESULTS, LaidSets::made, game, first.toString(), last.toString());
    }

    private static Line line(ResultSet row) throws SQLException {
        return new Line(
                new TournamentId(row.getString("code")),
                row.getString("game"),
                Occasion.parse(row.getString("occasion")),
                Instant.ofEpochMilli(row.getLong("opens")),
                Instant.ofEpochMilli(row.getLong("closes")),
                row.getInt("closed") == 1);
    }

    private static Made made(ResultSet row) throws SQLException {
        return new Made(
                row.getString("code"),
                new PersonId(row.getString("person")),
                LocalDate.parse(row.getString("day")),
                row.getString("name"),
                row.getInt("place"),
                Fraction.parse(row.getString("percent")));
    }

    /// Where they live.
    public LocalHost<?, ?, ?, ?, ?> host() {
        return host;
    }

    /// Lets go of those nobody has looked at for a while; they come back from the log.
    public void letRest(Duration idle, int most) {
        host.letRest(idle, most);
    }
}
