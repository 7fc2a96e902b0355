package overtrick.classroom.page.lead;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.Board;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.classroom.course.Course;
import overtrick.classroom.judge.Judge;
import overtrick.house.table.ChatLine;
import overtrick.page.Words;

/// A table as its teacher looks over it: all four hands, what was called and played, what is said.
///
/// @param board as it was dealt; empty before the first
/// @param tricks each from its leader on
public record OverPart(
        Words words,
        String path,
        TableCard card,
        Optional<Board> board,
        Map<Seat, String> names,
        List<Line> tricks,
        List<ChatLine> chat) {

    public OverPart {
        names = Map.copyOf(names);
        tricks = List.copyOf(tricks);
        chat = List.copyOf(chat);
    }

    /// A trick.
    public record Line(Seat leader, List<Card> cards) {
        public Line {
            cards = List.copyOf(cards);
        }
    }

    static OverPart of(String path, Course course, DeskSeen seen, Judge judge, Words words) {
        var board =
                seen.desk()
                        .at(seen.view().deals())
                        .map(laid ->
                                course.sets().get(laid.set()).boards().get(laid.board()).board());
        return new OverPart(
                words,
                path,
                TablesPart.card(course, seen, judge, words),
                board,
                TablesPart.names(seen),
                seen.view().game().map(OverPart::tricks).orElse(List.of()),
                seen.view().chat());
    }

    private static List<Line> tricks(BoardView board) {
        var lines = new ArrayList<Line>();
        board.play()
                .ifPresent(play -> {
                    play.tricks().forEach(trick -> lines.add(line(trick)));
                    if (!play.current().isEmpty()) {
                        lines.add(line(play.current()));
                    }
                });
        return lines;
    }

    private static Line line(Trick trick) {
        return new Line(trick.leader(), trick.cards());
    }
}
