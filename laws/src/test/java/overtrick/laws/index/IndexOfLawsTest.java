package overtrick.laws.index;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.laws.Irregularity;

/// All ninety-three Laws have words, and what has a tree of questions is not merely told.
@Timeout(20)
class IndexOfLawsTest {

    @Test
    void hasEveryLawInBothLanguages() {
        for (String language : new String[] {"en", "vi"}) {
            assertThat(LawIndex.in(Locale.of(language)).all())
                    .hasSize(93)
                    .allSatisfy(law -> {
                        assertThat(law.title()).isNotBlank().doesNotContain(".title");
                        assertThat(law.says()).isNotBlank().doesNotContain(".says");
                        assertThat(law.program()).doesNotContain("program.");
                    });
        }
    }

    @Test
    void findsByWords() {
        assertThat(LawIndex.in(Locale.ENGLISH).search("insufficient bid"))
                .extracting(LawIndex.Entry::number)
                .containsExactly(27);
        assertThat(LawIndex.in(Locale.ENGLISH).search("zebra")).isEmpty();
    }

    @Test
    void knowsThatTheDirectorIsAskedOrAnswered() {
        var index = LawIndex.in(Locale.ENGLISH);
        for (var irregularity : Irregularity.values()) {
            assertThat(index.entry(irregularity.law()).treatment())
                    .isIn(Treatment.RULES, Treatment.ASKS);
        }
    }
}
