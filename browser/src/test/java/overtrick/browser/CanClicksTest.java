package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.testkit.Seeds;

/// Short matches clicked through at random in the browser: none leads to where nothing can be
/// clicked. `-Dovertrick.matches=50` plays fifty of them to their ends, from the seed
/// `-Dovertrick.matches.from`, and writes them into `target/matches.txt`; else one deal is played.
@Timeout(300)
class CanClicksTest {

    @RegisterExtension private static final Evening EVENING = Evening.hurrying();

    private static final int MATCHES = Integer.getInteger("overtrick.matches", 0);

    /// Extra time and the shoot-out, where a match of four deals ends level.
    private static final Map<String, String> CUP =
            Map.of("match.extra-time", "both-periods", "match.decider", "shoot-out");

    /// A robot that is captain draws the only card, unless everybody draws for the teams.
    private static final Map<String, String> DRAWN = Map.of("preparing.teams", "drawn");

    /// What has to be clicked on somewhere in fifty matches. Robots that hurry deal before anybody
    /// has asked for a cut, and few matches come to a shoot-out: [CanShootOutTest] plays those.
    private static final List<String> EVERYTHING =
            List.of(
                    "draw",
                    "chair",
                    "dealer",
                    "ask-cut",
                    "deal",
                    "redeal",
                    "pay",
                    "give-back",
                    "call",
                    "kitty",
                    "bury",
                    "take-up",
                    "trump",
                    "card",
                    "claim",
                    "next",
                    "sit-out",
                    "come-back",
                    "last",
                    "sheet");

    private static final Map<String, Integer> DEEDS = new TreeMap<>();

    static IntStream seeds() {
        int from = Integer.getInteger("overtrick.matches.from", 1);
        return IntStream.range(from, from + Math.max(1, MATCHES));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void aMatchOfRandomClicksComesToItsEnd(int seed) throws IOException {
        var lan = EVENING.visitor(seed % 2 == 0 ? "en-GB" : "vi");
        lan.forgive(429); // quicker than a person may be
        var size = Size.ALL.get(seed % Size.ALL.size());
        size.of(lan);
        boolean cup = seed % 5 == 0;
        var options = cup ? CUP : seed % 5 == 1 ? DRAWN : Map.<String, String>of();
        CanTables.open(lan, "short", "yes", "players", options);
        long began = System.nanoTime();
        var guest = new CanGuest(EVENING.house(), lan, Seeds.chance(seed));
        var clicks = new RandomClicks(guest, Seeds.chance(seed));
        clicks.play(MATCHES == 0 ? 1 : Integer.MAX_VALUE);
        clicks.deeds().forEach((deed, often) -> DEEDS.merge(deed, often, Integer::sum));
        var story = guest.now().story();
        assertThat(story.deals()).isNotEmpty();
        if (MATCHES > 0) {
            assertThat(story.outcome()).isPresent();
            clicks.comeBack();
            isSigned(lan);
            write(
                    "seed %d, %s%s: %d deals, %d kicks, %d clicks %s, %d s%n"
                            .formatted(
                                    seed,
                                    size,
                                    cup ? ", extra time" : "",
                                    story.deals().size(),
                                    story.kicks().size(),
                                    clicks.clicks(),
                                    clicks.deeds(),
                                    Duration.ofNanos(System.nanoTime() - began).toSeconds()));
        }
    }

    /// Against robots the record is signed by itself, by both sides.
    private static void isSigned(Visitor lan) {
        lan.open("/tables/%s/matches/1".formatted(lan.table().code()));
        lan.at("li.signed").nth(1).waitFor();
    }

    @AfterAll
    static void everythingHasBeenClickedOn() throws IOException {
        if (MATCHES >= 50) {
            write("all: %s%n".formatted(DEEDS));
            assertThat(DEEDS).containsKeys(EVERYTHING.toArray(String[]::new));
        }
    }

    private static void write(String line) throws IOException {
        Files.writeString(
                Path.of("target", "matches.txt"),
                line,
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
    }
}
