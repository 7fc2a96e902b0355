package overtrick.robots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.bridge.board.Meaning;

class MeaningsTest {

    private static final Locale VIETNAMESE = Locale.of("vi");

    @ParameterizedTest
    @MethodSource("sentencesOfEarlierRobots")
    void everySentenceIsInBothLanguages(String key) {
        var meaning = Meaning.of(key, "12–21", "S", "5+");
        var english = Meanings.text(meaning, Locale.ENGLISH);
        var vietnamese = Meanings.text(meaning, VIETNAMESE);

        assertThat(english).isNotEqualTo(key).doesNotContain("{", "}");
        assertThat(vietnamese).isNotEqualTo(english).doesNotContain("{", "}");
        assertThat(english.contains("♠")).isEqualTo(vietnamese.contains("♠"));
        assertThat(english.contains("12–21")).isEqualTo(vietnamese.contains("12–21"));
        assertThat(english.contains("5+")).isEqualTo(vietnamese.contains("5+"));
    }

    static Set<String> sentencesOfEarlierRobots() {
        return Meanings.earlier();
    }

    @ParameterizedTest(name = "{0} {1} {2} {3} in {4}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      opening-suit    | 12–21 | S | 5+  | en | Opening: 5+ ♠, 12–21 points with length
                      opening-suit    | 12–21 | S | 5+  | vi | Mở bài: 5+ cây ♠, 12–21 điểm kể cả độ dài
                      opening-notrump | 15–17 | N | 0+  | fr | Opening: balanced, 15–17 high-card points
                      negative-double | 6+    | H | 4+  | vi | Cont’ra âm: 4+ cây ♥, 6+ PC
                      to-play         | 13+   | N | 0+  | en | To play in NT: 0+ NT, 13+ points
                    """)
    void sentencesAreFilledIn(
            String key, String points, String strain, String length, String language, String text) {
        var meaning = Meaning.of(key, points, strain, length);

        assertThat(Meanings.text(meaning, Locale.of(language))).isEqualTo(text);
    }

    @Test
    void robotsThatBidByASystemUseItsWords() {
        var meaning = Meaning.of(Meanings.BY_SYSTEM, "standard-american", "limit-raise");

        assertThat(Meanings.text(meaning, Locale.ENGLISH)).isEqualTo("Limit raise");
        assertThat(Meanings.text(meaning, VIETNAMESE)).isEqualTo("Ủng hộ, mời lên mans");
    }

    @Test
    void otherPeoplesWordsStayAsTheyAre() {
        assertThat(Meanings.text(Meaning.said("50% of the time {0}"), VIETNAMESE))
                .isEqualTo("50% of the time {0}");
        assertThat(Meanings.text(Meaning.of("of-another-robot"), VIETNAMESE))
                .isEqualTo("of-another-robot");
        assertThat(Meanings.text(Meaning.of("stayman"), Locale.ENGLISH)).contains("Stayman");
    }
}
