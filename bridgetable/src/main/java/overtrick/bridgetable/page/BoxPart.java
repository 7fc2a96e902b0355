package overtrick.bridgetable.page;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Declaring;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.board.BoardView;
import overtrick.page.Words;

/// The bidding box, or the pack from which one draws for a seat; empty for those who have nothing
/// to do with either.
///
/// @param draws whether the viewer has still to draw
/// @param explained whether somebody is there who would read what a call is said to mean
public record BoxPart(
        Words words, String code, boolean draws, boolean explained, Optional<Box> box) {

    /// @param mine whether it is the viewer's turn
    /// @param callable what they may call
    /// @param held until when they wait after a jump
    public record Box(boolean mine, Auction auction, Set<Call> callable, Optional<Held> held) {}

    /// @param now asked when the box is rendered
    public record Held(Instant until, InstantSource now) {
        long millis() {
            return Math.max(0, Duration.between(now.instant(), until).toMillis());
        }
    }

    public static BoxPart of(TablePage page) {
        return new BoxPart(
                page.words(),
                page.id().code(),
                page.mayDraw(),
                !page.table().isAlone(),
                page.board().filter(_ -> page.hasBox()).map(board -> box(page, board)));
    }

    private static Box box(TablePage page, BoardView board) {
        boolean mine = page.isMyTurn();
        return new Box(
                mine,
                board.auction(),
                Set.copyOf(board.calls()),
                mine ? held(page) : Optional.empty());
    }

    private static Optional<Held> held(TablePage page) {
        return page.time()
                .flatMap(time -> page.stopCard().map(stop -> new Held(stop.until(), time.now())));
    }

    /// For how many milliseconds from now the box stays shut after a jump; mostly for none.
    public long held() {
        return box.flatMap(Box::held).map(Held::millis).orElse(0L);
    }

    /// How high bids go: in bridge-whist trumps are named without a number.
    public int levels() {
        return box.orElseThrow().auction().bidding() instanceof Declaring ? 1 : 7;
    }

    /// The lowest level at which something can still be bid; those below are kept out of a phone's
    /// way. The last bid decides also where calls stand that were not in order, and where trumps
    /// are named without an auction.
    public int lowest() {
        return box.orElseThrow().auction().calls().reversed().stream()
                .filter(Call.Bid.class::isInstance)
                .map(bid -> next((Call.Bid) bid))
                .findFirst()
                .orElse(1);
    }

    private static int next(Call.Bid bid) {
        return bid.strain() == Strain.NOTRUMP ? bid.level() + 1 : bid.level();
    }

    public boolean isOpen() {
        return draws || box.filter(Box::mine).isPresent();
    }

    public boolean isCallable(Call call) {
        return box.orElseThrow().callable().contains(call);
    }

    /// Why a call cannot be made now; empty when it can, or when it is not the viewer's turn.
    public Optional<String> whyNot(Call call) {
        return box.filter(Box::mine)
                .filter(_ -> !isCallable(call))
                .flatMap(open -> open.auction().refusal(call))
                .map(words::refusal);
    }
}
