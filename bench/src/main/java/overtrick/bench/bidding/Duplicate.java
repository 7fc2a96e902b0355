package overtrick.bench.bidding;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.bridge.Vulnerability;
import overtrick.cards.Side;
import overtrick.scoring.board.ImpTable;
import overtrick.systems.BiddingSystem;
import overtrick.systems.Understanding;

/// Two systems against each other: each board is bid twice with the sides exchanged, and the
/// contracts score what they make double dummy.
final class Duplicate {

    private final List<Compared> boards;

    /// @param imps for the first system
    /// @param punished the same with failing contracts doubled
    /// @param cause of what it went apart by; none when it did not
    private record Compared(
            LibraryBoard board,
            Understanding open,
            Understanding closed,
            Phase phase,
            Optional<Cause> cause,
            int imps,
            int punished) {
        static Compared of(LibraryBoard board, Player one, Player other) {
            var open = Auctions.of(board, one, other);
            var closed = Auctions.of(board, other, one);
            return new Compared(
                    board,
                    open,
                    closed,
                    Phase.of(open.auction(), closed.auction()),
                    cause(open, closed),
                    ImpTable.imps(board.points(open, false) - board.points(closed, false)),
                    ImpTable.imps(board.points(open, true) - board.points(closed, true)));
        }

        /// In the open room the first player sits North and South.
        private static Optional<Cause> cause(Understanding open, Understanding closed) {
            int place = Phase.parting(open.auction(), closed.auction());
            if (place == open.calls().size()) {
                return Optional.empty();
            }
            boolean northSouth = open.calls().get(place).caller().side() == Side.NORTH_SOUTH;
            return Optional.of(northSouth ? Cause.of(open, closed) : Cause.of(closed, open));
        }
    }

    private Duplicate(List<Compared> boards) {
        this.boards = boards;
    }

    static Duplicate of(BiddingSystem one, BiddingSystem other, List<LibraryBoard> boards) {
        return of(new Player.ByRules(one), new Player.ByRules(other), boards);
    }

    static Duplicate of(Player one, Player other, List<LibraryBoard> boards) {
        return new Duplicate(
                boards.parallelStream().map(board -> Compared.of(board, one, other)).toList());
    }

    /// Against a rival, who is asked one question at a time.
    static Duplicate of(BiddingSystem one, Rival rival, List<LibraryBoard> boards) {
        var first = new Player.ByRules(one);
        return new Duplicate(
                boards.stream().map(board -> Compared.of(board, first, rival)).toList());
    }

    /// IMPs a board for the first system.
    Tally imps() {
        var imps = new Tally();
        boards.forEach(board -> imps.add(board.imps));
        return imps;
    }

    /// By which calls the auctions went apart, and what that was worth.
    ///
    /// @param count at most so many lines
    List<String> causes(int count) {
        var effects =
                boards.stream()
                        .flatMap(board ->
                                board.cause.stream()
                                        .map(cause ->
                                                new Cause.Effect(
                                                        cause, board.imps, board.punished)))
                        .toList();
        return Cause.table(effects, count);
    }

    String text() {
        var punished = new Tally();
        boards.forEach(board -> punished.add(board.punished));
        long apart = boards.stream().filter(board -> board.phase != Phase.NOWHERE).count();
        return String.format(
                Locale.ROOT,
                "%s IMPs a board; failing contracts doubled %s; none vulnerable %s, both %s; %.1f %% apart%s",
                imps().signed(),
                punished.signed(),
                at(Vulnerability.NONE).signed(),
                at(Vulnerability.BOTH).signed(),
                100.0 * apart / boards.size(),
                phases());
    }

    private Tally at(Vulnerability vulnerability) {
        var imps = new Tally();
        boards.stream()
                .filter(board -> board.board.vulnerability() == vulnerability)
                .forEach(board -> imps.add(board.imps));
        return imps;
    }

    /// A line of what was won or lost where the auctions went apart, spread over all boards; none
    /// when they never did.
    private String phases() {
        Map<Phase, Double> sums = new EnumMap<>(Phase.class);
        boards.forEach(board -> sums.merge(board.phase, (double) board.imps, Double::sum));
        String parts =
                Arrays.stream(Phase.values())
                        .filter(phase -> phase != Phase.NOWHERE && sums.containsKey(phase))
                        .map(phase ->
                                String.format(
                                        Locale.ROOT,
                                        "%s %+.3f",
                                        phase.text(),
                                        sums.getOrDefault(phase, 0.0) / boards.size()))
                        .collect(Collectors.joining(", "));
        return parts.isEmpty() ? "" : System.lineSeparator() + "    " + parts;
    }

    /// The boards that cost most, and those that won most, to learn from.
    ///
    /// @param count at most so many lines of each
    List<String> apart(int count) {
        var sorted = boards.stream().sorted(Comparator.comparingInt(Compared::imps)).toList();
        var shown = new ArrayList<>(sorted.subList(0, Math.min(count, sorted.size())));
        shown.addAll(sorted.subList(Math.max(0, sorted.size() - count), sorted.size()));
        return shown.stream().filter(board -> board.imps != 0).map(Duplicate::line).toList();
    }

    private static String line(Compared board) {
        return "%+3d IMPs  %s  board %s %s %s  %s  %s  against  %s"
                .formatted(
                        board.imps,
                        board.phase.text(),
                        board.board.number().value(),
                        board.board.dealer().letter(),
                        board.board.vulnerability(),
                        board.board.deal().pbn(),
                        board.open.auction().text(),
                        board.closed.auction().text());
    }
}
