package overtrick.boards.page;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.AuctionRules;
import overtrick.bridge.play.Play;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Card;
import overtrick.solver.Position;
import overtrick.solver.SearchCancelledException;
import overtrick.solver.Solver;
import overtrick.solver.analysis.BoardAnalysis;

/// A finished board seen with all cards open.
///
/// @param worths before each card played, and after the last where the play could go on: the tricks
///   that the side in turn takes in the whole play after each card the hand in turn might play
record Analysis(BoardAnalysis board, List<Map<Card, Integer>> worths) {

    Analysis {
        worths = List.copyOf(worths);
    }

    /// @throws SearchCancelledException if interrupted
    static Analysis of(FinishedBoard finished, Solver solver) {
        var board = finished.board();
        var play = finished.play();
        var analysis = BoardAnalysis.of(board, ofContract(finished), play, solver);
        return new Analysis(analysis, play.map(all -> worths(all, solver)).orElse(List.of()));
    }

    /// The auction, where points are those of contract.
    private static Optional<Auction> ofContract(FinishedBoard finished) {
        return Optional.of(finished.auction())
                .filter(auction -> auction.bidding().equals(AuctionRules.CONTRACT));
    }

    private static List<Map<Card, Integer>> worths(Play play, Solver solver) {
        var worths = new ArrayList<Map<Card, Integer>>();
        var now = play.first(0);
        for (var card : play.cards()) {
            worths.add(worths(Position.of(now), now, solver));
            now = now.with(card);
        }
        if (!now.isOver()) {
            worths.add(worths(Position.of(now), now, solver));
        }
        return worths;
    }

    private static Map<Card, Integer> worths(Position position, Play now, Solver solver) {
        int won = now.won(position.side());
        var worth = new LinkedHashMap<Card, Integer>();
        solver.values(position).forEach((legal, tricks) -> worth.put(legal, won + tricks));
        return Collections.unmodifiableMap(worth);
    }

    /// Empty when so many cards were not played.
    Map<Card, Integer> worthsAfter(int cards) {
        return cards < worths.size() ? worths.get(cards) : Map.of();
    }

    /// Tricks that a card of the play gave away.
    ///
    /// @param number of the card, from 1
    int cost(int number) {
        return board.play().orElseThrow().steps().get(number - 1).cost();
    }
}
