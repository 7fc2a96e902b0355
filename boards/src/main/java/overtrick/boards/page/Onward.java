package overtrick.boards.page;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import overtrick.cards.Card;

/// The ways on from a position: with the card that was played, or with another.
///
/// @param board the page of the board as it was played
/// @param recorded the cards that were played
public record Onward(Home board, List<Card> recorded) {

    public Onward {
        recorded = List.copyOf(recorded);
    }

    /// The page that shows the next card on the table.
    ///
    /// @param before all cards that lie there
    String with(List<Card> before, Card next) {
        var line = new ArrayList<>(before);
        line.add(next);
        int common = common(line);
        return home(board, common, line.subList(common, line.size())).at(line.size());
    }

    /// The address of the board with other cards in place of those that were played.
    ///
    /// @param kept how many of those come first
    static Home home(Home board, int kept, List<Card> other) {
        if (other.isEmpty()) {
            return board;
        }
        String cards = other.stream().map(Card::code).collect(Collectors.joining());
        return Home.viewer(board.query() + "&from=" + kept + "&on=" + cards);
    }

    /// How many cards of a line are those that were played.
    private int common(List<Card> line) {
        int at = 0;
        while (at < line.size() && at < recorded.size() && line.get(at).equals(recorded.get(at))) {
            at++;
        }
        return at;
    }

    /// Where the board goes on as it was played.
    public String back(int kept) {
        return board.at(kept);
    }
}
