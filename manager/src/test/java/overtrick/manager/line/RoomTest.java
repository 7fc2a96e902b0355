package overtrick.manager.line;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.bridge.Board;
import overtrick.bridge.board.BoardInPlay;
import overtrick.cards.Seat;
import overtrick.manager.Chances;
import overtrick.manager.protocol.ClientLines;
import overtrick.manager.protocol.ManagerLines;
import overtrick.manager.protocol.Wording;
import overtrick.manager.protocol.Wording.End;
import overtrick.manager.protocol.Wording.SeatedStyle;
import overtrick.manager.seat.SeatedPlayer;
import overtrick.testkit.Seeds;

/// Rooms on real sockets: with our players, with one as the oldest are, and with such as send
/// nonsense, hang up or never answer.
@Timeout(120)
class RoomTest {

    private static final Wording OLD =
            Wording.USUAL
                    .ending(End.NONE)
                    .confirming(SeatedStyle.BARE)
                    .inCapitals(true)
                    .timed(false)
                    .starting("Start of Board");

    private static List<Board> boards(int count) {
        var chance = Seeds.chance(7);
        return Stream.iterate(1, number -> number + 1)
                .limit(count)
                .map(number -> Chances.board(number, chance))
                .toList();
    }

    private static CompletableFuture<Optional<String>> player(
            TestRoom room, Optional<Seat> seat, String team, Wording wording, int seed) {
        var seated = new SeatedPlayer(team, seat, false, Chances.mind(Seeds.chance(seed)));
        var player = new Player(seated, wording, Duration.ofMillis(20), new RoomListener() {});
        return CompletableFuture.supplyAsync(
                () -> player.play("127.0.0.1", room.port()),
                task -> Thread.ofVirtual().start(task));
    }

    private static List<CompletableFuture<Optional<String>>> ours(TestRoom room, Seat... seats) {
        return Stream.of(seats)
                .map(seat ->
                        player(
                                room,
                                Optional.of(seat),
                                seat.side().name(),
                                Wording.USUAL,
                                seat.ordinal()))
                .toList();
    }

    private static Optional<String> end(CompletableFuture<Optional<String>> player)
            throws Exception {
        return player.get(60, TimeUnit.SECONDS);
    }

    /// Whoever looks on sees each call and each card as it is made, and every board when it is
    /// over.
    @Test
    void everyCallAndCardIsShownOnce() throws Exception {
        try (var room = new TestRoom(TestRoom.settings(0, Map.of()), boards(2))) {
            var players = ours(room, Seat.values());

            assertThat(room.end()).isEmpty();
            for (var player : players) {
                assertThat(end(player)).isEmpty();
            }
            assertThat(room.lying).doesNotHaveDuplicates().containsAll(room.played);
            assertThat(room.lying.getFirst().auction().calls()).isEmpty();
            int deeds =
                    room.played.stream()
                            .mapToInt(board ->
                                    board.auction().calls().size()
                                            + board.play()
                                                    .map(play -> play.cards().size())
                                                    .orElse(0))
                            .sum();
            assertThat(room.lying).hasSize(room.played.size() + deeds);
        }
    }

    @Test
    void fourOfOursPlayASession() throws Exception {
        try (var room = new TestRoom(TestRoom.settings(0, Map.of()), boards(6))) {
            var players = ours(room, Seat.values());

            assertThat(room.end()).isEmpty();
            for (var player : players) {
                assertThat(end(player)).isEmpty();
            }
            assertThat(room.played).hasSize(6).allMatch(BoardInPlay::isOver);
            assertThat(room.record).contains("West > End of session");
        }
    }

    @Test
    void theManagerChoosesSeats() throws Exception {
        try (var room = new TestRoom(TestRoom.settings(0, Map.of()), boards(1))) {
            var players = new ArrayList<CompletableFuture<Optional<String>>>();
            for (int who = 0; who < 4; who++) {
                String team = who % 2 == 0 ? "one" : "other";
                players.add(player(room, Optional.empty(), team, Wording.USUAL, who));
            }

            assertThat(room.end()).isEmpty();
            for (var player : players) {
                assertThat(end(player)).isEmpty();
            }
        }
    }

