package overtrick.evening;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import overtrick.bridgetable.BridgeTables;
import overtrick.bridgetable.duplicate.EventField;
import overtrick.bridgetable.duplicate.History;
import overtrick.evening.boxes.Boxes;
import overtrick.evening.online.OnlineEvents;
import overtrick.evening.online.ProgramField;
import overtrick.evening.pace.Timekeeper;
import overtrick.evening.season.Season;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.ClubHouse;
import overtrick.house.ClubRoom;
import overtrick.house.codes.TournamentId;
import overtrick.house.compared.Comparables;
import overtrick.house.leave.Traces;
import overtrick.house.people.Belongings;
import overtrick.house.people.People;
import overtrick.house.people.Takeaway;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.Store;
import overtrick.log.form.Redaction;
import overtrick.log.host.Kind;
import overtrick.log.host.LocalHost;
import overtrick.page.Right;
import overtrick.robots.bidding.Readings;

/// The events of a club: those at real tables, those that are played in the program, and what is
/// kept from evening to evening.
public final class Evenings implements ClubRoom {

    /// How many times as long as for one card of a robot people want to look at the last result of
    /// a round.
    private static final int LAST_RESULT = 14;

    private final Tournaments tournaments;
    private final Season season;
    private final Store store;
    private final BridgeTables bridge;
    private final OnlineEvents online;
    private final Boxes boxes;
    private final Timekeeper timekeeper;
    private final NamesInEvents guests;
    private final Devices devices;
    private final People people;
    private final Secretary secretary;
    private final AtomicInteger edition = new AtomicInteger();

    /// @param tournaments the events themselves, which the tables know already
    /// @param folder in which the files of scoring boxes lie
    public Evenings(
            ClubHouse house,
            Tournaments tournaments,
            BridgeTables bridge,
            Secretary secretary,
            Path folder) {
        this.secretary = secretary;
        this.tournaments = tournaments;
        this.bridge = bridge;
        this.store = house.store();
        this.season = Season.of(store, house.clock());
        this.guests = new NamesInEvents(house.store(), tournaments);
        this.online =
                new OnlineEvents(
                        house.store(),
                        house.clock(),
                        house.timer(),
                        tournaments,
                        bridge.game(),
                        bridge.duplicate(),
                        bridge.history(),
                        house.people(),
                        house.robotPace().multipliedBy(LAST_RESULT));
        this.timekeeper = new Timekeeper(tournaments, house.timer(), store.log().neighbours());
        this.boxes = new Boxes(house.store(), tournaments, house.timer(), folder);
        this.people = house.people();
        this.devices = new Devices(house.people().grants(), tournaments, online);
    }

    /// What the tables of bridge must know of the events whose boards they play.
    ///
    /// @param secretary of the club
    public static EventField field(ClubHouse house, Tournaments tournaments, Secretary secretary) {
        return new ProgramField(
                house.store(),
                tournaments,
                house.clock(),
                (event, person) ->
                        rights(secretary, tournaments, event, person).contains(Right.COMMENT)
                                && tournaments.rights().entry(event, person).isEmpty()
                                && tournaments.rights().searched(event, person).isEmpty());
    }

    /// Goes on with every event that was under way when the house was shut.
    public void goOn() {
        online.goOn();
        boxes.goOn();
        timekeeper.goOn();
    }

    public Tournaments tournaments() {
        return tournaments;
    }

    /// Events that are played in the program.
    public OnlineEvents online() {
        return online;
    }

    /// The tables at which they are.
    public BridgeTables bridge() {
        return bridge;
    }

    /// Events that are scored with boxes.
    public Boxes boxes() {
        return boxes;
    }

    /// Begins rounds by the clock or table by table.
    public Timekeeper timekeeper() {
        return timekeeper;
    }

    /// The devices on which links of events have been opened.
    public Devices devices() {
        return devices;
    }

    /// What somebody may do in an event because of their offices there, and what their office in
    /// the club lets them see of its players. Who plays in it does not comment on it.
    public Set<Right> rights(TournamentId event, PersonId person) {
        var all = rights(secretary, tournaments, event, person);
        if (all.contains(Right.COMMENT) && !all.contains(Right.DIRECT) && plays(event, person)) {
            all.remove(Right.COMMENT);
        }
        if (!all.isEmpty() && secretary.inquires(person)) {
            all.add(Right.INQUIRE);
        }
        return all;
    }

    /// Whether somebody has a place in an event, had one, or looks for a partner in it.
    public boolean plays(TournamentId event, PersonId person) {
        return online.seats().of(event, person).isPresent()
                || tournaments.rights().entry(event, person).isPresent()
                || tournaments.rights().searched(event, person).isPresent();
    }

    private static Set<Right> rights(
            Secretary secretary, Tournaments tournaments, TournamentId event, PersonId person) {
        var all = EnumSet.noneOf(Right.class);
        tournaments.duties().of(event, person).forEach(duty -> all.addAll(secretary.rights(duty)));
        return all;
    }

    /// Whether somebody directs an event, by themselves or with another.
    public boolean directs(TournamentId event, PersonId person) {
        return rights(event, person).contains(Right.DIRECT);
    }

    /// The member of a name.
    public Optional<Member.Person> member(String name) {
        return secretary.member(name);
    }

    /// What the club knows that its events ask for.
    public Secretary secretary() {
        return secretary;
    }

    /// What somebody is called.
    public Optional<String> name(PersonId person) {
        return people.byId(person).map(Member.Person::name);
    }

    /// Usual events, names, and evenings that belong together.
    public Season season() {
        return season;
    }

    /// The boards that have been played in the program.
    public History history() {
        return bridge.history();
    }

    /// How auctions at the tables are understood.
    public Readings readings() {
        return bridge.readings();
    }

    @Override
    public List<Kind<?, ?, ?, ?, ?>> kinds() {
        return List.of(Tournaments.KIND);
    }

    @Override
    public List<LocalHost<?, ?, ?, ?, ?>> hosts() {
        return List.of(tournaments.living());
    }

    @Override
    public Traces traces(PersonId person) {
        return guests.traces(person);
    }

    @Override
    public int forget(Connection connection, Set<String> names, Redaction redaction)
            throws SQLException {
        return guests.forget(connection, names, redaction);
    }

    @Override
    public void refresh() {
        edition.incrementAndGet();
    }

    /// Another number whenever names have become others: what was made with the old ones is made
    /// anew.
    public int edition() {
        return edition.get();
    }

    @Override
    public List<Takeaway> takeaways() {
        return List.of(new EventsToTake(guests, tournaments, season));
    }

    @Override
    public List<Comparables> comparables() {
        return List.of(new ComparedEvents(store, online.seats()));
    }

    @Override
    public List<String> rows() {
        return List.of("tournament_summary");
    }

    @Override
    public List<Belongings> belongings() {
        return List.of(
                Belongings.of("tournament_director", "code", "link"),
                Belongings.own("tournament_player", "code"),
                Belongings.own("table_phone", "code"),
                Belongings.own("link_grant"),
                Belongings.of("event_seat", "event"),
                Belongings.own("partner_search", "code"),
                Belongings.of("event_template"),
                Belongings.of("series"));
    }

    @Override
    public List<Resting> resting() {
        return List.of(tournaments::letRest, (_, _) -> devices.sweep());
    }

    @Override
    public void close() {
        timekeeper.close();
        online.close();
    }
}
