package overtrick.manager.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.manager.protocol.ClientLines;
import overtrick.manager.protocol.ManagerLines;
import overtrick.manager.protocol.Wording;

/// A table to which lines are said one by one.
class ManagedTableTest {

    private static final Board BOARD =
            Board.of(
                    new BoardNumber(1),
                    Deal.parse(
                            "N:AKQ2.T98.J54.K32 J543.AKQ.T98.Q54 T98.J543.AKQ.JT9 76.762.7632.A876"));

    private final List<String> said = new ArrayList<>();
    private final ManagedTable table = new ManagedTable(Illegal.REJECT);
    private Duration now = Duration.ZERO;

    private ManagedTable seated(ManagedTable at) {
        for (var seat : Seat.values()) {
            at.take(seat, seat.side().name());
        }
        at.bring(BOARD);
        for (String what : List.of("teams", "start", "deal", "cards")) {
            for (String seat : List.of("North", "East", "South", "West")) {
                hear(at, seat + (what.equals("start") ? " ready to " : " ready for ") + what);
            }
        }
        said.clear();
        return at;
    }

    private void hear(ManagedTable at, String... lines) {
        for (String line : lines) {
            var message = ClientLines.parse(line).orElseThrow();
            var seat = Seat.parse(line.substring(0, 1));
            at.hear(seat, message, now);
            note(at);
        }
    }

    private void note(ManagedTable at) {
        for (var deed : at.deeds()) {
            said.add(
                    switch (deed) {
                        case Deed.Say(var to, var what) ->
                                to.letter() + ": " + ManagerLines.text(what, Wording.USUAL);
                        case Deed.Dismiss(var seat, var why) -> seat.letter() + " goes: " + why;
                        case Deed.Note(var text) -> text;
                        case Deed.Ended(var board) ->
                                "ended " + board.result().orElseThrow().text();
                    });
        }
    }

    private void passesBut(ManagedTable at, String first) {
        var order = List.of("North", "East", "South", "West");
        hear(at, first);
        for (int turn = 0; turn < 4; turn++) {
            String caller = order.get(turn);
            for (String other : order) {
                if (!other.equals(caller)) {
                    hear(at, "%s ready for %s's bid".formatted(other, caller));
                } else if (turn > 0) {
                    hear(at, caller + " passes");
                }
            }
        }
    }

    @Test
    void nothingIsToldBeforeAllAreReadyForIt() {
        seated(table);
        hear(table, "North bids 1S", "East ready for North's bid", "South ready for North's bid");
        assertThat(said).isEmpty();
        assertThat(table.awaited()).containsExactly(Seat.WEST);
        assertThat(table.wanted(Seat.WEST)).isEqualTo("ready for North's bid");

        hear(table, "East passes", "South ready for East's bid"); // ahead of West
        hear(table, "West ready for North's bid");
        assertThat(said)
                .containsExactly("E: North bids 1S", "S: North bids 1S", "W: North bids 1S");
    }

    @Test
    void onlyOpponentsHearWhatACallShows() {
        seated(table);
        hear(
                table,
                "North bids 1C Alert. strong",
                "East ready for North's bid",
                "South ready for North's bid",
                "West ready for North's bid");

        assertThat(said)
                .containsExactly(
                        "E: North bids 1C Alert. strong",
                        "S: North bids 1C",
                        "W: North bids 1C Alert. strong");
    }

    @Test
    void aBoardThatIsPassedOutIsOver() {
        seated(table);
        now = Duration.ofSeconds(20);
        passesBut(table, "North passes");

        assertThat(said).contains("ended P");
        assertThat(said.get(said.size() - 2))
                .startsWith("W: Timing - N/S : this board  [0:20],  total  [0:00:20]");
        assertThat(table.awaited()).isEmpty();
    }

    @Test
    void dummyMayBeAskedForEarlyLateAndAsTheOldestDo() {
        seated(table);
        hear(table, "West ready for dummy"); // before the auction has ended
        passesBut(table, "North bids 1NT");
        assertThat(said).endsWith("E: East to lead");
        said.clear();

        hear(table, "East plays SJ", "West ready for East's card to trick 1");
        hear(table, "North ready for East's card to trick 1");
        hear(table, "South ready for East's card to trick 1");
        assertThat(said).hasSize(3);
        hear(table, "East ready for dummy's card to trick 1", "East ready for dummy");
        hear(table, "West received dummy", "West ready for dummy's card to trick 1");
        hear(table, "North ready for dummy");
        assertThat(said.subList(3, 6)).allMatch(line -> line.contains("Dummy's cards : S T 9 8."));
        assertThat(said.subList(3, 6))
                .extracting(line -> line.charAt(0))
                .containsExactlyInAnyOrder('N', 'E', 'W');
        said.clear();

        hear(table, "South ready for South's card to trick 1", "North plays S8");
        assertThat(said)
                .containsExactly("E: South plays 8S", "S: South plays 8S", "W: South plays 8S");
    }

    @Test
    void anIllegalCallEndsOrIsAPass() {
        seated(table);
        hear(table, "North redoubles");
        assertThat(said)
                .containsExactly(
                        "N: Illegal bid",
                        "N goes: is not allowed to do this: illegal call XX by North (Law 19B)");

        var kind = seated(new ManagedTable(Illegal.PASS));
        hear(
                kind,
                "North redoubles",
                "East ready for North's bid",
                "South ready for North's bid",
                "West ready for North's bid");
        assertThat(said)
                .containsExactly(
                        "illegal call XX by North (Law 19B) is taken for call P",
                        "E: North passes",
                        "S: North passes",
                        "W: North passes");
    }

    @Test
    void anIllegalCardEndsOrIsTheLowest() {
        var strict = seated(new ManagedTable(Illegal.PASS));
        passesBut(strict, "North bids 1NT");
        said.clear();
        hear(strict, "East plays SA");
        assertThat(said)
                .containsExactly(
                        "E: Illegal play",
                        "E goes: is not allowed to do this: illegal card SA by East (Law 45A)");

        var kind = seated(new ManagedTable(Illegal.LOWEST));
        passesBut(kind, "North bids 1NT");
        said.clear();
        hear(kind, "East plays SA");
        assertThat(said).containsExactly("illegal card SA by East (Law 45A) is taken for card S3");
    }

    @Test
    void whateverIsNotExpectedIsToldWithWhatWas() {
        seated(table);
        hear(table, "East ready for cards");
        assertThat(said)
                .containsExactly(
                        "E goes: has sent \"East ready for cards\" where ready for North's bid was"
                                + " expected");
        said.clear();
        hear(table, "West ready for South's bid");
        assertThat(said).singleElement().asString().startsWith("W goes: has sent");
        said.clear();
        table.hear(Seat.SOUTH, ClientLines.parse("West passes").orElseThrow(), now);
        note(table);
        assertThat(said).containsExactly("S goes: has spoken for another seat: \"West passes\"");
    }

    @Test
    void nobodyTalksAheadForEver() {
        seated(table);
        for (int line = 0; line < Ahead.MOST + 2; line++) {
            hear(table, "East ready for North's bid");
        }
        assertThat(said).contains("E goes: has sent more than 32 messages ahead of the table");
    }
}
