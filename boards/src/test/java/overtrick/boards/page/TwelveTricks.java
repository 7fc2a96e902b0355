package overtrick.boards.page;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.score.Result;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.robots.bidding.Agreements;

/// A board on which South holds twelve tricks, and East the ace of clubs.
final class TwelveTricks {

    static final Deal DEAL =
            Deal.parse("S:AKQJ.AKQ.AKQ.KQJ T987.JT9.JT9.T98 654.8765.876.765 32.432.5432.A432");

    private TwelveTricks() {}

    /// The board after these calls and cards.
    ///
    /// @param tricks what declarer came to
    static FinishedBoard board(String calls, String cards, int tricks) {
        return board(3, calls, cards, tricks);
    }

    /// The same under another number.
    static FinishedBoard board(int number, String calls, String cards, int tricks) {
        var board = new Board(new BoardNumber(number), Seat.SOUTH, Vulnerability.NONE, DEAL);
        var auction = Auction.parse(Seat.SOUTH, calls);
        List<Card> played =
                Arrays.stream(cards.split(" "))
                        .filter(card -> !card.isEmpty())
                        .map(Card::parse)
                        .toList();
        return new FinishedBoard(
                new TableId("ABCDE"),
                1,
                Instant.EPOCH,
                board,
                Optional.empty(),
                auction,
                List.of(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty()),
                played,
                auction.contract()
                        .<Result>map(contract -> new Result.Played(contract, tricks))
                        .orElseGet(Result.PassedOut::new),
                Map.of(),
                Optional.empty(),
                Agreements.STANDARD,
                Optional.empty(),
                Optional.empty());
    }
}
