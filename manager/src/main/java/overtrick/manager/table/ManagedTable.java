package overtrick.manager.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.Board;
import overtrick.bridge.board.BoardInPlay;
import overtrick.cards.Seat;
import overtrick.manager.protocol.ClientLines;
import overtrick.manager.protocol.ClientMessage;
import overtrick.manager.protocol.ClientMessage.CardPlayed;
import overtrick.manager.protocol.ClientMessage.Connecting;
import overtrick.manager.protocol.ClientMessage.OfSeat;
import overtrick.manager.protocol.ClientMessage.ReadyForTeams;
import overtrick.manager.protocol.ClientMessage.ReadyToStart;
import overtrick.manager.protocol.ManagerMessage.EndOfSession;
import overtrick.manager.protocol.ManagerMessage.Seated;
import overtrick.manager.protocol.ManagerMessage.Teams;
import overtrick.manager.protocol.ManagerMessage.Timing;

/// The manager's side of one table. Players take their seats and ask for the teams; once all four
/// are ready a board begins. When one of them goes, the others wait, and the board begins anew when
/// the seat is taken again. Mutable, and for one thread.
///
/// What is to be done for it stands in [#deeds] after each call. Times count from any moment, the
/// same for all.
public final class ManagedTable {

    private enum Phase {
        ABSENT(""),
        SEATED("ready for teams"),
        WANTS_TEAMS(""),
        TOLD("ready to start"),
        READY("");

        private final String wanted;

        Phase(String wanted) {
            this.wanted = wanted;
        }
    }

    private final Illegal policy;
    private final Clocks clocks = new Clocks();
    private final List<Deed> deeds = new ArrayList<>();
    private final Map<Seat, Phase> phases = new EnumMap<>(Seat.class);
    private final Map<Seat, String> teams = new EnumMap<>(Seat.class);
    private Optional<Board> next = Optional.empty();
    private Optional<BoardDesk> desk = Optional.empty();

    /// A table at which nobody sits.
    ///
    /// @param policy what follows an illegal call or card
    public ManagedTable(Illegal policy) {
        this.policy = policy;
        for (var seat : Seat.values()) {
            phases.put(seat, Phase.ABSENT);
        }
    }

    /// `North`.
    static String name(Seat seat) {
        return seat.letter() + seat.name().substring(1).toLowerCase(Locale.ROOT);
    }

    /// What is to be done since this was asked last, in order.
    public List<Deed> deeds() {
        var now = List.copyOf(deeds);
        deeds.clear();
        return now;
    }

    /// Whether nobody sits there.
    public boolean isFree(Seat seat) {
        return phase(seat) == Phase.ABSENT;
    }

    /// Whether all four seats are taken.
    public boolean isFull() {
        return !phases.containsValue(Phase.ABSENT);
    }

    /// The board on the table, played or being played; empty before the first.
    public Optional<BoardInPlay> board() {
        return desk.map(BoardDesk::board);
    }

    /// How long the sides have thought.
    public Timing timing() {
        return clocks.timing();
    }

    /// Somebody takes a seat, for the first time or again.
    ///
    /// @throws IllegalStateException if it is taken
    public void take(Seat seat, String team) {
        if (!isFree(seat)) {
            throw new IllegalStateException("seat is taken: " + seat);
        }
        teams.put(seat, team);
        phases.put(seat, Phase.SEATED);
        deeds.add(new Deed.Say(seat, new Seated(seat, team)));
    }

    /// Somebody has gone. What is on the table begins anew when the seat is taken again.
    public void leave(Seat seat, Duration now) {
        clocks.stop(now);
        phases.put(seat, Phase.ABSENT);
        desk.filter(board -> !board.isOver())
                .ifPresent(board -> {
                    next = Optional.of(board.board().board());
                    desk = Optional.empty();
                });
    }

