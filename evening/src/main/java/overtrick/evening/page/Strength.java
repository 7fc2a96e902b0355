package overtrick.evening.page;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.evening.Secretary;
import overtrick.evening.tournament.EntryGrade;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.EntryId;

/// Entries in the order of their strength, as far as the director has said it or the club's ratings
/// know it.
public final class Strength {

    private Strength() {}

    /// The strongest first: by stratum, then by handicap; who has neither counts as strong, as in
    /// the rankings of strata, and equals stay as they came.
    public static List<EntryId> first(List<EntryId> entries, List<EntryGrade> known) {
        var order = new ArrayList<>(entries);
        order.sort(
                Comparator.comparingInt((EntryId entry) -> stratum(entry, known))
                        .thenComparing(entry ->
                                grade(entry, known)
                                        .map(EntryGrade::handicap)
                                        .orElse(BigDecimal.ZERO)));
        return order;
    }

    /// The strongest first by the club's ratings: who is not rated counts as average, and equals
    /// stay as they came.
    public static List<EntryId> first(List<EntryId> entries, Map<EntryId, Double> rated) {
        var order = new ArrayList<>(entries);
        order.sort(Comparator.comparingDouble(entry -> -rated.getOrDefault(entry, 0.0)));
        return order;
    }

    /// Who is rated in the club, and how.
    public static Map<EntryId, Double> rated(List<Entry> entries, Secretary secretary) {
        var rated = new HashMap<EntryId, Double>();
        for (var entry : entries) {
            secretary.strength(entry.players()).ifPresent(one -> rated.put(entry.id(), one));
        }
        return rated;
    }

    /// Strata of the same size by the club's ratings, 1 for the strongest. Who is not rated has
    /// none.
    public static Map<EntryId, Integer> strata(Map<EntryId, Double> rated, int strata) {
        var order =
                first(
                        rated.keySet().stream()
                                .sorted(Comparator.comparingInt(EntryId::value))
                                .toList(),
                        rated);
        var all = new HashMap<EntryId, Integer>();
        for (int at = 0; at < order.size(); at++) {
            all.put(order.get(at), 1 + at * strata / order.size());
        }
        return all;
    }

    private static int stratum(EntryId entry, List<EntryGrade> known) {
        return Math.max(1, grade(entry, known).map(EntryGrade::stratum).orElse(1));
    }

    private static Optional<EntryGrade> grade(EntryId entry, List<EntryGrade> known) {
        return known.stream().filter(one -> one.entry() == entry.value()).findFirst();
    }
}
