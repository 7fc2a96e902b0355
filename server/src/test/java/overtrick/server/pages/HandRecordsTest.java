package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.server.pages.Status.NOT_FOUND;
import static overtrick.server.pages.Status.UNCLEAR;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.zip.ZipInputStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.bridge.Board;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.solver.DoubleDummyTable;
import overtrick.solver.Solver;

/// What people take home from an evening: the cards with all they could make, the ranking, their
/// own score card, the places round by round, and all of it as a folder.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("evening")
class HandRecordsTest {

    private static final Pattern OTHER_PLACE = Pattern.compile("(?:href|src)=\"(?!#)([^\"?]+)");

    @RegisterExtension private static final House HOUSE = House.dealing();

    /// An event that is over: what its cards make is searched once for all tests.
    private static Optional<Desk> over = Optional.empty();

    private final Browser director = HOUSE.visitor();
    private final Browser stranger = HOUSE.visitor();

    @BeforeAll
    static void playAnEvening() {
        over = Optional.of(played(HOUSE.visitor()));
    }

    /// Two tables, three boards, three rounds; the boards come from the program.
    private static Desk dealt(Browser director) {
        var desk =
                Desk.of(
                                director,
                                Map.of(
                                        "title",
                                        "Giải Nguyễn Huệ",
                                        "boards",
                                        "3",
                                        "movement",
                                        "howell"))
                        .enter("Đặng ", 4)
                        .seat();
        return desk.deal().begin(1);
    }

    private static Desk played(Browser director) {
        var desk = dealt(director);
        for (int round = 1; round <= 3; round++) {
            desk.begin(round).fill(round, "1", 1, "4SN=").fill(round, "2", 1, "3NE-1");
        }
        return desk.does("/console/clock", Map.of("deed", "close"));
    }

    private static byte[] file(Browser who, Desk desk, String name) {
        var answer = who.sendForBytes(who.request(desk.event() + "/files/" + name));
        assertThat(answer.statusCode()).isEqualTo(200);
        return answer.body();
    }

    private static String text(byte[] pdf) throws IOException {
        try (var document = Loader.loadPDF(pdf)) {
            for (var page : document.getPages()) {
                for (var name : page.getResources().getFontNames()) {
                    assertThat(page.getResources().getFont(name).isEmbedded()).isTrue();
                }
            }
            return new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
        }
    }

    @Test
    void everybodyTakesTheCardsHomeWhenAllHavePlayedThem() throws IOException {
        var desk = over.orElseThrow();
        var boards =
                Pbn.read(new String(file(stranger, desk, "hands.pbn"), StandardCharsets.UTF_8))
                        .played()
                        .stream()
                        .map(PlayedBoard::board)
                        .toList();
        assertThat(boards).hasSize(3);

        String record = text(file(stranger, desk, "hands.pdf"));

        assertThat(record).contains("Giải Nguyễn Huệ", "Dealer N", "Par ");
        for (var board : boards) {
            assertThat(record).contains(hand(board, Seat.EAST, "AKQJ"));
        }
        assertThat(record).contains(makes(boards.getLast())); // searching all again takes long
    }

