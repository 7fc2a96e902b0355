package overtrick.bench.bidding;

import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.AuctionResult.PassedOut;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.score.Score;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.solver.DoubleDummyTable;
import overtrick.solver.analysis.Par;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Aspect;
import overtrick.systems.hand.Hand;

/// A deal whose double-dummy tricks are known.
public record LibraryBoard(BoardNumber number, Deal deal, DoubleDummyTable table) {

    public Seat dealer() {
        return number.dealer();
    }

    public Vulnerability vulnerability() {
        return number.vulnerability();
    }

    /// What the auction's contract scores for North and South, played double dummy.
    ///
    /// @param punished a contract that fails is counted as doubled
    int points(Understanding auction, boolean punished) {
        return switch (auction.auction().result().orElseThrow()) {
            case PassedOut() -> 0;
            case Contract contract -> points(contract, punished);
        };
    }

    private int points(Contract contract, boolean punished) {
        int tricks = table.tricks(contract.strain(), contract.declarer());
        boolean fails = tricks < 6 + contract.bid().level();
        var doubling =
                punished && fails && contract.doubling() == Doubling.UNDOUBLED
                        ? Doubling.DOUBLED
                        : contract.doubling();
        boolean vulnerable = vulnerability().includes(contract.declarer());
        int points = Score.of(contract.bid(), doubling, vulnerable, tricks).points();
        return contract.declarer().side() == Side.NORTH_SOUTH ? points : -points;
    }

    int par() {
        return Par.of(table, vulnerability(), dealer()).score();
    }

    /// The best score of an undoubled contract of North and South; at least what passing gives.
    int best() {
        int best = 0;
        for (var strain : Strain.values()) {
            for (var declarer : Side.NORTH_SOUTH.seats()) {
                int tricks = table.tricks(strain, declarer);
                for (int level = 1; level <= tricks - 6; level++) {
                    var contract =
                            new Contract(new Bid(level, strain), Doubling.UNDOUBLED, declarer);
                    best = Math.max(best, points(contract, false));
                }
            }
        }
        return best;
    }

    /// High-card points of North and South.
    int strength() {
        return Side.NORTH_SOUTH.seats().stream()
                .mapToInt(seat -> Hand.of(deal.hand(seat)).get(Aspect.HIGH_CARDS))
                .sum();
    }
}
