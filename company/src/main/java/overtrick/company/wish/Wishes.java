package overtrick.company.wish;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;
import overtrick.cards.rules.Refusal;
import overtrick.company.wish.Wish.Stage;
import overtrick.company.wish.WishCommand.End;
import overtrick.company.wish.WishCommand.Gather;
import overtrick.company.wish.WishCommand.Join;
import overtrick.company.wish.WishCommand.Lay;
import overtrick.company.wish.WishCommand.Leave;
import overtrick.company.wish.WishCommand.Make;
import overtrick.company.wish.WishCommand.Recognise;
import overtrick.house.codes.TableId;
import overtrick.house.json.Json;
import overtrick.house.people.Secrets;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.Beside;
import overtrick.log.Neighbours;
import overtrick.log.Sql;
import overtrick.log.Store;
import overtrick.log.form.EventForms;
import overtrick.log.host.Attendant;
import overtrick.log.host.Kind;
import overtrick.log.host.LocalHost;
import overtrick.log.host.Reply;
import overtrick.log.host.Snapshot;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/// All wishes of the club. When enough people are there and its time has come, a table is laid for
/// a wish with all of them in their seats.
public final class Wishes {

    /// What a wish is to the log.
    public static final Kind<Wish, Member, WishCommand, WishEvent, Wish> KIND =
            new Kind<>(
                    "wish",
                    new WishRules(),
                    EventForms.<WishEvent>in(mapper())
                            .with("wished", WishEvent.Wished.class)
                            .with("wish-joined", WishEvent.Joined.class)
                            .with("wish-left", WishEvent.Left.class)
                            .with("wish-ended", WishEvent.Ended.class)
                            .with("wish-gathered", WishEvent.Gathered.class)
                            .with("wish-laid", WishEvent.Laid.class)
                            .with("guest-known", WishEvent.GuestKnown.class)
                            .redactedBy(WishEvent::redacted),
                    Wishes::row);

    /// How long somebody is led to a table that was laid for them.
    private static final Duration LED = Duration.ofMinutes(3);

    private static final String KEEP =
            "INSERT INTO wish (code, open) VALUES (?, ?)"
                    + " ON CONFLICT (code) DO UPDATE SET open = excluded.open";

    /// A wish as it stands.
    ///
    /// @param code by which it is known
    public record Standing(String code, Wish wish) {

        public Wanted wanted() {
            return wish.wanted().orElseThrow();
        }
    }

    /// What became of an answer.
    public sealed interface Outcome {

        /// @param table where they play now; empty while somebody is missing, or it is too early
        record Done(Optional<TableId> table) implements Outcome {}

        record Refused(Refusal reason) implements Outcome {}
    }

    private static final String DUE = "wish due";
    private static final String LAID = "wish laid";

    private final Store store;
    private final Neighbours near;
    private final InstantSource clock;
    private final Games games;
    private final Secrets secrets = new Secrets();
    private final LocalHost<Wish, Member, WishCommand, WishEvent, Wish> host;

    /// One table is laid at a time: two for one wish would be one too many.
    private final ReentrantLock laying = new ReentrantLock();

    /// Tables that were laid lately, by whom they are for.
    private final Map<PersonId, Lately> lately = new ConcurrentHashMap<>();

    private record Lately(TableId table, Instant at) {}

    public Wishes(Store store, InstantSource clock, Games games) {
        this.store = store;
        this.clock = clock;
        this.games = games;
        this.host = new LocalHost<>(KIND, store.log(), _ -> Attendant.none());
        this.near = store.log().neighbours();
        near.hear(DUE, (_, code) -> layIfDue(code));
        near.hear(LAID, (_, code) -> heardOfTable(code));
    }

    private static JsonMapper mapper() {
        var people = new SimpleModule("overtrick.wish");
        Json.addText(people, PersonId.class, PersonId::value, PersonId::new);
        Json.addText(people, TableId.class, TableId::code, TableId::new);
        return Json.MAPPER.rebuild().addModule(people).build();
    }

    private static Beside row(String code, Snapshot<Wish> now, List<WishEvent> events) {
        var stage = now.state().stage();
        boolean open = stage == Stage.OPEN || stage == Stage.GATHERED;
        return (connection, _) -> Sql.of(KEEP, code, open ? 1 : 0).change(connection);
    }

    /// The games that can be wished for.
    public Games games() {
        return games;
    }

    /// Makes a wish.
    ///
    /// @return by what it is known
    public String make(Member.Person by, Wanted wanted) {
        while (true) {
            String code = secrets.id();
            if (host.submit(code, by, new Make(wanted)) instanceof Reply.Done) {
                return code;
            }
        }
    }

    /// Joins in; with the last of them the table is laid.
    ///
    /// @param apart whom they must not meet, from either side
    public Outcome join(String code, Member.Person person, Set<PersonId> apart) {
        return switch (host.submit(code, person, new Join(apart))) {
            case Reply.Done _ -> new Outcome.Done(layIfDue(code));
            case Reply.Refused(var reason) -> new Outcome.Refused(reason);
        };
    }