    /// A hand as it stands in the record: `♠ AQ109 ♥ …`.
    private static String hand(Board board, Seat seat, String honours) {
        var text = new StringBuilder();
        for (var suit : List.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)) {
            String ranks = board.deal().hand(seat).ranks(suit);
            for (int at = 0; at < honours.length(); at++) {
                ranks = ranks.replace("AKQJ".charAt(at), Character.toLowerCase(honours.charAt(at)));
            }
            text.append(suit.symbol())
                    .append(' ')
                    .append(
                            ranks.isEmpty()
                                    ? "–"
                                    : ranks.toUpperCase(Locale.ROOT).replace("T", "10"))
                    .append(' ');
        }
        return text.toString().strip();
    }

    /// The tricks in notrump of North, South, East and West, as they stand beneath each other.
    private static String makes(Board board) {
        var table = new Solver().table(board.deal());
        var text = new StringBuilder();
        for (var strain : DoubleDummyTable.STRAINS.reversed()) {
            text.append(strain.symbol()).append(' ');
            for (var seat : List.of(Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)) {
                text.append(table.tricks(strain, seat)).append(' ');
            }
        }
        return text.toString().strip();
    }

    private static String boards(Desk desk) {
        return desk.get("/console/boards.pbn").body();
    }

    private HttpResponse<String> bring(Desk desk, String pbn) {
        return director.upload(desk.event() + "/console/hands", "pbn", "club.pbn", pbn);
    }

    @Test
    void boardsFromADealingMachineTakeThePlaceOfOurs() {
        var desk = dealt(director);
        String theirs = boards(dealt(director));
        assertThat(theirs).isNotEqualTo(boards(desk));

        assertThat(bring(desk, "nothing").statusCode()).isEqualTo(UNCLEAR);
        assertThat(bring(desk, theirs.replace("[Board \"2\"]", "[Board \"9\"]")).body())
                .contains("Board 2 is not in the file.");
        assertThat(bring(desk, theirs.replace("[Dealer \"E\"]", "[Dealer \"W\"]")).body())
                .contains("Board 2 of the file has dealer West, NS vulnerable; by its number");
        assertThat(boards(desk)).isNotEqualTo(theirs);

        assertThat(bring(desk, theirs).statusCode()).isEqualTo(200);
        assertThat(boards(desk)).isEqualTo(theirs);
        assertThat(desk.get("/console/hands").body()).contains("PBN file of the dealing machine");
    }

    @Test
    void boardsThatAreBeingPlayedInTheProgramStayAsTheyAre() {
        var byHand = new HashMap<>(Map.of("where", "online", "fill", "yes", "hand", "yes"));
        byHand.putAll(Map.of("tables", "2", "boards", "3"));
        var desk = Desk.of(director, byHand).seat();
        String ours = boards(desk);
        assertThat(bring(desk, ours).statusCode()).isEqualTo(200);
        desk.begin(1);

        var answer = bring(desk, ours);

        assertThat(answer.statusCode()).isEqualTo(409);
        assertThat(answer.body()).contains("Tables of the program play these boards already");
        assertThat(desk.get("/console/hands").body())
                .doesNotContain("PBN file of the dealing machine");
    }

    /// Every hand of every board is on the paper, however many are on a sheet.
    @ParameterizedTest
    @ValueSource(ints = {2, 6, 12})
    void everySheetHasEveryHand(int sheet) throws IOException {
        var desk = over.orElseThrow();
        var boards =
                Pbn.read(new String(file(stranger, desk, "hands.pbn"), StandardCharsets.UTF_8))
                        .played();

        byte[] pdf = file(stranger, desk, "hands.pdf?sheet=" + sheet);

        String record = text(pdf);
        for (var played : boards) {
            for (var seat : Seat.values()) {
                assertThat(record).contains(hand(played.board(), seat, "AKQJ"));
            }
        }
        try (var document = Loader.loadPDF(pdf)) {
            assertThat(document.getNumberOfPages()).isEqualTo(Math.ceilDiv(3, sheet));
        }
        assertThat(stranger.get(desk.event() + "/files/hands.pdf?sheet=5").statusCode())
                .isEqualTo(UNCLEAR);
    }

    @Test
    void honoursHaveTheLettersOfTheReader() throws IOException {
        var desk = over.orElseThrow();
        var board =
                Pbn.read(new String(file(stranger, desk, "hands.pbn"), StandardCharsets.UTF_8))
                        .played()
                        .getFirst()
                        .board();

        String italian = text(file(stranger, desk, "hands.pdf?letters=ardf"));

        assertThat(italian).contains(hand(board, Seat.EAST, "ARDF")).doesNotContain("K", "Q", "J");
        assertThat(text(file(stranger, desk, "hands.pdf?letters=ardv")))
                .contains(hand(board, Seat.EAST, "ARDV"));
        assertThat(text(file(stranger, desk, "hands.pdf?letters=akdb")))
                .contains(hand(board, Seat.EAST, "AKDB"));
        assertThat(stranger.get(desk.event() + "/files/hands.pdf?letters=xyz").statusCode())
                .isEqualTo(UNCLEAR);
        var inVietnamese =
                stranger.request(desk.event() + "/files/hands.pdf").header("Accept-Language", "vi");
        assertThat(text(stranger.sendForBytes(inVietnamese).body()))
                .contains("Chia bài N", "không bên nào trong vùng");
    }

    @Test
    void cardsThatSomebodyHasStillToPlayAreHiddenFromAllButTheDirector() {
        var desk = dealt(director);
        desk.fill(1, "1", 1, "4SN=");

        assertThat(stranger.get(desk.event() + "/files/hands.pdf").statusCode())
                .isEqualTo(NOT_FOUND);
        assertThat(stranger.get(desk.event()).body()).doesNotContain("hands.pdf");
        assertThat(director.get(desk.event()).body()).contains("hands.pdf");
    }

    @Test
    void boardsThatWereDealtAtTheTablesHaveNoRecord() {
        var desk = Desk.of(director, Map.of("boards", "3", "movement", "howell")).enter(4).seat();
        for (int round = 1; round <= 3; round++) {
            desk.begin(round).fill(round, "1", 1, "4SN=").fill(round, "2", 1, "3NE-1");
        }

        var answer = stranger.get(desk.event() + "/files/hands.pdf");

        assertThat(answer.statusCode()).isEqualTo(NOT_FOUND);
        assertThat(answer.body()).contains("dealt at the tables");
    }

    @Test
    void travellerAndPersonalCardShowTheCards() {
        var desk = over.orElseThrow();

        assertThat(stranger.get(desk.event() + "/boards/1").body())
                .contains("class=\"diagram\"", "class=\"makes\"", "Par ");
        assertThat(stranger.get(desk.event() + "/pairs/1").body().split("class=\"diagram\"", -1))
                .hasSize(1 + 3);
    }

    @Test
    void theRankingHangsOnTheWall() throws IOException {
        var desk = over.orElseThrow();

        String wall = text(file(stranger, desk, "ranking.pdf"));

        assertThat(wall).contains("Giải Nguyễn Huệ", "Đặng N1 – Đặng S1", "Boards");
    }

    @Test
    void thePlacesAfterEveryRoundAreAPictureAndATable() {
        var desk = dealt(director);
        assertThat(stranger.get(desk.event() + "/progress").statusCode()).isEqualTo(NOT_FOUND);
        desk.fill(1, "1", 1, "4SN=").fill(1, "2", 1, "3NE-1");
        desk.begin(2).fill(2, "1", 1, "P").fill(2, "2", 1, "6CS-5");
        desk.begin(3).fill(3, "1", 1, "7NW=").fill(3, "2", 1, "1CE=");

        String page = stranger.get(desk.event() + "/progress").body();

        assertThat(page).contains("<polyline", "Đặng N1 – Đặng S1");
        var last = Pattern.compile("class=\"rlist span\".*?</table>", Pattern.DOTALL).matcher(page);
        assertThat(last.find()).isTrue();
        assertThat(last.group().split("<tr>", -1)).hasSize(1 + 1 + 4);
    }

    /// Every place that a page of the folder leads to is in the folder.
    @Test
    void theFolderNeedsNoServer() throws IOException {
        var desk = over.orElseThrow();

        var files = unzipped(file(stranger, desk, "results.zip"));

        assertThat(files)
                .containsKeys(
                        "index.html",
                        "hands.pdf",
                        "hands.pbn",
                        "ranking.pdf",
                        "ranking.pbn",
                        "ranking.json",
                        "results.csv",
                        "usebio.xml",
                        "progress.html");
        files.forEach((name, content) -> {
            if (name.endsWith(".html")) {
                OTHER_PLACE
                        .matcher(new String(content, StandardCharsets.UTF_8))
                        .results()
                        .forEach(found -> assertThat(files).as(name).containsKey(found.group(1)));
            }
        });
        assertThat(text(files.getOrDefault("hands.pdf", new byte[0]))).contains("Par ");
    }

    private static Map<String, byte[]> unzipped(byte[] folder) throws IOException {
        var files = new TreeMap<String, byte[]>();
        try (var zip = new ZipInputStream(new ByteArrayInputStream(folder))) {
            for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                files.put(entry.getName(), zip.readAllBytes());
            }
        }
        return files;
    }
}
