package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static overtrick.app.Ran.overtrick;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.app.output.Json;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.sitting.Draw;
import overtrick.bridge.sitting.SittingView;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.table.TableCommand.SitOut;
import overtrick.house.table.TableView;
import overtrick.house.terms.Strength;
import overtrick.robots.bidding.Agreements;
import overtrick.server.Club;
import overtrick.server.ClubSettings;
import overtrick.social.SocialTerms;
import overtrick.social.Tally;
import overtrick.social.page.Choice;
import overtrick.testkit.TemporaryDirectory;
import tools.jackson.databind.JsonNode;

/// What has been played at a table of the club comes home as a file, and the command that scores
/// sheets finds the same figures, by the rules and the first dealer that the file tells.
@Timeout(120)
class SocialRecordTest {

    /// Of each game; more with `-Dovertrick.record.deals`.
    private static final int DEALS = Integer.getInteger("overtrick.record.deals", 2);

    private static final TemporaryDirectory DIRECTORY = new TemporaryDirectory();

    private static final Club CLUB =
            Club.open(
                    ClubSettings.in(DIRECTORY.path())
                            .withRobotPace(Duration.ZERO)
                            .withRobots(Strength.THUMB));

    private final Member.Person lan = CLUB.people().welcome("Lan").person();

    @AfterAll
    static void close() {
        CLUB.close();
        DIRECTORY.close();
    }

    private static TableView<SittingView<Tally>> look(TableId id) {
        return CLUB.social().tables().look(id, Member.House.HOUSE).orElseThrow();
    }

    /// Robots play, one of them for a person who asks for deal after deal.
    private TableId played(Choice choice, Optional<Draw.Cut> draw) {
        var tables = CLUB.social().tables();
        var terms = new SocialTerms(choice.form(), Seat.WEST, Agreements.STANDARD, draw);
        var id = tables.open(lan, "Evening", terms);
        tables.send(id, lan, new Sit<>(Seat.SOUTH));
        tables.send(id, lan, new SitOut<>());
        tables.fill(id, lan, Seat::name);
        for (int deal = 1; deal <= DEALS; deal++) {
            int wanted = deal;
            await().atMost(Duration.ofMinutes(1))
                    .until(() ->
                            look(id).deals() == wanted
                                    && look(id).game()
                                            .board()
                                            .filter(BoardView::isOver)
                                            .isPresent());
            if (deal < DEALS) {
                tables.next(id, lan, look(id).number());
            }
        }
        return id;
    }

    private static List<JsonNode> nodes(List<String> lines, String... events) {
        return lines.stream()
                .map(Json.MAPPER::readTree)
                .filter(line -> List.of(events).contains(line.path("event").asString("")))
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "RUBBER, rubber",
        "CHICAGO_MODERN, chicago",
        "PARTY_PUBLIC, party",
        "WHIST_AMERICAN, whist",
        "DUMMY_WHIST, dummy-whist",
        "BRIDGE_WHIST, bridge-whist",
        "PLAFOND_LONDON, plafond",
        "CUT_THROAT, cut-throat"
    })
    void theRecordOfATableIsScoredAsTheTableWas(Choice choice, String command) throws IOException {
        var id = played(choice, Optional.empty());
        var record = CLUB.social().records().of(id).lines();
        var file =
                Files.writeString(DIRECTORY.path().resolve(id.code()), String.join("\n", record));

        var ran = overtrick(command, "--sheet", file.toString(), "--json");

        assertThat(ran.err()).isEmpty();
        assertThat(nodes(ran.lines(), "over", "stopped", "closed"))
                .isNotEmpty()
                .isEqualTo(nodes(record, "over", "stopped", "closed"));
        var told = nodes(record, "deal");
        assertThat(told).hasSize(DEALS);
        assertThat(told.getFirst().path("dealer").asString("")).isIn("W", "N");
        for (String figure : List.of("dealer", "result", "entries", "points", "imps", "totals")) {
            assertThat(nodes(ran.lines(), "deal"))
                    .extracting(line -> line.path(figure))
                    .isEqualTo(told.stream().map(line -> line.path(figure)).toList());
        }
        var wrong = record.stream().map(line -> line.replace("\"totals\":{\"", "\"totals\":{\"X"));
        var changed = Files.writeString(file, String.join("\n", wrong.toList()));
        assertThat(overtrick(command, "--sheet", changed.toString()).err())
                .contains("line 2: totals is not");
    }

    @ParameterizedTest
    @CsvSource({"RUBBER, rubber"})
    void cardsDrawnForSeatsStandInIt(Choice choice, String command) throws IOException {
        var id = played(choice, Optional.of(Draw.Cut.HIGH));
        var record = CLUB.social().records().of(id).lines();

        var drawn = nodes(record, "drawn");
        assertThat(drawn).isNotEmpty();
        assertThat(drawn.getFirst().path("cards").propertyNames()).hasSize(4);
        var file =
                Files.writeString(DIRECTORY.path().resolve(id.code()), String.join("\n", record));
        assertThat(overtrick(command, "--sheet", file.toString()).err()).isEmpty();
    }
}
