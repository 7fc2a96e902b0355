package overtrick.bench.bidding;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import overtrick.scoring.board.ImpTable;
import overtrick.systems.BiddingSystem;
import overtrick.systems.TwoSystems;
import overtrick.systems.Understanding;
import overtrick.systems.Words;
import overtrick.systems.hand.Hand;

/// A system against itself: are its announcements true, and how far from par does it end?
final class SelfPlay {

    private static final List<Words> LANGUAGES =
            List.of(Words.in(Locale.ENGLISH), Words.in(Locale.of("vi")));

    private final List<Ended> boards;

    /// An auction that has ended.
    ///
    /// @param distance from par in IMPs, 0 or more
    /// @param punished the same with failing contracts doubled
    private record Ended(
            LibraryBoard board,
            Understanding auction,
            int distance,
            int punished,
            List<Long> nanos) {
        static Ended of(LibraryBoard board, TwoSystems systems) {
            var now = systems.start(board.dealer(), board.vulnerability());
            var nanos = new ArrayList<Long>();
            while (!now.auction().isOver()) {
                long begun = System.nanoTime();
                var turn = now.auction().turn().orElseThrow();
                now = now.with(now.choose(Hand.of(board.deal().hand(turn))).call());
                nanos.add(System.nanoTime() - begun);
            }
            int par = board.par();
            return new Ended(
                    board,
                    now,
                    Math.abs(ImpTable.imps(board.points(now, false) - par)),
                    Math.abs(ImpTable.imps(board.points(now, true) - par)),
                    nanos);
        }

        /// How many calls announced what the caller's hand is not.
        long untrue() {
            return auction.calls().stream()
                    .filter(meant ->
                            !meant.shows().contains(Hand.of(board.deal().hand(meant.caller()))))
                    .count();
        }

        long unexplained() {
            return auction.calls().stream()
                    .filter(meant ->
                            LANGUAGES.stream()
                                    .anyMatch(words ->
                                            words.sentence(meant.key()).equals(meant.key())))
                    .count();
        }

        long byTheBook() {
            return auction.calls().stream()
                    .filter(meant -> meant.row().place().contains(".bid:"))
                    .count();
        }
    }

    private SelfPlay(List<Ended> boards) {
        this.boards = boards;
    }

    static SelfPlay of(BiddingSystem system, List<LibraryBoard> boards) {
        var both = TwoSystems.both(system);
        return new SelfPlay(boards.parallelStream().map(board -> Ended.of(board, both)).toList());
    }

    String text() {
        var par = new Tally();
        var punished = new Tally();
        boards.forEach(board -> {
            par.add(board.distance);
            punished.add(board.punished);
        });
        long calls = boards.stream().mapToLong(board -> board.auction.calls().size()).sum();
        long untrue = boards.stream().mapToLong(Ended::untrue).sum();
        long unexplained = boards.stream().mapToLong(Ended::unexplained).sum();
        long book = boards.stream().mapToLong(Ended::byTheBook).sum();
        var nanos = boards.stream().flatMap(board -> board.nanos.stream()).sorted().toList();
        return String.format(
                Locale.ROOT,
                """
                calls              %,d on %,d boards: %.2f %% true, %.2f %% explained, %.1f %% by the book
                par distance       %s IMPs; with failing contracts doubled %s
                a call             %.2f ms (p50), %.2f ms (p95)\
                """,
                calls,
                boards.size(),
                100.0 * (calls - untrue) / calls,
                100.0 * (calls - unexplained) / calls,
                100.0 * book / calls,
                par.text(),
                punished.text(),
                nanos.get(nanos.size() / 2) / 1e6,
                nanos.get(nanos.size() * 95 / 100) / 1e6);
    }

    /// The boards that ended furthest from par, to learn from.
    ///
    /// @param count at most so many lines
    List<String> worst(int count) {
        return IntStream.range(0, boards.size())
                .boxed()
                .sorted(Comparator.comparingInt(at -> -boards.get(at).distance))
                .limit(count)
                .map(at -> line(boards.get(at)))
                .toList();
    }

    private static String line(Ended ended) {
        var board = ended.board();
        return "%2d IMPs  board %s %s %s  %s  par %d, got %d  %s"
                .formatted(
                        ended.distance,
                        board.number().value(),
                        board.dealer().letter(),
                        board.vulnerability(),
                        board.deal().pbn(),
                        board.par(),
                        board.points(ended.auction, false),
                        ended.auction.auction().text());
    }
}
