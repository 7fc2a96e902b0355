package overtrick.bridge.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static overtrick.bridge.board.TestTable.inThreeNotrumps;
import static overtrick.cards.Party.Outsider.HOUSE;
import static overtrick.cards.Party.Outsider.WATCHER;
import static overtrick.cards.Seat.EAST;
import static overtrick.cards.Seat.NORTH;
import static overtrick.cards.Seat.SOUTH;
import static overtrick.cards.Seat.WEST;

import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.board.BoardCommand.AnswerClaim;
import overtrick.bridge.board.BoardCommand.AnswerUndo;
import overtrick.bridge.board.BoardCommand.AskUndo;
import overtrick.bridge.board.BoardCommand.LetSilencePass;
import overtrick.bridge.board.BoardCommand.MakeClaim;
import overtrick.bridge.score.Result;
import overtrick.cards.Party;
import overtrick.cards.Seat;

/// South is declarer in 3NT, North is dummy (Law 68).
class ClaimsTest {

    private static final BoardCommand AGREE = new AnswerClaim(true);
    private static final BoardCommand OBJECT = new AnswerClaim(false);

    /// South has won the first trick and twelve are left.
    private static final String ONE_TRICK = "H3 H2 HJ HA";

    @Test
    void declarersClaimNeedsBothDefenders() {
        var table = inThreeNotrumps(ONE_TRICK).does(SOUTH, claim(9));

        assertThat(table.board().claim().orElseThrow().asked()).isEqualTo(Set.of(EAST, WEST));
        table.does(WEST, AGREE);
        assertThat(table.board().isOver()).isFalse();
        table.does(EAST, AGREE);
        assertThat(result(table)).isEqualTo("3NS+1");
    }

    @Test
    void declarersConcessionNeedsBothDefendersToo() {
        var table = inThreeNotrumps(ONE_TRICK).does(SOUTH, claim(0)).does(EAST, AGREE);

        assertThat(table.board().isOver()).isFalse();
        assertThat(result(table.does(WEST, AGREE))).isEqualTo("3NS-8");
    }

    @Test
    void oneDefendersObjectionMakesDeclarersClaimVoid() {
        var table =
                inThreeNotrumps(ONE_TRICK)
                        .does(SOUTH, claim(9))
                        .does(WEST, AGREE)
                        .does(EAST, OBJECT);

        assertThat(table.board().claim()).isEmpty();
        assertThat(table.lastEvent()).isEqualTo(new BoardEvent.ClaimObjected(EAST));
        assertThat(table.cards("CK").board().isOver()).isFalse();
    }

    /// Whoever looks at the table sees why play goes on, for as long as a trick takes.
    @Test
    void anObjectionIsNewsForATrick() {
        var table = inThreeNotrumps(ONE_TRICK).does(SOUTH, claim(9));
        assertThat(table.board().voided()).isEmpty();

        table.does(EAST, OBJECT);
        assertThat(table.board().voided().orElseThrow().objector()).contains(EAST);
        table.cards("CK");
        assertThat(table.board().voided()).isPresent();
        table.does(SOUTH, claim(9));
        assertThat(table.board().voided()).isEmpty();
    }

    @Test
    void afterAnObjectionAnybodyMayClaimAnew() {
        var table = inThreeNotrumps(ONE_TRICK).does(SOUTH, claim(12)).does(EAST, OBJECT);

        table.does(SOUTH, claim(9)).does(EAST, AGREE);
        assertThat(table.board().isOver()).isFalse(); // West's word is asked anew
        assertThat(result(table.does(WEST, AGREE))).isEqualTo("3NS+1");
    }

    @Test
    void aDefenderWhoClaimsAllTheRestNeedsOnlyDeclarer() {
        var table = inThreeNotrumps(ONE_TRICK).does(EAST, claim(12));

        assertThat(table.board().claim().orElseThrow().asked()).isEqualTo(Set.of(SOUTH));
        assertThat(result(table.does(SOUTH, AGREE))).isEqualTo("3NS-8");
    }

    @Test
    void aDefenderWhoConcedesATrickNeedsHisPartnerToo() {
        var table = inThreeNotrumps(ONE_TRICK).does(EAST, claim(4));

        assertThat(table.board().claim().orElseThrow().asked()).isEqualTo(Set.of(SOUTH, WEST));
        assertThat(table.does(SOUTH, AGREE).board().isOver()).isFalse();
        assertThat(result(table.does(WEST, AGREE))).isEqualTo("3NS="); // 1 and 12 - 4
    }

