package overtrick.bench.bidding;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.score.Score;
import overtrick.scoring.board.ImpTable;
import overtrick.systems.BiddingSystem;
import overtrick.systems.Understanding;

/// A system when the opponents are silent and North and South hold half of the points or more: what
/// it loses to the best contract that the cards would make.
final class Constructive {

    /// Passes with every hand.
    static final BiddingSystem SILENT =
            BiddingSystem.compile(
                    "silent",
                    _ -> Optional.of("title Silence\n\nauction ... -\n  P | any | nothing-more\n"));

    /// High-card points of North and South together.
    private static final int LEAST = 20;

    private final List<Ended> boards;

    private record Ended(LibraryBoard board, Understanding auction, int best, int points) {
        static Ended of(LibraryBoard board, Player player) {
            var auction = Auctions.of(board, player, new Player.ByRules(SILENT));
            return new Ended(board, auction, board.best(), board.points(auction, false));
        }

        int loss() {
            return ImpTable.imps(best - points);
        }

        private Optional<Bid> bid() {
            return auction.auction().contract().map(Contract::bid);
        }

        boolean isGame() {
            return bid()
                    .map(bid -> Score.of(bid, Doubling.UNDOUBLED, false, bid.tricks()))
                    .map(Score::parts)
                    .orElse(List.of())
                    .stream()
                    .anyMatch(Score.Part.Game.class::isInstance);
        }

        boolean isSlam() {
            return bid().map(bid -> bid.level() >= 6).orElse(false);
        }
    }

    private Constructive(List<Ended> boards) {
        this.boards = boards;
    }

    static Constructive of(BiddingSystem system, List<LibraryBoard> boards) {
        return of(new Player.ByRules(system), boards);
    }

    static Constructive of(Player player, List<LibraryBoard> boards) {
        return new Constructive(
                boards.parallelStream()
                        .filter(board -> board.strength() >= LEAST)
                        .map(board -> Ended.of(board, player))
                        .toList());
    }

    String text() {
        var loss = new Tally();
        boards.forEach(board -> loss.add(board.loss()));
        var games = boards.stream().filter(b -> b.best >= 300 && b.best < 900).toList();
        var slams = boards.stream().filter(b -> b.best >= 900).toList();
        return String.format(
                Locale.ROOT,
                """
                constructive loss  %s IMPs on %,d boards
                games              %.1f %% of %,d that make are bid; %.1f %% of those bid make
                slams              %.1f %% of %,d that make are bid; %.1f %% of those bid make\
                """,
                loss.text(),
                boards.size(),
                share(games.stream().filter(b -> b.isGame() && !b.isSlam()).count(), games.size()),
                games.size(),
                made(boards.stream().filter(b -> b.isGame() && !b.isSlam()).toList()),
                share(slams.stream().filter(Ended::isSlam).count(), slams.size()),
                slams.size(),
                made(boards.stream().filter(Ended::isSlam).toList()));
    }

    private static double made(List<Ended> bid) {
        return share(bid.stream().filter(b -> b.points > 0).count(), bid.size());
    }

    private static double share(long part, long whole) {
        return whole == 0 ? 0 : 100.0 * part / whole;
    }

    /// The boards that lost most, to learn from.
    ///
    /// @param count at most so many lines
    List<String> worst(int count) {
        return boards.stream()
                .sorted(Comparator.comparingInt(ended -> -ended.loss()))
                .limit(count)
                .map(ended ->
                        "%2d IMPs  board %s %s %s  %s  best %d, got %d  %s"
                                .formatted(
                                        ended.loss(),
                                        ended.board.number().value(),
                                        ended.board.dealer().letter(),
                                        ended.board.vulnerability(),
                                        ended.board.deal().pbn(),
                                        ended.best,
                                        ended.points,
                                        ended.auction.auction().text()))
                .toList();
    }
}
