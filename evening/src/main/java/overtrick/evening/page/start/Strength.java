package overtrick.evening.page.start;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import overtrick.evening.tournament.EntryGrade;
import overtrick.tournament.session.EntryId;

/// Entries in the order of their strength, as far as the director has said it.
final class Strength {

    private Strength() {}

    /// The strongest first: by stratum, then by handicap; who has neither counts as strong, as in
    /// the rankings of strata, and equals stay as they came.
    static List<EntryId> first(List<EntryId> entries, List<EntryGrade> known) {
        var order = new ArrayList<>(entries);
        order.sort(
                Comparator.comparingInt((EntryId entry) -> stratum(entry, known))
                        .thenComparing(entry ->
                                grade(entry, known)
                                        .map(EntryGrade::handicap)
                                        .orElse(BigDecimal.ZERO)));
        return order;
    }

    private static int stratum(EntryId entry, List<EntryGrade> known) {
        return Math.max(1, grade(entry, known).map(EntryGrade::stratum).orElse(1));
    }

    private static Optional<EntryGrade> grade(EntryId entry, List<EntryGrade> known) {
        return known.stream().filter(one -> one.entry() == entry.value()).findFirst();
    }
}
