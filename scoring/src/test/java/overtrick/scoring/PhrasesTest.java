package overtrick.scoring;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.scoring.rank.RankPhrase;
import overtrick.scoring.vp.ScalePhrase;
import overtrick.testkit.Phrases;

/// Everything that is said of scores is said in both languages.
class PhrasesTest {

    @ParameterizedTest
    @EnumSource
    void ofScores(ScorePhrase phrase) {
        Phrases.check(phrase);
    }

    @ParameterizedTest
    @EnumSource
    void ofScales(ScalePhrase phrase) {
        Phrases.check(phrase);
    }

    @ParameterizedTest
    @EnumSource
    void ofRankings(RankPhrase phrase) {
        Phrases.check(phrase);
    }
}
