package overtrick.app.bid;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.CallRefusal;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;

/// Auctions as they are typed.
public final class AuctionText {

    private AuctionText() {}

    /// @param words calls such as `1H` or `P`, from the dealer on
    /// @throws FormatException naming the place of the first that is no call or may not be made
    public static Auction parse(Seat dealer, List<String> words) {
        var auction = Auction.openedBy(dealer);
        for (var word : words) {
            int place = auction.calls().size() + 1;
            auction = auction.with(legal(auction, word, "auction, call %d: ".formatted(place)));
        }
        return auction;
    }

    private static Call legal(Auction auction, String word, String where) {
        Call call;
        try {
            call = Call.parse(word);
        } catch (FormatException wrong) {
            throw new FormatException(where + wrong.getMessage());
        }
        auction.standing()
                .refusal(call)
                .ifPresent(reason -> {
                    String law = reason.law().map(" (%s)"::formatted).orElse("");
                    throw new FormatException(where + sentence(auction, call, reason) + law);
                });
        return call;
    }

    private static String sentence(Auction auction, Call call, CallRefusal reason) {
        String made = text(call);
        return switch (reason) {
            case AUCTION_OVER -> made + " comes after the auction is over";
            case INSUFFICIENT_BID ->
                    "%s is not higher than %s"
                            .formatted(made, text(auction.standing().bid().orElseThrow()));
            case NO_BID_TO_DOUBLE -> "X needs a bid of the opponents that is not doubled yet";
            case NO_DOUBLE_TO_REDOUBLE -> "XX needs a double by the opponents";
            case DECLARE_NOW, ONLY_TRUMPS_ARE_NAMED, DOUBLED_ENOUGH ->
                    made + " belongs to a game older than contract bridge";
        };
    }

    /// `1NT`, `2C`, `P`.
    static String text(Call call) {
        return switch (call) {
            case Bid(int level, var strain) when strain.trumps().isEmpty() -> level + "NT";
            case Bid _, Word _ -> call.code();
        };
    }

    /// `1NT`, `2♣`, `P`.
    static String signs(Call call) {
        return switch (call) {
            case Bid bid -> bid.level() + bid.strain().symbol();
            case Word word -> word.code();
        };
    }

    /// The calls of a text with blanks between.
    public static List<String> words(String text) {
        return Optional.of(text.strip())
                .filter(stripped -> !stripped.isEmpty())
                .map(stripped -> List.of(stripped.split("\\s+")))
                .orElse(List.of());
    }
}
