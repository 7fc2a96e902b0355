package overtrick.manager.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.cards.Seat;
import overtrick.manager.protocol.ManagerMessage.Remark;
import overtrick.manager.protocol.ManagerMessage.Seated;
import overtrick.manager.protocol.ManagerMessage.Spent;
import overtrick.manager.protocol.ManagerMessage.Timing;
import overtrick.manager.protocol.Wording.SeatedStyle;

/// Messages in the forms that programs send, and as they are written.
class LinesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            textBlock =
                    """
                    Connecting "Ours" as North using protocol version 18 | Connecting "Ours" as North using protocol version 18
                    CONNECTING "WBridge5" as ANYPL using protocol version 18 | Connecting "WBridge5" as ANYPL using protocol version 18
                    Connecting "BEN" as East using protocol version 18 conf=x.ini | Connecting "BEN" as East using protocol version 18
                    NORTH ready for teams | North ready for teams
                    North  ready to start. | North ready to start
                    east ready for deal | East ready for deal
                    East ready for cards | East ready for cards
                    South ready for  North's bid | South ready for North's bid
                    SOUTH READY FOR NORTH'S BID | South ready for North's bid
                    EAST PASSES | East passes
                    East bids 1NT | East bids 1NT
                    East bids 1N. | East bids 1NT
                    EAST bids 4C Alert. | East bids 4C Alert.
                    East bids 2d alert. both majors | East bids 2D Alert. both majors
                    East doubles Alert. Infos. values | East doubles Alert. values
                    West REDOUBLES | West redoubles
                    West plays 3s | West plays 3S
                    West plays S10 | West plays TS
                    West plays as. | West plays AS
                    West ready for dummy's card to trick 2 | West ready for dummy's card to trick 2
                    West ready for North's card to trick 13 | West ready for North's card to trick 13
                    West ready for dummy | West ready for dummy
                    West received dummy | West received dummy
                    """)
    void whatPlayersSayIsUnderstood(String said, String plain) {
        var message = ClientLines.parse(said).orElseThrow();

        assertThat(ClientLines.text(message, false)).isEqualTo(plain);
        assertThat(ClientLines.parse(ClientLines.text(message, true))).contains(message);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET / HTTP/1.1",
                "North bids 8C",
                "North plays 1S",
                "North ready for East's card to trick 14",
                "Nobody passes",
                "Connecting North",
                "North ready"
            })
    void whatIsNoMessageIsNone(String said) {
        assertThat(ClientLines.parse(said)).isEmpty();
        assertThat(ManagerLines.parse(said)).isEqualTo(new Remark(said));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            textBlock =
                    """
                    North ("Ours") seated | North ("Ours") seated
                    NORTH Ours seated. | North ("Ours") seated
                    North "Ours" seated | North ("Ours") seated
                    Teams : N/S : "a" E/W : "b" | Teams : N/S : "a" E/W : "b"
                    Teams: N/S "a" E/W "b" | Teams : N/S : "a" E/W : "b"
                    Teams : N/S : "a". E/W : "b" Playing IMP | Teams : N/S : "a" E/W : "b"
                    Start of Board | Start of board
                    Board number 7. Dealer South. Both vulnerable. | Board number 7. Dealer South. Both vulnerable.
                    board number 1.  dealer north. neither vulnerable | Board number 1. Dealer North. Neither vulnerable.
                    North's cards : S A K 5. H -. D Q J 3 2. C T 9 8 7 6 5. | North's cards : S A K 5. H -. D Q J 3 2. C T 9 8 7 6 5.
                    North's cards: C T98765. D QJ32. H . S AK5. | North's cards : S A K 5. H -. D Q J 3 2. C T 9 8 7 6 5.
                    Dummy's cards : S A K 5. H. D Q J 3 2. C 10 9 8 7 6 5 | Dummy's cards : S A K 5. H -. D Q J 3 2. C T 9 8 7 6 5.
                    WEST BIDS 3NT Alert. to play | West bids 3NT Alert. to play
                    Dummy to lead | Dummy to lead
                    EAST to lead. | East to lead
                    South plays 10h | South plays TH
                    End of session | End of session
                    """)
    void whatManagersSayIsUnderstood(String said, String plain) {
        assertThat(ManagerLines.text(ManagerLines.parse(said), Wording.USUAL)).isEqualTo(plain);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Timing - N/S : this board 0:12, total 0:01:12. E/W : this board 0:00, total 0:00:00",
                "Feasability x",
                "Client 3",
                "Book",
                "CC",
                "North's cards : S A K 5.",
                "Dummy's cards : S A A A."
            })
    void whateverElseIsARemark(String said) {
        assertThat(ManagerLines.parse(said)).isInstanceOf(Remark.class);
    }

    @Test
    void gluedMessagesAreTakenApart() {
        assertThat(ManagerLines.split("Start of BoardStart of Board"))
                .containsExactly("Start of Board", "Start of Board");
        assertThat(ManagerLines.split("North to leadNorth plays AS"))
                .containsExactly("North to lead", "North plays AS");
        assertThat(ManagerLines.split("WEST PASSESStart of BoardTiming - N/S : xEnd of session"))
                .containsExactly(
                        "WEST PASSES", "Start of Board", "Timing - N/S : x", "End of session");
        assertThat(ClientLines.split("NORTH PASSESNORTH ready for East's bid"))
                .containsExactly("NORTH PASSES", "NORTH ready for East's bid");
        assertThat(
                        ClientLines.split(
                                "North bids 1S Alert. denies what West plays with South doubles"))
                .hasSize(1);
    }

    @Test
    void nothingLeavesTheSignsOfTheProtocol() {
        var told =
                new ClientMessage.CallMade(
                        Seat.NORTH,
                        overtrick.bridge.auction.Call.Word.DOUBLE,
                        Optional.of("4 ♥ – „x“\r\nWest passes"));
        assertThat(ClientLines.text(told, false))
                .isEqualTo("North doubles Alert. 4 H - ?x???West passes");
        assertThat(
                        ManagerLines.text(
                                new Seated(Seat.EAST, "a\"b\n"),
                                Wording.USUAL.confirming(SeatedStyle.QUOTES)))
                .isEqualTo("East \"a'b\" seated");
    }

    @Test
    void timesAreMinutesAndHours() {
        var spent = new Spent(Duration.ofSeconds(75), Duration.ofSeconds(3_605));

        assertThat(ManagerLines.text(new Timing(spent, Spent.NOTHING), Wording.USUAL))
                .isEqualTo(
                        "Timing - N/S : this board  [1:15],  total  [1:00:05].  "
                                + "E/W : this board  [0:00],  total  [0:00:00].");
    }

    @Test
    void noPaceIsSlowerThanATable() {
        assertThatThrownBy(() -> Wording.USUAL.after(Duration.ofMinutes(1)))
                .hasMessageContaining("delay");
        assertThatThrownBy(() -> Wording.USUAL.starting("Go")).hasMessageContaining("Go");
    }
}
