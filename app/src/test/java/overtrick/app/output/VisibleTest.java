package overtrick.app.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.testkit.Seeds;

/// Nothing that is printed steers a terminal, however it is cut into pieces on its way.
class VisibleTest {

    @ParameterizedTest
    @CsvSource({
        "1b 5b 32 4a,          ␛[2J",
        "07 08 00 7f,          ␇␈␀␡",
        "41 0d 42,             A␍B",
        "c2 9b 32 4a,          \ufffd2J",
        "9b 32 4a,             \ufffd2J",
        "c0 9b,                c0 \ufffd",
        "e2 80 ae 41,          \ufffdA",
        "e2 81 a6 e2 81 a9,    \ufffd\ufffd",
    })
    void whatSteersIsShownInstead(String bytes, String shown) {
        byte[] given = bytes(bytes);
        byte[] expected =
                shown.startsWith("c0 ")
                        ? joined(bytes("c0"), utf8(shown.substring(3)))
                        : utf8(shown);

        assertThat(printed(given)).isEqualTo(expected);
        var one = new ByteArrayOutputStream();
        try (var errors = Output.errors(one)) {
            for (byte sign : given) {
                errors.write(sign);
            }
        }
        assertThat(one.toByteArray()).isEqualTo(expected);
    }

    @Test
    void everythingElsePassesInWhateverPieces() {
        String text = "Nguyễn\tThị – “Ánh”\n♠ 𝔸 é ü\r\nA\u200fB\r\n";
        byte[] bytes = utf8(text);
        Seeds.each(
                200,
                chance -> {
                    var out = new ByteArrayOutputStream();
                    try (var print = Output.errors(out)) {
                        for (int at = 0; at < bytes.length; ) {
                            int count = Math.min(bytes.length - at, 1 + chance.nextInt(5));
                            print.write(bytes, at, count);
                            at += count;
                        }
                    }
                    assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(text);
                });
        byte[] latin = "Dvo\u0159 caf\u00e9 \u00df\n".getBytes(StandardCharsets.ISO_8859_1);
        assertThat(printed(latin)).as("PBN in Latin letters").isEqualTo(latin);
    }

    private static byte[] printed(byte[] bytes) {
        var out = new ByteArrayOutputStream();
        try (var print = Output.to(out)) {
            print.writeBytes(bytes);
        }
        return out.toByteArray();
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] joined(byte[] one, byte[] other) {
        var all = new ByteArrayOutputStream();
        all.writeBytes(one);
        all.writeBytes(other);
        return all.toByteArray();
    }

    private static byte[] bytes(String hex) {
        var all = new ByteArrayOutputStream();
        for (String one : hex.split(" ", -1)) {
            all.write(Integer.parseInt(one, 16));
        }
        return all.toByteArray();
    }
}
