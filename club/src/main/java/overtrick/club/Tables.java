package overtrick.club;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardView;
import overtrick.cards.Seat;
import overtrick.club.history.ReadModels;
import overtrick.club.history.TableSummary;
import overtrick.club.host.Reply;
import overtrick.club.host.Watch;
import overtrick.club.play.DuplicateHost;
import overtrick.club.table.BoardPlan;
import overtrick.club.table.Member;
import overtrick.club.table.Table;
import overtrick.club.table.TableCommand;
import overtrick.club.table.TableCommand.Open;
import overtrick.club.table.TableCommand.SeatRobot;
import overtrick.club.table.TableCommand.Sit;
import overtrick.club.table.TableId;
import overtrick.club.table.TableRefusal;
import overtrick.club.table.TableView;
import overtrick.robots.bidding.Agreements;

/// The tables of the club, for pages and programs. Calls wait for the disk: make them from virtual
/// threads.
public final class Tables {

    /// The name all robots go by.
    public static final String ROBOT = "Robot";

    private final DuplicateHost host;
    private final ReadModels models;
    private final SecureRandom chance = new SecureRandom();
    private final Map<TableId, List<Member>> present = new ConcurrentHashMap<>();

    Tables(DuplicateHost host, ReadModels models) {
        this.host = host;
        this.models = models;
    }

    /// Opens a table at which both sides play the usual system.
    public TableId open(Member.Person by, String name, BoardPlan plan) {
        return open(by, name, plan, Agreements.STANDARD);
    }

    /// Opens a table under a code that nobody has yet.
    ///
    /// @param agreements the systems that the sides will play
    public TableId open(Member.Person by, String name, BoardPlan plan, Agreements agreements) {
        while (true) {
            var id = TableId.draw(chance);
            var reply =
                    host.submit(ReadModels.streamOf(id), by, new Open<>(name, plan, agreements));
            switch (reply) {
                case Reply.Done _ -> {
                    return id;
                }
                case Reply.Refused(var reason) when reason != TableRefusal.TABLE_ALREADY_OPEN ->
                        throw new IllegalArgumentException("table is refused: " + reason);
                case Reply.Refused _, Reply.NoSuchTable _ -> {}
            }
        }
    }

    /// Opens a table, sits its owner South and robots around him.
    public TableId openWithRobots(Member.Person by, String name, BoardPlan plan) {
        var id = open(by, name, plan);
        send(id, by, new Sit<>(Seat.SOUTH));
        for (var seat : List.of(Seat.WEST, Seat.NORTH, Seat.EAST)) {
            send(id, by, new SeatRobot<>(seat, ROBOT));
        }
        return id;
    }

    /// Puts a command to a table; when the answer is [Reply.Done] it will never be lost.
    ///
    /// @throws overtrick.club.store.StoreException when the store fails: nothing has happened then
    public Reply send(TableId table, Member actor, TableCommand<BoardCommand> command) {
        return exists(table)
                ? host.submit(ReadModels.streamOf(table), actor, command)
                : new Reply.NoSuchTable();
    }

    /// A player asks the house for the next board.
    ///
    /// @param seen the number of the last event he knew
    public Reply nextBoard(TableId table, Member.Person by, long seen) {
        if (!exists(table)) {
            return new Reply.NoSuchTable();
        }
        boolean seated = host.look(ReadModels.streamOf(table)).state().seatOf(by.id()).isPresent();
        return seated
                ? host.bringNext(ReadModels.streamOf(table), seen)
                : new Reply.Refused(TableRefusal.NOT_SEATED);
    }

    /// What a member may know of the table now; empty when there is none.
    public Optional<TableView<Optional<BoardView>>> look(TableId table, Member viewer) {
        return exists(table)
                ? Optional.of(host.view(ReadModels.streamOf(table), viewer))
                : Optional.empty();
    }

    /// How many boards the table has opened.
    public int opened(TableId table) {
        return host.look(ReadModels.streamOf(table)).state().game().opened();
    }

    /// Signals after every change; look again then.
    ///
    /// @param onChange is called by the table's owner and must only give a signal
    public Watch watch(TableId table, Member viewer, Runnable onChange) {
        var watch = host.watch(ReadModels.streamOf(table), onChange);
        present.compute(table, (_, there) -> with(there, viewer));
        return () -> {
            watch.close();
            present.computeIfPresent(table, (_, there) -> without(there, viewer));
        };
    }

    /// How many people have the table's page open without sitting there.
    public int watchers(TableId table) {
        var there = present.getOrDefault(table, List.of());
        if (there.isEmpty()) {
            return 0;
        }
        var chairs = host.look(ReadModels.streamOf(table)).state();
        return (int) there.stream().filter(viewer -> !isSeated(chairs, viewer)).distinct().count();
    }

    private static boolean isSeated(Table<?> table, Member viewer) {
        return viewer instanceof Member.Person(var id, _) && table.seatOf(id).isPresent();
    }

    private static List<Member> with(@Nullable List<Member> there, Member one) {
        var more = new ArrayList<>(there == null ? List.of() : there);
        more.add(one);
        return List.copyOf(more);
    }

    /// Null, which takes the entry from the map, when nobody is left.
    private static @Nullable List<Member> without(List<Member> there, Member one) {
        var fewer = new ArrayList<>(there);
        fewer.remove(one);
        return fewer.isEmpty() ? null : List.copyOf(fewer);
    }

    /// The tables with some life during the last day, the latest first.
    public List<TableSummary> lobby() {
        return models.lobby();
    }

    /// Lets go of the tables nobody has looked at for so long; they come back from the log.
    public void letRest(Duration idle) {
        host.letRest(idle);
    }

    /// How many tables are in memory.
    public int awake() {
        return host.awake();
    }

    private boolean exists(TableId table) {
        return host.look(ReadModels.streamOf(table)).number() > 0;
    }
}
