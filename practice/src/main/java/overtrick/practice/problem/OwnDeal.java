package overtrick.practice.problem;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.play.Play;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.DealNumber;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.teaching.problem.sight.Sight;

/// A deal that somebody has brought, or a board of theirs, to be played once more as a problem. It
/// stands wholly in the address.
///
/// @param lead the first card; empty when the best defence leads
/// @param seat who plays: declarer, or a defender
public record OwnDeal(Deal deal, Contract contract, Optional<Card> lead, Seat seat) {

    static final String PATH = ProblemRoutes.PATH + "/own";

    private static final int HEX = 16;
    private static final Pattern NUMBER = Pattern.compile("[0-9a-f]{1,24}");
    private static final Pattern CONTRACT = Pattern.compile("([1-7][CDHSN])(X{0,2})([NESW])");

    public OwnDeal {
        seat = seat == contract.dummy() ? contract.declarer() : seat;
    }

    /// The board as it was played, for one of its players.
    public static OwnDeal of(Play play, Seat seat) {
        return new OwnDeal(play.deal(), play.contract(), play.cards().stream().findFirst(), seat);
    }

    /// Reads an address.
    ///
    /// @throws Sorry when it is not of a deal
    static OwnDeal of(Visit visit) {
        var contract = contract(visit.param("contract"));
        var deal = deal(visit.param("deal"));
        var seat = visit.has("seat") ? visit.seat() : contract.declarer();
        var lead =
                visit.has("lead")
                        ? Optional.of(Course.card(visit, "lead"))
                        : Optional.<Card>empty();
        if (lead.filter(card -> !deal.hand(contract.leader()).contains(card)).isPresent()) {
            throw Sorry.unclear("problem.unclear.card");
        }
        return new OwnDeal(deal, contract, lead, seat);
    }

    private static Deal deal(String text) {
        try {
            if (NUMBER.matcher(text).matches()) {
                return new DealNumber(new BigInteger(text, HEX)).deal();
            }
        } catch (IllegalArgumentException tooLarge) {
            // said below
        }
        throw Sorry.unclear("problem.unclear.deal");
    }

    private static Contract contract(String text) {
        var parts = CONTRACT.matcher(text);
        if (!parts.matches()) {
            throw Sorry.unclear("problem.unclear.deal");
        }
        try {
            var doubling =
                    switch (parts.group(2)) {
                        case "X" -> Doubling.DOUBLED;
                        case "XX" -> Doubling.REDOUBLED;
                        default -> Doubling.UNDOUBLED;
                    };
            return new Contract(
                    (Bid) Call.parse(parts.group(1)), doubling, Seat.parse(parts.group(3)));
        } catch (FormatException wrong) {
            throw Sorry.unclear("problem.unclear.deal");
        }
    }

    /// What stands in the address after the question mark.
    String query() {
        return "deal=%s&contract=%s&seat=%c%s"
                .formatted(
                        DealNumber.of(deal).value().toString(HEX),
                        contract.code(),
                        seat.letter(),
                        lead.map(card -> "&lead=" + card.code()).orElse(""));
    }

    /// The address of its page.
    public String address() {
        return PATH + "?" + query();
    }

    /// What is asked: the tricks of the contract, or as many as there are against the best play of
    /// the others.
    Given given(Judging judging) {
        var start = start(lead.map(List::of).orElse(List.of()), 1);
        var cards = judging.goneOn(start, List.of());
        var first = start(start.after(cards).cards(), 1);
        int there = judging.most(first);
        int wanted =
                first.isDefence()
                        ? Play.TRICKS + 1 - contract.bid().tricks()
                        : contract.bid().tricks();
        return start(first.sight().cards(), Math.clamp(there, 1, wanted));
    }

    private Given start(List<Card> cards, int target) {
        var sight = new Sight(contract, seat, shown(), cards);
        return new Given(
                PATH, query(), sight, List.of(), List.of(), target, deal, Optional.empty(), 0);
    }

    private Map<Seat, CardSet> shown() {
        return seat == contract.declarer()
                ? Map.of(seat, deal.hand(seat), contract.dummy(), deal.hand(contract.dummy()))
                : Map.of(seat, deal.hand(seat));
    }
}
