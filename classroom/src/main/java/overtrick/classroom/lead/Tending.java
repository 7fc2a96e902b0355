package overtrick.classroom.lead;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.PlayView;
import overtrick.bridge.board.SoFar;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.classroom.course.Course;
import overtrick.classroom.course.CourseCommand.Keep;
import overtrick.classroom.course.Desk;
import overtrick.classroom.course.Kept;
import overtrick.classroom.course.Mode;
import overtrick.classroom.course.Prepared;
import overtrick.classroom.course.Student;
import overtrick.house.table.Chair;
import overtrick.house.table.Member;
import overtrick.house.table.Occupant;
import overtrick.house.table.Pace;
import overtrick.house.table.PersonId;
import overtrick.house.table.TableCommand;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableCommand.Place;
import overtrick.house.table.TableCommand.SetPace;
import overtrick.house.table.TableView;
import overtrick.log.host.Reply;

/// Brings one table to where its class is: who sits there, which board lies there, whether it
/// waits. To do it twice changes nothing, so it can be done again after anything.
record Tending(Office office, String code, Course course, Desk desk) {

    private static final Member.House HOUSE = Member.House.HOUSE;

    /// Robots are called like birds.
    private static final Map<Seat, String> BIRDS =
            Map.of(
                    Seat.NORTH, "Robin",
                    Seat.EAST, "Swift",
                    Seat.SOUTH, "Wren",
                    Seat.WEST, "Finch");

    void tend() {
        seat();
        boolean laid = false;
        while (look().deals() < desk.laid().size() && !course.stage().over()) {
            if (!lay()) {
                break; // somebody was quicker, and the usher is called again
            }
            laid = true;
        }
        if (laid) {
            seat(); // who has held another hand may sit down with the new board
        }
        var view = look();
        if (isWorthKeeping(view)) {
            keep(view);
        }
        var pace = pace(view);
        if ((view.pace() == Pace.STILL) != (pace == Pace.STILL)) {
            send(new SetPace<>(pace));
        }
    }

    private TableView<Optional<BoardView>> look() {
        return office.tables().look(desk.table(), HOUSE).orElseThrow();
    }

    private boolean send(TableCommand<BoardCommand> command) {
        return office.tables().send(desk.table(), HOUSE, command) instanceof Reply.Done;
    }

    /// First those get up who sit wrong: nobody sits on two chairs.
    private void seat() {
        var wanted = wanted();
        var chairs = look().chairs();
        wanted.forEach((seat, occupant) -> {
            var sits = Optional.ofNullable(chairs.get(seat)).flatMap(Tending::person);
            if (sits.isPresent() && !sits.equals(person(occupant))) {
                send(new Place<>(seat, robot(seat)));
            }
        });
        wanted.forEach((seat, occupant) -> {
            var sits = Optional.ofNullable(look().chairs().get(seat));
            boolean right =
                    sits.isPresent() && sits.flatMap(Tending::person).equals(person(occupant));
            if (!right) {
                send(new Place<>(seat, occupant));
            }
            if (look().chair(seat).isEmpty()) {
                send(new Place<>(seat, robot(seat)));
            }
        });
    }

    private Map<Seat, Occupant> wanted() {
        var seated = course.stage().over() ? Map.<Seat, Student>of() : course.seated(desk.number());
        var wanted = new EnumMap<Seat, Occupant>(Seat.class);
        for (var seat : Seat.values()) {
            var student = seated.get(seat);
            wanted.put(
                    seat,
                    student == null
                            ? robot(seat)
                            : new Occupant.Person(student.id(), student.person().name()));
        }
        return wanted;
    }

    private static Occupant robot(Seat seat) {
        return new Occupant.Robot(BIRDS.getOrDefault(seat, "Robot"));
    }

    private static Optional<PersonId> person(Chair chair) {
        return person(chair.occupant());
    }

    private static Optional<PersonId> person(Occupant occupant) {
        return occupant instanceof Occupant.Person(var id, _) ? Optional.of(id) : Optional.empty();
    }

    /// Lays the next board that the table has not had.
    private boolean lay() {
        var view = look();
        keep(view);
        var next = desk.at(view.deals() + 1).orElseThrow();
        var prepared = course.sets().get(next.set()).boards().get(next.board());
        var open = new OpenBoard(prepared.board(), Optional.empty(), soFar(next, prepared));
        return send(new Move<>(open, view.number()));
    }

