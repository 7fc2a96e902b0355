package overtrick.bench.bidding;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import overtrick.bridge.Vulnerability;
import overtrick.systems.BiddingSystem;
import overtrick.systems.TwoSystems;
import overtrick.tournament.compare.board.ImpTable;

/// Two systems against each other: each board is bid twice with the sides exchanged, and the
/// contracts score what they make double dummy.
final class Duplicate {

    private final List<Compared> boards;

    /// @param imps for the first system
    /// @param punished the same with failing contracts doubled
    private record Compared(LibraryBoard board, Phase phase, int imps, int punished) {
        static Compared of(LibraryBoard board, TwoSystems systems) {
            var open = systems.auction(board.deal(), board.dealer(), board.vulnerability());
            var closed =
                    systems.exchanged()
                            .auction(board.deal(), board.dealer(), board.vulnerability());
            return new Compared(
                    board,
                    Phase.of(open.auction(), closed.auction()),
                    ImpTable.imps(board.points(open, false) - board.points(closed, false)),
                    ImpTable.imps(board.points(open, true) - board.points(closed, true)));
        }
    }

    private Duplicate(List<Compared> boards) {
        this.boards = boards;
    }

    static Duplicate of(BiddingSystem one, BiddingSystem other, List<LibraryBoard> boards) {
        var systems = new TwoSystems(one, other);
        return new Duplicate(
                boards.parallelStream().map(board -> Compared.of(board, systems)).toList());
    }

    /// IMPs a board for the first system.
    Tally imps() {
        var imps = new Tally();
        boards.forEach(board -> imps.add(board.imps));
        return imps;
    }

    String text() {
        var punished = new Tally();
        boards.forEach(board -> punished.add(board.punished));
        long apart = boards.stream().filter(board -> board.phase != Phase.NOWHERE).count();
        return String.format(
                Locale.ROOT,
                "%s IMPs a board; failing contracts doubled %s; none vulnerable %s, both %s; %.1f %% apart%n    %s",
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

    /// What was won or lost where the auctions went apart, spread over all boards.
    private String phases() {
        Map<Phase, Double> sums = new EnumMap<>(Phase.class);
        boards.forEach(board -> sums.merge(board.phase, (double) board.imps, Double::sum));
        return Arrays.stream(Phase.values())
                .filter(phase -> phase != Phase.NOWHERE && sums.containsKey(phase))
                .map(phase ->
                        String.format(
                                Locale.ROOT,
                                "%s %+.3f",
                                phase.text(),
                                sums.getOrDefault(phase, 0.0) / boards.size()))
                .collect(Collectors.joining(", "));
    }
}
