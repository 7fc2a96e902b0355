package overtrick.house.game;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.house.codes.TableId;
import overtrick.house.people.Apart;
import overtrick.house.table.Access;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.house.table.Table;
import overtrick.house.table.TableCommand;
import overtrick.house.table.TableEvent;
import overtrick.house.table.TableRefusal;
import overtrick.house.table.TableRules;
import overtrick.house.table.TableView;
import overtrick.house.thinking.Thinking;
import overtrick.log.Store;
import overtrick.log.StoreException;
import overtrick.log.host.Kind;
import overtrick.log.host.LocalHost;

/// All tables of the club, whatever is played at them. A code belongs to one table of one game.
public final class Tables {

    private static final Logger LOG = LoggerFactory.getLogger(Tables.class);

    /// One game, its host and its door.
    private record Hosted<S, C, E, V>(
            Kind<Table<S>, Member, TableCommand<C>, TableEvent<E>, TableView<V>> kind,
            LocalHost<Table<S>, Member, TableCommand<C>, TableEvent<E>, TableView<V>> host,
            GameTables<C, V> tables) {}

    /// The tables of the store whose rows follow from what happens at any table.
    public static final List<String> ROWS = List.of("table_summary", "table_person");

    /// How long a table is still shown when nobody has its page open.
    private static final Duration LATELY = Duration.ofMinutes(10);

    /// How long after its last event a table that another program minded is looked after here, and
    /// how many are at most.
    private static final Duration UNDER_WAY = Duration.ofHours(1);

    private static final int MOST_UNDER_WAY = 2_000;

    /// How many tables are read from the store for each one that is shown.
    private static final int LOOKED_THROUGH = 8;

    private final Store store;
    private final InstantSource clock;
    private final Thinking thinking;
    private final Duration pace;
    private final RandomGenerator chance;
    private final Summaries summaries;

    /// Whether it could not be asked which tables other programs minded.
    private volatile boolean owed;

    private volatile Distance distance = new Distance(Apart.NOBODY);
    private final Map<String, Hosted<?, ?, ?, ?>> games = new LinkedHashMap<>();

    /// @param pace how long robots wait before they act, so that people can follow
    /// @param chance draws the codes of tables
    public Tables(
            Store store,
            InstantSource clock,
            Thinking thinking,
            Duration pace,
            RandomGenerator chance) {
        this.store = store;
        this.clock = clock;
        this.thinking = thinking;
        this.pace = pace;
        this.chance = chance;
        this.summaries = new Summaries(store, clock);
        var near = store.log().neighbours();
        near.whenChanged(this::goOn);
        near.nowAndThen(this::goOnIfOwed);
    }

    private void goOnIfOwed() {
        if (owed) {
            goOn();
        }
    }

    /// What other programs minded is looked after by this one, where it minds it now: robots go on
    /// although nobody watches, and whoever gave them something to do has no page open.
    private void goOn() {
        owed = false;
        for (var table : underWay()) {
            var hosted = games.get(table.game());
            if (hosted != null) {
                hosted.host().wake(table.id().code());
            }
        }
    }

    private List<Summaries.Played> underWay() {
        try {
            var since = clock.instant().minus(UNDER_WAY);
            return summaries.touchedSince(since, MOST_UNDER_WAY);
        } catch (StoreException away) {
            owed = true;
            LOG.warn("nobody knows yet which tables are under way: {}", away.getMessage());
            return List.of();
        }
    }

    /// Opens the house to a game. To be called for all games before the first guest comes.
    ///
    /// @throws IllegalArgumentException when a game of that name or stream is there already
    public <S, C, E, V> GameTables<C, V> add(Game<S, C, E, V> game) {
        return add(game, Gate.open());
    }

    /// Opens the house to a game whose players' moves pass a gate.
    ///
    /// @throws IllegalArgumentException when a game of that name or stream is there already
    public <S, C, E, V> GameTables<C, V> add(Game<S, C, E, V> game, Gate<C, V> gate) {
        if (kinds().stream().anyMatch(kind -> kind.name().equals(game.stream()))) {
            throw new IllegalArgumentException("stream is a game's already: " + game.stream());
        }
        var kind =
                new Kind<>(
                        game.stream(),
                        new TableRules<>(game),
                        TableForms.of(game.termsForm(), game.events()),
                        Summaries.of(game));
        var host =
                new LocalHost<>(
                        kind,
                        store.log(),
                        made ->
                                new Attendants<>(
                                        new Housekeeping<>(game, made, thinking.timer()),
                                        new RobotPlayers<>(game, made, thinking, pace)));
        var presence = new Presence();
        var tables =
                new GameTables<>(
                        game,
                        host,
                        gate,
                        new Replayed<>(game, kind, store.log()),
                        this::draw,
                        () -> distance,
                        presence,
                        new Broadcasts<>(
                                game, kind, store.log(), clock, thinking.timer(), presence::stir));
        if (games.putIfAbsent(game.name(), new Hosted<>(kind, host, tables)) != null) {
            throw new IllegalArgumentException("game is in the house already: " + game.name());
        }
        return tables;
    }

