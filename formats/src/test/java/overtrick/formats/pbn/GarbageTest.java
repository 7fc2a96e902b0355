package overtrick.formats.pbn;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whatever the input, reading ends, and what was read can be written and read back unchanged.
class GarbageTest {

    private static final String SIGNS = "[]{}\";%\\=$^*+-!?#: \n\r\tAKQJT98NESWabx017.";

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void randomBytesAreRead(long seed) {
        var chance = new Random(seed);
        byte[] bytes = new byte[1 + chance.nextInt(20_000)];
        chance.nextBytes(bytes);

        check(Pbn.read(bytes));
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {11, 12, 13, 14, 15, 16, 17, 18})
    void randomSignsOfPbnAreRead(long seed) {
        var chance = new Random(seed);
        var text = new StringBuilder();
        for (int at = 0; at < 5_000; at++) {
            text.append(SIGNS.charAt(chance.nextInt(SIGNS.length())));
        }

        check(Pbn.read(text.toString()));
    }

    /// A good file with many small errors, the most likely kind of bad file.
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32})
    void injuredFilesAreRead(long seed) {
        var chance = new Random(seed);
        var text = new StringBuilder(new TournamentFixture().text().substring(0, 12_000));
        for (int injury = 0; injury < 150; injury++) {
            int at = chance.nextInt(text.length());
            char sign = SIGNS.charAt(chance.nextInt(SIGNS.length()));
            switch (chance.nextInt(3)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.insert(at, sign);
                default -> text.setCharAt(at, sign);
            }
        }

        check(Pbn.read(text.toString()));
    }

    @Test
    void hugeNumbersAreNoTrouble() {
        check(
                Pbn.read(
                        """
                        [Board "99999999999999999999"]
                        [Deal "%s"]
                        [Result "99999999999"]
                        [Contract "99999999999D"]
                        [Auction "N"]
                        =99999999999= $99999999999 99999999999D
                        [Note "99999999999:text"]
                        [ScoreTable "Rank\\99999999999R"]
                        1
                        """
                                .formatted(Samples.HANDS)));
    }

    private static void check(PbnFile file) {
        byte[] once = Pbn.write(file);
        var again = Pbn.read(once);

        assertThat(new String(Pbn.write(again), StandardCharsets.UTF_8))
                .isEqualTo(new String(once, StandardCharsets.UTF_8));
        assertThat(again.boards()).isEqualTo(file.boards());
        assertThat(Pbn.read(Pbn.write(file.played())).played()).isEqualTo(file.played());
    }
}
