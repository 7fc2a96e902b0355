package overtrick.laws.poll;

import java.util.Map;
import java.util.OptionalInt;
import overtrick.bridge.auction.Call;
import overtrick.bridge.score.Result;

/// What would have come of a call, as far as layouts tell.
///
/// @param times in how many layouts each result came about
/// @param open tricks of declarer with the cards as they lie and best play of all; empty when not
///   all hands are known, or the board would have been passed out
public record Prospect(Call call, Map<Result, Integer> times, OptionalInt open) {

    public Prospect {
        times = Map.copyOf(times);
    }

    /// How many layouts were looked at.
    public int layouts() {
        return times.values().stream().mapToInt(Integer::intValue).sum();
    }
}
