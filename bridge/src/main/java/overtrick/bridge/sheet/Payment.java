package overtrick.bridge.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;

/// What one player pays another when everybody stands for themselves.
///
/// @param <P> the players
public record Payment<P>(P from, P to, int points) {

    /// Each settles with each, by the difference of their totals; who is level pays nothing
    /// (bridge.md §11.7).
    public static <P> List<Payment<P>> inPairs(SequencedMap<P, Integer> totals) {
        var payments = new ArrayList<Payment<P>>();
        var players = List.copyOf(totals.sequencedKeySet());
        for (int at = 0; at < players.size(); at++) {
            for (var other : players.subList(at + 1, players.size())) {
                var one = players.get(at);
                int ahead = totals.getOrDefault(one, 0) - totals.getOrDefault(other, 0);
                if (ahead > 0) {
                    payments.add(new Payment<>(other, one, ahead));
                } else if (ahead < 0) {
                    payments.add(new Payment<>(one, other, -ahead));
                }
            }
        }
        return List.copyOf(payments);
    }
}
