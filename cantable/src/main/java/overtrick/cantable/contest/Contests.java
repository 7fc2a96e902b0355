package overtrick.cantable.contest;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import overtrick.can.Pack;
import overtrick.can.act.CanCommand;
import overtrick.can.rules.CanRules;
import overtrick.cantable.CanForms;
import overtrick.cantable.CanHistory;
import overtrick.cantable.CanSeen;
import overtrick.cantable.CanStrength;
import overtrick.cantable.CanTerms;
import overtrick.cantable.Ceremony;
import overtrick.cantable.ContestPacks;
import overtrick.cantable.ContestTable;
import overtrick.cantable.contest.Contest.Plan;
import overtrick.cantable.contest.ContestCommand.Announce;
import overtrick.cantable.contest.ContestCommand.BeginRound;
import overtrick.cards.Seat;
import overtrick.cards.rules.Refusal;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.game.GameTables;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.house.table.TableCommand.SeatRobot;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.table.TableRefusal;
import overtrick.log.Neighbours;
import overtrick.log.Store;
import overtrick.log.form.EventForms;
import overtrick.log.host.Attendant;
import overtrick.log.host.Kind;
import overtrick.log.host.LocalHost;
import overtrick.log.host.Reply;
import overtrick.log.host.Watch;
import overtrick.tournament.can.CanSchedule;
import overtrick.tournament.can.Sitting;

/// The contests of duplicate Bài Càn, each a living thing of its own in the log. Their rounds are
/// played at tables like any other.
public final class Contests implements ContestPacks {

    /// What a contest is to the log.
    public static final Kind<Contest, Member, ContestCommand, ContestEvent, Contest> KIND =
            new Kind<>(
                    "can-contest",
                    new ContestRules(),
                    EventForms.<ContestEvent>in(CanForms.JSON)
                            .with("announced", ContestEvent.Announced.class)
                            .with("entered", ContestEvent.Entered.class)
                            .with("withdrawn", ContestEvent.Withdrawn.class)
                            .with("round-begun", ContestEvent.RoundBegun.class)
                            .with("guest-known", ContestEvent.GuestKnown.class)
                            .with("scheduled", ContestEvent.Scheduled.class)
                            .with("round-timed", ContestEvent.RoundTimed.class)
                            .with("shown-to-others", ContestEvent.ShownToOthers.class)
                            .redactedBy(ContestEvent::redacted),
                    ContestList::after);

    private static final String PLAYED = "contest";
    private static final int KEY_BYTES = 32;
    private static final Duration DAY = Duration.ofDays(1);
    private static final Duration YEAR = Duration.ofDays(365);

    /// The latest that are asked whether somebody has to do with them.
    private static final int MOST_ASKED = 500;

    private final LocalHost<Contest, Member, ContestCommand, ContestEvent, Contest> host;
    private final InstantSource clock;
    private final ContestList list;
    private final CanHistory history;
    private final Standings standings;
    private final SecureRandom chance = new SecureRandom();
    private final Neighbours near;

    /// Who is told of the deals of a contest, by its code.
    private final Map<String, Set<Runnable>> followers = new ConcurrentHashMap<>();

    public Contests(Store store, InstantSource clock) {
        this.host = new LocalHost<>(KIND, store.log(), _ -> Attendant.none());
        this.clock = clock;
        this.list = new ContestList(store);
        this.history = new CanHistory(store);
        this.standings = new Standings(history);
        this.near = store.log().neighbours();
        near.hear(PLAYED, (_, code) -> playedIn(code));
    }

    /// Whether a contest may be laid to begin then: not longer ago than a day, and within a year.
    public boolean isNear(Instant begins) {
        var now = clock.instant();
        return !begins.isBefore(now.minus(DAY)) && !begins.isAfter(now.plus(YEAR));
    }

    /// Announces a contest under a code that nobody has yet.
    public TournamentId announce(
            Member.Person by,
            String name,
            CanRules rules,
            int tables,
            int rounds,
            CanStrength robots) {
        var plan = new Plan(name, ofRound(rules), tables, rounds, robots, by, clock.instant());
        byte[] key = new byte[KEY_BYTES];
        chance.nextBytes(key);
        while (true) {
            var id = TournamentId.draw(chance);
            var reply = act(id, by, new Announce(plan, HexFormat.of().formatHex(key)));
            if (reply instanceof Reply.Done) {
                return id;
            }
        }
    }

