package overtrick.movement;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import overtrick.movement.choice.ChoicePhrase;
import overtrick.movement.draw.DrawPhrase;
import overtrick.movement.repair.RepairHint;
import overtrick.testkit.Phrases;

/// Everything that is said of movements is said in both languages.
class PhrasesTest {

    @ParameterizedTest
    @EnumSource(names = "TOO_FEW", mode = Mode.EXCLUDE)
    void ofMovements(MovementPhrase phrase) {
        Phrases.check(phrase);
    }

    @Test
    void ofTooFew() {
        Phrases.checkCounting(MovementPhrase.TOO_FEW);
    }

    @ParameterizedTest
    @EnumSource
    void ofPromises(Promise promise) {
        Phrases.check(promise);
    }

    @ParameterizedTest
    @EnumSource
    void ofWhatIsCounted(Counted counted) {
        Phrases.checkCounting(counted);
    }

    @ParameterizedTest
    @EnumSource(
            names = {"BOARDS_MORE", "BOARDS_FEWER"},
            mode = Mode.EXCLUDE)
    void ofChoices(ChoicePhrase phrase) {
        Phrases.check(phrase);
    }

    @ParameterizedTest
    @EnumSource(names = {"BOARDS_MORE", "BOARDS_FEWER"})
    void ofBoardsMoreOrFewer(ChoicePhrase phrase) {
        Phrases.checkCounting(phrase);
    }

    @ParameterizedTest
    @EnumSource
    void ofDraws(DrawPhrase phrase) {
        Phrases.check(phrase);
    }

    @ParameterizedTest
    @EnumSource
    void ofRepairs(RepairHint hint) {
        Phrases.check(hint);
    }
}
