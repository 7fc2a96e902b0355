package overtrick.club.play;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.duplicate.DuplicateRules;
import overtrick.bridge.duplicate.Session;
import overtrick.club.history.ReadModels;
import overtrick.club.host.Host;
import overtrick.club.host.Reply;
import overtrick.club.host.Snapshot;
import overtrick.club.host.Watch;
import overtrick.club.store.EventLog;
import overtrick.club.store.SqliteStore;
import overtrick.club.table.Member;
import overtrick.club.table.Table;
import overtrick.club.table.TableCommand;
import overtrick.club.table.TableEvent;
import overtrick.club.table.TableRules;
import overtrick.club.table.TableView;
import overtrick.robots.Robot;
import overtrick.robots.bidding.Agreements;

/// The host of all tables at which boards of duplicate are played, with the house and the robots
/// that look after them.
public final class DuplicateHost {

    private final TableRules<Session, BoardCommand, BoardEvent, Optional<BoardView>> rules =
            tableRules();
    private final Host<Table<Session>, Member, TableCommand<BoardCommand>, TableEvent<BoardEvent>>
            host;
    private final House house;
    private final RobotPlayers robots;

    /// @param players who sits down when the sides have agreed on their systems
    /// @param pace how long robots wait before they call or play
    public DuplicateHost(
            SqliteStore store,
            ReadModels models,
            BoardSource boards,
            Function<Agreements, Robot> players,
            Duration pace) {
        house = new House(this, boards);
        robots = new RobotPlayers(this, players, pace);
        host =
                new Host<>(
                        rules,
                        new TableEvents(),
                        store.log(),
                        new Attendants(models, house, robots));
        new CatchUp(store, rules).run(models);
    }

    TableRules<Session, BoardCommand, BoardEvent, Optional<BoardView>> rules() {
        return rules;
    }

    /// The rules of a table at which duplicate is played.
    public static TableRules<Session, BoardCommand, BoardEvent, Optional<BoardView>> tableRules() {
        return new TableRules<>(new DuplicateRules(), Session::opened);
    }

    /// Why a table cannot be brought back from its events; empty when it can.
    public static Optional<String> replayProblem(EventLog log, String stream) {
        var codec = new TableEvents();
        var rules = tableRules();
        var table = rules.start();
        for (var logged : log.read(stream, 0)) {
            try {
                table = rules.evolve(table, codec.decode(logged.event()));
            } catch (RuntimeException broken) {
                return Optional.of(
                        "stream %s cannot be replayed at event %d: %s"
                                .formatted(stream, logged.number(), broken.getMessage()));
            }
        }
        return Optional.empty();
    }

    public Reply submit(String stream, Member actor, TableCommand<BoardCommand> command) {
        return host.submit(stream, actor, command);
    }

    /// The house brings the next board (see [House#bringNext]).
    public Reply bringNext(String stream, long seen) {
        return house.bringNext(stream, seen);
    }

    public Snapshot<Table<Session>> look(String stream) {
        return host.look(stream);
    }

    public TableView<Optional<BoardView>> view(String stream, Member viewer) {
        return rules.view(host.look(stream).state(), viewer);
    }

    public Watch watch(String stream, Runnable onChange) {
        var watch = host.watch(stream, onChange);
        house.consider(stream, host.look(stream));
        return watch;
    }

    public int watchers(String stream) {
        return host.watchers(stream);
    }

    /// Lets go of the tables nobody has looked at for a while; they come back from the log.
    public void letRest(Duration idle) {
        host.letRest(idle);
    }

    /// The robots put down their cards: the club is closing.
    public void stop() {
        house.stop();
        robots.stop();
    }

    /// How many tables are in memory.
    public int awake() {
        return host.awake();
    }
}