    @Test
    void oneAsTheOldestAreIsUnderstoodAndUnderstands() throws Exception {
        var settings = TestRoom.settings(0, Map.of(Seat.EAST, OLD));
        try (var room = new TestRoom(settings, boards(2))) {
            var players = ours(room, Seat.NORTH, Seat.SOUTH, Seat.WEST);
            var oldest = new Oldest(room.port());

            assertThat(room.end()).isEmpty();
            for (var player : players) {
                assertThat(end(player)).isEmpty();
            }
            assertThat(oldest.end()).isEqualTo("EAST");
            assertThat(room.record)
                    .anyMatch(line -> line.equals("East < EAST received dummy"))
                    .anyMatch(line -> line.startsWith("East > EAST") || line.contains(" PASSES"))
                    .noneMatch(line -> line.startsWith("East > Timing"));
        }
    }

    @Test
    void ourPlayerNeedsNoEndsOfLines() throws Exception {
        var settings = TestRoom.settings(0, Map.of(Seat.NORTH, OLD));
        try (var room = new TestRoom(settings, boards(1))) {
            var players = new ArrayList<>(ours(room, Seat.EAST, Seat.SOUTH, Seat.WEST));
            var bare = Wording.USUAL.ending(End.NONE).inCapitals(true);
            players.add(player(room, Optional.of(Seat.NORTH), "NORTH_SOUTH", bare, 9));

            assertThat(room.end()).isEmpty();
            for (var player : players) {
                assertThat(end(player)).isEmpty();
            }
        }
    }

    /// What a player says before they misbehave, line by line; the others are ours.
    private static List<String> beginning() {
        return List.of(
                "Connecting \"EAST_WEST\" as East using protocol version 18",
                "East ready for teams",
                "East ready to start",
                "East ready for deal",
                "East ready for cards",
                "East ready for North's bid");
    }

