package overtrick.bridgetable.duplicate;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.HouseRules;
import overtrick.bridge.duplicate.DuplicateRules;
import overtrick.bridge.duplicate.Session;
import overtrick.bridgetable.room.ClosedRooms;
import overtrick.bridgetable.room.RoomResult;
import overtrick.cards.Party;
import overtrick.cards.Seat;
import overtrick.cards.rules.Refusal;
import overtrick.cards.rules.Rules;
import overtrick.house.codes.TableId;
import overtrick.house.game.Errand;
import overtrick.house.game.Player;
import overtrick.house.game.TermsForm;
import overtrick.house.table.Member;
import overtrick.house.table.Occupant;
import overtrick.house.table.PersonId;
import overtrick.house.table.Table;
import overtrick.house.table.TableEvent;
import overtrick.house.table.TableView;
import overtrick.house.table.Terms;
import overtrick.house.terms.Strength;
import overtrick.log.Store;
import overtrick.log.host.Projection;
import overtrick.robots.bidding.Readings;

/// Duplicate bridge: boards one after another, against robots, with friends, or mixed.
public final class Duplicate implements BoardGame<Session, Optional<BoardView>>, AutoCloseable {

    /// How long the result of a board of an event is looked at.
    private static final Duration IN_EVENT = Duration.ofSeconds(10);

    private final DuplicateRules rules =
            new DuplicateRules(HouseRules.COMPARED, HouseRules.FRIENDLY);
    private final DuplicateRules ofEvents = new DuplicateRules(HouseRules.EVENT, HouseRules.EVENT);
    private final DuplicateRules ofClasses = new DuplicateRules(HouseRules.CLASS, HouseRules.CLASS);
    private final Robots robots;
    private final BoardSets sets;
    private final EventBoards events;
    private final EventField field;
    private final Supply supply;
    private final ClosedRooms rooms;

    /// @param readings how the robots understand auctions
    /// @param strength how well they play their cards
    /// @param field of the events that are played at the tables
    public Duplicate(
            Store store,
            InstantSource clock,
            Readings readings,
            Strength strength,
            EventField field) {
        this.robots = new Robots(strength, readings);
        this.sets = new BoardSets(store, clock);
        var seen = new SeenDeals(store);
        this.field = field;
        var chance = new SecureRandom();
        this.events = new EventBoards(store, clock, chance);
        this.supply = new Supply(sets, events, field, seen, new History(store, field), chance);
        this.rooms = new ClosedRooms(store, readings, strength != Strength.THUMB);
    }

    /// The other tables at which robots play the boards of people.
    public ClosedRooms rooms() {
        return rooms;
    }

    /// The closed room plays no more.
    @Override
    public void close() {
        rooms.close();
    }

    /// The robots of the house, for every form of bridge.
    public Robots robots() {
        return robots;
    }

    public BoardSets sets() {
        return sets;
    }

    /// Where boards come from, for every form of bridge.
    public Supply supply() {
        return supply;
    }

    public EventBoards eventBoards() {
        return events;
    }

    @Override
    public String name() {
        return "duplicate";
    }

    /// The prefix from the time when there was no other game, which must never change.
    @Override
    public String stream() {
        return "table";
    }

    @Override
    public TermsForm termsForm() {
        return BoardForms.TERMS;
    }

    @Override
    public Terms usual() {
        return DuplicateTerms.USUAL;
    }

    @Override
    public Rules<Session, Party, BoardCommand, BoardEvent, Optional<BoardView>> rules(Terms terms) {
        boolean ofClass = terms instanceof DuplicateTerms own && own.ofClass().isPresent();
        return ofClass ? ofClasses : terms.hosted() ? ofEvents : rules;
    }

    @Override
    public Optional<BoardInPlay> board(Session session) {
        return session.board();
    }

    @Override
    public int deals(Session session) {
        return session.opened();
    }

    @Override
    public Player<BoardCommand, Optional<BoardView>> player(TableView<Optional<BoardView>> table) {
        var terms = DuplicateTerms.of(table);
        var skill = table.seat().map(terms::strength).orElseGet(terms::robots);
        return robots.bidding(terms.agreements(), field.stake(terms), skill);
    }

    /// Robots among themselves at a table of an event do not pause, as nobody has to follow.
    @Override
    public Duration pace(Table<Session> table, Duration usual) {
        boolean alone = table.isPlayedByRobots();
        boolean inField = terms(table).event().isPresent() || terms(table).laidUnder().isPresent();
        return alone && inField ? Duration.ZERO : BoardGame.super.pace(table, usual);
    }

