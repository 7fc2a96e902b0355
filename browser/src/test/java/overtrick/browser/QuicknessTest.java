package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.cards.Card;

/// How soon the table answers. What was measured is written to `target`; docs/performance.md has
/// the figures of a known machine. The limits here are those of a machine that does much besides.
@Timeout(240)
@EnabledIfSystemProperty(named = "overtrick.gallery", matches = "true")
class QuicknessTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    private static final Path MEASURED = Path.of("target", "quickness.txt");

    private static final int PLAYS = 52;
    private static final int VISITS = 5;

    private static final Duration FIRST_CALL = Duration.ofSeconds(10);
    private static final int CARD_SHOWN_MILLIS = 250;

    /// From the event of the click to the picture in which the card lies in the trick.
    private static final String TIME_THE_CARD =
            """
            (id) => {
              window.shownAfter = undefined;
              addEventListener("click", (event) => {
                const clicked = event.timeStamp;
                const look = () => {
                  if (document.querySelector(`#trick #${id}`)) {
                    requestAnimationFrame((now) => { window.shownAfter = now - clicked; });
                  } else {
                    requestAnimationFrame(look);
                  }
                };
                requestAnimationFrame(look);
              }, { capture: true, once: true });
            }
            """;

    @Test
    void ownCardIsShownAtOnce() throws IOException {
        var times = new ArrayList<Double>();
        while (times.size() < PLAYS) {
            var ann = EVENING.visitorWithMovement();
            ann.playNow();
            ann.declare("1N");
            // The last trick of a board gives way to the result.
            while (ann.awaitTurnOrEnd() && ann.at("#place-S .card[id]").count() > 1) {
                times.add(timePlay(ann, ann.playable().highest()));
            }
        }
        var sorted = times.stream().sorted().toList();
        double median = sorted.get(sorted.size() / 2);
        write(
                "click to own card shown, %d plays: median %.0f ms, 95 %% %.0f ms, most %.0f ms"
                        .formatted(
                                times.size(),
                                median,
                                sorted.get(sorted.size() * 95 / 100),
                                sorted.getLast()));
        assertThat(median).isLessThan(CARD_SHOWN_MILLIS);
    }

    private static double timePlay(Visitor ann, Card card) {
        ann.page().evaluate(TIME_THE_CARD, card.code());
        ann.play(card);
        ann.page().waitForFunction("() => window.shownAfter !== undefined");
        return ((Number) ann.page().evaluate("() => window.shownAfter")).doubleValue();
    }

    /// Somebody whom the club has never seen: from the address to their call on the table.
    @Test
    void firstCallIsTwoClicksAndFewSecondsAway() throws IOException {
        var times = new ArrayList<Long>();
        for (int visit = 0; visit < VISITS; visit++) {
            var newcomer = EVENING.visitorWithMovement();
            long start = System.nanoTime();
            newcomer.open("/");
            newcomer.at("form[action='/play'] button").click();
            newcomer.callButton("1N").click();
            newcomer.awaitMore(0);
            times.add(Duration.ofNanos(System.nanoTime() - start).toMillis());
        }
        var sorted = times.stream().sorted().toList();
        write("first visit to first call, %d visits: %s ms".formatted(VISITS, sorted));
        assertThat(sorted.get(VISITS / 2)).isLessThan(FIRST_CALL.toMillis());
    }

    private static void write(String line) throws IOException {
        System.out.println(line);
        var lines = new ArrayList<String>();
        if (Files.exists(MEASURED)) {
            lines.addAll(Files.readAllLines(MEASURED));
        }
        lines.add(line);
        Files.write(MEASURED, lines);
    }
}