    /// As far as somebody goes, each line in answer to what it waits for.
    private static Socket begin(TestRoom room, int lines) throws IOException {
        var socket = new Socket(InetAddress.getLoopbackAddress(), room.port());
        var waits = List.of("", "seated", "Teams", "Start of board", "Board number", "cards :");
        for (int line = 0; line < lines; line++) {
            String wait = waits.get(line);
            if (!wait.isEmpty()) {
                room.await(said -> said.startsWith("East > ") && said.contains(wait));
            }
            send(socket, beginning().get(line) + "\r\n");
        }
        String last = beginning().get(lines - 1);
        room.await(said -> said.endsWith("< " + last));
        return socket;
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
        socket.getOutputStream().flush();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void whoeverHangsUpEndsItInOneLine(int lines) throws Exception {
        try (var room = new TestRoom(TestRoom.settings(0, Map.of()), boards(1))) {
            var players = ours(room, Seat.NORTH, Seat.SOUTH, Seat.WEST);
            for (var seat : List.of("North", "South", "West")) {
                room.await(line -> line.startsWith(seat + " > ") && line.endsWith("seated"));
            }
            begin(room, lines).close();

            assertThat(room.end())
                    .get()
                    .asString()
                    .startsWith("open room")
                    .endsWith("East (\"EAST_WEST\") has hung up")
                    .hasLineCount(1);
            for (var player : players) {
                assertThat(end(player))
                        .get()
                        .asString()
                        .startsWith("the manager has hung up")
                        .contains("East (\"EAST_WEST\") has hung up");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void whoeverSendsNonsenseEndsItInOneLine(int lines) throws Exception {
        try (var room = new TestRoom(TestRoom.settings(0, Map.of()), boards(1))) {
            ours(room, Seat.NORTH, Seat.SOUTH, Seat.WEST);
            try (var socket = begin(room, lines)) {
                send(socket, "\u0000\u0001GET / HTTP/1.1\u00ff\n");

                assertThat(room.end())
                        .get()
                        .asString()
                        .endsWith(
                                "East (\"EAST_WEST\") has sent what is no message: \"??GET /"
                                        + " HTTP/1.1?\"")
                        .hasLineCount(1);
                assertThat(
                                new String(
                                        socket.getInputStream().readAllBytes(),
                                        StandardCharsets.US_ASCII))
                        .contains("Error East has sent what is no message");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void whoeverNeverAnswersEndsItInOneLine(int lines) throws Exception {
        var expected =
                List.of(
                        "ready for teams",
                        "ready to start",
                        "ready for deal",
                        "ready for cards",
                        "ready for North's bid");
        var last =
                List.of(
                        " ready for teams",
                        " ready to start",
                        " ready for deal",
                        " ready for cards");
        try (var room = new TestRoom(TestRoom.settings(0, Map.of()), boards(1))) {
            ours(room, Seat.NORTH, Seat.SOUTH, Seat.WEST);
            try (var socket = begin(room, lines)) {
                for (var seat : List.of("North", "South", "West")) {
                    room.await(line ->
                            lines <= last.size()
                                    ? line.endsWith(last.get(lines - 1))
                                            && line.startsWith(seat + " <")
                                    : line.matches(
                                            seat + " < .*(bids|passes|doubles|North's bid).*"));
                }
                room.elapse(299);
                room.elapse(2);

                assertThat(room.end())
                        .get()
                        .asString()
                        .endsWith(
                                "East (\"EAST_WEST\") has not answered within 300 s: %s was expected"
                                        .formatted(expected.get(lines - 1)))
                        .hasLineCount(1);
                assertThat(socket.isConnected()).isTrue();
            }
        }
    }

    @Test
    void whoeverComesBackPlaysOn() throws Exception {
        try (var room = new TestRoom(TestRoom.settings(60, Map.of()), boards(2))) {
            var players = new ArrayList<>(ours(room, Seat.NORTH, Seat.SOUTH, Seat.WEST));
            begin(room, 6).close();
            room.await(line -> line.equals("East (\"EAST_WEST\") has hung up"));
            var stranger = player(room, Optional.of(Seat.EAST), "Strangers", Wording.USUAL, 5);
            assertThat(end(stranger)).get().asString().contains("Expected team name 'EAST_WEST'");
            players.addAll(ours(room, Seat.EAST));

            assertThat(room.end()).isEmpty();
            for (var player : players) {
                assertThat(end(player)).isEmpty();
            }
            assertThat(room.record).contains("East (\"EAST_WEST\") has come back");
            assertThat(room.played).hasSize(2);
        }
    }

    @Test
    void aSeatWaitsForItsPlayerOnlySoLong() throws Exception {
        try (var room = new TestRoom(TestRoom.settings(60, Map.of()), boards(2))) {
            ours(room, Seat.NORTH, Seat.SOUTH, Seat.WEST);
            begin(room, 6).close();
            room.await(line -> line.equals("East (\"EAST_WEST\") has hung up"));
            room.elapse(59);
            room.elapse(2);

            assertThat(room.end())
                    .get()
                    .asString()
                    .endsWith(
                            "East (\"EAST_WEST\") has hung up, and has not come back within 60 s");
        }
    }

    @Test
    void strangersAreTurnedAwayAndTheTableGoesOn() throws Exception {
        try (var room = new TestRoom(TestRoom.settings(0, Map.of()), boards(1))) {
            for (var said :
                    Map.of(
                                    "GET / HTTP/1.1", "Error Expected: Connecting",
                                    "Connecting \"x\" as North using protocol version 17",
                                            "ERROR: Protocol version is not 18 but 17",
                                    "Connecting \"\" as North using protocol version 18",
                                            "Error Team name is not 1 to 60 signs",
                                    "North ready for teams", "Error Expected: Connecting")
                            .entrySet()) {
                assertThat(answer(room, said.getKey() + "\r\n")).startsWith(said.getValue());
            }
            answer(room, "x".repeat(100_000));
            room.await(line -> line.contains("has sent a line of more than 1000 signs"));
            try (var mute = new Socket(InetAddress.getLoopbackAddress(), room.port())) {
                var players = ours(room, Seat.NORTH);
                room.await(line -> line.startsWith("North > North (\"NORTH_SOUTH\") seated"));
                assertThat(
                                answer(
                                        room,
                                        "Connecting \"NORTH_SOUTH\" as North using protocol version 18\n"))
                        .startsWith("Seat already has been taken");
                assertThat(answer(room, "Connecting \"x\" as South using protocol version 18\n"))
                        .contains("Expected team name 'NORTH_SOUTH'");
                room.elapse(31);
                room.await(line -> line.endsWith("Error Nothing was said within 30 s"));
                ours(room, Seat.EAST, Seat.SOUTH, Seat.WEST);
                assertThat(room.end()).isEmpty();
                assertThat(end(players.getFirst())).isEmpty();
                assertThat(mute.getInputStream().readAllBytes()).isNotEmpty();
            }
        }
    }

    private static String answer(TestRoom room, String said) throws IOException {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), room.port())) {
            try {
                send(socket, said);
                return new String(
                        socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
            } catch (IOException _) {
                return ""; // cut off while it was still talking
            }
        }
    }

    /// A player as the oldest programs are: no end of line, capitals, bare names; it asks for dummy
    /// before the opening lead and says afterwards that it has received it.
    private static final class Oldest {

        private final CompletableFuture<String> end;

        Oldest(int port) {
            end =
                    CompletableFuture.supplyAsync(
                            () -> {
                                try (var socket =
                                        new Socket(InetAddress.getLoopbackAddress(), port)) {
                                    return play(socket);
                                } catch (IOException | Framing.TooLong failed) {
                                    return String.valueOf(failed);
                                }
                            },
                            task -> Thread.ofVirtual().start(task));
        }

        String end() throws Exception {
            return end.get(60, TimeUnit.SECONDS);
        }

        private static String play(Socket socket) throws Framing.TooLong {
            var seated =
                    new SeatedPlayer(
                            "EAST_WEST",
                            Optional.of(Seat.EAST),
                            true,
                            Chances.mind(Seeds.chance(3)));
            var framing = new Framing(ManagerLines::split, line -> !line.isBlank());
            try (var wire = new Wire(socket, framing, Duration.ofMillis(20))) {
                wire.say(ClientLines.text(seated.connecting(), false), OLD);
                for (var line = wire.read(); line.isPresent(); line = wire.read()) {
                    for (var said : seated.hear(ManagerLines.parse(line.get()))) {
                        wire.say(old(ClientLines.text(said, true)), OLD);
                    }
                }
            }
            return seated.isOver() ? seated.seat().orElseThrow().name() : "not over";
        }

        /// Such as `EAST ready for NORTH's bid`; every card is asked for with dummy before it, and
        /// what it is told of dummy is confirmed.
        private static String old(String line) {
            String loud = line.replace("East ", "EAST ").replace("ready for ", "ready for  ");
            boolean beforeLead = line.endsWith("card to trick 1");
            return beforeLead ? "EAST ready for dummy" + loud + "EAST received dummy" : loud;
        }
    }

    @Test
    void teamsSitTheOtherWayRoundInTheClosedRoom() {
        var names = new Names(Optional.of("A"), Optional.empty());
        var told = new EnumMap<Seat, Optional<String>>(Seat.class);
        for (var seat : Seat.values()) {
            told.put(seat, names.refusal(true, seat, seat.ordinal() % 2 == 0 ? "B" : "a"));
        }

        assertThat(told.values()).allMatch(Optional::isEmpty);
        assertThat(names.refusal(false, Seat.EAST, "C")).get().asString().contains("'B'");
        assertThat(names.refusal(false, Seat.NORTH, "C")).get().asString().contains("'A'");
    }
}
