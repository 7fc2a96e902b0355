package overtrick.bridge.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static overtrick.bridge.Examples.NOTRUMPS;
import static overtrick.bridge.Examples.board3;
import static overtrick.bridge.board.TestTable.inThreeNotrumps;
import static overtrick.cards.Party.Outsider.HOUSE;
import static overtrick.cards.Party.Outsider.WATCHER;
import static overtrick.cards.Seat.EAST;
import static overtrick.cards.Seat.NORTH;
import static overtrick.cards.Seat.SOUTH;
import static overtrick.cards.Seat.WEST;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.score.Result;
import overtrick.cards.CardSet;
import overtrick.cards.Party;
import overtrick.cards.SealedDeal;
import overtrick.cards.Seat;

/// Who sees what, and when. South is declarer in 3NT, North is dummy.
class ViewsTest {

    private static final Optional<Meaning> STRONG = Optional.of(Meaning.said("20 or 21 points"));
    private static final Optional<Meaning> CLOSES = Optional.of(Meaning.of("to-play"));

    @Test
    void beforeTheFirstBoardThereIsNothingToSee() {
        assertThat(TestTable.empty().viewBeforeAnyBoard(NORTH)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Seat.class)
    void inTheAuctionEverybodySeesHisOwnHand(Seat seat) {
        var view = TestTable.with(board3()).view(seat);

        assertThat(view.hands()).isEqualTo(Map.of(seat, NOTRUMPS.hand(seat)));
        assertThat(view.seat()).contains(seat);
        assertThat(view.isMyTurn()).isEqualTo(seat == SOUTH);
    }

    @ParameterizedTest
    @EnumSource
    void outsidersSeeNoHandBeforeTheLeadAndDummyAfterIt(Party.Outsider outsider) {
        assertThat(inThreeNotrumps("").view(outsider).hands()).isEmpty();
        assertThat(inThreeNotrumps("H3").view(outsider).hands())
                .isEqualTo(Map.of(NORTH, NOTRUMPS.north()));
        assertThat(inThreeNotrumps("H3").view(outsider).offers()).isEmpty();
        assertThat(inThreeNotrumps("H3").view(outsider).seat()).isEmpty();
    }

    @Test
    void theBoardsNumberSaysTheRest() {
        var view = TestTable.with(board3()).view(WATCHER);

        assertThat(view.number()).isEqualTo(new BoardNumber(3));
        assertThat(view.dealer()).isEqualTo(SOUTH);
        assertThat(view.vulnerability()).isEqualTo(Vulnerability.EAST_WEST);
    }

    @Test
    void conditionsOfContestGoBeforeTheNumber() {
        var board = new Board(new BoardNumber(6), SOUTH, Vulnerability.NONE, NOTRUMPS);
        var view = TestTable.with(board).view(WATCHER);

        assertThat(view.dealer()).isEqualTo(SOUTH);
        assertThat(view.turn()).contains(SOUTH);
        assertThat(view.vulnerability()).isEqualTo(Vulnerability.NONE);
    }

    @Test
    void dummySeesNobodysHandButHisOwn() {
        assertThat(inThreeNotrumps("H3 H2 HJ HA").view(NORTH).hands().keySet())
                .isEqualTo(Set.of(NORTH));
    }

    @Test
    void playedCardsLeaveTheHand() {
        var view = inThreeNotrumps("H3 H2 HJ HA CK").view(SOUTH);

        assertThat(view.hands().get(SOUTH)).isEqualTo(CardSet.parse("AK4.86.KQ4.Q95"));
        assertThat(view.hands().get(NORTH)).isEqualTo(CardSet.parse("QJ3.K5.A973.J84"));
        assertThat(view.play().orElseThrow().cardsLeft(SOUTH)).isEqualTo(11);
        assertThat(view.play().orElseThrow().cardsLeft(WEST)).isEqualTo(12);
        assertThat(view.play().orElseThrow().played().size()).isEqualTo(5);
        assertThat(
                        view.play()
                                .orElseThrow()
                                .lastTrick()
                                .orElseThrow()
                                .winner(view.contract().orElseThrow().strain()))
                .isEqualTo(SOUTH);
    }

    @Test
    void declarerMayPlayFromDummyInDummysTurn() {
        var table = inThreeNotrumps("H3");

        assertThat(table.view(SOUTH).turn()).contains(NORTH);
        assertThat(table.view(SOUTH).isMyTurn()).isTrue();
        assertThat(table.view(SOUTH).playable()).isEqualTo(CardSet.parse(".K52.."));
        assertThat(table.view(NORTH).isMyTurn()).isFalse();
        assertThat(table.view(NORTH).playable()).isEqualTo(CardSet.NONE);
    }

    @Test
    void whoIsInTurnIsOfferedTheCallsHeMayMake() {
        var table = TestTable.with(board3()).calls("7S");

        assertThat(table.view(WEST).calls())
                .containsExactly(Call.parse("P"), Call.parse("X"), Call.parse("7N"));
        assertThat(table.view(NORTH).calls()).isEmpty();
    }

    @Test
    void meaningsAreForTheOpponents() {
        var table = explained();

        assertThat(table.view(SOUTH).meanings()).isEqualTo(List.of(STRONG, none(), none()));
        assertThat(table.view(NORTH).meanings()).isEqualTo(List.of(none(), none(), CLOSES));
        assertThat(Stream.of(EAST, WEST, WATCHER, HOUSE))
                .allSatisfy(viewer ->
                        assertThat(table.view(viewer).meanings())
                                .isEqualTo(List.of(STRONG, none(), CLOSES)));
    }

    @Test
    void partnersStayHiddenInThePlayUntilTheEnd() {
        var table = explained().calls("P P P").cards("H3 H2 HJ HA");
        assertThat(table.view(NORTH).meanings().getFirst()).isEmpty();

        table.does(EAST, new BoardCommand.MakeClaim(12, ""))
                .does(SOUTH, new BoardCommand.AnswerClaim(true));
        assertThat(table.view(NORTH).meanings()).startsWith(STRONG, none(), CLOSES);
        assertThat(table.view(SOUTH).meanings()).startsWith(STRONG, none(), CLOSES);
    }

    @Test
    void aSealedBoardsCommitmentIsShownAtOnceAndItsKeyOnlyAtTheEnd() {
        var sealedDeal = SealedDeal.seal(NOTRUMPS, new SplittableRandom(1));
        var table = TestTable.with(board3(), sealedDeal.key());

        assertThat(Stream.of(NORTH, WATCHER))
                .allSatisfy(viewer -> {
                    var view = table.view(viewer);
                    assertThat(view.commitment()).contains(sealedDeal.commitment());
                    assertThat(view.key()).isEmpty();
                    assertThat(view.deal()).isEmpty();
                    assertThat(view.toString()).doesNotContain(sealedDeal.key());
                });
        var view = table.calls("P P P P").view(WATCHER);
        var opened = new SealedDeal(view.deal().orElseThrow(), view.key().orElseThrow());
        assertThat(view.commitment()).contains(opened.commitment());
    }

    @Test
    void aBoardThatOthersWillPlayStaysClosedToThoseWhoWatch() {
        var table = TestTable.with(board3()).calls("P P P P");

        assertThat(table.view(WATCHER).isOver()).isTrue();
        assertThat(table.view(WATCHER).hands()).isEmpty();
        assertThat(table.view(WATCHER).deal()).isEmpty();
        assertThat(table.view(NORTH).deal()).isPresent();
    }

    @Test
    void aBoardFromAFileHasNoCommitment() {
        var view = TestTable.with(board3()).calls("P P P P").view(WATCHER);

        assertThat(view.commitment()).isEmpty();
        assertThat(view.key()).isEmpty();
    }

    @Test
    void aBoardIsNotOpenedWithAKeyThatIsNone() {
        assertThatThrownBy(() -> new OpenBoard(board3(), Optional.of("secret")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("key is not 64 hex digits: secret");
    }

    @Test
    void passedOutIsAResult() {
        var view = TestTable.with(board3()).calls("P P P P").view(WEST);

        assertThat(view.isOver()).isTrue();
        assertThat(view.result()).contains(new Result.PassedOut());
        assertThat(view.turn()).isEmpty();
        assertThat(view.hands().keySet()).containsExactlyInAnyOrder(Seat.values());
    }

    @Test
    void aBoardPlayedToTheLastCardHasItsTricks() {
        var table = inThreeNotrumps("");
        while (!table.board().isOver()) {
            var view = table.view(table.actor());
            table.cards(view.playable().highest().code());
        }

        var view = table.view(WEST);
        var play = view.play().orElseThrow();
        assertThat(play.tricks()).hasSize(13);
        assertThat(play.left()).isZero();
        assertThat(view.result())
                .contains(new Result.Played(play.contract(), play.won(SOUTH.side())));
        assertThat(view.hands().values()).containsOnly(CardSet.NONE);
    }

    @Test
    void theNextBoardComesAfterTheEndAndBeginsAnew() {
        var next = Board.of(new BoardNumber(4), NOTRUMPS);
        var table =
                TestTable.with(board3())
                        .calls("P P P P")
                        .does(HOUSE, new OpenBoard(next, Optional.empty()));

        var view = table.view(WEST);
        assertThat(view.number()).isEqualTo(new BoardNumber(4));
        assertThat(view.isMyTurn()).isTrue();
        assertThat(view.hands().keySet()).isEqualTo(Set.of(WEST));
        assertThat(view.auction().calls()).isEmpty();
    }

    @Test
    void ownWordsAreCutAndAMeaningHasAKey() {
        assertThat(Meaning.said("x".repeat(1000)).details().getFirst()).hasSize(Meaning.LONGEST);
        assertThat(Meaning.of("points", 20, 21))
                .isEqualTo(new Meaning("points", List.of("20", "21")));
        assertThatThrownBy(() -> new Meaning("", List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("meaning has no key");
    }

    /// South opens and North raises, both with their meanings; East is in turn.
    private static TestTable explained() {
        return TestTable.with(board3())
                .does(SOUTH, new MakeCall(Call.parse("2N"), STRONG))
                .calls("P")
                .does(NORTH, new MakeCall(Call.parse("3N"), CLOSES));
    }

    private static Optional<Meaning> none() {
        return Optional.empty();
    }
}
