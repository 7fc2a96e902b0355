package overtrick.bench.bidding;

import java.util.ArrayList;
import java.util.List;
import overtrick.cards.Side;
import overtrick.systems.TwoSystems;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Hand;

/// Auctions of two players, one for each side.
final class Auctions {

    private Auctions() {}

    static Understanding of(LibraryBoard board, Player northSouth, Player eastWest) {
        var systems = new TwoSystems(northSouth.system(), eastWest.system());
        List<Understanding> auction = new ArrayList<>();
        auction.add(systems.start(board.dealer(), board.vulnerability()));
        while (!auction.getLast().auction().isOver()) {
            var now = auction.getLast();
            var turn = now.auction().turn().orElseThrow();
            var player = turn.side() == Side.NORTH_SOUTH ? northSouth : eastWest;
            auction.add(now.with(player.call(auction, Hand.of(board.deal().hand(turn)))));
        }
        return auction.getLast();
    }
}
