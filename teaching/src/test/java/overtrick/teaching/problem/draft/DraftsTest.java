package overtrick.teaching.problem.draft;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.bridge.play.Play;
import overtrick.teaching.problem.sight.Layouts;

@Timeout(300)
class DraftsTest {

    private static final int NUMBERS = 2_000;

    /// Every number makes a draft or none, always the same; the cards it begins with are lawful in
    /// a layout that fits, and the player is in turn.
    @ParameterizedTest
    @EnumSource(Theme.class)
    void draftsAreLawful(Theme theme) {
        var seen = new HashSet<Draft>();
        int made = 0;
        for (int number = 1; number <= NUMBERS; number++) {
            var draft = Drafts.of(theme, number);
            if (draft.isEmpty()) {
                continue;
            }
            var sight = draft.get().sight();
            made++;
            seen.add(draft.get());
            assertThat(draft.get().right().isEmpty()).as("%s %d", theme, number).isFalse();
            assertThat(draft.get().natural().isEmpty()).as("%s %d", theme, number).isFalse();
            if (number % 10 == 0) {
                assertThat(Drafts.of(theme, number)).isEqualTo(draft);
                var chance = new SplittableRandom(number);
                for (var deal : Layouts.draw(sight, draft.get().known(), 1, chance)) {
                    var play = Play.of(sight.contract(), deal, sight.cards());
                    var compared = draft.get().right().union(draft.get().natural());
                    assertThat(play.playable().containsAll(compared)).isTrue();
                    assertThat(play.player()).isEqualTo(sight.me());
                }
            }
        }
        assertThat(made).as(theme.code()).isGreaterThan(NUMBERS / 20);
        assertThat(seen).hasSizeGreaterThan(made * 9 / 10);
    }
}
