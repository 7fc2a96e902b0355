package overtrick.server;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import overtrick.boards.PlayedBoards;
import overtrick.boards.match.RobotMatches;
import overtrick.boards.review.Comparisons;
import overtrick.boards.review.Reviews;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.duplicate.Session;
import overtrick.bridgetable.BridgeTables;
import overtrick.bridgetable.clock.Clocks;
import overtrick.bridgetable.duplicate.BoardSet;
import overtrick.bridgetable.duplicate.BoardSets;
import overtrick.bridgetable.duplicate.History;
import overtrick.can.act.CanCommand;
import overtrick.cantable.CanHistory;
import overtrick.cantable.CanSeen;
import overtrick.cantable.CanStrength;
import overtrick.cantable.contest.Contests;
import overtrick.cantable.hall.CanHall;
import overtrick.cantable.league.Leagues;
import overtrick.classroom.Classrooms;
import overtrick.company.Company;
import overtrick.company.Partnerships;
import overtrick.evening.Evenings;
import overtrick.evening.online.OnlineEvents;
import overtrick.evening.season.Season;
import overtrick.evening.tournament.Tournaments;
import overtrick.free.FreeBridge;
import overtrick.free.FreeTables;
import overtrick.house.ClubHouse;
import overtrick.house.ClubRoom;
import overtrick.house.compared.Comparables;
import overtrick.house.game.GameTables;
import overtrick.house.game.Tables;
import overtrick.house.people.Office;
import overtrick.house.people.People;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.house.terms.Strength;
import overtrick.laid.LaidGame;
import overtrick.laid.LaidHall;
import overtrick.law.poll.Polls;
import overtrick.log.Store;
import overtrick.log.host.Kind;
import overtrick.log.meter.MeteredStore;
import overtrick.members.Account;
import overtrick.members.Members;
import overtrick.page.Robots;
import overtrick.page.room.Annex;
import overtrick.page.room.RoomPages;
import overtrick.page.watch.Instruments;
import overtrick.practice.Practice;
import overtrick.practice.shelf.LessonFolder;
import overtrick.robots.bidding.Readings;
import overtrick.scoring.rating.Ratings;
import overtrick.social.AmongFriends;
import overtrick.social.SocialBridge;
import overtrick.sqlite.SqliteStore;
import overtrick.standing.Standing;
import overtrick.standing.rated.Rated;

/// A club on one machine: everything it knows is in one directory.
public final class Club implements AutoCloseable {

    /// Where the tables beside the log come from. Where the tables of a club's store are described.
    public static final String SCHEMA = "overtrick/house/schema";

    /// Columns of those tables that tell a place in the log, which another store may number anew.
    public static final Set<String> PLACES = Set.of("talk_ended.upto");

    /// Takes away rows that name tables and events which are no more when a club goes back to a
    /// moment before them: nobody would be given those places again. Boards that were laid go, too:
    /// a day has the same code when it is laid again, and its hands are known.
    public static final List<String> LOOSE =
            List.of(
                    "DELETE FROM event_table WHERE NOT EXISTS"
                            + " (SELECT 1 FROM event WHERE stream = 'table/' || event_table.code)",
                    "DELETE FROM online_plan WHERE NOT EXISTS (SELECT 1 FROM event WHERE"
                            + " stream = 'tournament/' || online_plan.code)",
                    "DELETE FROM event_boards WHERE event LIKE 'laid/%' AND NOT EXISTS"
                            + " (SELECT 1 FROM event WHERE stream = event_boards.event)");

    private static final Duration SWEEP = Duration.ofMinutes(1);
    private static final Duration SESSIONS_SWEEP = Duration.ofHours(1);
    private static final Duration COPIES = Duration.ofHours(1);
    private static final Duration TALK_SWEEP = Duration.ofHours(1);

    private final ClubSettings settings;
    private final MeteredStore store;
    private final ClubHouse house;
    private final BridgeTables bridge;
    private final PlayedBoards boards;
    private final AmongFriends social;
    private final FreeTables free;
    private final CanHall can;
    private final Evenings evenings;
    private final Standing standing;
    private final Company company;
    private final Practice practice;
    private final Classrooms classes;
    private final Polls polls;
    private final LaidHall laid;
    private final LaidPars pars;
    private final Members members;
    private final List<RoomPages> annexes;
    private final ReadModels models;

