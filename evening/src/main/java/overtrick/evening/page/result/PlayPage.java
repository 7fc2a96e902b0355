package overtrick.evening.page.result;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.bridge.Board;
import overtrick.bridge.play.Play;
import overtrick.bridge.play.Trick;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.bridgetable.page.AuctionRows;
import overtrick.bridgetable.page.ResultText;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.Suit;
import overtrick.page.Words;

/// How a board went at one table, card by card, in a folder without a server: every position is in
/// the page already, and its script only shows one after the other.
///
/// @param number of the play among those of the board, from 1
/// @param back the page of the board
public record PlayPage(
        Words words, String title, int number, FinishedBoard played, Play play, String back) {

    /// A card on the table, and which steps show it there.
    ///
    /// @param place of its player: `top`, `right`, `bottom` or `left`
    public record Lying(Card card, Seat seat, String place, int from, int to) {}

    /// What is told at a step.
    public record Told(int step, String sentence, int northSouth, int eastWest) {}

    /// A trick of the table.
    public record Line(int number, Trick trick, Optional<Seat> winner) {}

    static PlayPage of(FinishedBoard played, int number, String title, String back, Words words) {
        return new PlayPage(words, title, number, played, played.play().orElseThrow(), back);
    }

    static String file(int board, int number) {
        return "play-%d-%d.html".formatted(board, number);
    }

    /// `Lan – Anna against Minh – Paolo: 3NT N =`.
    static String who(FinishedBoard played, Words words) {
        return words.get(
                "ev.play.who",
                pair(played, Side.NORTH_SOUTH),
                pair(played, Side.EAST_WEST),
                ResultText.of(played.result(), words));
    }

    private static String pair(FinishedBoard played, Side side) {
        var seat = side == Side.NORTH_SOUTH ? Seat.NORTH : Seat.EAST;
        return name(played, seat) + " – " + name(played, seat.partner());
    }

    private static String name(FinishedBoard played, Seat seat) {
        return played.names().getOrDefault(seat, "");
    }

    public String who() {
        return who(played, words);
    }

    public Board board() {
        return played.board();
    }

    public Map<Seat, String> names() {
        return played.names();
    }

    public List<List<Optional<Integer>>> calls() {
        return AuctionRows.of(played.auction());
    }

    /// How many cards were played.
    public int cards() {
        return play.cards().size();
    }

    /// The cards of a hand in a suit, highest first, with the last step that shows them there; all
    /// steps show those that were never played.
    public Map<Card, Integer> hand(Seat seat, Suit suit) {
        return board().deal().hand(seat).in(suit).stream()
                .collect(
                        Collectors.toMap(
                                card -> card,
                                this::leaves,
                                (one, _) -> one,
                                java.util.LinkedHashMap::new));
    }

    private int leaves(Card card) {
        int at = play.cards().indexOf(card);
        return at < 0 ? cards() : at;
    }

    public List<Lying> table() {
        var lying = new ArrayList<Lying>();
        for (var line : lines()) {
            var trick = line.trick();
            int before = (line.number() - 1) * Trick.FULL;
            for (int at = 0; at < trick.cards().size(); at++) {
                var seat = trick.leader().plus(at);
                String place = PLACES.get(Seat.SOUTH.placesTo(seat));
                lying.add(
                        new Lying(
                                trick.cards().get(at),
                                seat,
                                place,
                                before + at + 1,
                                before + Trick.FULL));
            }
        }
        return lying;
    }

    private static final List<String> PLACES = List.of("bottom", "left", "top", "right");

    /// The place of a seat on the page.
    public static String place(Seat seat) {
        return PLACES.get(Seat.SOUTH.placesTo(seat));
    }

    public List<Told> told() {
        var told = new ArrayList<Told>();
        String lead = words.get("replay.lead", words.name(play.contract().leader()));
        told.add(new Told(0, lead, 0, 0));
        for (int step = 1; step <= cards(); step++) {
            var now = play.first(step);
            var trick = now.current().isEmpty() ? now.tricks().getLast() : now.current();
            var seat = trick.leader().plus(trick.cards().size() - 1);
            String card =
                    words.get("say.card", words.name(seat), words.name(trick.cards().getLast()));
            String won =
                    trick.isFull()
                            ? " "
                                    + words.get(
                                            "say.trick",
                                            words.name(trick.winner(play.contract().strain())))
                            : "";
            told.add(
                    new Told(step, card + won, now.won(Side.NORTH_SOUTH), now.won(Side.EAST_WEST)));
        }
        return told;
    }

    public List<Line> lines() {
        var lines = new ArrayList<Line>();
        for (var trick : play.tricks()) {
            var winner = trick.winner(play.contract().strain());
            lines.add(new Line(lines.size() + 1, trick, Optional.of(winner)));
        }
        if (!play.current().isEmpty()) {
            lines.add(new Line(lines.size() + 1, play.current(), Optional.empty()));
        }
        return List.copyOf(lines);
    }
}
