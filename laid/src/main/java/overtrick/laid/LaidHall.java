package overtrick.laid;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import overtrick.house.ClubHouse;
import overtrick.house.ClubRoom;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.people.Belongings;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.house.thinking.Chore;
import overtrick.laid.set.LaidCommand;
import overtrick.laid.set.LaidSet;
import overtrick.laid.set.LaidSets;
import overtrick.log.host.Kind;
import overtrick.log.host.LocalHost;
import overtrick.tournament.laid.Occasion;

/// Where deals are laid that are the same for everybody: those of the day and of the week, which
/// the house lays and closes by its clock, and challenges.
public final class LaidHall implements ClubRoom {

    /// How many deals are laid for a week.
    public static final int OF_WEEK = 4;

    /// How often the house looks at its clock.
    private static final Duration LOOK = Duration.ofMinutes(1);

    /// Sets whose field is kept in memory.
    private static final int KEPT = 64;

    /// Sets in which somebody is looked for.
    private static final int MOST = 10_000;

    private final ClubHouse house;
    private final LaidSets sets;
    private volatile List<LaidGame> games = List.of();
    private volatile boolean daily;
    private volatile BooleanSupplier whole = () -> true;
    private final ReentrantLock laying = new ReentrantLock();

    /// Fields as they were when somebody looked last; those of closed sets change no more.
    private final Map<String, Field> kept =
            Collections.synchronizedMap(
                    new LinkedHashMap<>(KEPT, 0.75f, true) {
                        @Override
                        protected boolean removeEldestEntry(Map.Entry<String, Field> eldest) {
                            return size() > KEPT;
                        }
                    });

    public LaidHall(ClubHouse house) {
        this.house = house;
        this.sets = new LaidSets(house.store(), house.clock());
    }

    /// What tables ask about the deals.
    public LaidSets sets() {
        return sets;
    }

    public ClubHouse house() {
        return house;
    }

    /// The games whose deals are laid.
    public List<LaidGame> games() {
        return games;
    }

    /// Whether the house lays deals of the day and of the week.
    public boolean isDaily() {
        return daily;
    }

    /// A game by its word; empty when no such deals are laid.
    public Optional<LaidGame> game(String word) {
        return games().stream().filter(game -> game.word().equals(word)).findFirst();
    }

    /// Which games there are; from now on challenges can be made.
    public void open(List<LaidGame> all) {
        games = List.copyOf(all);
    }

    /// Begins to look at the clock; the first time after a while, or by [#tick].
    ///
    /// @param days whether deals of days and weeks are laid, too
    /// @param rows whether all rows that follow from the log are there: while they are made anew
    ///   nobody knows what is laid, or what has been played
    public void goOn(boolean days, BooleanSupplier rows) {
        daily = days;
        whole = rows;
        house.timer().every(LOOK, this::tick);
    }

    /// What the house does by its clock: deals are laid a day and a week before they are played,
    /// and closed when their time is over. Where several programs serve the club, one of them does
    /// it.
    public void tick() {
        boolean mine = house.store().log().neighbours().minds("laid/clock");
        if (!mine || !whole.getAsBoolean()) {
            return;
        }
        laying.lock();
        try {
            if (daily) {
                Occasion.due(today()).forEach(due -> games().forEach(game -> layInTurn(game, due)));
            }
            closeAll();
        } finally {
            laying.unlock();
        }
    }

    private void layInTurn(LaidGame game, Occasion due) {
        Chore.attempt("laying " + game.word() + ", " + due, () -> layUnlessLaid(game, due));
    }

    /// The code follows from the occasion, so that two programs of a club that do it at once do it
    /// under one code, and the log takes one of them.
    private void layUnlessLaid(LaidGame game, Occasion occasion) {
        if (sets.find(occasion, game.word()).isPresent()) {
            return;
        }
        sets.codeFor(occasion, game.word())
                .ifPresent(code -> {
                    int deals = occasion instanceof Occasion.Day ? game.ofDay() : OF_WEEK;
                    lay(code, game, occasion, deals, Optional.empty());
                });
    }

