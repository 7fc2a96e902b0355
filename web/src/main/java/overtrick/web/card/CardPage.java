package overtrick.web.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Word;
import overtrick.cards.Seat;
import overtrick.systems.BiddingSystem;
import overtrick.systems.ConventionCard;
import overtrick.systems.Meant;
import overtrick.web.Words;

/// A system's card as a page.
public record CardPage(ConventionCard card, Words words) {

    static CardPage of(BiddingSystem system, Words words) {
        return new CardPage(ConventionCard.of(system), words);
    }

    public String title() {
        return card.title();
    }

    /// For the address of a part within the page.
    public String id(ConventionCard.Part part) {
        return "part-" + card.parts().indexOf(part);
    }

    public String heading(ConventionCard.Part part) {
        return words.systems().heading(part, calls(part.auction()));
    }

    /// `1NT – 2♣`, the opponents' calls in parentheses and their passes left out.
    private String calls(Auction auction) {
        var shown = new ArrayList<String>();
        for (int place = 0; place < auction.calls().size(); place++) {
            var call = auction.calls().get(place);
            if (call != Word.PASS) {
                boolean ours = isOurs(auction, auction.caller(place));
                shown.add(ours ? sign(call) : "(" + sign(call) + ")");
            }
        }
        return String.join(" – ", shown);
    }

    private static boolean isOurs(Auction auction, Seat caller) {
        return !auction.turn().orElseThrow().opposes(caller);
    }

    private static String sign(Call call) {
        return switch (call) {
            case Call.Bid bid -> bid.level() + bid.strain().symbol();
            case Word word -> word.code();
        };
    }

    public String shows(Meant meant) {
        return words.shows(meant);
    }

    public Optional<String> announcement(Meant meant) {
        return words.systems().announcement(meant);
    }

    public boolean isAlerted(Meant meant) {
        return meant.row().alert() && announcement(meant).isEmpty();
    }

    public List<ConventionCard.Part> parts() {
        return card.parts();
    }
}
