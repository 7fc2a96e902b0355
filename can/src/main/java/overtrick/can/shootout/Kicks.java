package overtrick.can.shootout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.can.rules.ShootOutRules.Series;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// Loạt phạt đền luân lưu: the kicks taken so far, and who takes the next (can.md §11.2).
///
/// @param first the side that takes the first kick
public record Kicks(Side first, List<KickResult> taken) {

    /// Kicks in the first series: each of the four players takes one.
    public static final int SERIES = 4;

    public Kicks {
        taken = List.copyOf(taken);
    }

    /// The kicks with one more.
    public Kicks with(KickResult kick) {
        var next = new ArrayList<>(taken);
        next.add(kick);
        return new Kicks(first, next);
    }

    /// How many goals a side has made by its kicks.
    public int goals(Side side) {
        return (int) taken.stream().filter(kick -> kick.side() == side && kick.isGoal()).count();
    }

    /// The side that takes the next kick: the sides alternate.
    public Side next() {
        return taken.size() % 2 == 0 ? first : first.other();
    }

    /// Who may take the next kick: either player of a side that has not taken yet, then the two in
    /// turn.
    public List<Seat> takers() {
        var side = next();
        return taken.stream()
                .filter(kick -> kick.side() == side)
                .reduce((_, later) -> later)
                .map(kick -> List.of(kick.taker().partner()))
                .orElse(side.seats());
    }

    /// Whether the series is complete; what is still level after it is decided kick by kick.
    public boolean isSeriesOver() {
        return taken.size() >= SERIES;
    }

    /// The side that has won: after four kicks, or after a pair of kicks beyond them.
    public Optional<Side> winner(Series series) {
        int lead = goals(first) - goals(first.other());
        boolean paired = isSeriesOver() && taken.size() % 2 == 0;
        boolean beyondReach = lead > 0 ? lead > left(first.other()) : -lead > left(first);
        boolean early = !isSeriesOver() && series == Series.UNTIL_DECIDED && beyondReach;
        if (lead == 0 || !(paired || early)) {
            return Optional.empty();
        }
        return Optional.of(lead > 0 ? first : first.other());
    }

    /// How many kicks of the first series the side has still to take.
    private int left(Side side) {
        return (SERIES / 2) - (int) taken.stream().filter(kick -> kick.side() == side).count();
    }
}