    /// What has been read while rows went away is no result.
    private void close(LaidSets.Line line) {
        var field = field(line.code());
        if (field.isPresent() && whole.getAsBoolean()) {
            var results = field.get().placed();
            var now = house.clock().instant();
            var _ = sets.act(line.code(), Member.House.HOUSE, new LaidCommand.Close(results, now));
        }
    }

    private void closeAll() {
        for (var line : sets.due()) {
            Chore.attempt("closing " + line.code(), () -> close(line));
        }
    }

    private LocalDate today() {
        return LocalDate.ofInstant(house.clock().instant(), ZoneId.systemDefault());
    }

    private void lay(
            TournamentId code,
            LaidGame game,
            Occasion occasion,
            int deals,
            Optional<Member.Person> by) {
        String key = sets.drawKey();
        var seals = game.lay(code.code(), deals, key);
        var zone = ZoneId.systemDefault();
        var plan =
                new LaidSet.Plan(
                        game.word(),
                        occasion,
                        deals,
                        occasion.opens(zone),
                        occasion.closes(zone),
                        key,
                        seals,
                        by);
        var _ = sets.lay(code, plan);
    }

    /// Lays deals with which somebody challenges whoever gets the link.
    public TournamentId challenge(Member.Person by, LaidGame game, int deals) {
        Instant now = house.clock().instant();
        var code = sets.drawCode();
        lay(code, game, new Occasion.Challenge(now), deals, Optional.of(by));
        return code;
    }

    /// Where somebody plays the deals: where they have begun, else at a table of their own. Robots
    /// play them, too, as soon as somebody does.
    ///
    /// @param alone whether robots take the other chairs at once
    public TableId play(TournamentId code, Member.Person person, boolean alone) {
        var set = sets.look(code).orElseThrow();
        var known = set.tableOf(person.id());
        if (known.isPresent()) {
            return known.get();
        }
        var plan = set.plan().orElseThrow();
        var game = game(plan.game()).orElseThrow();
        var table = game.open(person, code.code(), plan.deals(), alone);
        if (set.robots().isEmpty()) {
            var robots = game.robots(code.code(), plan.deals());
            var _ = sets.act(code, Member.House.HOUSE, new LaidCommand.SeatRobots(robots));
        }
        return sets.tableOf(code.code(), person.id()).orElse(table); // two taps at once
    }

    /// All who play the deals, beside each other; empty when nothing is laid under the code.
    public Optional<Field> field(TournamentId code) {
        var before = Optional.ofNullable(kept.get(code.code()));
        if (before.filter(known -> known.set().isClosed()).isPresent()) {
            return before;
        }
        var set = sets.look(code).filter(one -> one.plan().isPresent());
        var game = set.flatMap(one -> game(one.plan().orElseThrow().game()));
        if (game.isEmpty()) {
            return Optional.empty();
        }
        var field = Field.of(set.get(), game.get(), before);
        if (whole.getAsBoolean()) {
            kept.put(code.code(), field);
        }
        return Optional.of(field);
    }

    @Override
    public List<Kind<?, ?, ?, ?, ?>> kinds() {
        return List.of(LaidSets.KIND);
    }

    @Override
    public List<LocalHost<?, ?, ?, ?, ?>> hosts() {
        return List.of(sets.host());
    }

    @Override
    public List<String> rows() {
        return LaidSets.ROWS;
    }

    @Override
    public List<Belongings> belongings() {
        return List.of(
                Belongings.played("laid_player", "code"), Belongings.played("laid_result", "code"));
    }

    @Override
    public void recognise(PersonId guest, Member.Person member) {
        var known = new LaidCommand.Recognise(guest, member);
        for (var line : sets.of(guest, MOST)) {
            var _ = sets.act(line.code(), Member.House.HOUSE, known);
        }
        kept.clear();
    }

    @Override
    public void refresh() {
        kept.clear();
    }

    @Override
    public List<Resting> resting() {
        return List.of(sets::letRest);
    }
}