    private Club(ClubSettings settings, MeteredStore store, List<Annex> annexes) {
        this.settings = settings;
        this.store = store;
        house = new ClubHouse(store, settings.clock(), settings.robotPace(), settings.heads());
        var tournaments = new Tournaments(store, settings.clock());
        var secretary = new EventSecretary(this::member, this::known, this::ratings);
        laid = new LaidHall(house);
        var field = Evenings.field(house, tournaments, secretary).with(laid.sets());
        bridge = new BridgeTables(house, settings.robots(), field);
        boards = new PlayedBoards(house, bridge);
        pars = new LaidPars(bridge.game().eventBoards());
        can = new CanHall(house, settings.packs(), laid.sets(), Robots::name);
        var friends =
                new SocialBridge(
                        bridge.game().robots(),
                        new SecureRandom(),
                        Optional.of(bridge.game().supply().laid()));
        social = AmongFriends.at(house.tables(), friends, store.log(), settings.clock());
        free = FreeTables.at(house.tables(), new FreeBridge(bridge.game()), store.log());
        this.annexes = annexes.stream().map(annex -> annex.open(house)).toList();
        var boxes = settings.data().resolve("boxes");
        evenings = new Evenings(house, tournaments, bridge, secretary, boxes);
        company =
                new Company(
                        house,
                        this::office,
                        new WishedGames(bridge, social, can),
                        new PartnerEvenings(evenings));
        practice =
                new Practice(
                        house,
                        bridge.readings(),
                        new LessonFolder(settings.data().resolve("lessons")));
        classes = new Classrooms(house, bridge);
        polls = new Polls(house, bridge.readings());
        standing =
                new Standing(
                        house,
                        new Standing.Rooms(comparables(), bridge.records()),
                        (of, other) -> company.circles().friends(of).contains(other),
                        this::memberName,
                        person -> office(person).isAtLeast(Office.OFFICER));
        laid.open(laidGames());
        members = new Members(house, rooms());
        models = new ReadModels(store, kinds(), rows(), members.recognition());
        models.catchUp(look -> house.timer().every(SWEEP, look));
        evenings.goOn();
        company.goOn();
        classes.goOn();
        polls.goOn();
        can.goOn(models::isWhole);
        laid.goOn(settings.daily(), models::isWhole);
        var _ = house.timer().after(Duration.ZERO, laid::tick); // pages do not wait for it
        members.leaving().goOnLater(models::again); // rows may still hold a name
        sweepNowAndThen();
        standing.begin();
    }

    /// Opens the club.
    ///
    /// @param annexes rooms beside its own
    /// @throws overtrick.log.StoreException if the data directory cannot be used
    public static Club open(ClubSettings settings, Annex... annexes) {
        return open(
                settings,
                SqliteStore.open(settings.data(), List.of(SCHEMA), settings.clock()),
                annexes);
    }

    /// Opens the club in a store of one's own, which is closed with it.
    ///
    /// @param annexes rooms beside its own
    public static Club open(ClubSettings settings, Store store, Annex... annexes) {
        try {
            return new Club(settings, new MeteredStore(store), List.of(annexes));
        } catch (RuntimeException failed) {
            store.close();
            throw failed;
        }
    }

    private List<ClubRoom> rooms() {
        return List.of(
                bridge, boards, can, evenings, standing, company, practice, classes, polls, laid);
    }

    private List<Comparables> comparables() {
        return Stream.of(bridge, boards, can, evenings)
                .flatMap(room -> room.comparables().stream())
                .toList();
    }

    private Optional<Member.Person> member(String name) {
        return members.accounts()
                .named(name)
                .map(Account::person)
                .filter(person -> !members.offices().now().isOutside(person.id()));
    }

    /// Events are opened before there are members; nobody asks for them so early.
    private Optional<Members> known() {
        return Optional.of(members);
    }

    private Optional<Ratings> ratings() {
        return standing.rater().last().map(Rated::ratings);
    }

    private Optional<String> memberName(PersonId person) {
        return members.accounts().of(person).map(account -> account.person().name());
    }

    /// What somebody is to the club.
    private Office office(PersonId person) {
        return members.offices()
                .now()
                .officeOf(person)
                .orElseGet(
                        () -> members.accounts().isMember(person) ? Office.MEMBER : Office.GUEST);
    }

    /// All that lives in the club.
    private List<Kind<?, ?, ?, ?, ?>> kinds() {
        var kinds = new ArrayList<>(house.tables().kinds());
        rooms().forEach(room -> kinds.addAll(room.kinds()));
        kinds.add(members.offices().kind());
        return kinds;
    }

    private List<String> rows() {
        var rows = new ArrayList<>(Tables.ROWS);
        rooms().forEach(room -> rows.addAll(room.rows()));
        return rows;
    }

    /// Sweeps the caches from time to time; if one fails, the others are swept all the same.
    private void sweepNowAndThen() {
        sweepNowAndThen(house.tables()::letRest);
        house.timer().every(SESSIONS_SWEEP, () -> house.people().sessions().sweep());
        house.timer().every(SESSIONS_SWEEP, () -> members.devices().sweep());
        house.timer().every(TALK_SWEEP, minded("talk", () -> members.leaving().sweepTalk()));
        house.timer().every(COPIES, minded("copies", () -> members.copier().byNight()));
        rooms().stream().flatMap(room -> room.resting().stream()).forEach(this::sweepNowAndThen);
    }

