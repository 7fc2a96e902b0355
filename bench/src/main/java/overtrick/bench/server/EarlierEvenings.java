package overtrick.bench.server;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import overtrick.bridge.board.BoardView;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.Occupant;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableCommand.SeatRobot;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.table.TableView;
import overtrick.robots.board.Robot;
import overtrick.server.Club;
import overtrick.server.ClubSettings;

/// A club with a past: boards that people and robots have played before the night begins.
final class EarlierEvenings {

    private static final Duration NEVER = Duration.ofDays(1);
    private static final int TABLES = 200;

    private final Club club;
    private final Robot hand = Robot.beginner();
    private final AtomicInteger left;

    private EarlierEvenings(Club club, int boards) {
        this.club = club;
        this.left = new AtomicInteger(boards);
    }

    /// Plays so many boards to their end in a data directory, as fast as the machine can.
    static void fill(Path data, int boards) throws InterruptedException {
        if (boards == 0) {
            return;
        }
        try (var club = Club.open(ClubSettings.in(data).withRobotPace(NEVER))) {
            var evenings = new EarlierEvenings(club, boards);
            try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                threads
                        .invokeAll(Collections.<Callable<Boolean>>nCopies(TABLES, evenings::play))
                        .stream()
                        .map(Future::state)
                        .filter(Future.State.FAILED::equals)
                        .findAny()
                        .ifPresent(_ -> {
                            throw new IllegalStateException("an earlier evening failed");
                        });
            }
        }
    }

    private boolean play() {
        var owner = club.people().welcome("Owner").person();
        var id = club.duplicate().open(owner, "earlier", DuplicateTerms.USUAL);
        club.duplicate().send(id, owner, new Sit<>(Seat.SOUTH));
        for (var seat : List.of(Seat.WEST, Seat.NORTH, Seat.EAST)) {
            club.duplicate().send(id, owner, new SeatRobot<>(seat, "Robot"));
        }
        while (left.get() > 0) {
            var table = club.duplicate().look(id, Member.House.HOUSE).orElseThrow();
            var board = table.game();
            if (board.isEmpty() || board.get().isOver()) {
                if (board.isPresent()) {
                    left.decrementAndGet();
                }
                club.duplicate().next(id, owner, table.number());
            } else {
                board.flatMap(BoardView::turn).ifPresent(seat -> act(id, table, seat));
            }
        }
        return true;
    }

    private void act(TableId id, TableView<Optional<BoardView>> table, Seat seat) {
        var member = member(table, seat);
        var view = club.duplicate().look(id, member).orElseThrow();
        hand.move(view.game().orElseThrow())
                .ifPresent(
                        wish -> club.duplicate().send(id, member, new Move<>(wish, view.number())));
    }

    private static Member member(TableView<Optional<BoardView>> table, Seat seat) {
        var contract = table.game().flatMap(BoardView::contract);
        var actor =
                contract.filter(made -> made.dummy() == seat).isPresent() ? seat.partner() : seat;
        return switch (table.chair(actor).orElseThrow().occupant()) {
            case Occupant.Person(var person, var name) -> new Member.Person(person, name);
            case Occupant.Robot _ -> new Member.RobotAt(actor);
        };
    }
}