    @Test
    void hisPartnersObjectionMakesTheConcessionVoid() {
        var table =
                inThreeNotrumps(ONE_TRICK)
                        .does(EAST, claim(4))
                        .does(SOUTH, AGREE)
                        .does(WEST, OBJECT);

        assertThat(table.board().claim()).isEmpty();
        assertThat(table.board().isOver()).isFalse();
        assertThat(table.cards("CK C2").board().turn()).contains(NORTH);
    }

    @Test
    void hisPartnersSilenceIsConsent() {
        var table = inThreeNotrumps(ONE_TRICK).does(EAST, claim(4)).does(SOUTH, AGREE);

        assertThat(result(table.does(HOUSE, new LetSilencePass(1)))).isEqualTo("3NS=");
    }

    @Test
    void hisPartnersSilenceAloneIsNotEnough() {
        var table =
                inThreeNotrumps(ONE_TRICK).does(EAST, claim(4)).does(HOUSE, new LetSilencePass(1));

        assertThat(table.board().isOver()).isFalse();
        assertThat(table.refusal(HOUSE, new LetSilencePass(1)))
                .isEqualTo(BoardRefusal.NO_SILENCE_TO_PASS);
        assertThat(table.refusal(WEST, OBJECT)).isEqualTo(BoardRefusal.NOT_ASKED); // too late
        assertThat(result(table.does(SOUTH, AGREE))).isEqualTo("3NS=");
    }

    @Test
    void silenceOnOneClaimIsNoSilenceOnTheNext() {
        var table = inThreeNotrumps(ONE_TRICK).does(EAST, claim(4)).does(SOUTH, OBJECT);

        table.does(EAST, claim(4)); // in the same words
        assertThat(table.board().claim().orElseThrow().number()).isEqualTo(2);
        assertThat(table.refusal(HOUSE, new LetSilencePass(1)))
                .isEqualTo(BoardRefusal.NO_SILENCE_TO_PASS);
        table.does(HOUSE, new LetSilencePass(2)).does(SOUTH, AGREE);
        assertThat(table.board().isOver()).isTrue();
    }

    @Test
    void claimsAreCountedOnAfterAnUndo() {
        var table = inThreeNotrumps(ONE_TRICK).does(EAST, claim(4)).does(SOUTH, OBJECT);

        table.does(SOUTH, new AskUndo());
        table.does(EAST, new AnswerUndo(true)).does(WEST, new AnswerUndo(true));
        assertThat(table.does(EAST, claim(4)).board().claim().orElseThrow().number()).isEqualTo(2);
    }

    @Test
    void declarerMayObjectToADefendersClaim() {
        var table = inThreeNotrumps(ONE_TRICK).does(EAST, claim(12)).does(SOUTH, OBJECT);

        assertThat(table.board().claim()).isEmpty();
        assertThat(table.board().isOver()).isFalse();
    }

    @Test
    void aClaimMayBeMadeOutOfTurnAndInTheMiddleOfATrick() {
        var table = inThreeNotrumps("H3 H2 HJ"); // thirteen left, South to play

        assertThat(result(table.does(WEST, claim(13)).does(SOUTH, AGREE))).isEqualTo("3NS-9");
    }

