package overtrick.formats.pbn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static overtrick.formats.pbn.Samples.BOARD;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.score.Result;
import overtrick.cards.Seat;

class PlayedBoardTest {

    @Test
    void aFinishedAuctionBeginsThePlay() {
        var board = called("1D P P P");

        assertThat(board.contract().map(Contract::code)).contains("1DN");
        assertThat(board.cards()).isEmpty();
        assertThat(board.result()).isEmpty();
    }

    @Test
    void fourPassesAreAResult() {
        assertThat(called("P P P P").result()).contains(new Result.PassedOut());
    }

    @Test
    void textsThatPbnCannotCarryAreMadeSuch() {
        var tags =
                Map.of(
                        "Event",
                        "a\tb\r\nc",
                        "North",
                        "?",
                        "South",
                        "",
                        "Room",
                        "##Open",
                        "Site",
                        "x".repeat(300));

        assertThat(PlayedBoard.dealt(BOARD, tags).tags())
                .isEqualTo(Map.of("Event", "a b  c", "Room", " ##Open", "Site", "x".repeat(244)));
    }

    @Test
    void playersAreFoundBySeat() {
        var board = PlayedBoard.dealt(BOARD, Map.of("West", "Player, W."));

        assertThat(board.player(Seat.WEST)).contains("Player, W.");
        assertThat(board.player(Seat.EAST)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Deal", "Result", "Auction", "Note", "event", "", "Two words"})
    void tagsAreFreeText(String name) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PlayedBoard.dealt(BOARD, Map.of(name, "x")))
                .withMessage("tag is not free text: " + name);
    }

    @Test
    void notesAreForCalls() {
        var auction = Auction.parse(Seat.NORTH, "1D");

        assertThatIllegalArgumentException()
                .isThrownBy(() -> Samples.called(auction, Map.of(1, "late")))
                .withMessage("note is not for one of the 1 calls: 1");
    }

    @Test
    void auctionAndResultAreOfOneContract() {
        var auction = Optional.of(Auction.parse(Seat.NORTH, "1D P P P"));

        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        new PlayedBoard(
                                BOARD,
                                Map.of(),
                                auction,
                                Map.of(),
                                Optional.empty(),
                                Optional.of(new Result.PassedOut())));
    }

    @Test
    void theDealerBeginsTheAuction() {
        var auction = Auction.openedBy(Seat.EAST);

        assertThatIllegalArgumentException().isThrownBy(() -> Samples.called(auction, Map.of()));
    }

    @Test
    void randomBoardsComeInAllKinds() {
        var boards = new RandomBoards(1).list(300);

        assertThat(boards).anyMatch(board -> board.auction().isEmpty());
        assertThat(boards).anyMatch(board -> board.cards().size() == 52);
        assertThat(boards)
                .anyMatch(board ->
                        board.cards().size() < 48
                                && board.result().isPresent()
                                && board.contract().isPresent());
        assertThat(boards)
                .anyMatch(board -> board.result().equals(Optional.of(new Result.PassedOut())));
        assertThat(boards)
                .anyMatch(board ->
                        board.contract()
                                .filter(contract -> contract.code().contains("XX"))
                                .isPresent());
        assertThat(boards).anyMatch(board -> board.notes().size() > 5);
    }

    private static PlayedBoard called(String calls) {
        return new PlayedBoard(
                BOARD,
                Map.of(),
                Optional.of(Auction.parse(Seat.NORTH, calls)),
                Map.of(),
                Optional.empty(),
                Optional.empty());
    }
}