    /// Where the table left the board, or the auction that comes with it.
    private SoFar soFar(Desk.Laid next, Prepared prepared) {
        if (!next.anew()) {
            var left =
                    course.last(next.set(), next.board(), desk.number())
                            .filter(kept -> kept.result().isEmpty());
            if (left.isPresent()) {
                return soFar(prepared, left.get().calls(), left.get().cards());
            }
        }
        return next.given() ? soFar(prepared, prepared.calls(), "") : SoFar.NOTHING;
    }

    private static SoFar soFar(Prepared prepared, String calls, String cards) {
        var auction = Auction.parse(prepared.board().dealer(), calls);
        boolean passedOut = auction.isOver() && auction.contract().isEmpty();
        return passedOut
                ? SoFar.NOTHING
                : new SoFar(
                        auction.calls().stream().map(MakeCall::new).toList(),
                        Stream.of(cards.split(" "))
                                .filter(card -> !card.isEmpty())
                                .map(Card::parse)
                                .toList());
    }

    /// What is kept at once, and not only when the table goes on.
    private boolean isWorthKeeping(TableView<Optional<BoardView>> view) {
        return course.stage().over()
                || view.game()
                        .filter(board ->
                                board.isOver() || (board.auction().isOver() && isBidOnly()))
                        .isPresent();
    }

    private boolean isBidOnly() {
        return course.set().filter(set -> set.mode() == Mode.BID).isPresent();
    }

    private void keep(TableView<Optional<BoardView>> view) {
        kept(course, desk, view)
                .filter(one -> !course.kept().contains(one))
                .ifPresent(one -> office.does(code, new Keep(one)));
    }

    /// What a table has made of its board so far; empty when nobody has done anything.
    static Optional<Kept> kept(Course course, Desk desk, TableView<Optional<BoardView>> view) {
        var laid = desk.at(view.deals());
        if (laid.isEmpty() || view.game().isEmpty()) {
            return Optional.empty();
        }
        var board = view.game().get();
        var prepared = course.sets().get(laid.get().set()).boards().get(laid.get().board());
        int given = laid.get().given() ? given(prepared) : 0;
        String cards = board.play().map(Tending::cards).orElse("");
        boolean touched =
                board.auction().calls().size() > given || !cards.isEmpty() || board.isOver();
        return touched
                ? Optional.of(
                        new Kept(
                                laid.get().set(),
                                laid.get().board(),
                                desk.number(),
                                view.deals(),
                                students(course, view),
                                board.auction().text(),
                                cards,
                                given,
                                board.result()))
                : Optional.empty();
    }

    private static int given(Prepared prepared) {
        var auction = Auction.parse(prepared.board().dealer(), prepared.calls());
        return auction.contract().isPresent() ? auction.calls().size() : 0;
    }

    private static Map<Seat, PersonId> students(Course course, TableView<?> view) {
        var students = new EnumMap<Seat, PersonId>(Seat.class);
        view.chairs()
                .forEach((seat, chair) ->
                        person(chair)
                                .filter(one -> course.student(one).isPresent())
                                .ifPresent(one -> students.put(seat, one)));
        return students;
    }

    private static String cards(PlayView play) {
        var cards = new ArrayList<Card>();
        Stream.concat(play.tricks().stream(), Stream.of(play.current()))
                .map(Trick::cards)
                .forEach(cards::addAll);
        return cards.stream().map(Card::toString).collect(Collectors.joining(" "));
    }

    /// A table waits with its class, when all that was to be done is done, and when nobody sits
    /// there; that of partners until both of them do.
    private Pace pace(TableView<Optional<BoardView>> view) {
        boolean bid =
                isBidOnly() && view.game().filter(board -> board.auction().isOver()).isPresent();
        int seated = course.seated(desk.number()).size();
        boolean empty = seated < (course.isTogether() ? 2 : 1);
        return course.stage().still() || course.stage().over() || bid || empty
                ? Pace.STILL
                : Pace.USUAL;
    }

    /// Everybody who sits somewhere.
    static List<Integer> missing(Course course) {
        return course.taken().stream()
                .filter(number -> !course.desks().containsKey(number))
                .toList();
    }
}