    @ParameterizedTest(name = "{1} claims {2} after {0}: {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # the trick under way belongs to those left
                      H3                      | SOUTH | 13 | 3NS+4
                      H3                      | SOUTH | 0  | 3NS-9
                      H3                      | WEST  | 5  | 3NS-1
                    # won tricks stay won
                      H3 H2 HJ HA             | SOUTH | 12 | 3NS+4
                      H3 H2 HJ HA             | WEST  | 0  | 3NS+4
                      H3 H2 HJ HA CK C2 C4 CA | SOUTH | 8  | 3NS=
                      H3 H2 HJ HA CK C2 C4 CA | WEST  | 8  | 3NS-5
                      H3 H2 HJ HA CK C2 C4 CA | WEST  | 11 | 3NS-8
                      H3 H2 HJ HA CK C2 C4    | EAST  | 4  | 3NS=
                    """)
    void tricksWonAndTricksClaimedMakeTheResult(
            String soFar, Seat claimer, int tricks, String text) {
        var table = inThreeNotrumps(soFar).does(claimer, claim(tricks));

        for (var asked : table.board().claim().orElseThrow().asked()) {
            table.does(asked, AGREE);
        }
        assertThat(result(table)).isEqualTo(text);
    }

    @Test
    void declarerClaimsWithHisCardsOnTheTable() {
        var table = inThreeNotrumps(ONE_TRICK).does(SOUTH, claim(9));

        assertThat(handsSeenBy(table, NORTH)).isEqualTo(Set.of(NORTH, SOUTH));
        assertThat(handsSeenBy(table, EAST)).isEqualTo(Set.of(NORTH, EAST, SOUTH));
        assertThat(handsSeenBy(table, SOUTH)).isEqualTo(Set.of(NORTH, SOUTH));
        assertThat(handsSeenBy(table, WEST)).isEqualTo(Set.of(NORTH, SOUTH, WEST));
        assertThat(handsSeenBy(table, WATCHER)).isEqualTo(Set.of(NORTH, SOUTH));
    }

    @Test
    void aDefenderShowsHisCardsToDeclarerAlone() {
        var table = inThreeNotrumps(ONE_TRICK).does(EAST, claim(4));

        assertThat(handsSeenBy(table, NORTH)).isEqualTo(Set.of(NORTH));
        assertThat(handsSeenBy(table, EAST)).isEqualTo(Set.of(NORTH, EAST));
        assertThat(handsSeenBy(table, SOUTH)).isEqualTo(Set.of(NORTH, EAST, SOUTH));
        assertThat(handsSeenBy(table, WEST)).isEqualTo(Set.of(NORTH, WEST));
        assertThat(handsSeenBy(table, WATCHER)).isEqualTo(Set.of(NORTH));
    }

    @Test
    void afterAnObjectionTheCardsAreTakenUpAgain() {
        var table = inThreeNotrumps(ONE_TRICK).does(SOUTH, claim(9)).does(EAST, OBJECT);

        assertThat(handsSeenBy(table, EAST)).isEqualTo(Set.of(NORTH, EAST));
        assertThat(handsSeenBy(table, WATCHER)).isEqualTo(Set.of(NORTH));
    }

    @Test
    void afterTheEndAllHandsAreSeenAsTheyWereLeftAndAsTheyWereDealt() {
        var table = inThreeNotrumps(ONE_TRICK).does(EAST, claim(12)).does(SOUTH, AGREE);

        assertThat(Stream.of(EAST, NORTH, SOUTH))
                .allSatisfy(viewer -> {
                    assertThat(handsSeenBy(table, viewer)).containsExactlyInAnyOrder(Seat.values());
                    assertThat(table.view(viewer).hands().get(WEST).size()).isEqualTo(12);
                    assertThat(table.view(viewer).deal()).contains(table.board().board().deal());
                });
    }

    @Test
    void everybodySeesTheClaimAndItsLine() {
        var table =
                inThreeNotrumps(ONE_TRICK).does(SOUTH, new MakeClaim(9, "clubs, then diamonds"));

        assertThat(Stream.of(NORTH, EAST, SOUTH, WEST, WATCHER))
                .allSatisfy(viewer ->
                        assertThat(table.view(viewer).claim().orElseThrow().claim())
                                .isEqualTo(new Claim(SOUTH, 9, "clubs, then diamonds")));
    }

    @Test
    void whileAClaimIsPendingOnlyThoseAskedMayDoAnything() {
        var table = inThreeNotrumps(ONE_TRICK).does(SOUTH, claim(9)).does(EAST, AGREE);

        assertThat(table.view(WEST).offers()).containsExactly(AGREE, OBJECT);
        assertThat(Stream.of(NORTH, EAST, SOUTH))
                .allSatisfy(seat -> assertThat(table.view(seat).offers()).isEmpty());
    }

    @Test
    void aLongLineIsCut() {
        assertThat(new Claim(SOUTH, 9, "x".repeat(1000)).line()).hasSize(Claim.LONGEST_LINE);
        assertThatThrownBy(() -> new Claim(SOUTH, 14, ""))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("tricks are not 0 to 13: 14");
    }

    private static Set<Seat> handsSeenBy(TestTable table, Party viewer) {
        return table.view(viewer).hands().keySet();
    }

    private static String result(TestTable table) {
        return table.board().result().map(Result::text).orElse("not over");
    }

    private static BoardCommand claim(int tricks) {
        return new MakeClaim(tricks, "");
    }
}
