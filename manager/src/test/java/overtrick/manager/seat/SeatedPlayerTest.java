package overtrick.manager.seat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.cards.Seat;
import overtrick.manager.Chances;
import overtrick.manager.protocol.ClientLines;
import overtrick.manager.protocol.ManagerLines;
import overtrick.testkit.Seeds;

/// A player to whom a manager speaks line by line.
class SeatedPlayerTest {

    private final SeatedPlayer player =
            new SeatedPlayer("Ours", Optional.empty(), false, Chances.mind(Seeds.chance(1)));

    private String heard(String... lines) {
        var answers = new StringBuilder();
        for (var line : lines) {
            for (var answer : player.hear(ManagerLines.parse(line))) {
                answers.append(ClientLines.text(answer, false)).append('\n');
            }
        }
        return answers.toString();
    }

    private String begun() {
        return heard(
                "EAST Ours seated",
                "Teams: N/S \"a\" E/W \"Ours\" Playing IMP",
                "Start of Board",
                "Board number 1. Dealer North. Neither vulnerable.",
                "East's cards: C QJT987. D AK. S A2 . H 543.");
    }

    @Test
    void everyMessageHasItsAnswer() {
        assertThat(ClientLines.text(player.connecting(), false))
                .isEqualTo("Connecting \"Ours\" as ANYPL using protocol version 18");
        assertThat(begun())
                .isEqualTo(
                        """
                        East ready for teams
                        East ready to start
                        East ready for deal
                        East ready for cards
                        East ready for North's bid
                        """);
        assertThat(player.seat()).contains(Seat.EAST);
    }

    @Test
    void aBoardMayBeginAnewAtAnyTime() {
        begun();
        heard("North passes");

        assertThat(heard("Start of Board", "Teams: N/S \"a\" E/W \"Ours\""))
                .isEqualTo("East ready for deal\nEast ready to start\n");
    }

    @Test
    void whatIsNotOfTheProtocolIsPassedOver() {
        begun();

        assertThat(heard("Timing - N/S", "Feasability", "Client x", "Book", "CC 1", "")).isEmpty();
        assertThat(player.isOver()).isFalse();
        heard("End of session");
        assertThat(player.isOver()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "South passes",
                "North redoubles",
                "North plays SA",
                "West's cards : S K. H A K Q J T 9 8 7 6. D Q. C A K.",
                "Dummy's cards : S K. H A K Q J T 9 8 7 6. D Q. C A K."
            })
    void whatCannotBeEndsIt(String said) {
        begun();

        assertThatThrownBy(() -> heard(said)).isInstanceOf(OutOfStep.class);
    }
}
