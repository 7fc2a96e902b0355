package overtrick.bridgetable.duplicate;

import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.board.BoardView;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableCommand.SeatRobot;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.table.TableView;
import overtrick.log.host.Reply;
import overtrick.robots.board.Robot;
import overtrick.server.Club;
import overtrick.server.ClubSettings;

/// A program that plays at many tables as fast as it can and says which event of which table was
/// acknowledged: `TABLE NUMBER.` on each line. It goes on with the tables it finds.
final class BusyClub {

    static final Duration NEVER = Duration.ofDays(1);

    private static final int TABLES = 12;

    private final Club club;
    private final PrintStream out;
    private final Robot hand = Robot.beginner();

    private BusyClub(Club club, PrintStream out) {
        this.club = club;
        this.out = out;
    }

    public static void main(String[] arguments) {
        var settings = ClubSettings.in(Path.of(arguments[0])).withRobotPace(NEVER);
        var busy = new BusyClub(Club.open(settings), new PrintStream(System.out, true));
        busy.tables().forEach(id -> Thread.ofVirtual().start(() -> busy.playOn(id)));
        try {
            Thread.sleep(Duration.ofSeconds(20)); // killed long before
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        }
    }

    private List<TableId> tables() {
        var tables =
                new ArrayList<>(
                        club.tables().lobby(TABLES).stream().map(table -> table.id()).toList());
        while (tables.size() < TABLES) {
            var owner = club.people().welcome("Owner").person();
            var id = club.duplicate().open(owner, "busy", DuplicateTerms.USUAL);
            club.duplicate().send(id, owner, new Sit<>(Seat.SOUTH));
            for (var seat : List.of(Seat.WEST, Seat.NORTH, Seat.EAST)) {
                club.duplicate().send(id, owner, new SeatRobot<>(seat, "Robot"));
            }
            tables.add(id);
        }
        return tables;
    }

    private void playOn(TableId id) {
        while (true) {
            for (var seat : Seat.values()) {
                act(id, seat);
            }
        }
    }

    /// Acts for whoever sits there; for the owner under their own name.
    private void act(TableId id, Seat seat) {
        var member = memberAt(id, seat);
        var view = club.duplicate().look(id, member).orElseThrow();
        if (view.game().isEmpty() || view.game().get().isOver()) {
            next(id, view);
            return;
        }
        hand.move(view.game().get())
                .map(wish -> club.duplicate().send(id, member, new Move<>(wish, view.number())))
                .ifPresent(reply -> tell(id, reply));
    }

    private Member memberAt(TableId id, Seat seat) {
        if (seat != Seat.SOUTH) {
            return new Member.RobotAt(seat);
        }
        var view = club.duplicate().look(id, Member.House.HOUSE).orElseThrow();
        return switch (view.chairs().get(Seat.SOUTH).occupant()) {
            case overtrick.house.table.Occupant.Person(var person, var name) ->
                    new Member.Person(person, name);
            case overtrick.house.table.Occupant.Robot _ -> new Member.RobotAt(seat);
        };
    }

    private void next(TableId id, TableView<Optional<BoardView>> view) {
        if (memberAt(id, Seat.SOUTH) instanceof Member.Person owner) {
            tell(id, club.duplicate().next(id, owner, view.number()));
        }
    }

    private void tell(TableId id, Reply reply) {
        if (reply instanceof Reply.Done(long number)) {
            out.println(id + " " + number + ".");
        }
    }
}
