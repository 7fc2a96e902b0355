package overtrick.classroom.material;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Contract;
import overtrick.formats.pbn.PlayedBoard;

/// A board that was found for a class.
///
/// @param auction how it was bid; empty where that is not known
public record Found(Board board, Optional<Auction> auction) {

    /// A board of a file, with its auction where it came to an end, or the shortest that leads to
    /// its contract.
    static Found of(PlayedBoard played) {
        var board = played.board();
        var whole = played.auction().filter(calls -> calls.contract().isPresent());
        return new Found(
                board,
                whole.or(() -> played.contract().map(contract -> shortest(board, contract))));
    }

    /// A board that was played in the club.
    public static Found of(Board board, Auction auction) {
        return new Found(board, Optional.of(auction).filter(calls -> calls.contract().isPresent()));
    }

    private static Auction shortest(Board board, Contract contract) {
        var auction = Auction.openedBy(board.dealer());
        int passes = board.dealer().placesTo(contract.declarer());
        var calls =
                Stream.concat(
                                Stream.generate(() -> (Call) Call.Word.PASS).limit(passes),
                                Stream.concat(
                                        Stream.of(contract.bid()), doubled(contract).stream()))
                        .toList();
        for (var call : calls) {
            auction = auction.with(call);
        }
        while (!auction.isOver()) {
            auction = auction.with(Call.Word.PASS);
        }
        return auction;
    }

    private static List<Call> doubled(Contract contract) {
        return switch (contract.doubling()) {
            case UNDOUBLED -> List.of();
            case DOUBLED -> List.of(Call.Word.DOUBLE);
            case REDOUBLED -> List.of(Call.Word.DOUBLE, Call.Word.REDOUBLE);
        };
    }
}
