package overtrick.bench.bidding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import overtrick.systems.BiddingSystem;

/// Rivals that are processes of their own, as those that are measured.
class RivalTest {

    private static final BiddingSystem SYSTEM = BiddingSystem.named("standard-american");
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin/java").toString();

    @Test
    void thisProgramAgainstItselfWinsNothing() {
        var itself =
                List.of(
                        JAVA,
                        "-cp",
                        System.getProperty("java.class.path"),
                        "overtrick.app.Main",
                        "bid",
                        "--batch");

        try (var rival = new Rival(itself, SYSTEM)) {
            var played = Duplicate.of(SYSTEM, rival, Library.boards(12));

            assertThat(played.imps().mean()).isZero();
            assertThat(played.text()).endsWith("0.0 % apart");
        }
    }

    @Test
    void whatIsNoRivalIsToldInALine() {
        assertThatThrownBy(() -> new Rival(List.of("./no-such-program"), SYSTEM))
                .isInstanceOf(RivalException.class)
                .hasMessageStartingWith("the rival cannot be started: ");
        assertThatThrownBy(() -> play(JAVA, "--version"))
                .isInstanceOf(RivalException.class)
                .hasMessageContaining("the rival");
    }

    private static Duplicate play(String... command) {
        try (var rival = new Rival(List.of(command), SYSTEM)) {
            return Duplicate.of(SYSTEM, rival, Library.boards(1));
        }
    }
}
