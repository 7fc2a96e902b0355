package overtrick.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import overtrick.bridgetable.duplicate.Records;
import overtrick.cards.Seat;
import overtrick.formats.pbn.Pbn;
import overtrick.house.codes.TableId;
import overtrick.house.table.ChatLine;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;

/// A club of the first version: a data directory and what the program of that time said of it. It
/// opens, and everything is as it was, but for the number of what a watcher said, which the program
/// of that time counted with the events of the table.
class OldClubTest {

    private static final List<TableId> TABLES =
            List.of(new TableId("A56AA"), new TableId("5P4BQ"), new TableId("78BG6"));

    @TempDir private Path directory;

    private String told;

    @BeforeEach
    void unpack() throws IOException {
        try (var packed = new GZIPInputStream(resource("club-of-version-1.db.gz"))) {
            Files.copy(packed, directory.resolve("overtrick.db"));
        }
        try (var text = resource("club-of-version-1.txt")) {
            told = lines(new String(text.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    private static String lines(String text) {
        return text.replace("\r\n", "\n");
    }

    private static InputStream resource(String name) {
        return Objects.requireNonNull(OldClubTest.class.getResourceAsStream(name));
    }

    @Test
    void opensAndSaysWhatItSaidThen() {
        try (var club = open()) {
            await().untilAsserted(() -> assertThat(said(club)).isEqualTo(told));
        }
    }

    @Test
    void isWholeAfterwards() {
        open().close();

        assertThat(Verification.of(directory).problems()).isEmpty();
        assertThat(Verification.of(directory).streams()).isEqualTo(3);
    }

    private Club open() {
        return Club.open(ClubSettings.in(directory).withRobotPace(Duration.ofDays(1)));
    }

    private String said(Club club) {
        var out = new StringBuilder();
        var lan = person("lan", "Lan");
        var minh = person("minh", "Minh");
        TABLES.forEach(table -> tell(club, table, lan, out));
        for (var table : TABLES) {
            for (var board : club.history().boardsAt(table)) {
                byte[] pbn = Pbn.write(List.of(Records.of(board, Map.of())));
                out.append(lines(new String(pbn, StandardCharsets.UTF_8))).append('\n');
            }
        }
        for (var person : List.of(lan, minh)) {
            var boards =
                    club.history().boardsOf(person.id(), 0, 100).stream()
                            .map(entry ->
                                    "%s %d %s"
                                            .formatted(
                                                    entry.board().table(),
                                                    entry.board().ordinal(),
                                                    entry.seat()))
                            .toList();
            out.append("%s has played %s%n".formatted(person.name(), boards));
        }
        return out.append("lan=%s minh=%s%n".formatted(lan.id().value(), minh.id().value()))
                .toString();
    }

    private Member.Person person(String key, String name) {
        int from = told.indexOf(key + "=") + key.length() + 1;
        return new Member.Person(new PersonId(told.substring(from).split("\\s")[0]), name);
    }

    private static void tell(Club club, TableId table, Member.Person lan, StringBuilder out) {
        var viewers = List.of(lan, new Member.RobotAt(Seat.NORTH), Member.House.HOUSE);
        for (var viewer : viewers) {
            var view = club.duplicate().look(table, viewer).orElseThrow();
            var board = view.game().orElseThrow();
            String seat = view.seat().map(Object::toString).orElse("-");
            out.append("%s %d %s seat %s%n".formatted(table, view.number(), view.name(), seat));
            for (var at : Seat.values()) {
                String chair =
                        view.chair(at)
                                .map(taken -> taken.occupant() + " " + taken.sittingOut())
                                .orElse("-");
                out.append("  %s %s%n".formatted(at, chair));
            }
            out.append(
                    "  chat %s%n".formatted(view.chat().stream().map(OldClubTest::line).toList()));
            out.append(
                    "  board %s %s hands %s turn %s result %s%n"
                            .formatted(
                                    board.number(),
                                    board.auction().text(),
                                    new TreeMap<>(board.hands()),
                                    board.turn(),
                                    board.result()));
        }
    }

    /// As lines were kept then: from where their writer looked was not.
    private static String line(ChatLine line) {
        return "ChatLine[number=%d, name=%s, seated=%s, text=%s]"
                .formatted(line.number(), line.name(), line.seated(), line.text());
    }
}
