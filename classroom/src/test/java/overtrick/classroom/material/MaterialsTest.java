package overtrick.classroom.material;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Contract;
import overtrick.cards.Seat;
import overtrick.classroom.course.Loaded;
import overtrick.classroom.course.Mode;
import overtrick.classroom.course.Prepared;
import overtrick.dealing.script.ScriptException;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.systems.BiddingSystem;
import overtrick.systems.TwoSystems;

class MaterialsTest {

    private static final Materials MATERIALS = new Materials(new Readings());

    private static final String PBN =
            """
            [Event "Lesson"]
            [Board "1"]
            [Dealer "N"]
            [Vulnerable "None"]
            [Deal "N:AKQ2.T98.J54.K32 JT9.AKQ2.T98.J54 876.J543.AKQ2.T9 543.76.763.AQ876"]
            [Declarer "E"]
            [Contract "2HX"]

            [Event "Lesson"]
            [Board "2"]
            [Dealer "E"]
            [Vulnerable "NS"]
            [Deal "N:AKQ2.T98.J54.K32 JT9.AKQ2.T98.J54 876.J543.AKQ2.T9 543.76.763.AQ876"]
            [Auction "E"]
            Pass 1D Pass 1S
            Pass 1NT AP
            """;

    private static Loaded prepared(List<Found> found, Turn turn) {
        return MATERIALS.prepared("Friday", found, Mode.PLAY, turn, Agreements.USUAL);
    }

    private static Contract contract(Prepared prepared) {
        return Auction.parse(prepared.board().dealer(), prepared.calls()).contract().orElseThrow();
    }

    /// Two partners at two screens come to the same situation, each in turn.
    @Test
    void aSituationComesToSouthAndToNorthInTurn() {
        var found = Materials.situated("stayman", Agreements.USUAL, 4, 7);

        assertThat(found).hasSize(4);
        for (int place = 0; place < 4; place++) {
            var board = found.get(place).board();
            var auction =
                    TwoSystems.both(BiddingSystem.named(Agreements.USUAL))
                            .auction(board.deal(), board.dealer(), board.vulnerability())
                            .auction();
            int opening = 0;
            while (auction.calls().get(opening) == Call.Word.PASS) {
                opening++;
            }
            assertThat(auction.calls().get(opening).code()).isEqualTo("1N");
            assertThat(auction.caller(opening)).isEqualTo(place % 2 == 0 ? Seat.NORTH : Seat.SOUTH);
        }
        assertThat(Materials.situated("nothing", Agreements.USUAL, 4, 7)).isEmpty();
    }

    /// At a table opponents play the system of the class: they open as it does, and all the same
    /// the situation comes. In Precision 1♣ is strong.
    @ParameterizedTest
    @CsvSource({
        "takeout-doubles, precision, 1[CDHS]",
        "over-their-notrump, standard-american, 1N",
        "lebensohl, precision, 1N 2[CDHS]",
    })
    void fourRobotsOfOneSystemComeToTheSituation(String situation, String system, String calls) {
        var both = TwoSystems.both(BiddingSystem.named(system));
        var situated = Materials.situated(situation, system, 4, 7);
        assertThat(situated).hasSize(4);
        for (var found : situated) {
            var board = found.board();
            var text =
                    both.auction(board.deal(), board.dealer(), board.vulnerability())
                            .auction()
                            .text();
            assertThat(text).matches("(P )*" + calls + "( .*)?");
        }
    }

    @Test
    void aFileBringsItsBoardsWithTheirContracts() {
        var found = Materials.read(PBN.getBytes(StandardCharsets.ISO_8859_1));

        assertThat(found).hasSize(2);
        assertThat(found.getFirst().auction().orElseThrow().text()).isEqualTo("P 2H X P P P");
        assertThat(found.getLast().auction().orElseThrow().text())
                .isEqualTo("P 1D P 1S P 1N P P P");
    }

    @Test
    void aFileInLinIsRead() {
        String lin =
                "qx|o1|md|3SAKQ2HT98DJ54CK32,SJT9HAKQ2DT98CJ54,S876HJ543DAKQ2CT9,|sv|o|"
                        + "mb|p|mb|1C|mb|p|mb|p|mb|p|pg||";

        assertThat(Materials.read(lin.getBytes(StandardCharsets.UTF_8))).hasSize(1);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"'', 0", "nonsense, 0", "a|b|c, 0"})
    void whatIsNoFileOfBoardsHasNone(String text, int boards) {
        assertThat(Materials.read(text.getBytes(StandardCharsets.UTF_8))).hasSize(boards);
    }

    /// The hands keep their neighbours, and every hand its dealer and its vulnerability.
    @ParameterizedTest
    @EnumSource(Turn.class)
    void aBoardIsTurnedAsAWhole(Turn turn) {
        var found = Materials.dealt(12, new SplittableRandom(7));
        var set = prepared(found, turn);
        for (int place = 0; place < 12; place++) {
            var before = found.get(place).board();
            var after = set.boards().get(place).board();
            int turned = before.dealer().placesTo(after.dealer());
            for (var seat : Seat.values()) {
                var now = seat.plus(turned);
                assertThat(after.deal().hand(now)).isEqualTo(before.deal().hand(seat));
                assertThat(after.vulnerability().includes(now))
                        .isEqualTo(before.vulnerability().includes(seat));
            }
        }
    }

    @Test
    void studentsDeclareOrDefend() {
        var found = Materials.read(PBN.getBytes(StandardCharsets.ISO_8859_1));

        assertThat(prepared(found, Turn.DECLARE).boards().stream().map(one -> contract(one)))
                .allMatch(contract -> contract.declarer() == Seat.SOUTH);
        assertThat(prepared(found, Turn.DEFEND).boards().stream().map(one -> contract(one)))
                .extracting(Contract::declarer)
                .containsExactly(Seat.EAST, Seat.WEST);
        assertThat(prepared(found, Turn.AS_DEALT).boards().stream().map(Prepared::board))
                .containsExactlyElementsOf(found.stream().map(Found::board).toList());
    }

    /// Robots bid what nobody has bid, always alike.
    @Test
    void robotsBidWhatNobodyHasBid() {
        var found = Materials.dealt(20, new SplittableRandom(3));
        var set = prepared(found, Turn.AS_DEALT);

        assertThat(set.boards())
                .allSatisfy(one ->
                        assertThat(Auction.parse(one.board().dealer(), one.calls()).isOver())
                                .isTrue());
        assertThat(prepared(found, Turn.AS_DEALT)).isEqualTo(set);
    }

    @Test
    void aScriptFindsItsDeals() {
        var found = Materials.scripted(Materials.EXAMPLE, 6, 1);

        assertThat(found).hasSize(6);
        assertThat(found)
                .allSatisfy(one ->
                        assertThat(one.board().deal().hand(Seat.SOUTH).highCardPoints())
                                .isBetween(15, 17));
        assertThatThrownBy(() -> Materials.scripted("hcp(south", 1, 1))
                .isInstanceOf(ScriptException.class);
    }

    /// What hardly ever comes does not keep the teacher waiting.
    @Test
    void aScriptThatFindsNothingEnds() {
        assertThat(Materials.scripted("hcp(south) == 37 and hcp(north) == 0", 5, 1))
                .hasSizeLessThan(6);
        assertThat(Materials.scripted("0", 5, 1)).isEmpty();
    }
}
