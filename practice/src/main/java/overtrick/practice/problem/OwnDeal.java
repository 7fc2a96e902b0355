package overtrick.practice.problem;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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
import overtrick.systems.Understanding;
import overtrick.teaching.problem.Line;
import overtrick.teaching.problem.sight.Fact;
import overtrick.teaching.problem.sight.HeardFacts;
import overtrick.teaching.problem.sight.Sight;

/// A deal that somebody has brought, or a board of theirs, to be played once more as a problem. It
/// stands wholly in the address.
///
/// @param lead the first card; empty when the best defence leads
/// @param seat who plays: declarer, or a defender
/// @param known what the auction has told of the hands that they do not see
public record OwnDeal(
        Deal deal, Contract contract, Optional<Card> lead, Seat seat, List<Fact> known) {

    static final String PATH = ProblemRoutes.PATH + "/own";

    private static final int HEX = 16;
    private static final Pattern NUMBER = Pattern.compile("[0-9a-f]{1,24}");
    private static final Pattern CONTRACT = Pattern.compile("([1-7][CDHSN])(X{0,2})([NESW])");

    /// Facts that an address may have.
    private static final int MOST_KNOWN = 12;

    /// Of so many layouts some must be there, or less is taken for known.
    private static final int FEW = 8;

    private static final Pattern KNOWN = Pattern.compile("\\d{1,7}(\\.\\d{1,7}){0,11}");

    public OwnDeal {
        known = List.copyOf(known);
        seat = seat == contract.dummy() ? contract.declarer() : seat;
    }

    /// The board as it was played, for one of its players.
    public static OwnDeal of(Play play, Seat seat) {
        return new OwnDeal(
                play.deal(), play.contract(), play.cards().stream().findFirst(), seat, List.of());
    }

    /// A deal whose auction is over, for one of its players; empty when it was passed out.
    public static Optional<OwnDeal> of(Deal deal, Understanding heard, Seat seat) {
        return heard.auction()
                .contract()
                .map(contract -> {
                    var mine = new OwnDeal(deal, contract, Optional.empty(), seat, List.of());
                    var hidden = EnumSet.allOf(Seat.class);
                    hidden.removeAll(mine.shown().keySet());
                    var facts = HeardFacts.of(heard, hidden);
                    return new OwnDeal(
                            deal,
                            contract,
                            Optional.empty(),
                            seat,
                            facts.subList(0, Math.min(MOST_KNOWN, facts.size())));
                });
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
        return new OwnDeal(deal, contract, lead, seat, known(visit.param("known")));
    }

    private static List<Fact> known(String text) {
        if (text.isEmpty()) {
            return List.of();
        }
        if (!KNOWN.matcher(text).matches()) {
            throw Sorry.unclear("problem.unclear.deal");
        }
        return Arrays.stream(text.split("\\."))
                .map(Integer::valueOf)
                .map(Fact::of)
                .flatMap(Optional::stream)
                .toList();
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
        return "deal=%s&contract=%s&seat=%c%s%s"
                .formatted(
                        DealNumber.of(deal).value().toString(HEX),
                        contract.code(),
                        seat.letter(),
                        lead.map(card -> "&lead=" + card.code()).orElse(""),
                        known.isEmpty() ? "" : "&known=" + codes());
    }

    private String codes() {
        return known.stream()
                .map(fact -> String.valueOf(fact.code()))
                .collect(Collectors.joining("."));
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
        var facts = known;
        while (!facts.isEmpty() && Line.layouts(sight, facts, FEW).size() < FEW) {
            facts = facts.subList(0, facts.size() - 1);
        }
        return new Given(PATH, query(), sight, facts, facts, target, deal, Optional.empty(), 0);
    }

    private Map<Seat, CardSet> shown() {
        return seat == contract.declarer()
                ? Map.of(seat, deal.hand(seat), contract.dummy(), deal.hand(contract.dummy()))
                : Map.of(seat, deal.hand(seat));
    }
}
