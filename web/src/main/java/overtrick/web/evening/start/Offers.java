package overtrick.web.evening.start;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.club.tournament.Places;
import overtrick.movement.choice.Evening;
import overtrick.movement.choice.Kind;
import overtrick.movement.choice.Proposal;
import overtrick.movement.choice.Proposer;
import overtrick.tournament.session.Terms;
import overtrick.web.Words;

/// The movements that fit so many pairs. Those of the last evenings asked for are kept: to compare
/// them all takes a while.
public final class Offers {

    public static final int FEWEST_PAIRS = 4;
    public static final int MOST_PAIRS = Places.MOST_PAIRS;

    private static final int KEPT = 64;
    private static final int SHOWN = 6;

    private final Map<Evening, List<Proposal>> known = new LinkedHashMap<>();

    /// All that fit, best first; none when there are too few or too many pairs.
    public List<Proposal> proposals(int pairs, int boards) {
        if (pairs < FEWEST_PAIRS || pairs > MOST_PAIRS) {
            return List.of();
        }
        var evening = new Evening(pairs, boards, Optional.empty());
        synchronized (known) {
            if (known.size() >= KEPT) {
                known.remove(known.keySet().iterator().next());
            }
            return known.computeIfAbsent(evening, Proposer::proposals);
        }
    }

    /// The one that was chosen, or the best when that does not fit.
    public Optional<Proposal> proposal(int pairs, int boards, Optional<Kind> chosen) {
        var all = proposals(pairs, boards);
        return all.stream()
                .filter(one -> chosen.equals(Optional.of(one.kind())))
                .findFirst()
                .or(() -> all.stream().findFirst());
    }

    /// The best of them for a page, the chosen one first.
    public List<Offer> shown(
            int pairs, int boards, Optional<Kind> chosen, Terms terms, Instant now, Words words) {
        var all = new ArrayList<>(proposals(pairs, boards));
        all.sort(Comparator.comparing(one -> !chosen.equals(Optional.of(one.kind()))));
        return all.stream().limit(SHOWN).map(one -> Offer.of(one, terms, now, words)).toList();
    }
}
