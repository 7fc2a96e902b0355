package overtrick.evening.online;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import overtrick.bridge.Board;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardView;
import overtrick.bridgetable.duplicate.Duplicate;
import overtrick.bridgetable.duplicate.EventBoards;
import overtrick.bridgetable.duplicate.History;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.codes.TournamentId;
import overtrick.house.game.GameTables;
import overtrick.house.people.People;
import overtrick.house.table.Delay;
import overtrick.house.table.Member;
import overtrick.house.table.TableCommand.SetDelay;
import overtrick.house.thinking.Timer;
import overtrick.log.Neighbours;
import overtrick.log.Store;
import overtrick.log.host.Reply;
import overtrick.movement.choice.Kind;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Floor;

/// The events that are played in the program, altogether or at some of their tables.
public final class OnlineEvents implements AutoCloseable {

    private static final String TOPIC = "stewards";

    private final Office office;
    private final ProgramField field;
    private final Map<TournamentId, Steward> stewards = new ConcurrentHashMap<>();

    /// Each program has stewards; that of the one who minds an event acts.
    private final Neighbours near;

    /// @param pause how long people look at the last result of a round
    public OnlineEvents(
            Store store,
            InstantSource clock,
            Timer timer,
            Tournaments tournaments,
            Duplicate game,
            GameTables<BoardCommand, Optional<BoardView>> tables,
            History history,
            People people,
            Duration pause) {
        this.field = new ProgramField(store, tournaments, clock, (_, _) -> false);
        this.office =
                new Office(
                        store,
                        clock,
                        timer,
                        tournaments,
                        game,
                        tables,
                        history,
                        people,
                        new OnlinePlans(store),
                        new EventSeats(store),
                        pause);
        tournaments.whenTakenBack(this::goOn);
        this.near = store.log().neighbours();
        near.hear(TOPIC, (_, code) -> attend(new TournamentId(code), false));
        near.whenChanged(this::lookAgain);
    }

    /// Some are minded by others from now on.
    private void lookAgain() {
        office.plans().going().forEach(id -> attend(id, false));
    }

    /// Goes on with every event that was under way when the house was shut.
    public void goOn() {
        office.plans().going().forEach(id -> attend(id, true));
    }

    /// Has the event go on as planned from now on.
    public void plan(TournamentId id, OnlinePlan plan) {
        office.plans().keep(id, plan);
        attend(id, false);
        near.tell(TOPIC, id.code());
    }

    /// Those who look on see what is played so much later from now on, at the tables that are open
    /// and at those to come.
    ///
    /// @param id of an event that is played in the program
    public void show(TournamentId id, Delay later) {
        plan(id, plan(id).orElseThrow().with(later));
        for (var table : tables().all(id)) {
            var _ = office.tables().send(table, Member.House.HOUSE, new SetDelay<>(later));
        }
    }

    /// How the event goes on in the program; empty when it is played in the room alone.
    public Optional<OnlinePlan> plan(TournamentId id) {
        return office.plans().plan(id);
    }

    /// An event that was over may go on, now that something was taken back.
    private void goOn(TournamentId id) {
        near.tell(TOPIC, id.code());
        var _ = office.timer().after(Duration.ZERO, () -> attend(id, false));
    }

    private void attend(TournamentId id, boolean goesOn) {
        stewards.compute(
                id,
                (_, known) -> {
                    var steward =
                            known == null ? new Steward(office, id, goesOn, this::leave) : known;
                    steward.call();
                    return steward;
                });
    }

    /// An event that is over needs nobody, and its steward kept it in memory. Who was called since
    /// they looked stays and looks again.
    private void leave(TournamentId id) {
        stewards.computeIfPresent(
                id,
                (_, steward) -> {
                    if (steward.isCalled()) {
                        return steward;
                    }
                    steward.close();
                    return null;
                });
    }

    /// How many events are looked after.
    int attended() {
        return stewards.size();
    }

    /// Somebody has come, or something has changed that the event itself does not tell.
    public void look(TournamentId id) {
        Optional.ofNullable(stewards.get(id)).ifPresent(Steward::call);
        near.tell(TOPIC, id.code());
    }

    /// Who sits on which chair.
    public EventSeats seats() {
        return office.seats();
    }

    /// Which table plays which place.
    public EventTables tables() {
        return new EventTables(office.store());
    }

    /// Robots take the places that are left, and everybody gets their place.
    ///
    /// @param by who directs
    /// @param chosen a movement; empty for the best that fits
    /// @param lots whether places are drawn by lot
    /// @param wishes numbers that entries would like
    /// @return empty when there is no movement for so many
    public Optional<Reply> seat(
            TournamentId id,
            Attendee by,
            Optional<Kind> chosen,
            boolean lots,
            Map<EntryId, Integer> wishes) {
        var seater = new Seater(office, id, plan(id).orElseThrow());
        seater.fill();
        var reply = seater.seat(by, chosen, lots, wishes);
        if (reply.filter(Reply.Done.class::isInstance).isPresent()) {
            var sections = office.view(id).sections();
            deal(id, sections.stream().map(one -> one.section().floor()).toList());
        }
        return reply;
    }

    /// How many entries of robots will fill the field.
    public int robots(TournamentId id, int present) {
        return plan(id).map(how -> new Seater(office, id, how).missing(present)).orElse(0);
    }

    /// Deals the boards of an event, unless it has them.
    public void deal(TournamentId id, List<Floor> floors) {
        Seater.deal(office, id, floors);
    }

    /// The highest number of a board that is needed.
    public int needed(List<Floor> floors) {
        return Seater.needed(floors);
    }

    /// The boards were dealt for nothing: others were played. Nobody sees them any more, until they
    /// are dealt for the event again.
    public void putAway(TournamentId id) {
        office.game().eventBoards().putAway(id.code());
    }

    /// Whether the event has boards that were put away.
    public boolean hasPutAway(TournamentId id) {
        return office.game().eventBoards().isAway(id.code());
    }

    /// Boards of a file become those of an event: they were dealt elsewhere. Those of a field that
    /// plays in the program cannot be changed once it has begun.
    ///
    /// @return why they do not fit; empty when they are the event's now
    public Optional<EventBoards.Misfit> bring(
            TournamentId id, List<Floor> floors, List<Board> file) {
        return office.game().eventBoards().bring(id.code(), Seater.needed(floors), file);
    }

    /// The boards that the program has dealt for an event, whoever may see them; none where all are
    /// dealt at the tables.
    public List<Board> dealt(TournamentId id) {
        return office.game().eventBoards().of(id.code()).stream()
                .map(EventBoards.Sealed::board)
                .toList();
    }

    /// Those of them that the whole field has played, and everybody may see.
    public List<Board> open(TournamentId id) {
        return dealt(id).stream()
                .filter(board -> field.isFinished(id.code(), board.number()))
                .toList();
    }

    @Override
    public void close() {
        stewards.values().forEach(Steward::close);
    }
}