    /// No longer joins in, or ends their own wish.
    public Outcome leave(String code, Member.Person person) {
        return switch (host.submit(code, person, new Leave())) {
            case Reply.Done _ -> new Outcome.Done(Optional.empty());
            case Reply.Refused(var reason) -> new Outcome.Refused(reason);
        };
    }

    /// A wish as it stands; empty when nobody has made it.
    public Optional<Wish> look(String code) {
        return Optional.of(host.view(code, Member.House.HOUSE).state())
                .filter(wish -> wish.stage() != Stage.NEW);
    }

    /// All that others may join, and those whose table is being laid: the ones that begin first,
    /// first.
    public List<Standing> open() {
        var open = new ArrayList<Standing>();
        for (String code :
                store.rows("SELECT code FROM wish WHERE open = 1", r -> r.getString(1))) {
            look(code).ifPresent(wish -> open.add(new Standing(code, wish)));
        }
        open.sort(
                Comparator.comparing((Standing one) -> one.wanted().from())
                        .thenComparing(Standing::code));
        return open;
    }

    /// What the house does now and then: ends what is too late or whose maker has gone, and lays
    /// the tables whose time has come.
    ///
    /// @param gone whether somebody is no longer in the club
    /// @return whether anything has changed
    public boolean sweep(Predicate<PersonId> gone) {
        boolean changed = false;
        var now = clock.instant();
        for (var one : open()) {
            if (!minds(one.code())) {
                continue;
            }
            var maker = one.wish().players().getFirst().id();
            boolean waits = one.wish().isOpen() && !one.wish().isFull();
            if (layIfDue(one.code()).isPresent()) {
                changed = true;
            } else if (waits && now.isAfter(one.wanted().until())) {
                changed |= end(one.code(), WishEvent.Why.TOO_LATE);
            } else if (waits && !one.wanted().from().isAfter(now) && gone.test(maker)) {
                changed |= end(one.code(), WishEvent.Why.GONE);
            }
        }
        return changed;
    }

    private boolean end(String code, WishEvent.Why why) {
        return host.submit(code, Member.House.HOUSE, new End(why)) instanceof Reply.Done;
    }

    /// Lays the table when all are there and its time has come. What was begun before the program
    /// was stopped is gone on with. Where others mind the wish, they do, and tell of it.
    private Optional<TableId> layIfDue(String code) {
        if (!minds(code)) {
            near.tell(DUE, code);
            return Optional.empty();
        }
        laying.lock();
        try {
            var wish = look(code).filter(this::isDue);
            if (wish.isEmpty()) {
                return Optional.empty();
            }
            if (wish.get().isOpen()
                    && host.submit(code, Member.House.HOUSE, new Gather())
                            instanceof Reply.Refused) {
                return Optional.empty(); // somebody has left meanwhile
            }
            var gathered = look(code).orElseThrow();
            var table = games.lay(gathered.wanted().orElseThrow(), gathered.players());
            host.submit(code, Member.House.HOUSE, new Lay(table));
            lead(gathered, table);
            near.tell(LAID, table.code() + " " + code);
            return Optional.of(table);
        } finally {
            laying.unlock();
        }
    }

    private boolean minds(String code) {
        return near.minds(KIND.stream(code));
    }

    private void lead(Wish wish, TableId table) {
        var now = clock.instant();
        wish.players().forEach(one -> lately.put(one.id(), new Lately(table, now)));
    }

    private void heardOfTable(String told) {
        var parts = told.split(" ", 2);
        look(parts[1]).ifPresent(wish -> lead(wish, new TableId(parts[0])));
    }

    /// The table that was laid for somebody a moment ago.
    public Optional<TableId> laid(PersonId person) {
        var since = clock.instant().minus(LED);
        lately.values().removeIf(one -> one.at().isBefore(since));
        return Optional.ofNullable(lately.get(person)).map(Lately::table);
    }

    /// Somebody has come to the table that was laid for them.
    public void arrived(PersonId person) {
        lately.remove(person);
    }

    private boolean isDue(Wish wish) {
        return wish.stage() == Stage.GATHERED
                || (wish.isOpen()
                        && wish.isFull()
                        && !wish.wanted().orElseThrow().from().isAfter(clock.instant()));
    }

    /// A guest turned out to be a member, in whatever is still open.
    public void recognise(PersonId guest, Member.Person member) {
        for (var one : open()) {
            if (one.wish().has(guest)) {
                var _ = host.submit(one.code(), Member.House.HOUSE, new Recognise(guest, member));
            }
        }
    }

    /// Where they live.
    public LocalHost<?, ?, ?, ?, ?> host() {
        return host;
    }

    /// Lets go of those that nobody has looked at for a while; they come back from the log.
    public void letRest(Duration idle, int most) {
        host.letRest(idle, most);
    }
}
