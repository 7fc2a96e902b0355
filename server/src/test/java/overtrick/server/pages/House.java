package overtrick.server.pages;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import overtrick.bridgetable.duplicate.BoardSetException;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.house.codes.TableId;
import overtrick.house.terms.Strength;
import overtrick.page.WebSettings;
import overtrick.page.server.Web;
import overtrick.server.Club;
import overtrick.server.ClubSettings;
import overtrick.server.front.ClubPages;
import overtrick.testkit.TemporaryDirectory;

/// A club with its server, and the browsers of those who visit it: open for all the tests of a
/// class, or in a field that is not static for each test anew.
final class House
        implements BeforeAllCallback, BeforeEachCallback, AfterEachCallback, AfterAllCallback {

    private final UnaryOperator<ClubSettings> manners;
    private final UnaryOperator<WebSettings> door;
    private final Optional<String> boards;
    private final boolean played;
    private final List<AutoCloseable> open = new ArrayList<>();
    private Optional<Club> club = Optional.empty();
    private Optional<Web> web = Optional.empty();
    private Optional<Browser> player = Optional.empty();
    private Optional<Path> data = Optional.empty();
    private String table = "";
    private boolean forAll;

    private House(
            UnaryOperator<ClubSettings> manners,
            UnaryOperator<WebSettings> door,
            Optional<String> boards,
            boolean played) {
        this.manners = manners;
        this.door = door;
        this.boards = boards;
        this.played = played;
    }

    /// Its robots act at once, and new tables deal their own boards.
    static House dealing() {
        return new House(
                UnaryOperator.identity(), UnaryOperator.identity(), Optional.empty(), false);
    }

    /// The same, and its robots play by rules of thumb without any pause.
    static House hurrying() {
        return dealing().with(club -> club.withRobotPace(Duration.ZERO).withRobots(Strength.THUMB));
    }

    /// Robots play without any pause, and the door lets one visitor in as often as they like.
    static House atOnce() {
        return dealing()
                .with(club -> club.withRobotPace(Duration.ZERO))
                .behind(door -> door.withPeople(10_000));
    }

    /// But new tables play the boards of this PBN.
    House playing(String pbn) {
        return new House(manners, door, Optional.of(pbn), false);
    }

    /// And somebody has played a board that has cards to replay, at a table that is open to all.
    House afterABoard() {
        return new House(manners, door, Optional.of(PlayedBoard.SET), true);
    }

    House with(UnaryOperator<ClubSettings> otherManners) {
        return new House(otherManners, door, boards, played);
    }

    House behind(UnaryOperator<WebSettings> otherDoor) {
        return new House(manners, otherDoor, boards, played);
    }

    @Override
    public void beforeAll(ExtensionContext context) throws BoardSetException {
        forAll = true;
        open();
    }

    @Override
    public void beforeEach(ExtensionContext context) throws BoardSetException {
        if (!forAll) {
            open();
        }
    }

    private void open() throws BoardSetException {
        var data = new TemporaryDirectory();
        open.add(data);
        this.data = Optional.of(data.path());
        var settings = ClubSettings.in(data.path()).withRobotPace(Duration.ofMillis(1));
        var opened = Club.open(manners.apply(settings));
        open.add(opened);
        club = Optional.of(opened);
        if (boards.isPresent()) {
            byte[] pbn = boards.get().getBytes(StandardCharsets.US_ASCII);
            opened.boardSets().offerToAll(opened.boardSets().add("set.pbn", pbn));
        }
        web = Optional.of(serve(door));
        if (played) {
            var ann = visitor();
            table = PlayedBoard.by(ann);
            ann.post(table + "/let-in", Map.of("access", "OPEN"));
            player = Optional.of(ann);
        }
    }

    @Override
    public void afterEach(ExtensionContext context) throws Exception {
        if (!forAll) {
            close();
        }
    }

    @Override
    public void afterAll(ExtensionContext context) throws Exception {
        close();
    }

    private void close() throws Exception {
        for (var last : open.reversed()) {
            last.close();
        }
        open.clear(); // a test that failed may run once more
    }

    /// Another server for the same club.
    Web serve(UnaryOperator<WebSettings> itsDoor) {
        var served = ClubPages.open(club(), itsDoor.apply(new WebSettings("127.0.0.1", 0)));
        open.add(served::stop);
        return served;
    }

    /// Opens another door of the same club, by which everybody comes from now on: nobody has asked
    /// for anything there, so nobody has to pause.
    void openAnotherDoor() {
        web = Optional.of(serve(door));
    }

    Club club() {
        return club.orElseThrow();
    }

    int port() {
        return web.orElseThrow().port();
    }

    /// Where the club keeps everything.
    Path data() {
        return data.orElseThrow();
    }

    Web web() {
        return web.orElseThrow();
    }

    /// Somebody new, who stays until the house closes. They may be waiting before it opens.
    Browser visitor() {
        var visitor = new Browser(this::port);
        open.add(visitor);
        return visitor;
    }

    /// The first board of the table with this path, which is over.
    FinishedBoard firstBoard(String table) {
        var id = new TableId(table.substring("/tables/".length()));
        return club().history().board(id, 1).orElseThrow();
    }

    /// Who has played [#board].
    Browser player() {
        return player.orElseThrow();
    }

    /// The path of the table where [#board] was played.
    String table() {
        return table;
    }

    /// The board that has been played.
    FinishedBoard board() {
        return firstBoard(table);
    }
}
