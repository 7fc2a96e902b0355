package overtrick.club;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.duplicate.Session;
import overtrick.can.act.CanCommand;
import overtrick.club.can.BaiCan;
import overtrick.club.can.CanHistory;
import overtrick.club.can.CanPlayer;
import overtrick.club.can.CanSeen;
import overtrick.club.can.CanTerms;
import overtrick.club.can.contest.Contests;
import overtrick.club.can.league.Leagues;
import overtrick.club.clock.Clocks;
import overtrick.club.clock.StopCards;
import overtrick.club.duplicate.BoardSet;
import overtrick.club.duplicate.BoardSets;
import overtrick.club.duplicate.Duplicate;
import overtrick.club.duplicate.History;
import overtrick.club.duplicate.Strength;
import overtrick.club.free.FreeBridge;
import overtrick.club.free.FreeTables;
import overtrick.club.game.Game;
import overtrick.club.game.GameTables;
import overtrick.club.game.Tables;
import overtrick.club.hint.Hints;
import overtrick.club.look.Looks;
import overtrick.club.match.RobotMatches;
import overtrick.club.online.OnlineEvents;
import overtrick.club.online.ProgramField;
import overtrick.club.people.People;
import overtrick.club.review.Comparisons;
import overtrick.club.review.Reviews;
import overtrick.club.season.Season;
import overtrick.club.social.AmongFriends;
import overtrick.club.social.SocialBridge;
import overtrick.club.table.PersonId;
import overtrick.club.thinking.Thinking;
import overtrick.club.thinking.Timer;
import overtrick.club.tournament.Tournaments;
import overtrick.log.Store;
import overtrick.robots.bidding.Readings;
import overtrick.sqlite.SqliteStore;

/// A club on one machine: everything it knows is in one directory.
public final class Club implements AutoCloseable {

    /// Where the tables beside the log come from.
    static final String SCHEMA = "overtrick/club/schema";

    private static final Duration SWEEP = Duration.ofMinutes(1);

    /// How long a robot may think about one call or card, waiting for its turn to think included.
    private static final Duration THINKING = Duration.ofMillis(2500);

    /// How many times as long as for one card of a robot people want to look at the last result of
    /// a round.
    private static final int LAST_RESULT = 14;

    private final Store store;
    private final Timer timer = new Timer();
    private final Thinking thinking = Thinking.onThisMachine(THINKING, timer);
    private final Readings readings = new Readings();
    private final People people;
    private final Looks looks;
    private final Duplicate duplicate;
    private final AmongFriends social;
    private final FreeTables free;
    private final Contests contests;
    private final Leagues leagues;
    private final BaiCan can;
    private final GameTables<BoardCommand, Optional<BoardView>> boards;
    private final GameTables<CanCommand, CanSeen> canTables;
    private final Tables tables;
    private final Tournaments tournaments;
    private final OnlineEvents online;
    private final RobotMatches matches;
    private final History history;
    private final CanHistory canHistory;
    private final Comparisons comparisons;
    private final Reviews reviews;
    private final Hints hints;
    private final Clocks<Session> clocks;
    private final Season season;
    private final ReadModels models;
    private final ClubSettings settings;

    private Club(ClubSettings settings, Store store, List<Game<?, ?, ?, ?>> games) {
        this.settings = settings;
        this.store = store;
        people = new People(store, settings.clock());
        looks = new Looks(store, settings.clock());
        tournaments = new Tournaments(store, settings.clock());
        var field = new ProgramField(store, tournaments, settings.clock());
        history = new History(store, field);
        canHistory = new CanHistory(store);
        duplicate = new Duplicate(store, settings.clock(), readings, settings.robots(), field);
        tables =
                new Tables(
                        store,
                        settings.clock(),
                        thinking,
                        settings.robotPace(),
                        new SecureRandom());
        clocks = new Clocks<>(duplicate, store.log());
        boards = tables.add(duplicate, new StopCards<>(clocks, settings.clock(), view -> view));
        matches = new RobotMatches(store, settings.clock(), duplicate, boards, history);
        contests = new Contests(store, settings.clock());
        leagues = new Leagues(store, settings.clock());
        can = new BaiCan(contests, settings.packs());
        canTables = tables.add(can);
        var friends = new SocialBridge(duplicate.robots(), new SecureRandom());
        social = AmongFriends.at(tables, friends, store.log(), settings.clock());
        free = FreeTables.at(tables, new FreeBridge(duplicate), store.log());
        games.forEach(tables::add);
        comparisons = new Comparisons(duplicate, history);
        reviews = new Reviews(store, settings.clock(), new SecureRandom());
        hints = new Hints(readings, thinking);
        season = Season.of(store, settings.clock());
        models = new ReadModels(store, living().kinds());
        models.catchUp();
        online =
                new OnlineEvents(
                        store,
                        settings.clock(),
                        timer,
                        tournaments,
                        duplicate,
                        boards,
                        history,
                        people,
                        settings.robotPace().multipliedBy(LAST_RESULT));
        online.goOn();
        sweepNowAndThen();
    }

