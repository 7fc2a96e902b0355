package overtrick.boards.page;

import java.time.Duration;
import java.util.List;
import java.util.function.BiConsumer;
import overtrick.boards.page.Backlog.Answer;
import overtrick.boards.review.Reckoned;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.score.Result;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.bridgetable.duplicate.PlayedAt;
import overtrick.cards.Card;
import overtrick.robots.bidding.Readings;
import overtrick.solver.Solver;

/// What is known of finished boards with all cards open: each by itself, and beside another table.
final class Analyses implements AutoCloseable {

    /// Boards whose analysis is kept, the latest asked for.
    private static final int KEPT = 256;

    private static final int MEGABYTES = 32;

    /// A board that is asked for; two are the same when the same happened at the same table.
    private record Asked(FinishedBoard board) {

        /// By what an answer is kept.
        private record Key(
                PlayedAt at, Board board, Auction auction, List<Card> cards, Result result) {}

        private Key key() {
            return new Key(
                    board.at(), board.board(), board.auction(), board.cards(), board.result());
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Asked asked && key().equals(asked.key());
        }

        @Override
        public int hashCode() {
            return key().hashCode();
        }

        @Override
        public String toString() {
            return "board %d at %s".formatted(board.ordinal(), board.table().code());
        }
    }

    /// A board beside the same at another table.
    private record Pair(Asked here, Asked there) {}

    private final Backlog backlog = new Backlog();
    private final Backlog.Shelf<Asked, Analysis> analyses;
    private final Backlog.Shelf<Pair, Reckoned> accounts;

    /// @param found is told of every analysis once
    Analyses(Readings readings, BiConsumer<FinishedBoard, Analysis> found) {
        analyses =
                backlog
                .new Shelf<>(
                        KEPT,
                        asked -> Analysis.of(asked.board(), new Solver(MEGABYTES)),
                        (asked, analysis) -> found.accept(asked.board(), analysis));
        accounts =
                backlog
                .new Shelf<>(
                        KEPT,
                        pair ->
                                Reckoned.of(
                                        pair.here().board(),
                                        pair.there().board(),
                                        readings,
                                        new Solver(MEGABYTES)),
                        (_, _) -> {});
    }

    /// The analysis if it has been worked out already; nothing is begun.
    Answer<Analysis> now(FinishedBoard board) {
        return analyses.now(new Asked(board));
    }

    /// Begins the analysis if nobody has asked before; a club that has much to do leaves it.
    void begin(FinishedBoard board) {
        analyses.begin(new Asked(board));
    }

    /// The analysis, begun if nobody has asked before.
    ///
    /// @param patience how long to wait for it
    Answer<Analysis> await(FinishedBoard board, Duration patience) {
        return analyses.await(new Asked(board), patience);
    }

    /// Why the board came out otherwise there, if it has been worked out already.
    Answer<Reckoned> now(FinishedBoard here, FinishedBoard there) {
        return accounts.now(new Pair(new Asked(here), new Asked(there)));
    }

    /// Why the board came out otherwise there, begun if nobody has asked before.
    ///
    /// @param patience how long to wait for it
    Answer<Reckoned> await(FinishedBoard here, FinishedBoard there, Duration patience) {
        return accounts.await(new Pair(new Asked(here), new Asked(there)), patience);
    }

    /// Ends the search under way and lets nobody wait any longer.
    @Override
    public void close() {
        backlog.close();
        analyses.close();
        accounts.close();
    }
}
