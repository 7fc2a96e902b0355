package overtrick.teaching.lesson;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.auction.Auction;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;

/// What is seen at a step, after all that the steps before it have shown.
///
/// @param nearest the seat at the bottom
/// @param shown whose hands are seen
/// @param gone cards of tricks that are over
/// @param table the cards on the table, by who played them
/// @param auction the calls so far; empty while it is hidden or when there is none
/// @param lead the lead, when it is told
/// @param earlier texts of steps before, oldest first
public record Scene(
        Seat nearest,
        Set<Seat> shown,
        CardSet gone,
        Map<Seat, Card> table,
        Optional<Auction> auction,
        Optional<Card> lead,
        List<Display.Heading> headings,
        List<String> earlier) {

    public Scene {
        shown = Collections.unmodifiableSet(EnumSet.copyOf(shown));
        var copy = new EnumMap<Seat, Card>(Seat.class);
        copy.putAll(table);
        table = Collections.unmodifiableMap(copy);
        headings = List.copyOf(headings);
        earlier = List.copyOf(earlier);
    }

    /// The scene of a step.
    ///
    /// @param step from 0
    /// @throws IndexOutOfBoundsException when the board has no such step
    public static Scene at(LessonBoard board, int step) {
        var stage = new Stage(board);
        for (int at = 0; at <= step; at++) {
            stage.play(board.steps().get(at), at);
        }
        return stage.scene(step);
    }

    /// A stage on which one step after the other is played.
    private static final class Stage {

        private final LessonBoard board;
        private final Set<Seat> shown = EnumSet.noneOf(Seat.class);
        private final Map<Seat, Card> table = new EnumMap<>(Seat.class);
        private final List<String> earlier = new ArrayList<>();
        private final List<Display.Heading> headings = new ArrayList<>();
        private CardSet gone = CardSet.NONE;
        private Seat nearest;
        private boolean auction = true;
        private boolean lead;
        private String last = "";

        Stage(LessonBoard board) {
            this.board = board;
            this.nearest = board.student();
        }

        void play(Step step, int at) {
            if (!last.isEmpty()) {
                earlier.add(last);
            }
            if (at > 0 && board.steps().get(at - 1).ask() == Ask.Move.ROTATE) {
                nearest = nearest.partner();
            }
            step.displays().forEach(this::show);
            if (step.ask() instanceof Ask.Choose(var right)) {
                shown.add(board.played().board().deal().holder(right.iterator().next()));
            }
            last = step.text();
        }

        private void show(Display display) {
            switch (display) {
                case Display.Show(var seats) -> shown.addAll(seats);
                case Display.OnTable(var cards) -> lay(cards);
                case Display.Gone(var cards) ->
                        cards.forEach(held -> {
                            gone = gone.with(held.card());
                            table.values().remove(held.card());
                        });
                case Display.AuctionShown(boolean on) -> auction = on;
                case Display.Nearest(var seat) -> nearest = seat;
                case Display.Heading heading -> {
                    headings.removeIf(other -> other.role() == heading.role());
                    headings.add(heading);
                }
                case Display.Sign.RESET -> {
                    gone = CardSet.NONE;
                    table.clear();
                }
                case Display.Sign.SHOW_LEAD -> lead = true;
                case Display.Sign.CLEAR_COMMENTARY -> earlier.clear();
            }
        }

        /// The first card of each seat comes on the table; what lay there and what comes behind it
        /// has been played.
        private void lay(List<Display.Held> cards) {
            gone = gone.union(CardSet.copyOf(table.values()));
            table.clear();
            for (var held : cards) {
                if (table.putIfAbsent(held.seat(), held.card()) != null) {
                    gone = gone.with(held.card());
                }
            }
            gone = gone.minus(CardSet.copyOf(table.values()));
        }

        Scene scene(int step) {
            if (shown.isEmpty()) {
                shown.add(board.student());
            }
            shown.removeAll(board.hidden());
            return new Scene(
                    nearest,
                    shown,
                    gone,
                    table,
                    board.auction().filter(_ -> auction).map(all -> all.first(board.callsAt(step))),
                    board.lead().filter(_ -> lead),
                    headings,
                    earlier);
        }
    }
}