    /// The next board; it begins as soon as everybody is ready.
    ///
    /// @throws IllegalStateException if one is being played
    public void bring(Board board) {
        if (next.isPresent() || desk.filter(playing -> !playing.isOver()).isPresent()) {
            throw new IllegalStateException("a board is on the table");
        }
        next = Optional.of(board);
        begin();
    }

    /// The board begins anew for everybody.
    public void restart(Duration now) {
        desk.filter(board -> !board.isOver())
                .ifPresent(board -> {
                    clocks.stop(now);
                    next = Optional.of(board.board().board());
                    desk = Optional.empty();
                    begin();
                });
    }

    /// There are no more boards.
    public void end() {
        for (var seat : Seat.values()) {
            if (!isFree(seat)) {
                deeds.add(new Deed.Say(seat, new EndOfSession()));
            }
        }
    }

    /// Whom the table waits for, among those who sit there.
    public Set<Seat> awaited() {
        if (desk.isPresent()) {
            return desk.get().awaited();
        }
        var awaited = EnumSet.noneOf(Seat.class);
        phases.forEach((seat, phase) -> {
            if (!phase.wanted.isEmpty()) {
                awaited.add(seat);
            }
        });
        return awaited;
    }

    /// What a player is to say now, in words, such as `ready for cards`.
    public String wanted(Seat seat) {
        return desk.map(board -> board.wanted(seat)).orElseGet(() -> phase(seat).wanted);
    }

    /// Somebody who sits there has said something.
    public void hear(Seat seat, ClientMessage said, Duration now) {
        if (!(said instanceof OfSeat of) || (of.seat() != seat && !(of instanceof CardPlayed))) {
            boolean strange = said instanceof Connecting;
            String what = strange ? "has connected twice" : "has spoken for another seat";
            dismiss(seat, "%s: \"%s\"".formatted(what, ClientLines.text(said, false)));
            return;
        }
        if (desk.isPresent()) {
            desk.get().hear(seat, of, now);
            return;
        }
        switch (phase(seat)) {
            case ABSENT -> throw new IllegalStateException("nobody sits there: " + seat);
            case SEATED -> {
                if (of instanceof ReadyForTeams) {
                    phases.put(seat, Phase.WANTS_TEAMS);
                    tellTeams();
                } else {
                    unexpected(seat, said);
                }
            }
            case TOLD -> {
                if (of instanceof ReadyToStart) {
                    phases.put(seat, Phase.READY);
                    begin();
                } else if (!(of instanceof ReadyForTeams)) {
                    unexpected(seat, said);
                }
            }
            case WANTS_TEAMS, READY -> {
                // of a board that will begin anew, or once more
            }
        }
    }

    private void tellTeams() {
        if (phases.containsValue(Phase.ABSENT) || phases.containsValue(Phase.SEATED)) {
            return;
        }
        var who = new Teams(team(Seat.NORTH), team(Seat.EAST));
        for (var seat : Seat.values()) {
            if (phase(seat) == Phase.WANTS_TEAMS) {
                phases.put(seat, Phase.TOLD);
                deeds.add(new Deed.Say(seat, who));
            }
        }
    }

    private void begin() {
        boolean allReady = phases.values().stream().allMatch(Phase.READY::equals);
        if (allReady && next.isPresent()) {
            desk = Optional.of(new BoardDesk(next.get(), policy, clocks, deeds));
            next = Optional.empty();
        }
    }

    private Phase phase(Seat seat) {
        return phases.getOrDefault(seat, Phase.ABSENT);
    }

    private String team(Seat seat) {
        return teams.getOrDefault(seat, "");
    }

    private void unexpected(Seat seat, ClientMessage said) {
        dismiss(
                seat,
                "has sent \"%s\" where \"%s\" was expected"
                        .formatted(ClientLines.text(said, false), wanted(seat)));
    }

    private void dismiss(Seat seat, String why) {
        deeds.add(new Deed.Dismiss(seat, why));
    }
}