    /// What one program of a club does for all.
    private Runnable minded(String what, Runnable work) {
        return () -> {
            if (store.log().neighbours().minds("club/" + what)) {
                work.run();
            }
        };
    }

    private void sweepNowAndThen(ClubRoom.Resting resting) {
        house.timer()
                .every(SWEEP, () -> resting.letRest(settings.restAfter(), settings.mostAwake()));
    }

    /// The tables of bridge.
    public BridgeTables bridge() {
        return bridge;
    }

    /// What can be done with boards beside playing them.
    public PlayedBoards boards() {
        return boards;
    }

    /// Everything that is played of Bài Càn.
    public CanHall canHall() {
        return can;
    }

    /// The events.
    public Evenings evenings() {
        return evenings;
    }

    /// What visitors see of the rooms that were built on.
    public List<RoomPages> annexes() {
        return annexes;
    }

    /// All tables, whatever is played at them.
    public Tables tables() {
        return house.tables();
    }

    /// The tables at which duplicate is played.
    public GameTables<BoardCommand, Optional<BoardView>> duplicate() {
        return bridge.duplicate();
    }

    /// The tables at which Bài Càn is played.
    public GameTables<CanCommand, CanSeen> can() {
        return can.can();
    }

    /// Bridge played with a running score.
    public AmongFriends social() {
        return social;
    }

    /// The tables at which the Laws can be broken.
    public FreeTables free() {
        return free;
    }

    /// Usual events, names, and evenings that belong together.
    public Season season() {
        return evenings.season();
    }

    /// The matches of Bài Càn that have been played.
    public CanHistory canHistory() {
        return can.canHistory();
    }

    /// Duplicate Bài Càn at several tables.
    public Contests contests() {
        return can.contests();
    }

    /// The leagues of Bài Càn.
    public Leagues leagues() {
        return can.leagues();
    }

    public Tournaments tournaments() {
        return evenings.tournaments();
    }

    /// Events that are played in the program.
    public OnlineEvents online() {
        return evenings.online();
    }

    /// Matches among robots.
    public RobotMatches matches() {
        return boards.matches();
    }

    public People people() {
        return house.people();
    }

    /// How strong people are, and who may see it.
    public Standing standing() {
        return standing;
    }

    /// People who find each other.
    public Company company() {
        return company;
    }

    /// Where people get better.
    public Practice practice() {
        return practice;
    }

    /// The games whose deals are laid for everybody alike.
    private List<LaidGame> laidGames() {
        boolean simple = settings.robots() == Strength.THUMB;
        return List.of(
                new LaidBridge(LaidBridge.DUPLICATE, bridge, social, pars),
                new LaidBridge(LaidBridge.RUBBER, bridge, social, pars),
                new LaidCan(can, simple ? CanStrength.RULES : CanStrength.SEARCH));
    }

    /// The deals of the day and of the week, and challenges.
    public LaidHall laid() {
        return laid;
    }

    /// Where a teacher leads a class.
    public Classrooms classes() {
        return classes;
    }

    /// What directors have asked players.
    public Polls polls() {
        return polls;
    }

    /// With whom people have played.
    public Partnerships partnerships() {
        return new PlayedTogether(store, bridge, boards.comparisons());
    }

    /// Those who are known on every device.
    public Members members() {
        return members;
    }

    /// The boards of duplicate that have been played.
    public History history() {
        return bridge.history();
    }

    /// Boards that are over beside what other tables made of them.
    public Comparisons comparisons() {
        return boards.comparisons();
    }

    /// What people keep about their boards, and what those have cost.
    public Reviews reviews() {
        return boards.reviews();
    }

    /// How long boards and their players take.
    public Clocks<Session> clocks() {
        return bridge.clocks();
    }

    /// Whether a set of boards holds one that the person has not seen yet.
    public boolean hasBoardFor(BoardSet set, PersonId person) {
        return bridge.hasBoardFor(set, person);
    }

    public BoardSets boardSets() {
        return bridge.boardSets();
    }

    /// How well the robots play their cards where nothing else is agreed.
    public Strength robots() {
        return settings.robots();
    }

    /// How auctions at the tables are understood.
    public Readings readings() {
        return bridge.readings();
    }

    /// What the club tells those who look after it.
    public Instruments instruments() {
        return new ClubInstruments(
                store, house.thinking(), members::figures, models, settings.clock());
    }

    /// Forgets all that is made from the events, history and lobby, and makes it again; done on
    /// return, unless another program of the club does it.
    public void remakeReadModels() {
        models.again();
        models.await();
    }

    @Override
    public void close() {
        members.copier().close();
        members.leaving().close();
        evenings.close();
        classes.close();
        pars.close();
        polls.close();
        standing.close();
        house.close();
        List.of(can, boards, bridge).forEach(ClubRoom::close);
        models.close();
        store.close();
    }
}
