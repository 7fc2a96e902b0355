package overtrick.app.social;

import java.util.ArrayList;
import java.util.List;
import overtrick.app.output.Cells;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Declaring;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.play.Play;
import overtrick.bridge.play.Trick;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.page.Words;

/// One deal of a record: the hands as they lie on the table, the auction, every trick.
record DealText(BoardInPlay board, Words words) {

    private static final List<Suit> SUITS =
            List.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS);

    private static final List<Seat> COLUMNS = List.of(Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH);

    private static final String MARGIN = "  ";
    private static final int HAND = 20;
    private static final int CALL = 8;
    private static final int CARD = 7;

    List<String> hands() {
        var deal = board.board().deal();
        var lines = new ArrayList<String>();
        for (var suit : SUITS) {
            lines.add(MARGIN + " ".repeat(HAND / 2) + ranks(deal, Seat.NORTH, suit));
        }
        for (var suit : SUITS) {
            String west = ranks(deal, Seat.WEST, suit);
            lines.add(MARGIN + Cells.left(west, HAND) + ranks(deal, Seat.EAST, suit));
        }
        for (var suit : SUITS) {
            lines.add(MARGIN + " ".repeat(HAND / 2) + ranks(deal, Seat.SOUTH, suit));
        }
        return lines;
    }

    private String ranks(Deal deal, Seat seat, Suit suit) {
        var cards = deal.hand(seat).in(suit);
        return suit.symbol() + " " + (cards.isEmpty() ? "–" : words.spaced(cards).replace(" ", ""));
    }

    /// A column for each player; a call stands in a new row when its column has been passed.
    /// Nothing where nothing is called.
    List<String> auction() {
        if (board.auction().calls().isEmpty()) {
            return List.of();
        }
        var lines = new ArrayList<String>();
        var row = new StringBuilder(MARGIN);
        COLUMNS.forEach(seat -> row.append(Cells.left(words.name(seat), CALL)));
        int at = COLUMNS.size();
        var auction = board.auction();
        for (int place = 0; place < auction.calls().size(); place++) {
            int column = COLUMNS.indexOf(auction.first(place).turn().orElseThrow());
            if (column < at) {
                lines.add(row.toString().stripTrailing());
                row.setLength(0);
                row.append(MARGIN);
                at = 0;
            }
            row.append(" ".repeat(CALL * (column - at)));
            row.append(Cells.left(symbols(auction.calls().get(place)), CALL));
            at = column + 1;
        }
        lines.add(row.toString().stripTrailing());
        return lines;
    }

    /// In bridge-whist trumps are named without a number.
    private String symbols(Call call) {
        return call instanceof Bid bid && board.auction().bidding() instanceof Declaring
                ? bid.strain().symbol()
                : words.symbols(call);
    }

    /// A line a trick, in the order in which the cards were played, with its winner.
    List<String> tricks() {
        return board.play().map(this::tricks).orElse(List.of());
    }

    private List<String> tricks(Play play) {
        var lines = new ArrayList<String>();
        for (var trick : play.tricks()) {
            lines.add(line(lines.size() + 1, trick, trick.winner(play.contract().strain())));
        }
        return lines;
    }

    private String line(int number, Trick trick, Seat winner) {
        var line = new StringBuilder("%4d. ".formatted(number));
        for (int place = 0; place < trick.cards().size(); place++) {
            String text =
                    words.letter(trick.leader().plus(place))
                            + " "
                            + words.symbols(trick.cards().get(place));
            line.append(Cells.left(text, CARD));
        }
        return line.append(words.name(winner)).toString();
    }
}
