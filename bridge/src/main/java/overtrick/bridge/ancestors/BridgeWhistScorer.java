package overtrick.bridge.ancestors;

import java.util.ArrayList;
import java.util.List;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.score.Result.Played;
import overtrick.bridge.sheet.Entry;
import overtrick.bridge.sheet.Honours;
import overtrick.bridge.sheet.Reason;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// Keeps the sheet of a rubber of bridge-whist: tricks over six count towards game for whichever
/// side wins them.
///
/// @param first who deals first
public record BridgeWhistScorer(BridgeWhistTerms terms, Seat first) implements OldRubber {

    private static final int BOOK = 6;
    private static final int ALL = 13;

    @Override
    public List<Entry<Side>> entries(int deal, BoardInPlay board, Played played) {
        var strain = played.contract().strain();
        var makers = played.contract().declarer().side();
        boolean odd = played.tricks() > BOOK;
        var winner = odd ? makers : makers.other();
        int won = odd ? played.tricks() : ALL - played.tricks();
        int doublings = Integer.numberOfTrailingZeros(board.auction().factor());
        var entries = new ArrayList<Entry<Side>>();
        int trick = terms.declaring().trick(strain, doublings);
        entries.add(Entry.below(deal, winner, (won - BOOK) * trick));
        if (won >= ALL - 1) {
            int slam = won == ALL ? terms.grandSlam() : terms.littleSlam();
            entries.add(Entry.above(deal, winner, Reason.SLAM, slam));
        }
        entries.addAll(ofHands(deal, board.board().deal(), strain));
        return entries;
    }

    /// What the hands are worth as they were dealt, never doubled.
    private List<Entry<Side>> ofHands(int number, Deal deal, Strain strain) {
        int trick = terms.declaring().trick(strain, 0);
        var honours = Honours.of(deal, strain);
        var entries = new ArrayList<Entry<Side>>();
        for (var side : Side.values()) {
            int points = HonourScale.MULTIPLES.points(honours, side, trick);
            if (points > 0) {
                entries.add(Entry.above(number, side, Reason.HONOURS, points));
            }
            int chicane = 2 * trick * chicanes(deal, strain, side);
            if (chicane > 0) {
                entries.add(Entry.above(number, side, Reason.CHICANE, chicane));
            }
        }
        return entries;
    }

    /// Partners without a trump: each counts as much as three honours, both as much as four.
    private static int chicanes(Deal deal, Strain strain, Side side) {
        return (int) side.seats().stream().filter(seat -> isChicane(deal, strain, seat)).count();
    }

    /// Whether a player was dealt no trump, which nobody is at notrump.
    public static boolean isChicane(Deal deal, Strain strain, Seat seat) {
        return strain.trumps().map(suit -> deal.hand(seat).length(suit) == 0).orElse(false);
    }
}
