package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.formats.ranking.RankingJson;
import overtrick.formats.results.Assembly;
import overtrick.formats.results.UsebioResults;
import overtrick.members.list.Entry;
import overtrick.scoring.rank.Scores;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.Terms;

/// What a federation wants of an event: in one folder, with what is missing told before.
@Timeout(60)
@Tag("evening")
class FederationTest {

    private static final String SECRET = "seven of diamonds";

    @RegisterExtension
    private final House house = House.dealing().behind(door -> door.withPeople(10_000));

    private final Browser owner = house.visitor();

    @BeforeEach
    void foundTheClub() {
        owner.submit("/account/join", Map.of("name", "Owner", "password", SECRET));
        owner.get("/club/own/" + house.club().members().offices().foundingSecret().orElseThrow());
        owner.submit("/club/own", Map.of());
    }

    private Desk evening() {
        return Desk.of(owner, Map.of("title", "Friday", "boards", "3", "movement", "howell"))
                .enter("Đặng ", 4)
                .seat()
                .deal();
    }

    private static Desk played(Desk desk) {
        for (int round = 1; round <= 3; round++) {
            desk.begin(round).fill(round, "1", 1, "4SN=").fill(round, "2", 1, "3NE-1");
        }
        return desk.does("/console/clock", Map.of("deed", "close"));
    }

    private void listed(String name, String number) {
        house.club().members().accounts().list().add(new Entry(number, name, "", "", ""));
    }

    private Map<String, String> folder(Desk desk) {
        var answer = owner.sendForBytes(owner.request(desk.event() + "/federation.zip"));
        assertThat(answer.statusCode()).isEqualTo(200);
        var files = new TreeMap<String, String>();
        try (var zip = new ZipInputStream(new ByteArrayInputStream(answer.body()))) {
            for (var file = zip.getNextEntry(); file != null; file = zip.getNextEntry()) {
                files.put(file.getName(), new String(zip.readAllBytes(), StandardCharsets.UTF_8));
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return files;
    }

    private static String someName(Desk desk) {
        var cells = desk.get("/files/results.csv").body();
        var name = Pattern.compile("Đặng [^,–\"\\r\\n]*[^,–\"\\r\\n ]").matcher(cells);
        assertThat(name.find()).as(cells).isTrue();
        return name.group();
    }

    @Test
    void whatIsMissingIsToldBefore() {
        var desk = evening();
        assertThat(owner.get(desk.event() + "/federation").body())
                .contains("There are no results yet.", "the club has no name")
                .doesNotContain("federation.zip");
        assertThat(owner.get(desk.event() + "/federation.zip").statusCode()).isEqualTo(404);
    }

    @Test
    void theNumbersOfPlayersComeFromTheList() {
        var desk = played(evening());
        String name = someName(desk);
        listed(name, "VN-17");
        owner.submit("/club/look", Map.of("name", "Old Quarter", "own", "yes", "colour", ""));

        String page = owner.get(desk.event() + "/federation").body();
        assertThat(page)
                .contains("the results, closed.", "the name of the club, Old Quarter.")
                .contains("the hands of all boards.")
                .contains("the numbers of 7 players");

        var files = folder(desk);
        assertThat(files.keySet())
                .containsExactly(
                        "hands.pbn", "ranking.csv", "results.csv", "results.pbn", "usebio.xml");
        assertThat(files.get("usebio.xml"))
                .contains("<CLUB_NAME>Old Quarter</CLUB_NAME>")
                .contains("<NATIONAL_ID_NUMBER>VN-17</NATIONAL_ID_NUMBER>")
                .containsPattern("<DATE>\\d\\d/\\d\\d/\\d{4}</DATE>");
        assertThat(files.get("ranking.csv")).contains(name).contains("VN-17");
        assertThat(files.get("ranking.csv").lines()).hasSize(5);
        var read = UsebioResults.read(files.get("usebio.xml").getBytes(StandardCharsets.UTF_8));
        var assembly = Assembly.of(Map.of("usebio.xml", read), false);
        assertThat(assembly.complaints()).isEmpty();
        var terms = Terms.of(Contestants.PAIRS, Method.MATCHPOINTS);
        assertThat(RankingJson.of(Scores.of(assembly.results(), terms.regulations())))
                .isEqualTo(desk.get("/files/ranking.json").body());
    }

    @Test
    void aNameThatTheListHasTwiceGetsNoNumber() {
        var desk = played(evening());
        String name = someName(desk);
        listed(name, "VN-17");
        listed(name, "VN-18");

        assertThat(folder(desk).get("usebio.xml")).doesNotContain("VN-1");
        assertThat(owner.get(desk.event() + "/federation").body())
                .contains("the numbers of 8 players");
    }

    /// Whoever opens an event sees no numbers of members for it.
    @Test
    void itIsForDirectorsAndOfficersOfTheClub() {
        var guest = house.visitor();
        var desk =
                Desk.of(guest, Map.of("title", "Guests", "boards", "3", "movement", "howell"))
                        .enter(4)
                        .seat();

        assertThat(guest.get(desk.event() + "/federation.zip").body()).doesNotContain("usebio");
        assertThat(guest.get(desk.event() + "/console").body()).doesNotContain("/federation");
        assertThat(owner.get(evening().event() + "/console").body()).contains("/federation\"");
        var member = house.visitor();
        member.submit("/account/join", Map.of("name", "Lan", "password", SECRET));
        assertThat(member.get(desk.event() + "/federation").statusCode()).isEqualTo(403);
        assertThat(member.get(desk.event() + "/federation.zip").statusCode()).isEqualTo(403);
    }
}
