package overtrick.boards.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.boards.review.Costs.Slip;
import overtrick.bridgetable.duplicate.Cost;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.bridgetable.duplicate.MatchpointField;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.scoring.Unit;
import overtrick.scoring.reckoning.Fraction;

/// What a board cost its players, in that by which it was scored.
///
/// @param unit of all amounts
/// @param dearest what cost most by itself, the dearest first
public record ScoredCosts(
        Unit unit,
        Map<Seat, Map<Phase, Fraction>> seats,
        Map<Side, Map<Phase, Fraction>> sides,
        List<Dear> dearest) {

    /// So many of a board are named.
    private static final int DEAREST = 3;

    /// A card that gave something away, or a contract that did.
    ///
    /// @param card its number in the play from 1; 0 for a contract
    /// @param what the card as `SQ`, or the contract as `4SN`; `P` when all have passed
    /// @param tricks given away; 0 for a contract
    public record Dear(Seat seat, Phase phase, int card, String what, int tricks, Cost cost) {

        private static Dear of(Slip slip, Cost cost) {
            return new Dear(
                    slip.seat(), slip.phase(), slip.card(), slip.what(), slip.tricks(), cost);
        }
    }

    public ScoredCosts {
        seats = Map.copyOf(seats);
        sides = Map.copyOf(sides);
        dearest = List.copyOf(dearest);
    }

    /// In IMPs, where there is no field.
    public static ScoredCosts imps(Costs costs) {
        var seats = new EnumMap<Seat, Map<Phase, Fraction>>(Seat.class);
        var sides = new EnumMap<Side, Map<Phase, Fraction>>(Side.class);
        for (var phase : Phase.values()) {
            for (var seat : Seat.values()) {
                add(seats, seat, phase, Fraction.of(costs.of(seat, phase)));
            }
            for (var side : Side.values()) {
                add(sides, side, phase, Fraction.of(costs.of(side, phase)));
            }
        }
        var dearest =
                costs.dearest().stream()
                        .map(dear ->
                                new Dear(
                                        dear.seat(),
                                        dear.phase(),
                                        dear.card(),
                                        dear.what(),
                                        dear.tricks(),
                                        Cost.imps(dear.imps())))
                        .toList();
        return new ScoredCosts(Unit.IMPS, seats, sides, dearest);
    }

    /// In percent of the top: each error is the score that was there before it less that after it,
    /// beside what all other tables made of the board.
    ///
    /// @return empty where the board is compared with nobody
    static Optional<ScoredCosts> percent(
            FinishedBoard board, List<Slip> slips, MatchpointField field) {
        var seats = new EnumMap<Seat, Map<Phase, Fraction>>(Seat.class);
        var sides = new EnumMap<Side, Map<Phase, Fraction>>(Side.class);
        var named = new ArrayList<Dear>();
        for (var slip : slips) {
            var side = slip.seat().side();
            var before = percent(board, field, side, slip.before());
            var after = percent(board, field, side, slip.after());
            if (before.isEmpty() || after.isEmpty()) {
                return Optional.empty();
            }
            var lost = before.get().minus(after.get());
            add(sides, side, slip.phase(), lost);
            (slip.both() ? side.seats() : List.of(slip.seat()))
                    .forEach(seat -> add(seats, seat, slip.phase(), lost));
            if (slip.isNamed() && lost.signum() > 0) {
                named.add(Dear.of(slip, new Cost(Unit.PERCENT_OF_TOP, lost)));
            }
        }
        var dearest =
                named.stream()
                        .sorted(Comparator.comparing(Dear::cost).reversed())
                        .limit(DEAREST)
                        .toList();
        return Optional.of(new ScoredCosts(Unit.PERCENT_OF_TOP, seats, sides, dearest));
    }

    private static Optional<Fraction> percent(
            FinishedBoard board, MatchpointField field, Side side, int points) {
        return field.percent(board.table(), board.board().number(), side, points);
    }

    private static <K> void add(
            Map<K, Map<Phase, Fraction>> all, K who, Phase phase, Fraction lost) {
        all.computeIfAbsent(who, _ -> new EnumMap<>(Phase.class))
                .merge(phase, lost, Fraction::plus);
    }

    /// What somebody gave away in a phase.
    public Fraction of(Seat seat, Phase phase) {
        return seats.getOrDefault(seat, Map.of()).getOrDefault(phase, Fraction.ZERO);
    }

    /// What a side gave away in a phase.
    public Fraction of(Side side, Phase phase) {
        return sides.getOrDefault(side, Map.of()).getOrDefault(phase, Fraction.ZERO);
    }
}
