package overtrick.evening.online;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardView;
import overtrick.bridgetable.duplicate.Duplicate;
import overtrick.bridgetable.duplicate.History;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.game.GameTables;
import overtrick.house.people.People;
import overtrick.house.thinking.Timer;
import overtrick.log.LoggedEvent;
import overtrick.log.Store;
import overtrick.log.host.Reply;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.view.TournamentView;

/// What is needed to look after events.
///
/// @param pause how long people look at the last result of a round
record Office(
        Store store,
        InstantSource clock,
        Timer timer,
        Tournaments tournaments,
        Duplicate game,
        GameTables<BoardCommand, Optional<BoardView>> tables,
        History history,
        People people,
        OnlinePlans plans,
        EventSeats seats,
        Duration pause) {

    /// The program where it directs by itself: a director without a name (Law 81D).
    static final Attendee PROGRAM = new Attendee.Director("");

    TournamentView view(TournamentId event) {
        return tournaments.view(event.code(), PROGRAM).state();
    }

    /// Whether it is this program that looks after an event.
    boolean minds(TournamentId event) {
        return store.log().neighbours().minds(Tournaments.KIND.stream(event.code()));
    }

    /// The last that has happened at a table.
    List<LoggedEvent> lastAt(TableId table) {
        String stream = "table/" + table.code();
        return store.log().read(stream, store.log().head(stream) - 1);
    }

    /// @return whether it was done
    boolean direct(TournamentId event, String why, Act act) {
        return tournaments.act(event, PROGRAM, why, act) instanceof Reply.Done;
    }
}