    /// The house brings the first board when all have come, minds the silence after a concession,
    /// and goes on for those who watch robots among themselves.
    @Override
    public List<Errand<BoardCommand>> errands(String id, Table<Session> table, int watchers) {
        if (!table.isOpen() || !table.isFull(EnumSet.allOf(Seat.class))) {
            return List.of();
        }
        if (terms(table).ofClass().isPresent()) {
            return table.game().board().flatMap(BoardGame::silence).stream().toList();
        }
        var board = table.game().board();
        var errands = new ArrayList<Errand<BoardCommand>>();
        if (board.isEmpty()) {
            errands.add(new Errand<>("first board", Duration.ZERO, () -> nextAt(id, table)));
        }
        board.flatMap(BoardGame::silence).ifPresent(errands::add);
        board.filter(open -> isCompared(table))
                .map(open -> order(id, table, open))
                .filter(rooms::isNews)
                .map(this::inClosedRoom)
                .ifPresent(errands::add);
        if (board.filter(BoardInPlay::isOver).isPresent()) {
            untilNext(table, watchers)
                    .map(time -> new Errand<>("next board", time, () -> nextAt(id, table)))
                    .ifPresent(errands::add);
        }
        return errands;
    }

    /// How long a finished board lies before the house brings the next by itself; empty when it
    /// waits to be asked.
    private static Optional<Duration> untilNext(Table<Session> table, int watchers) {
        boolean robots = table.isPlayedByRobots();
        if (terms(table).event().isPresent()) {
            return Optional.of(robots ? Duration.ZERO : IN_EVENT);
        }
        if (robots && terms(table).laidUnder().isPresent()) {
            return Optional.of(Duration.ZERO);
        }
        boolean wanted = watchers > 0 || terms(table).match().isPresent();
        return robots && wanted ? Optional.of(BETWEEN_BOARDS) : Optional.empty();
    }

    /// What people play for the first time is played by robots as well. In an event the field is
    /// what it is compared with.
    private static boolean isCompared(Table<Session> table) {
        return !terms(table).hosted()
                && terms(table).plan().again().isEmpty()
                && table.chairs().values().stream()
                        .anyMatch(chair -> chair.occupant() instanceof Occupant.Person);
    }

    private ClosedRooms.Order order(String id, Table<Session> table, BoardInPlay board) {
        return new ClosedRooms.Order(
                new TableId(id),
                table.game().opened(),
                board.board(),
                terms(table).agreements(),
                field.stake(terms(table)));
    }

    private Errand<BoardCommand> inClosedRoom(ClosedRooms.Order order) {
        return new Errand<>(
                "closed room",
                Duration.ZERO,
                () -> {
                    rooms.play(order);
                    return Optional.empty();
                });
    }

    /// What robots made of a board that is over at its table; nothing of one that was played again.
    public List<RoomResult> inClosedRoom(FinishedBoard board) {
        return board.again().isPresent()
                ? List.of()
                : rooms.opened(
                        new ClosedRooms.Order(
                                board.table(),
                                board.ordinal(),
                                board.board(),
                                board.agreements(),
                                board.stake(field)));
    }

    private static DuplicateTerms terms(Table<Session> table) {
        return (DuplicateTerms) table.terms().orElseThrow();
    }

    private Optional<BoardCommand> nextAt(String id, Table<Session> table) {
        var chairs = table.chairsNextDeal().values();
        return supply.next(terms(table).plan(), table.game().opened(), chairs, id);
    }

    @Override
    public Optional<BoardCommand> next(TableView<Optional<BoardView>> table, String id) {
        var chairs = table.chairsNextDeal().values();
        return supply.next(DuplicateTerms.of(table).plan(), table.deals(), chairs, id);
    }

    /// Whether there is a board in the set that the person has not seen yet.
    public boolean hasBoardFor(String set, PersonId person) {
        return supply.hasBoardFor(set, person);
    }

    @Override
    public Optional<Refusal> barred(
            TableView<Optional<BoardView>> table, String id, Member.Person person) {
        return DuplicateTerms.of(table).plan() instanceof BoardPlan.Laid own
                ? supply.laid().claim(own, id, person)
                : supply.barred(DuplicateTerms.of(table).plan(), lying(table), id, person.id());
    }

    @Override
    public boolean isShutTo(TableView<Optional<BoardView>> table, Member.Person person) {
        var terms = DuplicateTerms.of(table);
        return supply.laid().isShut(terms, table.deals())
                || terms.event()
                        .filter(place -> !field.mayWatch(place, lying(table), person.id()))
                        .isPresent();
    }

    @Override
    public Set<Integer> unheard(
            TableView<Optional<BoardView>> table, Set<Integer> deals, Member.Person person) {
        return DuplicateTerms.of(table)
                .event()
                .map(place -> field.stillToPlay(place, deals, person.id()))
                .orElse(Set.of());
    }

    @Override
    public boolean comments(TableView<Optional<BoardView>> table, Member.Person person) {
        return DuplicateTerms.of(table)
                .event()
                .filter(place -> field.comments(place, person.id()))
                .isPresent();
    }

    @Override
    public void watched(TableView<Optional<BoardView>> table, String id, Member.Person person) {
        supply.watched(DuplicateTerms.of(table).plan(), lying(table), id, person.id());
    }

    private static Optional<BoardNumber> lying(TableView<Optional<BoardView>> table) {
        return table.game().map(BoardView::number);
    }

    @Override
    public Projection<Table<Session>, TableEvent<BoardEvent>> projection() {
        return new FinishedBoards().and(new SeenBoards<>(this));
    }
}
