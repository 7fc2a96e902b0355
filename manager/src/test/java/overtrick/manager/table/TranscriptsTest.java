package overtrick.manager.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import overtrick.bridge.Board;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.BoardRules;
import overtrick.bridge.board.HouseRules;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.manager.Chances;
import overtrick.manager.protocol.ClientLines;
import overtrick.manager.protocol.ClientMessage;
import overtrick.manager.protocol.ManagerLines;
import overtrick.manager.protocol.ManagerMessage;
import overtrick.manager.protocol.ManagerMessage.CallMade;
import overtrick.manager.protocol.ManagerMessage.CardPlayed;
import overtrick.manager.protocol.Wording;
import overtrick.manager.protocol.Wording.SeatedStyle;
import overtrick.manager.seat.SeatedPlayer;
import overtrick.testkit.Seeds;

/// Matches of chance: whatever the order in which messages arrive, and however they are worded, all
/// five programs agree with the rules on what has happened.
class TranscriptsTest {

    private static final BoardRules RULES = new BoardRules(HouseRules.EVENT);

    @Test
    void everyTranscriptIsABoardOfTheRules() {
        Seeds.each(
                60,
                chance -> {
                    var match = new Match(chance);
                    var boards = List.of(Chances.board(1, chance), Chances.board(14, chance));
                    var played = match.play(boards);

                    assertThat(played).hasSize(2).allMatch(BoardInPlay::isOver);
                    for (int place = 0; place < 2; place++) {
                        var over = played.get(place);
                        assertThat(replayed(boards.get(place), match.heard.get(place)))
                                .as("what the players heard")
                                .isEqualTo(
                                        over.auction().text()
                                                + " / "
                                                + cards(over)
                                                + over.result());
                    }
                });
    }

    @Test
    void aBoardBegunAnewIsPlayedAsIfNothingHadBeen() {
        Seeds.each(
                40,
                chance -> {
                    var match = new Match(chance);
                    match.restartAfter = chance.nextInt(120);
                    var played = match.play(List.of(Chances.board(3, chance)));

                    assertThat(played).hasSize(1).allMatch(BoardInPlay::isOver);
                });
    }

    @Test
    void whoeverGoesAndComesBackPlaysTheBoardFromTheBeginning() {
        Seeds.each(
                40,
                chance -> {
                    var match = new Match(chance);
                    match.leaveAfter = chance.nextInt(120);
                    var played = match.play(List.of(Chances.board(4, chance)));

                    assertThat(played).hasSize(1).allMatch(BoardInPlay::isOver);
                });
    }

    /// What was heard, by the rules alone.
    private static String replayed(Board board, List<ManagerMessage> heard) {
        var now =
                RULES.after(RULES.start(), Outsider.HOUSE, new OpenBoard(board, Optional.empty()));
        for (var message : heard) {
            now =
                    switch (message) {
                        case CallMade(var seat, var call, _) ->
                                RULES.after(now, seat, new MakeCall(call));
                        case CardPlayed(_, var card) ->
                                RULES.after(
                                        now,
                                        now.orElseThrow().actor().orElseThrow(),
                                        new PlayCard(card));
                        default -> throw new AssertionError(message);
                    };
        }
        var over = now.orElseThrow();
        return over.auction().text() + " / " + cards(over) + over.result();
    }

    private static String cards(BoardInPlay board) {
        return board.play().map(play -> play.cards().toString()).orElse("");
    }

    /// A table, four players, and lines that are on their way between them in any order.
    private static final class Match {

        private final RandomGenerator chance;
        private final ManagedTable table = new ManagedTable(Illegal.REJECT);
        private final Map<Seat, SeatedPlayer> players = new EnumMap<>(Seat.class);
        private final Map<Seat, Wording> wording = new EnumMap<>(Seat.class);
        private final Map<Seat, Deque<String>> toPlayer = new EnumMap<>(Seat.class);
        private final Map<Seat, Deque<String>> toManager = new EnumMap<>(Seat.class);
        private final List<BoardInPlay> played = new ArrayList<>();

