package overtrick.scoring.vp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import overtrick.cards.words.Sentence;

/// The World Bridge Federation's continuous scale of 2013, for matches of any length
/// (tournaments.md §3.2).
///
/// With `τ = (√5 − 1) / 2` and a blitz of `B = 15 · √N` IMPs over N boards, a margin of M IMPs is
/// worth `10 + 10 · (1 − τ^(3M / B)) / (1 − τ³)`, at most 20, rounded to hundredths. Rounding makes
/// some steps greater than the one before; a step that does is evened out by raising the value
/// below it by a hundredth, from the bottom up, until no step grows.
public record WbfContinuous() implements VpScales {

    private static final int FEWEST = 1;
    private static final int MOST = 128;
    private static final int EVEN = 1000;
    private static final int BLITZ = 2000;
    private static final double TAU = (StrictMath.sqrt(5) - 1) / 2;
    private static final double TAU_CUBED = TAU * TAU * TAU;

    /// Doubles are exact to far more than this, so a value that ought to be a half is rounded up.
    private static final double GUARD = 1e-9;

    /// Each is asked for once in every match of a tournament.
    private static final List<VpScale> SCALES =
            IntStream.rangeClosed(FEWEST, MOST).mapToObj(WbfContinuous::made).toList();

    @Override
    public String name() {
        return "wbf-continuous";
    }

    @Override
    public String title() {
        return "WBF continuous scale, 2013";
    }

    @Override
    public Optional<Sentence> complaint(int boards) {
        return boards >= FEWEST && boards <= MOST
                ? Optional.empty()
                : Optional.of(
                        Sentence.of(
                                ScalePhrase.NOT_FOR_BOARDS,
                                name(),
                                Sentence.of(ScalePhrase.FROM_TO, FEWEST, MOST),
                                boards));
    }

    @Override
    public VpScale scale(int boards) {
        complaint(boards)
                .ifPresent(complaint -> {
                    throw new IllegalArgumentException(complaint.toString());
                });
        return SCALES.get(boards - FEWEST);
    }

    private static VpScale made(int boards) {
        double blitz = 15 * StrictMath.sqrt(boards);
        var values = new int[(int) StrictMath.ceil(blitz - GUARD) + 1];
        for (int margin = 0; margin < values.length; margin++) {
            values[margin] = Math.min(BLITZ, rounded(exact(margin, blitz)));
        }
        repair(values);
        var steps = new ArrayList<VpScale.Step>();
        for (int margin = 0; margin < values.length; margin++) {
            steps.add(new VpScale.Step(margin, values[margin], BLITZ - values[margin]));
        }
        return new VpScale(List.copyOf(steps));
    }

    /// In hundredths, not yet rounded.
    static double exact(int margin, double blitz) {
        double rest = StrictMath.pow(TAU_CUBED, margin / blitz);
        return EVEN + EVEN * (1 - rest) / (1 - TAU_CUBED);
    }

    private static int rounded(double hundredths) {
        return (int) StrictMath.floor(hundredths + 0.5 + GUARD);
    }

    /// No further IMP may be worth more than the one before it.
    private static void repair(int[] values) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int at = 1; at + 1 < values.length; at++) {
                if (values[at + 1] - values[at] > values[at] - values[at - 1]) {
                    values[at]++;
                    changed = true;
                }
            }
        }
    }
}
