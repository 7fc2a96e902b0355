package overtrick.evening.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.evening.tournament.EntryGrade;
import overtrick.tournament.session.EntryId;

@Timeout(10)
class StrengthTest {

    private static final Map<EntryId, Double> RATED =
            Map.of(id(1), -0.3, id(3), 0.8, id(4), 0.1, id(6), -1.2);

    /// Entries 2 and 5 are not rated: they stand between those above and below the average.
    @Test
    void whoIsNotRatedCountsAsAverage() {
        assertThat(Strength.first(all(6), RATED))
                .containsExactly(id(3), id(4), id(2), id(5), id(1), id(6));
    }

    @Test
    void strataAreOfTheSameSizeAndOfThoseWhoAreRated() {
        assertThat(Strength.strata(RATED, 2))
                .isEqualTo(Map.of(id(3), 1, id(4), 1, id(1), 2, id(6), 2));
        assertThat(Strength.strata(RATED, 3))
                .isEqualTo(Map.of(id(3), 1, id(4), 1, id(1), 2, id(6), 3));
        assertThat(Strength.strata(Map.of(), 3)).isEmpty();
    }

    @Test
    void whatTheDirectorSaysIsReadAsInTheRankings() {
        var known =
                List.of(
                        new EntryGrade(1, 2, BigDecimal.ZERO),
                        new EntryGrade(2, 1, BigDecimal.TEN),
                        new EntryGrade(3, 1, BigDecimal.ONE));
        assertThat(Strength.first(all(4), known)).containsExactly(id(4), id(3), id(2), id(1));
    }

    private static List<EntryId> all(int entries) {
        return IntStream.rangeClosed(1, entries).mapToObj(StrengthTest::id).toList();
    }

    private static EntryId id(int value) {
        return new EntryId(value);
    }
}
