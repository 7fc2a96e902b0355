package overtrick.bench.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import overtrick.bench.bidding.Library;
import overtrick.bench.bidding.LibraryBoard;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Contract;
import overtrick.systems.BiddingSystem;
import overtrick.systems.TwoSystems;

/// A board of the library with the auction that it was once bid to, so that versions of the robots
/// play the same contracts even when the bidding has changed.
record FrozenBoard(LibraryBoard deal, Auction auction) {

    /// What both sides played when the auctions were frozen.
    static final String SYSTEM = "standard-american";

    /// The first boards of the library that were not passed out.
    ///
    /// @param count at most so many
    static List<FrozenBoard> boards(int count) {
        var auctions = auctions();
        var deals = Library.boards(auctions.size());
        var boards = new ArrayList<FrozenBoard>();
        for (int at = 0; at < auctions.size() && boards.size() < count; at++) {
            var auction = Auction.parse(deals.get(at).dealer(), auctions.get(at));
            if (auction.contract().isPresent()) {
                boards.add(new FrozenBoard(deals.get(at), auction));
            }
        }
        return boards;
    }

    private static List<String> auctions() {
        var found = Objects.requireNonNull(FrozenBoard.class.getResourceAsStream("auctions.txt"));
        try (var lines = new BufferedReader(new InputStreamReader(found, StandardCharsets.UTF_8))) {
            return lines.lines().toList();
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }

    /// The auctions as the system bids them today, one a line, for the file that freezes them.
    static List<String> bidAnew(int count) {
        var both = TwoSystems.both(BiddingSystem.named(SYSTEM));
        return Library.boards(count).stream()
                .map(board ->
                        both.auction(board.deal(), board.dealer(), board.vulnerability())
                                .auction()
                                .text())
                .toList();
    }

    Contract contract() {
        return auction.contract().orElseThrow();
    }

    Board board() {
        return new Board(deal.number(), deal.dealer(), deal.vulnerability(), deal.deal());
    }
}