    /// The rules as they can be compared: every deal stands for itself and is dealt alike.
    public static CanRules ofRound(CanRules rules) {
        return rules.with(
                "match.deals = four",
                "match.extra-time = none",
                "match.decider = draw",
                "tribute.between-deals = none",
                "dealing.way = fives-first",
                "dealing.cut = never",
                "dealing.after-redeal = same-dealer");
    }

    /// A guest turned out to be a member, in whatever they have entered or organise.
    public void recognise(PersonId guest, Member.Person member) {
        var known = new ContestCommand.Recognise(guest, member);
        for (var one : list.latest(ContestList.CONTEST, MOST_ASKED)) {
            var _ = act(one.id(), Member.House.HOUSE, known);
        }
    }

    public Reply act(TournamentId id, Member by, ContestCommand command) {
        return host.submit(id.code(), by, command);
    }

    /// A contest as everybody may see it; empty when there is none under the code.
    public Optional<Contest> look(TournamentId id) {
        return of(id.code()).map(Contest::withoutKey);
    }

    /// How many events and deals there have been: what is seen of a contest changes with this
    /// number.
    ///
    /// @param done the deals of the round under way
    public long number(TournamentId id, List<Integer> done) {
        var contest = host.view(id.code(), Member.House.HOUSE);
        int over = contest.state().rounds().size() - (done.isEmpty() ? 0 : 1);
        int played = done.stream().mapToInt(Integer::intValue).sum();
        int tables = contest.state().plan().map(Contest.Plan::tables).orElse(0);
        return contest.number() + played + (long) over * tables * CanSchedule.TURNS;
    }

    private Optional<Contest> of(String code) {
        var contest = host.view(code, Member.House.HOUSE);
        return contest.number() == 0 ? Optional.empty() : Optional.of(contest.state());
    }

    /// The contests announced last.
    public List<ContestList.Entry> latest(int limit) {
        return list.latest(ContestList.CONTEST, limit);
    }

    /// Signals after every change, and after every deal of the round under way.
    ///
    /// @param onChange must only give a signal
    public Watch watch(TournamentId id, Runnable onChange) {
        followers.compute(
                id.code(),
                (_, known) -> {
                    var all = known == null ? ConcurrentHashMap.<Runnable>newKeySet() : known;
                    all.add(onChange);
                    return all;
                });
        var own = host.watch(id.code(), onChange);
        return () -> {
            own.close();
            followers.computeIfPresent(
                    id.code(),
                    (_, all) -> {
                        all.remove(onChange);
                        return all.isEmpty() ? null : all;
                    });
        };
    }

    @Override
    public void played(ContestTable table) {
        playedIn(table.contest());
        near.tell(PLAYED, table.contest());
    }

    private void playedIn(String code) {
        followers.getOrDefault(code, Set.of()).forEach(Runnable::run);
    }

    @Override
    public Pack pack(ContestTable table, int deal, int redeals) {
        var contest = of(table.contest()).orElseThrow();
        var name = "round %d, deal %d, redeal %d".formatted(table.round(), deal, redeals);
        return Pack.shuffled(new KeyedChance(contest.key(), name));
    }

    @Override
    public boolean mayWatch(ContestTable table, int played, PersonId person) {
        var contest = of(table.contest()).orElseThrow();
        return Rounds.mayWatch(contest, table, played, person, this::deals);
    }

    @Override
    public int deals(ContestTable table) {
        return CanSchedule.TURNS;
    }

    /// The contest has given the chairs out.
    @Override
    public Optional<Refusal> barred(ContestTable table, String id, Member.Person person) {
        return Rounds.mayPlay(of(table.contest()).orElseThrow(), table, person.id())
                ? Optional.empty()
                : Optional.of(TableRefusal.THE_HOUSE_SEATS);
    }

