package overtrick.cantable;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.can.rules.CanRules;
import overtrick.can.view.PlayView;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.table.TableCommand.SitOut;
import overtrick.server.Club;
import overtrick.server.ClubSettings;

/// How long a table waits for the card of a strong robot. Time is only written down: it says more
/// about the machine than about the robot.
@Timeout(170)
class RobotCardsTest {

    private static final int FEW_DEALS = 2;

    /// A deal has at most so many waits between its cards; forty-five points end it sooner.
    private static final int CARDS = 40;

    private static final Path MEASURED = Path.of("target", "robot-cards.txt");

    /// More with `-Dovertrick.robot.deals=40`, and then under every preset.
    private static final int DEALS = Integer.getInteger("overtrick.robot.deals", FEW_DEALS);

    @TempDir private Path data;

    static List<String> presets() {
        return DEALS > FEW_DEALS ? CanRules.PRESETS : List.of("club");
    }

    @ParameterizedTest
    @MethodSource("presets")
    void theStrongestPlayTheirCardsWithoutPauses(String preset) throws IOException {
        var rules = CanRules.preset(preset).orElseThrow();
        var waits = Collections.synchronizedList(new ArrayList<Long>());
        try (var club = Club.open(ClubSettings.in(data).withRobotPace(Duration.ZERO))) {
            var lan = club.people().welcome("Lan").person();
            var terms = new CanTerms(rules, Ceremony.HOUSE, CanStrength.SEARCH, false);
            var table = club.can().open(lan, "Càn", terms);
            var cards = new Cards(club, table, waits);
            try (var _ = club.can().watch(table, Member.House.HOUSE, cards::look)) {
                club.can().send(table, lan, new Sit<>(Seat.SOUTH));
                club.can().send(table, lan, new SitOut<>());
                club.can().fill(table, lan, Seat::name);
                await().atMost(Duration.ofSeconds(160))
                        .pollInterval(Duration.ofMillis(50))
                        .until(() -> {
                            var now = club.can().look(table, lan).orElseThrow();
                            club.can().next(table, lan, now.number());
                            return waits.size() >= DEALS * CARDS;
                        });
            }
        }
        var sorted = waits.stream().sorted().toList();
        Files.writeString(
                MEASURED,
                "%s: %d cards of robots that search: mean %.0f ms, p50 %.0f ms, p95 %.0f ms, max %.0f ms%n"
                        .formatted(
                                preset,
                                sorted.size(),
                                sorted.stream().mapToLong(wait -> wait).average().orElseThrow()
                                        / 1e6,
                                at(sorted, 0.5),
                                at(sorted, 0.95),
                                at(sorted, 1)),
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
    }

    private static double at(List<Long> sorted, double share) {
        int index = (int) Math.min(sorted.size() - 1L, Math.round(share * sorted.size()));
        return sorted.get(index) / 1e6;
    }

    /// Notes the time from one card to the next.
    private static final class Cards {

        private final Club club;
        private final TableId table;
        private final List<Long> waits;
        private int known;
        private long last;

        private Cards(Club club, TableId table, List<Long> waits) {
            this.club = club;
            this.table = table;
            this.waits = waits;
        }

        private synchronized void look() {
            int cards =
                    club.can()
                            .look(table, Member.House.HOUSE)
                            .flatMap(view -> view.game().match())
                            .flatMap(match -> match.play())
                            .map(Cards::played)
                            .orElse(0);
            long now = System.nanoTime();
            if (cards == known + 1 && known > 0) {
                waits.add(now - last);
            }
            known = cards;
            last = now;
        }

        private static int played(PlayView play) {
            return 4 * play.tricks().size() + play.current().cards().size();
        }
    }
}