    /// Opens the club.
    ///
    /// @param games more than its own
    /// @throws overtrick.log.StoreException if the data directory cannot be used
    public static Club open(ClubSettings settings, Game<?, ?, ?, ?>... games) {
        var store = SqliteStore.open(settings.data(), List.of(SCHEMA), settings.clock());
        try {
            return new Club(settings, store, List.of(games));
        } catch (RuntimeException failed) {
            store.close();
            throw failed;
        }
    }

    private Living living() {
        return new Living(tables, tournaments, contests, leagues);
    }

    /// Each by itself: whatever befalls one of them, the others are swept.
    private void sweepNowAndThen() {
        for (var resting : living().resting()) {
            timer.every(SWEEP, () -> resting.letRest(settings.restAfter(), settings.mostAwake()));
        }
    }

    /// All tables, whatever is played at them.
    public Tables tables() {
        return tables;
    }

    /// The tables at which duplicate is played.
    public GameTables<BoardCommand, Optional<BoardView>> duplicate() {
        return boards;
    }

    /// The tables at which Bài Càn is played.
    public GameTables<CanCommand, CanSeen> can() {
        return canTables;
    }

    /// Bridge played with a running score.
    public AmongFriends social() {
        return social;
    }

    /// The tables at which the Laws can be broken.
    public FreeTables free() {
        return free;
    }

    /// The robots of a table of Bài Càn, to be asked what they would do.
    public CanPlayer canRobot(CanTerms terms) {
        return can.robot(terms);
    }

    /// Usual events, names, and evenings that belong together.
    public Season season() {
        return season;
    }

    /// The matches of Bài Càn that have been played.
    public CanHistory canHistory() {
        return canHistory;
    }

    /// Duplicate Bài Càn at several tables.
    public Contests contests() {
        return contests;
    }

    /// The leagues of Bài Càn.
    public Leagues leagues() {
        return leagues;
    }

    public Tournaments tournaments() {
        return tournaments;
    }

    /// Events that are played in the program.
    public OnlineEvents online() {
        return online;
    }

    /// Matches among robots.
    public RobotMatches matches() {
        return matches;
    }

    public People people() {
        return people;
    }

    /// The boards of duplicate that have been played.
    public History history() {
        return history;
    }

    /// Boards that are over beside what other tables made of them.
    public Comparisons comparisons() {
        return comparisons;
    }

    /// What people keep about their boards, and what those have cost.
    public Reviews reviews() {
        return reviews;
    }

    /// What robots would do in somebody's place.
    public Hints hints() {
        return hints;
    }

    /// How long boards and their players take.
    public Clocks<Session> clocks() {
        return clocks;
    }

    /// The time of the house.
    public InstantSource clock() {
        return settings.clock();
    }

    /// Whether a set of boards holds one that the person has not seen yet.
    public boolean hasBoardFor(BoardSet set, PersonId person) {
        return duplicate.hasBoardFor(set.id(), person);
    }

    /// Boards from elsewhere.
    public Looks looks() {
        return looks;
    }

    public BoardSets boardSets() {
        return duplicate.sets();
    }

    /// How well the robots play their cards where nothing else is agreed.
    public Strength robots() {
        return settings.robots();
    }

    /// How auctions at the tables are understood.
    public Readings readings() {
        return readings;
    }

    /// Forgets all that is made from the events, history and lobby, and makes it again.
    public void remakeReadModels() {
        models.remake();
    }

    @Override
    public void close() {
        online.close();
        timer.close();
        thinking.close();
        duplicate.close();
        models.close();
        store.close();
    }
}