    /// Begins the next round: opens its tables and seats everybody, robots where nobody has
    /// entered.
    ///
    /// @param by the organiser, or the house where there is a calendar
    /// @param robot the names of robots
    public Reply beginRound(
            TournamentId id,
            Member by,
            GameTables<CanCommand, CanSeen> tables,
            Function<Seat, String> robot) {
        var contest = of(id.code()).orElseThrow();
        var reason = refusal(contest, by);
        if (reason.isPresent()) {
            return new Reply.Refused(reason.get());
        }
        int round = contest.rounds().size() + 1;
        var opened = new ArrayList<TableId>();
        for (var pairs : Rounds.of(contest, round)) {
            opened.add(open(id, contest, pairs, tables, robot));
        }
        var reply = act(id, by, new BeginRound(round, opened, clock.instant()));
        of(id.code()).ifPresent(now -> Onlookers.arrange(now, tables));
        return reply;
    }

    private Optional<Refusal> refusal(Contest contest, Member by) {
        boolean may =
                by instanceof Member.Person person
                        ? contest.isOrganiser(person.id())
                        : contest.isDue(clock.instant());
        if (!may) {
            return Optional.of(ContestRefusal.NOT_THE_ORGANISER);
        }
        if (!contest.hasMoreRounds()) {
            return Optional.of(ContestRefusal.NO_MORE_ROUNDS);
        }
        return isOver(contest, contest.rounds().size())
                ? Optional.empty()
                : Optional.of(ContestRefusal.ROUND_NOT_OVER);
    }

    private TableId open(
            TournamentId id,
            Contest contest,
            Sitting pairs,
            GameTables<CanCommand, CanSeen> tables,
            Function<Seat, String> robot) {
        var plan = contest.plan().orElseThrow();
        var where = new ContestTable(id.code(), pairs.round().value(), pairs.table().value());
        var terms =
                new CanTerms(
                        plan.rules(), Ceremony.HOUSE, plan.robots(), false, Optional.of(where));
        String name = "%s %d.%d".formatted(plan.name(), where.round(), where.table());
        var table =
                tables.open(
                        plan.organiser(),
                        name,
                        terms,
                        Onlookers.access(contest),
                        Onlookers.delay(contest));
        for (var seat : Seat.values()) {
            var person = Optional.ofNullable(contest.entered().get(Rounds.place(pairs, seat)));
            if (person.isPresent()) {
                tables.send(table, person.get(), new Sit<>(seat));
            } else {
                tables.send(table, Member.House.HOUSE, new SeatRobot<>(seat, robot.apply(seat)));
            }
        }
        return table;
    }

    /// Whether everything of a round has been played; true of round 0.
    public boolean isOver(Contest contest, int round) {
        return round == 0 || contest.rounds().get(round - 1).stream().allMatch(this::isDone);
    }

    /// Whether all deals of a round have been played at a table.
    public boolean isDone(TableId table) {
        return deals(table) >= CanSchedule.TURNS;
    }

    /// Whether what was played at a table of a contest may be shown: when its round is over.
    public boolean isOpen(ContestTable table) {
        return of(table.contest())
                .filter(contest -> contest.rounds().size() >= table.round())
                .filter(contest -> isOver(contest, table.round()))
                .isPresent();
    }

    /// Who meets at a table of a round: one of its sittings.
    public static Sitting pairs(Contest contest, int round, int table) {
        return Rounds.of(contest, round).get(table - 1);
    }

    /// How many deals each table of the round under way has played; empty between rounds.
    public List<Integer> done(Contest contest) {
        if (isOver(contest, contest.rounds().size())) {
            return List.of();
        }
        return contest.rounds().getLast().stream().map(this::deals).toList();
    }

    /// How many deals have been played at a table.
    public int deals(TableId table) {
        return history.match(table, 1).map(match -> match.story().deals().size()).orElse(0);
    }

    /// How a contest stands, by the rounds that are over. What they came to does not change.
    public Standing standing(TournamentId id) {
        var contest = of(id.code()).orElseThrow();
        int rounds = contest.rounds().size();
        return standings.of(id, contest, isOver(contest, rounds) ? rounds : rounds - 1);
    }

    /// Where they live.
    public LocalHost<?, ?, ?, ?, ?> host() {
        return host;
    }

    /// Names have become others: what is kept ready of standings is worked out anew.
    public void refresh() {
        standings.refresh();
    }

    /// Lets go of the contests nobody has looked at for a while; they come back from the log.
    public void letRest(Duration idle, int most) {
        host.letRest(idle, most);
    }
}
