package overtrick.tournament;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.testkit.Phrases;
import overtrick.tournament.can.CanPhrase;
import overtrick.tournament.can.CanReason;
import overtrick.tournament.session.NumberingHint;
import overtrick.tournament.view.StandingHint;

/// Everything that is said of tournaments is said in both languages.
class PhrasesTest {

    @ParameterizedTest
    @EnumSource
    void ofTournaments(TournamentHint hint) {
        Phrases.check(hint);
    }

    @ParameterizedTest
    @EnumSource
    void ofStandings(StandingHint hint) {
        Phrases.check(hint);
    }

    @ParameterizedTest
    @EnumSource
    void ofNumberings(NumberingHint hint) {
        Phrases.check(hint);
    }

    @ParameterizedTest
    @EnumSource
    void ofSchedules(CanPhrase phrase) {
        Phrases.check(phrase);
    }

    @ParameterizedTest
    @EnumSource
    void ofComparisons(CanReason reason) {
        Phrases.check(reason);
    }
}
