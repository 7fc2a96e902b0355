package overtrick.bridgetable.page;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.TurnedTrump;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.Meaning;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.page.Words;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;

/// The auction, each call with what it shows.
///
/// @param readings how calls are understood; asked only when the part is rendered
public record AuctionPart(
        Words words, Readings readings, Agreements agreements, Optional<Calls> made) {

    /// @param told what each caller said of their call, as far as the viewer may know
    /// @param robots seats whose calls are made by their system and nothing besides
    /// @param bySystem whether calls are made by systems at all
    public record Calls(
            Auction auction,
            Vulnerability vulnerability,
            List<Optional<Meaning>> told,
            Set<Seat> robots,
            boolean bySystem) {}

    public static AuctionPart of(TablePage page) {
        return new AuctionPart(
                page.words(),
                page.readings(),
                page.agreements(),
                page.board().map(board -> calls(page, board)));
    }

    private static Calls calls(TablePage page, BoardView board) {
        return new Calls(
                board.auction(),
                board.vulnerability(),
                board.meanings(),
                page.robots(),
                page.isBySystem());
    }

    /// The card that makes trumps at whist, where nothing is called; empty at other games.
    public Optional<Card> turned() {
        return made.flatMap(calls -> turned(calls.auction()));
    }

    public static Optional<Card> turned(Auction auction) {
        return auction.bidding() instanceof TurnedTrump(var card, _) ? card : Optional.empty();
    }

    public Calls calls() {
        return made.orElseThrow();
    }

    /// The places of the calls in rows of four, West first; empty cells before the dealer.
    public List<List<Optional<Integer>>> rows() {
        return AuctionRows.of(calls().auction());
    }

    /// What the calls show. Takes a while: to be asked once for a rendering.
    public Explained explained() {
        var calls = calls();
        if (!calls.bySystem()) {
            return Explained.inOwnWords(calls.auction(), calls.told(), words);
        }
        return Explained.of(
                readings,
                agreements,
                calls.auction(),
                calls.vulnerability(),
                calls.told(),
                calls.robots(),
                words);
    }

    /// Who made the call, for those who do not see it.
    public String caller(int place) {
        var auction = calls().auction();
        return words.get(
                "auction.caller",
                words.name(auction.caller(place)),
                words.name(auction.calls().get(place)));
    }

    /// How a call's meaning stands among the others: `plain` when there is little to say, as of
    /// most passes, `now` when it is the last of those that tell something.
    public String standing(Explained explained, int place) {
        if (!tells(explained, place)) {
            return "plain";
        }
        int calls = calls().auction().calls().size();
        boolean last =
                IntStream.range(place + 1, calls).noneMatch(later -> tells(explained, later));
        return last ? "now" : "earlier";
    }

    /// Whether a meaning is shown without being asked for; who passes says little.
    private boolean tells(Explained explained, int place) {
        boolean isPass = calls().auction().calls().get(place) == Call.Word.PASS;
        return explained.hasWords(place) || (!isPass && explained.note(place).isPresent());
    }

    /// All there is to know of a call; empty when the sentence says it.
    public Optional<String> whole(Explained explained, int place) {
        return Optional.of(explained.text(place))
                .filter(text -> !text.equals(explained.brief(place)));
    }
}
