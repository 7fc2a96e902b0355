package overtrick.web.duplicate;

import java.util.Optional;
import java.util.Set;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardView;
import overtrick.web.Words;

/// The bidding box; empty for those who have nothing to call.
///
/// @param explained whether somebody is there who would read what a call is said to mean
public record BoxPart(Words words, String code, boolean explained, Optional<Box> box) {

    /// @param mine whether it is the viewer's turn
    /// @param callable what he may call
    public record Box(boolean mine, Auction auction, Set<Call> callable) {}

    static BoxPart of(TablePage page) {
        return new BoxPart(
                page.words(),
                page.id().code(),
                !page.table().isAlone(),
                page.board().filter(_ -> page.hasBox()).map(board -> box(page, board)));
    }

    private static Box box(TablePage page, BoardView board) {
        return new Box(page.isMyTurn(), board.auction(), Set.copyOf(board.calls()));
    }

    public boolean isOpen() {
        return box.filter(Box::mine).isPresent();
    }

    public boolean isCallable(Call call) {
        return box.orElseThrow().callable().contains(call);
    }

    /// Why a call cannot be made now; empty when it can, or when it is not the viewer's turn.
    public Optional<String> whyNot(Call call) {
        return box.filter(Box::mine)
                .filter(_ -> !isCallable(call))
                .flatMap(open -> open.auction().standing().refusal(call))
                .map(words::refusal);
    }
}
