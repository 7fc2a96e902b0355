package overtrick.classroom.page.lead;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.score.Result;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.classroom.course.Course;
import overtrick.classroom.course.Kept;
import overtrick.classroom.course.Student;
import overtrick.classroom.judge.Judge;
import overtrick.classroom.judge.Judged;
import overtrick.classroom.page.CallCell;
import overtrick.classroom.page.Wrong;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Occupant;
import overtrick.house.table.Pace;
import overtrick.house.table.PersonId;
import overtrick.page.Words;

/// All tables of a class at a glance, and who waits for a chair.
///
/// @param waiting the names of those who have none
/// @param raised the names of those who have raised a hand
public record TablesPart(
        Words words,
        String path,
        List<TableCard> cards,
        List<String> waiting,
        List<String> raised,
        int students) {

    public TablesPart {
        cards = List.copyOf(cards);
        waiting = List.copyOf(waiting);
        raised = List.copyOf(raised);
    }

    static TablesPart of(
            TournamentId code, Course course, List<DeskSeen> desks, Judge judge, Words words) {
        var cards = desks.stream().map(seen -> card(course, seen, judge, words)).toList();
        var present = course.present();
        var called = cards.stream().flatMap(card -> card.sitting().stream());
        return new TablesPart(
                words,
                "/class/" + code.code(),
                cards,
                present.stream()
                        .filter(one -> one.place().isEmpty())
                        .map(one -> one.person().name())
                        .toList(),
                Stream.concat(
                                present.stream()
                                        .filter(one -> one.raised() && one.place().isEmpty())
                                        .map(one -> one.person().name()),
                                called.filter(TableCard.Sitting::raised)
                                        .map(TableCard.Sitting::name))
                        .toList(),
                present.size());
    }

    static TableCard card(Course course, DeskSeen seen, Judge judge, Words words) {
        var view = seen.view();
        var board = view.game();
        var judged = judged(course, seen.lying(), judge);
        return new TableCard(
                seen.desk().number(),
                sitting(course, seen, board),
                board.map(one -> one.number().value()).orElse(0),
                board.map(one -> CallCell.lines(one.auction(), judged)).orElse(List.of()),
                board.flatMap(BoardView::contract),
                board.map(one -> tricks(one, words)).orElse(""),
                state(course, seen, words),
                view.pace() == Pace.STILL || board.filter(BoardView::isOver).isPresent(),
                Wrong.of(course, judged, words));
    }

    /// The calls of students on the board that lies there.
    static List<Judged> judged(Course course, Optional<Kept> lying, Judge judge) {
        return lying.map(kept ->
                        judge.of(
                                course.sets().get(kept.set()).boards().get(kept.board()).board(),
                                course.opened().orElseThrow().setting().system(),
                                kept))
                .orElse(List.of());
    }

    private static List<TableCard.Sitting> sitting(
            Course course, DeskSeen seen, Optional<BoardView> board) {
        var calls = seen.view().door().help().map(call -> call.by());
        var all = new ArrayList<TableCard.Sitting>();
        var seated = course.seated(seen.desk().number());
        for (var seat : Seat.values()) {
            var chair = seen.view().chair(seat);
            boolean turn = board.flatMap(BoardView::actor).equals(Optional.of(seat));
            var who = chair.map(one -> one.occupant());
            if (who.isPresent() && who.get() instanceof Occupant.Person(var id, var name)) {
                boolean raised =
                        calls.equals(Optional.of(id))
                                || course.present(id).filter(Student::raised).isPresent();
                all.add(new TableCard.Sitting(seat, name, turn, raised, id.value()));
            } else {
                all.add(
                        new TableCard.Sitting(
                                seat,
                                coming(seated, seat).orElse(who.map(Occupant::name).orElse("")),
                                turn,
                                false,
                                ""));
            }
        }
        return all;
    }

    /// Who sits down there with the next board.
    private static Optional<String> coming(Map<Seat, Student> seated, Seat seat) {
        return Optional.ofNullable(seated.get(seat)).map(one -> "→ " + one.person().name());
    }

    private static String tricks(BoardView board, Words words) {
        return board.play()
                .map(play ->
                        words.get(
                                "class.tricks",
                                play.won(Side.NORTH_SOUTH),
                                play.won(Side.EAST_WEST)))
                .orElse("");
    }

    private static String state(Course course, DeskSeen seen, Words words) {
        var board = seen.view().game();
        if (board.isEmpty()) {
            return words.get("class.state.none");
        }
        if (board.get().result().isPresent()) {
            return result(board.get().result().get(), board.get(), words);
        }
        if (course.stage().still()) {
            return words.get("class.state.paused");
        }
        if (seen.view().pace() == Pace.STILL) {
            boolean bid = board.get().auction().isOver();
            return words.get(bid ? "class.state.bid" : "class.state.empty");
        }
        return board.get()
                .actor()
                .map(seat -> words.get("class.state.turn", name(seen, seat, words)))
                .orElseGet(() -> words.get("class.state.asked"));
    }

    private static String result(Result result, BoardView board, Words words) {
        return switch (result) {
            case Result.PassedOut() -> words.get("class.result.passed");
            case Result.Played _ ->
                    result.text()
                            + " · "
                            + words.signed(result.points(Side.NORTH_SOUTH, board.vulnerability()));
        };
    }

    private static String name(DeskSeen seen, Seat seat, Words words) {
        return seen.view()
                .chair(seat)
                .map(chair -> chair.occupant().name())
                .orElseGet(() -> words.name(seat));
    }

    /// Who sits at a table by name, for those who look at one.
    static Map<Seat, String> names(DeskSeen seen) {
        var names = new java.util.EnumMap<Seat, String>(Seat.class);
        seen.view().chairs().forEach((seat, chair) -> names.put(seat, chair.occupant().name()));
        return names;
    }

    /// Whether somebody has called from their table as one calls the director.
    static boolean isCalled(DeskSeen seen, PersonId person) {
        return seen.view().door().help().filter(call -> call.by().equals(person)).isPresent();
    }
}
