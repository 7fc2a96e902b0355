package overtrick.bridge.ancestors;

import java.util.ArrayList;
import java.util.List;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.score.Result.Played;
import overtrick.bridge.sheet.Entry;
import overtrick.bridge.sheet.Honours;
import overtrick.bridge.sheet.Reason;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// Keeps the sheet of a rubber of auction bridge or plafond. A deal that is passed out scores
/// nothing and the next player deals.
///
/// @param first who deals first
public record AuctionScorer(AuctionTerms terms, Seat first) implements OldRubber {

    @Override
    public List<Entry<Side>> entries(int deal, BoardInPlay board, Played played) {
        return new Deal(deal, played, factor(board, played)).entries(board);
    }

    /// An auction may know of redoubles that a contract has no name for.
    private static int factor(BoardInPlay board, Played played) {
        return Math.max(board.auction().factor(), played.contract().doubling().factor());
    }

    /// One result, while its entries are made out. Mutable.
    private final class Deal {

        private final int number;
        private final Played played;
        private final int factor;
        private final Side side;
        private final List<Entry<Side>> entries = new ArrayList<>();

        Deal(int number, Played played, int factor) {
            this.number = number;
            this.played = played;
            this.factor = factor;
            this.side = played.contract().declarer().side();
        }

        List<Entry<Side>> entries(BoardInPlay board) {
            int margin = played.tricks() - played.contract().bid().tricks();
            if (margin < 0) {
                above(side.other(), Reason.UNDERTRICKS, terms.undertricks(-margin) * factor);
            } else {
                made(margin);
            }
            above(side, Reason.SLAM, terms.slam(played.tricks()));
            above(side.other(), Reason.SLAM, terms.slam(13 - played.tricks()));
            var strain = played.contract().strain();
            var honours = Honours.of(board.board().deal(), strain);
            for (var holder : Side.values()) {
                int points = terms.honours().points(honours, holder, terms.tricks().of(strain));
                above(holder, Reason.HONOURS, points);
            }
            return entries;
        }

        private void made(int over) {
            var bid = played.contract().bid();
            int trick = terms.tricks().of(bid.strain()) * factor;
            int tricks = terms.bid(bid) * factor;
            switch (terms.overtricks()) {
                case BELOW -> {
                    entries.add(Entry.below(number, side, tricks + over * trick));
                    int premium = factor > 1 ? 25 * factor : 0;
                    above(side, Reason.DOUBLED_AND_MADE, premium);
                    above(side, Reason.OVERTRICKS, premium * over);
                }
                case ABOVE -> {
                    entries.add(Entry.below(number, side, tricks));
                    above(side, Reason.OVERTRICKS, 50 * factor * over);
                }
                case ABOVE_AT_TRICK_VALUE -> {
                    entries.add(Entry.below(number, side, tricks));
                    above(side, Reason.OVERTRICKS, trick * over);
                }
            }
            above(side, Reason.CONTRACT_KEPT, terms.kept() * factor);
        }

        private void above(Side column, Reason reason, int points) {
            if (points > 0) {
                entries.add(Entry.above(number, column, reason, points));
            }
        }
    }
}
