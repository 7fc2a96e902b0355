package overtrick.bridge.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class SheetTest {

    private static final Sheet<String> EMPTY = Sheet.of(List.of("A", "B", "C"), 100);

    @Test
    void partScoresAddUpToAGame() {
        var sheet = EMPTY.with(Entry.below(1, "A", 60)).with(Entry.below(2, "A", 40));

        assertThat(sheet.games("A")).isEqualTo(1);
        assertThat(sheet.partScore("A")).isZero();
        assertThat(sheet.lines()).containsExactly(2);
    }

    @Test
    void aGameCutsEverybodysPartScoreOff() {
        var sheet =
                EMPTY.with(Entry.below(1, "A", 60))
                        .with(Entry.below(2, "B", 90))
                        .with(Entry.below(3, "C", 120))
                        .with(Entry.below(4, "A", 60));

        assertThat(sheet.gameWinners()).containsExactly("C");
        assertThat(sheet.partScore("A")).isEqualTo(60);
        assertThat(sheet.partScore("B")).isZero();
        assertThat(sheet.below("A")).isEqualTo(120);
    }

    @Test
    void whatStandsAboveTheLineMakesNoGame() {
        var sheet = EMPTY.with(Entry.above(1, "A", Reason.UNDERTRICKS, 500));

        assertThat(sheet.games("A")).isZero();
        assertThat(sheet.above("A")).isEqualTo(500);
        assertThat(sheet.total("A")).isEqualTo(500);
    }

    @Test
    void nonsenseIsNotWritten() {
        assertThatThrownBy(() -> EMPTY.with(Entry.below(1, "D", 60)))
                .hasMessage("sheet has no column for D, only [A, B, C]");
        assertThatThrownBy(() -> Entry.below(1, "A", 0)).hasMessage("points are not 1 or more: 0");
        assertThatThrownBy(() -> Entry.below(0, "A", 10)).hasMessage("deal is not 1 or more: 0");
        assertThatThrownBy(() -> Sheet.of(List.of("A"), 0))
                .hasMessage("game is not 1 point or more: 0");
    }
}