    /// Says who does not want to meet whom. To be called before the first guest comes.
    public void keepApart(Apart apart) {
        distance = new Distance(apart);
    }

    /// Somebody keeps away from the person, or no longer does: their open pages look again.
    public void stir(PersonId person) {
        games().forEach(tables -> tables.stir(person));
    }

    /// A code that no table has.
    private TableId draw() {
        while (true) {
            var id = TableId.draw(chance);
            if (at(id).isEmpty()) {
                return id;
            }
        }
    }

    /// The tables of one of the games.
    ///
    /// @throws IllegalArgumentException when the game is not in the house
    @SuppressWarnings("unchecked") // what was hosted for this very game has its types
    public <C, V> GameTables<C, V> of(Game<?, C, ?, V> game) {
        var hosted = games.get(game.name());
        if (hosted == null || !hosted.tables().game().equals(game)) {
            throw new IllegalArgumentException("game is not in the house: " + game.name());
        }
        return (GameTables<C, V>) hosted.tables();
    }

    /// The games of the house.
    public List<GameTables<?, ?>> games() {
        return games.values().stream().<GameTables<?, ?>>map(Hosted::tables).toList();
    }

    /// Where the table of this code is; empty when there is none. A table in memory is found there,
    /// any other by its row. Only without a row are the games asked one by one: for a code that
    /// nobody has, and while the rows are made anew from the log.
    public Optional<GameTables<?, ?>> at(TableId table) {
        for (var hosted : games.values()) {
            if (hosted.host().isAwake(table.code())) {
                return Optional.of(hosted.tables());
            }
        }
        return summaries
                .game(table)
                .map(games::get)
                .<GameTables<?, ?>>map(Hosted::tables)
                .or(() -> games().stream().filter(tables -> tables.exists(table)).findFirst());
    }

    /// The open tables with some life: somebody has their page open, or something has happened
    /// there a short while ago. The latest first.
    public List<TableSummary> lobby(int limit) {
        return lobby(Access.OPEN, limit);
    }

    /// The same for members of the club, to whom tables of members are open.
    public List<TableSummary> lobbyOfMembers(int limit, Member.Person viewer) {
        return known(lobby(Access.MEMBERS, limit), viewer);
    }

    private List<TableSummary> lobby(Access also, int limit) {
        var lately = clock.instant().minus(LATELY);
        return summaries.latest(also, limit * LOOKED_THROUGH).stream()
                .filter(table -> table.touched().isAfter(lately) || isVisited(table.id()))
                .limit(limit)
                .toList();
    }

    /// The same as somebody may know of them: what is closed to them because of who is there does
    /// not stand on their list.
    public List<TableSummary> lobby(int limit, Member.Person viewer) {
        return known(lobby(limit), viewer);
    }

    private List<TableSummary> known(List<TableSummary> all, Member.Person viewer) {
        return distance.concerns(viewer.id())
                ? all.stream().filter(table -> !isClosed(table.id(), viewer)).toList()
                : all;
    }

    private boolean isClosed(TableId table, Member.Person viewer) {
        return at(table)
                .flatMap(tables -> tables.shutTo(table, viewer))
                .filter(TableRefusal.TABLE_CLOSED::equals)
                .isPresent();
    }

    private boolean isVisited(TableId table) {
        return games().stream().anyMatch(tables -> tables.isVisited(table));
    }

    /// Tables with some life during the last day at which the person sits, the latest first.
    public List<TableSummary> of(PersonId person, int limit) {
        return summaries.of(person, limit);
    }

    /// A guest turned out to be a member: the seats they have, and the tables they opened lately.
    public void recognise(PersonId guest, Member.Person member) {
        for (var table : summaries.of(guest)) {
            at(table).ifPresent(tables -> tables.recognise(table, guest, member));
        }
    }

    /// Drops from memory the tables that nobody has used for so long and, when there are too many,
    /// those unused longest. They are read from the log when they are needed again.
    public void letRest(Duration idle, int most) {
        games.values().forEach(game -> game.host().letRest(idle, most));
    }

    /// How many tables are in memory.
    public int awake() {
        return games.values().stream().mapToInt(game -> game.host().awake()).sum();
    }

    /// Where the tables of each game live.
    public List<LocalHost<?, ?, ?, ?, ?>> hosts() {
        return games.values().stream().<LocalHost<?, ?, ?, ?, ?>>map(Hosted::host).toList();
    }

    /// What lives at the tables, for checks and for making read models anew.
    public List<Kind<?, ?, ?, ?, ?>> kinds() {
        var kinds = new ArrayList<Kind<?, ?, ?, ?, ?>>();
        games.values().forEach(game -> kinds.add(game.kind()));
        return kinds;
    }
}
