package overtrick.systems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.cards.Seat;
import overtrick.systems.hand.Hand;

/// What `docs/systems.md` says of the systems and their language is so.
class SystemsDocumentTest {

    private static final Path DOCUMENT =
            Path.of(System.getProperty("basedir", ""), "..", "docs", "systems.md");

    @ParameterizedTest(name = "{0}: {1} with {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      ''             | 1N | AQ2.KJ32.K32.QJ2
                      ''             | 1S | AK432.KQ2.432.32
                      1N P           | 2D | 32.Q5432.5432.32
                      1N P 2D P      | 3H | AQ2.KQ32.K2.QJ32
                      1N P 2D P      | 2H | AQ2.KJ2.K432.QJ2
                      1S 2C          | 2S | K32.K32.5432.432
                    """)
    void theExampleBidsAsItSays(String auction, String call, String hand) throws IOException {
        var text = Files.readString(DOCUMENT);
        int from = text.indexOf("```\n") + 4;
        var files = Map.of("example", text.substring(from, text.indexOf("```", from)));
        var system = BiddingSystem.compile("example", name -> Optional.ofNullable(files.get(name)));
        var now = Understanding.of(system, Auction.parse(Seat.NORTH, auction), Vulnerability.NONE);
        var choice = now.choose(Hand.parse(hand));

        assertThat(system.book().title()).isEqualTo("A small system");
        assertThat(choice.call().code()).isEqualTo(call);
        assertThat(choice.row().place()).startsWith("example.bid:");
    }

    /// Each way of writing a hand that the table names is understood.
    @Test
    void everyConditionThatIsNamedIsRead() throws IOException {
        var hands = Files.readString(DOCUMENT).split("## Hands|## Auctions")[1];
        int read = 0;
        for (var line : hands.lines().filter(l -> l.startsWith("| `")).toList()) {
            for (var quoted : line.split("\\|")[1].split("`")) {
                if (quoted.isBlank() || quoted.strip().equals(",")) {
                    continue;
                }
                var file = "auction 1M 2x\n  3N | " + quoted + " | to-play\n";
                var system = BiddingSystem.compile("one", _ -> Optional.of(file));
                assertThat(system.book().places()).as(quoted).hasSize(1);
                read++;
            }
        }
        assertThat(read).isGreaterThan(20);
    }

    /// Each condition on the circumstances that the table and the line below it name is understood.
    @Test
    void everyCircumstanceThatIsNamedIsRead() throws IOException {
        var text = Files.readString(DOCUMENT);
        var table = text.substring(text.indexOf("| condition |"), text.indexOf("## Faults"));
        var quoted = Pattern.compile("`([^`]{4,})`").matcher(table);
        int read = 0;
        while (quoted.find()) {
            var file =
                    """
                    option key-cards = 3014 or 1430
                    auction 1M 2x
                      3N when %s | any | to-play
                    """
                            .formatted(quoted.group(1));
            assertThatCode(() -> BiddingSystem.compile("one", _ -> Optional.of(file)))
                    .as(quoted.group(1))
                    .doesNotThrowAnyException();
            read++;
        }
        assertThat(read).isGreaterThan(10);
    }
}
