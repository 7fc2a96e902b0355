package overtrick.cantable.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.can.CanCard;

/// What docs/daily.md says of how packs follow from a key, done by nothing but what stands there.
class LaidPacksTest {

    private static final String KEY =
            "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

    @ParameterizedTest
    @CsvSource({"1, 0", "1, 1", "4, 0", "8, 12"})
    void aPackIsMadeByTheRecipe(int deal, int redeal) throws Exception {
        String text = "%s\ndeal %d, redeal %d".formatted(KEY, deal, redeal);
        int[] cards = IntStream.range(0, 54).toArray();
        long n = 0;
        for (int left = 54; left > 1; left--) {
            long drawn = number(text, n++);
            if (Integer.bitCount(left) > 1) {
                long end = (1L << 31) / left * left;
                while (drawn / 2 >= end) {
                    drawn = number(text, n++);
                }
                drawn /= 2;
            }
            int place = (int) (drawn % left);
            int card = cards[place];
            cards[place] = cards[left - 1];
            cards[left - 1] = card;
        }

        assertThat(Packs.laid(KEY, deal, redeal).cards())
                .isEqualTo(Arrays.stream(cards).mapToObj(CanCard::at).toList());
    }

    private static long number(String text, long n) throws Exception {
        var digest = MessageDigest.getInstance("SHA-256");
        digest.update(text.getBytes(StandardCharsets.UTF_8));
        digest.update(ByteBuffer.allocate(Long.BYTES).putLong(n).array());
        return Integer.toUnsignedLong(ByteBuffer.wrap(digest.digest()).getInt());
    }
}