        /// Calls and cards of each board, each once: as whoever sits behind the actor hears it.
        private final List<List<ManagerMessage>> heard = new ArrayList<>();

        private int steps;
        private int restartAfter = -1;
        private int leaveAfter = -1;

        private Match(RandomGenerator chance) {
            this.chance = chance;
            for (var seat : Seat.values()) {
                wording.put(
                        seat,
                        Wording.USUAL
                                .inCapitals(chance.nextBoolean())
                                .confirming(SeatedStyle.values()[chance.nextInt(3)])
                                .starting(
                                        chance.nextBoolean()
                                                ? "Start of Board"
                                                : "start of board"));
                sit(seat);
            }
        }

        private void sit(Seat seat) {
            var mind = Chances.mind(chance);
            players.put(
                    seat, new SeatedPlayer("Team", Optional.of(seat), chance.nextBoolean(), mind));
            toPlayer.put(seat, new ArrayDeque<>());
            toManager.put(seat, new ArrayDeque<>());
            table.take(seat, "Team");
        }

        private List<BoardInPlay> play(List<Board> boards) {
            var left = new ArrayDeque<>(boards);
            table.bring(left.remove());
            perform(left);
            while (!players.values().stream().allMatch(SeatedPlayer::isOver)) {
                step(left);
                steps++;
                if (steps == restartAfter) {
                    table.restart(Duration.ZERO);
                    perform(left);
                }
                if (steps == leaveAfter && played.isEmpty()) {
                    var seat = Seat.values()[chance.nextInt(4)];
                    table.leave(seat, Duration.ZERO);
                    sit(seat);
                    perform(left);
                }
            }
            return played;
        }

        private void step(Deque<Board> left) {
            var ways = new ArrayList<Runnable>();
            toPlayer.forEach((seat, lines) -> {
                if (!lines.isEmpty()) {
                    ways.add(() -> hear(seat, lines.remove()));
                }
            });
            toManager.forEach((seat, lines) -> {
                if (!lines.isEmpty()) {
                    ways.add(() -> {
                        var said = ClientLines.parse(lines.remove()).orElseThrow();
                        table.hear(seat, said, Duration.ZERO);
                        perform(left);
                    });
                }
            });
            assertThat(ways).as("all wait for each other after %d steps", steps).isNotEmpty();
            ways.get(chance.nextInt(ways.size())).run();
        }

        private void hear(Seat seat, String line) {
            for (ClientMessage answer : players.get(seat).hear(ManagerLines.parse(line))) {
                toManager.get(seat).add(ClientLines.text(answer, chance.nextBoolean()));
            }
        }

        private void perform(Deque<Board> left) {
            for (var deeds = table.deeds(); !deeds.isEmpty(); deeds = table.deeds()) {
                deeds.forEach(deed -> perform(deed, left));
            }
        }

        private void perform(Deed deed, Deque<Board> left) {
            switch (deed) {
                case Deed.Say(var seat, var what) -> {
                    toPlayer.get(seat).add(ManagerLines.text(what, wording.get(seat)));
                    record(seat, what);
                }
                case Deed.Dismiss(var seat, var why) -> throw new AssertionError(seat + " " + why);
                case Deed.Note(var text) -> throw new AssertionError(text);
                case Deed.Ended(var board) -> {
                    played.add(board);
                    if (left.isEmpty()) {
                        table.end();
                    } else {
                        table.bring(left.remove());
                    }
                }
            }
        }

        private void record(Seat seat, ManagerMessage what) {
            switch (what) {
                case ManagerMessage.BoardIs _ when seat == Seat.NORTH ->
                        heard.add(new ArrayList<>());
                case CallMade(var by, _, _) when seat == by.left() -> heard.getLast().add(what);
                case CardPlayed(var from, _) when seat == listener(from) ->
                        heard.getLast().add(what);
                default -> {
                    // not of the record
                }
            }
        }

        /// The seat on the left hears it in any case: only declarer plays another's card.
        private static Seat listener(Seat from) {
            return from.left();
        }
    }
}
