package overtrick.robots.natural;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.play.Play;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.robots.Bidder;
import overtrick.robots.Bidding;

/// Makes the call that is worth most on the average, as if it were the last one: a bid is worth
/// what its contract brings, a pass what the contract brings that stands. So it knows the scoring
/// of whatever game is played, and what a part-score still lacks.
public record NaturalBidder(Worth worth) implements Bidder {

    /// How far tricks are from what was expected: partner's hand is not seen.
    private static final double SPREAD = 1.7;

    /// A contract is doubled when it looks hopeless: undertricks of a bold bid cost more.
    private static final int HOPELESS = 2;

    /// A double must promise more than a pass by this, for it tells declarer where the cards lie.
    private static final double DOUBLE_ABOVE = 4;

    @Override
    public Bidding call(BoardView view) {
        var me = view.seat().orElseThrow();
        var table = new Table(view.auction(), me, view.hands().getOrDefault(me, CardSet.NONE));
        Call best = view.calls().contains(Word.PASS) ? Word.PASS : view.calls().getFirst();
        double most = table.worthOf(best) + worth.least();
        for (var call : view.calls()) {
            if (call instanceof Bid(_, var strain) && table.isHeard(strain)) {
                continue;
            }
            double promised = table.worthOf(call);
            if (promised > most) {
                best = call;
                most = promised;
            }
        }
        return new Bidding(best, Optional.empty());
    }

    /// One decision.
    private final class Table {

        private final Auction auction;
        private final Seat me;
        private final Picture picture;

        Table(Auction auction, Seat me, CardSet hand) {
            this.auction = auction;
            this.me = me;
            this.picture = new Picture(me, hand, auction);
        }

        /// Whether partner, whose bid stands, has heard of this strain twice and prefers another:
        /// to say it once more would lead both higher and higher.
        boolean isHeard(Strain strain) {
            int said = 0;
            var last = me;
            for (int place = 0; place < auction.calls().size(); place++) {
                if (auction.calls().get(place) instanceof Bid(_, var named)) {
                    last = auction.caller(place);
                    said += last == me && named == strain ? 1 : 0;
                    said = last == me.partner() && named == strain ? 0 : said;
                }
            }
            return said > 1 && last == me.partner();
        }

        double worthOf(Call call) {
            return switch (call) {
                case Bid bid -> ofContract(bid, 1, me);
                case Word.PASS -> ofStanding(1);
                case Word.DOUBLE, Word.REDOUBLE ->
                        ofStanding(2) - DOUBLE_ABOVE * auction.factor() * worth.least();
            };
        }

        /// @param more times what is at stake now
        private double ofStanding(int more) {
            for (int place = auction.calls().size() - 1; place >= 0; place--) {
                if (auction.calls().get(place) instanceof Bid bid) {
                    var bidder = auction.caller(place);
                    double theirs = ofContract(bid, auction.factor() * more, bidder);
                    return pair(bidder).contains(me) ? theirs : -theirs;
                }
            }
            return worth.ofPassing();
        }

        private double ofContract(Bid bid, int factor, Seat declarer) {
            double expected = picture.tricks(pair(declarer), bid.strain());
            double sum = 0;
            double all = 0;
            for (int tricks = 0; tricks <= Play.TRICKS; tricks++) {
                double off = (tricks - expected) / SPREAD;
                double likely = Math.exp(-off * off / 2);
                boolean doubled = factor == 1 && bid.tricks() - tricks >= HOPELESS;
                sum += likely * worth.of(bid, doubled ? 2 : factor, declarer, tricks);
                all += likely;
            }
            return sum / all;
        }

        /// The two hands that will be played together.
        private List<Seat> pair(Seat declarer) {
            return List.of(declarer, auction.bidding().vacant().orElse(declarer.partner()));
        }
    }
}
