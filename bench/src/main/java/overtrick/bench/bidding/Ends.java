package overtrick.bench.bidding;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import overtrick.bridge.auction.AuctionResult.PassedOut;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.score.Score;
import overtrick.bridge.score.Score.Part;
import overtrick.systems.BiddingSystem;
import overtrick.systems.TwoSystems;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Hand;

/// What a deal ends in when a system bids it in all four seats and best play follows: the chances
/// that a rubber is reckoned with. With a part-score a side stops as soon as its bid makes a game.
final class Ends {

    private final TreeMap<Integer, Integer> partScores = new TreeMap<>();
    private final int[] games = new int[Score.GAME / 10];
    private final int[] failures = new int[games.length];
    private final Tally[] written = new Tally[games.length];
    private final Tally[] penalties = {new Tally(), new Tally()};
    private int passedOut;
    private int boards;

    private Ends() {
        Arrays.setAll(written, _ -> new Tally());
    }

    static Ends of(BiddingSystem system, List<LibraryBoard> boards) {
        var ends = new Ends();
        var both = TwoSystems.both(system);
        for (var board : boards) {
            ends.add(board, ended(both.start(board.dealer(), board.vulnerability()), board));
        }
        return ends;
    }

    private static Understanding ended(Understanding start, LibraryBoard board) {
        var now = start;
        while (!now.auction().isOver()) {
            var turn = now.auction().turn().orElseThrow();
            now = now.with(now.choose(Hand.of(board.deal().hand(turn))).call());
        }
        return now;
    }

    private void add(LibraryBoard board, Understanding auction) {
        boards++;
        switch (auction.auction().result().orElseThrow()) {
            case PassedOut _ -> passedOut++;
            case Contract contract -> add(board, contract);
        }
    }

    private void add(LibraryBoard board, Contract contract) {
        int tricks = board.table().tricks(contract.strain(), contract.declarer());
        for (int before = 0; before < games.length; before++) {
            var bid = stopped(contract.bid(), 10 * before);
            int points = points(bid, contract.doubling(), tricks);
            failures[before] += points == 0 ? 1 : 0;
            if (points > 0 && points + 10 * before >= Score.GAME) {
                games[before]++;
                written[before].add(onSheet(board, contract, bid, tricks));
            }
        }
        int points = points(contract.bid(), contract.doubling(), tricks);
        if (points > 0 && points < Score.GAME) {
            partScores.merge(points, 1, Integer::sum);
        }
        if (points == 0) {
            boolean vulnerable = board.vulnerability().includes(contract.declarer());
            int score = Score.of(contract.bid(), contract.doubling(), vulnerable, tricks).points();
            penalties[vulnerable ? 1 : 0].add(-score);
        }
    }

    /// No slam is given up for it.
    private static Bid stopped(Bid bid, int before) {
        for (int level = 1; bid.level() < 6 && level < bid.level(); level++) {
            var lower = new Bid(level, bid.strain());
            if (before + points(lower, Doubling.UNDOUBLED, lower.tricks()) >= Score.GAME) {
                return lower;
            }
        }
        return bid;
    }

    /// All that is written for a contract that was made, but for what a game is worth.
    private static int onSheet(LibraryBoard board, Contract contract, Bid bid, int tricks) {
        boolean vulnerable = board.vulnerability().includes(contract.declarer());
        return Score.of(bid, contract.doubling(), vulnerable, tricks).parts().stream()
                .filter(part -> !(part instanceof Part.Game || part instanceof Part.PartScore))
                .mapToInt(Part::points)
                .sum();
    }

    private static int points(Bid bid, Doubling doubling, int tricks) {
        var first = Score.of(bid, doubling, false, tricks).parts().getFirst();
        return first instanceof Part.TrickPoints made ? made.points() : 0;
    }

    String text() {
        var lines = new StringBuilder();
        lines.append("passed out         %s%n".formatted(percent(passedOut)));
        partScores.forEach((points, times) ->
                lines.append("part-score of %2d   %s%n".formatted(points, percent(times))));
        for (int before = 0; before < games.length; before++) {
            lines.append(
                    "with %2d below      game %s for %.0f points, goes down %s%n"
                            .formatted(
                                    10 * before,
                                    percent(games[before]),
                                    written[before].mean(),
                                    percent(failures[before])));
        }
        return lines.append(
                        "a contract that fails costs %s, vulnerable %s"
                                .formatted(penalties[0].text(), penalties[1].text()))
                .toString();
    }

    private String percent(int times) {
        return String.format(Locale.ROOT, "%.1f %%", 100.0 * times / boards);
    }
}
