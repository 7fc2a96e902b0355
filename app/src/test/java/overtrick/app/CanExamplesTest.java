package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.app.Ran.overtrick;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The examples of can.md that tell of one deal, typed in as files: tribute (can.md §6.3, ruling
/// 13), showing (can.md §6.4), redeals (can.md §7), bids (can.md §8) and kicks (can.md §11.2). Each
/// is checked and scored by the commands, and found wrong as soon as what it shows is told
/// otherwise. The table of can.md §6.1 is in [CanScoreCommandTest].
class CanExamplesTest {

    @TempDir private Path directory;

    /// The file, what is told otherwise in it, and how, and what the check then says.
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            value = {
                "6.2-a-card-each;\"payer\":\"N\",\"recipient\":\"W\";\"payer\":\"E\",\"recipient\":\"N\";tribute paid is not",
                "6.2-a-card-each;\"owes\":{\"N\":1,\"S\":1};\"owes\":{\"S\":1};tribute owed is not",
                "6.3-one-factor-for-two;\"paid\":\"K7...\";\"paid\":\"7..2.\";tribute of S in factors is not",
                "6.4-paid-ace;{\"by\":\"S\",\"card\":\"LJ\",\"to\":\"RECIPIENT\"};'';shown is not",
                "6.4-paid-ace;\"LJ\",\"to\":\"RECIPIENT\";\"LJ\",\"to\":\"EVERYBODY\";shown is not",
                "6.4-paid-small-joker;EVERYBODY;RECIPIENT;shown is not",
                "6.4-paid-ace-and-king;{\"by\":\"S\",\"card\":\"HA\",\"to\":\"RECIPIENT\"};'';shown is not",
                "6.4-paid-king;\"shown\":[];\"shown\":[{\"by\":\"S\",\"card\":\"HK\",\"to\":\"RECIPIENT\"}];shown is not",
                "7-partner-after-return;\"left\":{\"S\":1};\"left\":{};tribute left by the redeal is not",
                "7-payer-after-return;\"left\":{};\"left\":{\"S\":1};tribute left by the redeal is not",
                "7-recipient-before-tribute;\"left\":{};\"left\":{\"S\":1};tribute left by the redeal is not",
                "8-left-at-95;P 85 P 95;P 95 P 90;W may not bid 90",
                "8-dealer-at-100;\"100\";\"100 P\";the bidding goes on after its end",
                "8-all-pass;\"bid\":80;\"bid\":85;bid is not 85 but 80",
            })
    void anExampleIsRightAndItsOppositeIsNot(String name, String told, String other, String found)
            throws IOException, URISyntaxException {
        var file = file(name + ".jsonl");
        var text = Files.readString(file);
        assertThat(text).contains(told);

        assertThat(overtrick("can", "check", file.toString()).out()).endsWith(": right\n");
        assertThat(overtrick("can", "score", file.toString()).status()).isZero();

        var spoilt =
                Files.writeString(directory.resolve("spoilt.jsonl"), text.replace(told, other));
        var ran = overtrick("can", "check", spoilt.toString());
        assertThat(ran.status()).isNotZero();
        assertThat(ran.out()).contains(found);
    }

    /// What comes of the deals of an example, as the sheet says it.
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "6.2-a-card-each.jsonl, In the next deal North pays West one card of tribute",
        "6.4-paid-ace-and-king.jsonl, In the next deal South pays East two cards of tribute",
        "8-left-at-95.jsonl, West declares at 95",
        "8-dealer-at-100.jsonl, South declares at 100",
        "8-all-pass.jsonl, South declares at 80",
        "11.2-one-nil.txt, North-South win the shoot-out 1 - 0",
    })
    void anExampleIsScored(String name, String said) throws IOException, URISyntaxException {
        var rules = Files.writeString(directory.resolve("cup.txt"), "preset = cup\n").toString();
        var ran = overtrick("can", "score", file(name).toString(), "--rules", rules);

        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).contains(said);
    }

    private static Path file(String name) throws URISyntaxException {
        var found = CanExamplesTest.class.getResource("can/examples/" + name);
        if (found == null) {
            throw new AssertionError("there is no example " + name);
        }
        return Path.of(found.toURI());
    }
}
