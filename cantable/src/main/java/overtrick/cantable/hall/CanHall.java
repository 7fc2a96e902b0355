package overtrick.cantable.hall;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.Collectors;
import overtrick.can.Pack;
import overtrick.can.act.CanCommand;
import overtrick.can.view.CanView;
import overtrick.cantable.BaiCan;
import overtrick.cantable.CanHistory;
import overtrick.cantable.CanPlayer;
import overtrick.cantable.CanSeen;
import overtrick.cantable.CanTerms;
import overtrick.cantable.ContestTable;
import overtrick.cantable.contest.Contests;
import overtrick.cantable.contest.Packs;
import overtrick.cantable.league.Leagues;
import overtrick.cantable.record.MatchLines;
import overtrick.cards.Seat;
import overtrick.house.ClubHouse;
import overtrick.house.ClubRoom;
import overtrick.house.codes.TableId;
import overtrick.house.game.GameTables;
import overtrick.house.game.Tables;
import overtrick.house.laid.LaidDeals;
import overtrick.house.people.Belongings;
import overtrick.house.people.Takeaway;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.house.thinking.Chore;
import overtrick.log.host.Kind;
import overtrick.log.host.LocalHost;

/// Where Bài Càn is played: its tables, contests of the same deals, leagues, and the matches that
/// are over.
public final class CanHall implements ClubRoom {

    /// Matches that somebody takes home at most.
    private static final int MOST_TAKEN = 20_000;

    /// How often the calendars of leagues and contests are looked at.
    private static final Duration CALENDARS = Duration.ofMinutes(1);

    private final ClubHouse house;
    private final Contests contests;
    private final Leagues leagues;
    private final Packs packs;
    private final BaiCan game;
    private final GameTables<CanCommand, CanSeen> tables;
    private final CanHistory history;
    private final LeagueClock leagueClock;
    private final ContestClock contestClock;

    /// Opens the house to Bài Càn.
    ///
    /// @param packs the pack for what is to be drawn or dealt next at a table
    /// @param laid deals that are laid for everybody alike
    /// @param robots what the robots are called that the house seats
    public CanHall(
            ClubHouse house,
            Function<CanView, Pack> packs,
            LaidDeals laid,
            Function<Seat, String> robots) {
        this.house = house;
        this.contests = new Contests(house.store(), house.clock());
        this.leagues = new Leagues(house.store(), house.clock());
        this.packs = new Packs(contests, laid);
        this.game = new BaiCan(this.packs, packs);
        this.tables = house.tables().add(game);
        this.history = new CanHistory(house.store());
        this.leagueClock = new LeagueClock(leagues, history, tables, house.clock());
        this.contestClock = new ContestClock(contests, tables, house.clock(), robots);
    }

    /// All tables of the house, whatever is played at them.
    public Tables tables() {
        return house.tables();
    }

    /// The tables at which Bài Càn is played.
    public GameTables<CanCommand, CanSeen> can() {
        return tables;
    }

    /// The robots of a table, to be asked what they would do.
    public CanPlayer canRobot(CanTerms terms) {
        return game.robot(terms);
    }

    /// The matches that have been played.
    public CanHistory canHistory() {
        return history;
    }

    /// Whether the deals of a table are not shown yet, because others of its contest still play
    /// them.
    public boolean isShut(TableId table, Member.Person viewer) {
        return tables.look(table, viewer)
                .flatMap(view -> CanTerms.of(view).contest())
                .filter(one -> !packs.isOpen(one))
                .filter(one -> !hasPlayedAll(one, table, viewer))
                .isPresent();
    }

    /// Whether somebody has played the deals that are laid at a table, here or elsewhere.
    private boolean hasPlayedAll(ContestTable place, TableId table, Member.Person viewer) {
        var own = packs.tableOf(place, viewer.id());
        return own.filter(table::equals).isPresent()
                || own.flatMap(where -> history.match(where, 1))
                        .filter(match -> match.story().deals().size() >= place.deals())
                        .isPresent();
    }

    /// The same deals at several tables.
    public Contests contests() {
        return contests;
    }

    public Leagues leagues() {
        return leagues;
    }

    /// Who looks after the calendars of leagues.
    public LeagueClock leagueClock() {
        return leagueClock;
    }

    /// Who looks after the calendars of contests.
    public ContestClock contestClock() {
        return contestClock;
    }

    /// Begins to look after the calendars of leagues and contests.
    ///
    /// @param whole whether all rows that follow from the log are there: while they are made anew
    ///   nobody knows which matches have been played
    public void goOn(BooleanSupplier whole) {
        tickForAll(whole);
        house.timer().every(CALENDARS, () -> tickForAll(whole));
    }

    /// Where several programs serve the club, one of them looks at the clock.
    private void tickForAll(BooleanSupplier whole) {
        if (house.store().log().neighbours().minds("can/calendars") && whole.getAsBoolean()) {
            Chore.attempt("the calendar of leagues", leagueClock::tick);
            Chore.attempt("the calendar of contests", contestClock::tick);
        }
    }

    @Override
    public List<Kind<?, ?, ?, ?, ?>> kinds() {
        return List.of(Contests.KIND, Leagues.KIND);
    }

    @Override
    public List<LocalHost<?, ?, ?, ?, ?>> hosts() {
        return List.of(contests.host(), leagues.host());
    }

    @Override
    public List<Takeaway> takeaways() {
        return List.of(this::matches);
    }

    /// The records of somebody's matches, as other programs read them.
    private void matches(Member.Person person, Takeaway.Basket basket) throws IOException {
        var matches = history.matchesOf(person.id(), 0, MOST_TAKEN);
        if (!matches.isEmpty()) {
            String all =
                    matches.stream()
                            .flatMap(entry -> MatchLines.of(entry.match()).stream())
                            .collect(Collectors.joining("\n", "", "\n"));
            basket.put("bai-can/matches.jsonl", all.getBytes(StandardCharsets.UTF_8));
        }
    }

    @Override
    public void refresh() {
        contests.refresh();
    }

    @Override
    public List<String> rows() {
        return List.of("can_match", "can_player", "can_event");
    }

    @Override
    public List<Belongings> belongings() {
        return List.of(Belongings.played("can_player", "code", "ordinal"));
    }

    @Override
    public void recognise(PersonId guest, Member.Person member) {
        contests.recognise(guest, member);
        leagues.recognise(guest, member);
    }

    @Override
    public List<Resting> resting() {
        return List.of(contests::letRest, leagues::letRest);
    }
}
