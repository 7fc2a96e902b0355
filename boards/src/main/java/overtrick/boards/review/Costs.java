package overtrick.boards.review;

import java.util.Map;
import overtrick.cards.Seat;

/// What a board cost each of its players, seen with all cards open.
///
/// @param imps by seat and phase, what was given away against best play; nothing for a phase in
///   which nothing was
public record Costs(Map<Seat, Map<Phase, Integer>> imps) {

    public static final Costs NONE = new Costs(Map.of());

    public Costs {
        imps = Map.copyOf(imps);
    }

    public int of(Seat seat, Phase phase) {
        return imps.getOrDefault(seat, Map.of()).getOrDefault(phase, 0);
    }
}
