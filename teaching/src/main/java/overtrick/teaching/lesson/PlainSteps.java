package overtrick.teaching.lesson;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.formats.pbn.PlayedBoard;

/// The steps of a board whose file has none: the reader's hand and the auction, the lead and dummy,
/// trick by trick what was played, and at the end all hands with what is said of the board.
final class PlainSteps {

    private PlainSteps() {}

    /// @param text what the file says of the board
    static List<Step> of(PlayedBoard played, Seat student, String text) {
        var steps = new ArrayList<Step>();
        steps.add(new Step(List.of(new Display.Show(Set.of(student))), "", Ask.Move.NEXT));
        played.play()
                .filter(play -> !play.cards().isEmpty())
                .ifPresent(play -> {
                    var dummy = new Display.Show(Set.of(play.contract().dummy()));
                    List<Display.Held> before = List.of();
                    var tricks = new ArrayList<>(play.tricks());
                    if (!play.current().isEmpty()) {
                        tricks.add(play.current());
                    }
                    for (var trick : tricks) {
                        var cards = held(trick);
                        var shown = new ArrayList<Display>();
                        if (!before.isEmpty()) {
                            shown.add(new Display.Gone(before));
                        }
                        shown.add(new Display.OnTable(cards));
                        shown.add(dummy);
                        steps.add(new Step(shown, "", Ask.Move.NEXT));
                        before = cards;
                    }
                });
        var all = new Display.Show(EnumSet.allOf(Seat.class));
        steps.add(new Step(List.of(Display.Sign.RESET, all), text, Ask.Move.END));
        return steps;
    }

    private static List<Display.Held> held(Trick trick) {
        var cards = new ArrayList<Display.Held>();
        var seat = trick.leader();
        for (Card card : trick.cards()) {
            cards.add(new Display.Held(seat, card));
            seat = seat.left();
        }
        return cards;
    }
}
