package overtrick.robots.bidding;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Standing;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.robots.hand.Shown;

/// An auction as everybody at the table understands it, seen from the player in turn.
///
/// @param readings how each call so far is understood, in order
/// @param shown what is known of each seat, in the order of the seats
record Situation(
        Auction auction,
        Standing standing,
        Vulnerability vulnerability,
        List<Offer> readings,
        List<Shown> shown) {

    Situation {
        readings = List.copyOf(readings);
        shown = List.copyOf(shown);
    }

    /// The auction read call by call.
    static Situation of(Auction auction, Vulnerability vulnerability) {
        var situation =
                new Situation(
                        Auction.openedBy(auction.dealer()),
                        Standing.AT_START,
                        vulnerability,
                        List.of(),
                        Collections.nCopies(4, Shown.NOTHING));
        for (var call : auction.calls()) {
            situation = situation.after(call);
        }
        return situation;
    }

    /// One call later, the call being understood as the system has it.
    Situation after(Call call) {
        var reading = NaturalSystem.reading(this, call);
        var read = new ArrayList<>(readings);
        read.add(reading);
        var known = new ArrayList<>(shown);
        known.set(seat().ordinal(), me().narrowedBy(reading.shows()));
        var longer = auction.with(call);
        return new Situation(longer, longer.standing(), vulnerability, read, known);
    }

    /// The player in turn.
    Seat seat() {
        return auction.caller(readings.size());
    }

    Shown me() {
        return shown.get(seat().ordinal());
    }

    Shown partner() {
        return shown.get(seat().partner().ordinal());
    }

    boolean isVulnerable() {
        return vulnerability.includes(seat());
    }

    /// Partner's last call, where he has had a turn.
    Optional<Offer> partnersLast() {
        return back(2);
    }

    Optional<Offer> rightsLast() {
        return back(1);
    }

    private Optional<Offer> back(int places) {
        int place = readings.size() - places;
        return place < 0 ? Optional.empty() : Optional.of(readings.get(place));
    }

    /// The calls of a seat that were no passes, in order.
    List<Offer> actions(Seat of) {
        var actions = new ArrayList<Offer>();
        for (int place = 0; place < readings.size(); place++) {
            if (auction.caller(place) == of && readings.get(place).call() != Word.PASS) {
                actions.add(readings.get(place));
            }
        }
        return actions;
    }

    List<Offer> myActions() {
        return actions(seat());
    }

    List<Offer> partnersActions() {
        return actions(seat().partner());
    }

    /// Whether the opponents have bid or doubled.
    boolean isContested() {
        return !actions(seat().left()).isEmpty() || !actions(seat().right()).isEmpty();
    }

    /// Who made the first bid.
    Optional<Seat> opener() {
        for (int place = 0; place < readings.size(); place++) {
            if (readings.get(place).call() instanceof Bid) {
                return Optional.of(auction.caller(place));
            }
        }
        return Optional.empty();
    }

    /// Who made the last bid.
    Optional<Seat> lastBidder() {
        for (int place = readings.size() - 1; place >= 0; place--) {
            if (readings.get(place).call() instanceof Bid) {
                return Optional.of(auction.caller(place));
            }
        }
        return Optional.empty();
    }

    /// Whether the last bid is the opponents'.
    boolean isTheirBid() {
        return lastBidder().filter(seat()::opposes).isPresent();
    }

    boolean isOurBid() {
        return lastBidder().isPresent() && !isTheirBid();
    }

    Optional<Bid> lastBid() {
        return standing.bid();
    }

    /// Whether the player on the right has said nothing that gives partner another turn.
    boolean isRightSilent() {
        return rightsLast().filter(last -> last.call() instanceof Bid).isEmpty();
    }

    boolean has(Call call) {
        return standing.refusal(call).isEmpty();
    }

    /// The cheapest bid in the strain; seven of it where there is none left.
    Bid cheapest(Strain strain) {
        for (int level = 1; level < 7; level++) {
            var bid = new Bid(level, strain);
            if (has(bid)) {
                return bid;
            }
        }
        return new Bid(7, strain);
    }

    Bid cheapest(Suit suit) {
        return cheapest(Strain.of(suit));
    }

    /// The suits the opponents have bid and hold.
    List<Suit> theirSuits() {
        var suits = suitsOf(seat().left());
        suits.addAll(suitsOf(seat().right()));
        return List.copyOf(suits);
    }

    /// The suits a seat has bid naturally.
    EnumSet<Suit> suitsOf(Seat bidder) {
        var suits = EnumSet.noneOf(Suit.class);
        for (var action : actions(bidder)) {
            if (action.call() instanceof Bid) {
                action.suit()
                        .filter(suit -> action.shows().length(suit).low() >= 3)
                        .ifPresent(suits::add);
            }
        }
        return suits;
    }

    /// The suits nobody has bid.
    List<Suit> unbidSuits() {
        var bid = EnumSet.noneOf(Suit.class);
        for (var someone : Seat.values()) {
            bid.addAll(suitsOf(someone));
        }
        return List.copyOf(EnumSet.complementOf(bid));
    }

    /// Whether our side has undertaken to reach game and has not reached it yet.
    boolean isGameForced() {
        boolean undertaken =
                Stream.concat(myActions().stream(), partnersActions().stream())
                        .anyMatch(offer -> offer.forcing() == Forcing.GAME);
        return undertaken && !(isOurBid() && lastBid().filter(Contracts::isGame).isPresent());
    }

    /// Whether the player in turn has to speak: partner has asked him to, or a game has been
    /// undertaken, and the player on his right has passed. A double of theirs may be left in.
    boolean isForced() {
        if (rightsLast().filter(last -> last.call() == Word.PASS).isEmpty()) {
            return false;
        }
        boolean asked =
                partnersLast().filter(last -> last.forcing() == Forcing.ONE_ROUND).isPresent();
        boolean doubled = isTheirBid() && standing.doubling() != Doubling.UNDOUBLED;
        return asked || (isGameForced() && !doubled);
    }
}
