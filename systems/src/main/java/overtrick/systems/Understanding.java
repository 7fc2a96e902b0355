package overtrick.systems;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.Suit;
import overtrick.systems.hand.Aspect;
import overtrick.systems.hand.Box;
import overtrick.systems.hand.FourHands;
import overtrick.systems.hand.Hand;
import overtrick.systems.hand.Knowledge;
import overtrick.systems.hand.Range;
import overtrick.systems.hand.Remainder;
import overtrick.systems.language.Force;
import overtrick.systems.language.Offer;
import overtrick.systems.language.Purpose;
import overtrick.systems.language.Situation;

/// An auction as everybody at the table understands it: what each call shows, and what is known of
/// all four hands. The same [Offer]s choose the next call and read it.
public final class Understanding {

    /// That of North and South, then that of East and West.
    private final List<BiddingSystem> systems;

    private final Auction auction;
    private final Vulnerability vulnerability;
    private final List<Meant> calls;
    private final FourHands hands;

    /// Worked out when they are first asked for: most auctions are only looked at. Two threads may
    /// both do it, with the same result.
    private @Nullable Offers offers;

    /// @param made best first
    /// @param explained calls that the system explains and never makes
    private record Offers(List<Offer> made, List<Offer> explained) {}

    private Understanding(
            List<BiddingSystem> systems,
            Auction auction,
            Vulnerability vulnerability,
            List<Meant> calls,
            FourHands hands) {
        this.systems = systems;
        this.auction = auction;
        this.vulnerability = vulnerability;
        this.calls = List.copyOf(calls);
        this.hands = hands;
    }

    /// Before the first call.
    public static Understanding start(
            BiddingSystem northSouth,
            BiddingSystem eastWest,
            Seat dealer,
            Vulnerability vulnerability) {
        var systems = List.of(northSouth, eastWest);
        return new Understanding(
                systems, Auction.openedBy(dealer), vulnerability, List.of(), FourHands.NOTHING);
    }

    /// After all the calls of an auction in which both sides play one system.
    public static Understanding of(
            BiddingSystem system, Auction auction, Vulnerability vulnerability) {
        var now = start(system, system, auction.dealer(), vulnerability);
        for (var call : auction.calls()) {
            now = now.with(call);
        }
        return now;
    }

    /// The auction so far.
    public Auction auction() {
        return auction;
    }

    /// Who is vulnerable.
    public Vulnerability vulnerability() {
        return vulnerability;
    }

    /// What each call showed, in the order of the auction.
    public List<Meant> calls() {
        return calls;
    }

    /// What everybody knows.
    public FourHands hands() {
        return hands;
    }

    /// The legal calls of the player in turn, each with the hands that make it, best first.
    public List<Offer> offers() {
        return all().made();
    }

    /// What the system says of legal calls without choosing any by it.
    List<Offer> explained() {
        return all().explained();
    }

    private Offers all() {
        var known = offers;
        if (known == null) {
            known = auction.isOver() ? new Offers(List.of(), List.of()) : offersNow();
            offers = known;
        }
        return known;
    }

    /// The first call that the system has for this hand of the player in turn.
    ///
    /// @throws FormatException if it has none, as files of somebody's own may leave gaps
    public Choice choose(Hand hand) {
        return offers().stream()
                .filter(offer -> offer.shows().contains(hand))
                .findFirst()
                .map(Choice::new)
                .orElseThrow(() -> silent(hand));
    }

    private FormatException silent(Hand hand) {
        var side = auction.turn().orElseThrow().side();
        return new FormatException(
                "%s has no call for %s after %s; a last row `P | any` there is one for every hand"
                        .formatted(
                                systems.get(side.ordinal()).name(),
                                hand,
                                auction.calls().isEmpty() ? "-" : auction.text()));
    }

    /// What the call would show if it were made now.
    ///
    /// @throws overtrick.bridge.auction.IllegalCallException if it may not be made
    public Meant meaning(Call call) {
        return meaning(call, auction.with(call));
    }

    /// @param after the auction with the call, which shows that it is legal
    private Meant meaning(Call call, Auction after) {
        var caller = after.caller(after.calls().size() - 1);
        var offers = offers();
        int last = lastOf(call, offers);
        var left = Remainder.of(hands.of(caller));
        var shows = Knowledge.CONTRADICTION;
        Optional<Offer> row = Optional.empty();
        var strays = new ArrayList<Offer>();
        for (int at = 0; at <= last && !left.boxes().isEmpty(); at++) {
            var offer = offers.get(at);
            if (offer.call().equals(call)) {
                var part = left.and(offer.shows());
                if (!part.isContradiction()) {
                    shows = shows.or(part);
                    row = Optional.of(row.map(first -> first.orAlso(offer)).orElse(offer));
                    if (offer.reason() instanceof Decision decision && decision.strays()) {
                        strays.add(offer);
                    }
                }
            } else {
                left = left.minus(offer.shows());
            }
        }
        boolean first = last(caller).isEmpty();
        if (row.filter(Offer::isWritten).isEmpty()) {
            var told = explained().stream().filter(offer -> offer.call().equals(call)).findFirst();
            if (told.isPresent()) {
                return new Meant(caller, told.get(), told.get().shows(), first);
            }
        }
        return row.isPresent()
                ? new Meant(caller, row.get(), shows, first, besides(row.get(), strays))
                : stretched(caller, call);
    }

    /// What a sentence about the row must add for those of other rows that are not among its hands.
    /// Of a convention the answer is what its name says.
    private static Optional<Knowledge> besides(Offer row, List<Offer> strays) {
        if (row.alert() || row.purpose() != Purpose.DESCRIBES || Words.isCount(row.key())) {
            return Optional.empty();
        }
        return strays.stream()
                .filter(offer -> !offer.key().equals(row.key()))
                .map(Offer::shows)
                .filter(shows -> !Remainder.of(shows).minus(row.shows()).boxes().isEmpty())
                .reduce(Knowledge::or);
    }

    /// What stands below the last row for a call takes nothing away from it.
    private static int lastOf(Call call, List<Offer> offers) {
        int last = offers.size() - 1;
        while (last >= 0 && !offers.get(last).call().equals(call)) {
            last--;
        }
        return last;
    }

    /// No hand that the caller can still have makes this call. If the system has a row for it, that
    /// is what it shows; otherwise a bid is taken as natural.
    private Meant stretched(Seat caller, Call call) {
        var row =
                offers().stream()
                        .filter(offer -> offer.call().equals(call))
                        .findFirst()
                        .orElseGet(() -> natural(call));
        return new Meant(caller, row, row.shows(), last(caller).isEmpty());
    }

    private static Offer natural(Call call) {
        var shows =
                call instanceof Bid(int level, var strain) && strain.trumps().isPresent()
                        ? Box.ANY.and(
                                Aspect.length(strain.trumps().get()),
                                new Range(Math.min(4 + level / 2, 6), 13))
                        : Box.ANY;
        return new Offer(
                call, Knowledge.of(shows), Decision.NATURAL, Force.NONE, false, Optional.empty());
    }

    /// What is understood after one more call.
    ///
    /// @throws overtrick.bridge.auction.IllegalCallException if it may not be made
    public Understanding with(Call call) {
        var after = auction.with(call);
        var meant = meaning(call, after);
        var all = new ArrayList<>(calls);
        all.add(meant);
        return new Understanding(
                systems, after, vulnerability, all, hands.and(meant.caller(), meant.shows()));
    }

    /// The suit on which a side has agreed: by a call that said so, else by eight cards known.
    public Optional<Suit> trumps(Side side) {
        var agreed =
                calls.reversed().stream()
                        .filter(meant -> meant.caller().side() == side)
                        .flatMap(meant -> meant.row().agrees().stream())
                        .findFirst();
        return agreed.or(() ->
                List.of(Suit.values()).reversed().stream()
                        .filter(suit -> known(side, suit) >= 8)
                        .max(Comparator.comparingInt(suit -> known(side, suit))));
    }

    private int known(Side side, Suit suit) {
        return side.seats().stream()
                .mapToInt(seat -> hands.of(seat).bounds().length(suit).low())
                .sum();
    }

    private Offers offersNow() {
        var caller = auction.turn().orElseThrow();
        var side = caller.side();
        var said =
                calls.stream()
                        .map(m -> new Situation.Said(m.call(), m.caller().side() == side, m.key()));
        var situation =
                new Situation(
                        said.toList(),
                        vulnerability.includes(side),
                        trumps(side),
                        hands.of(caller.partner()).bounds(),
                        isGameForced(side));
        var written = systems.get(side.ordinal()).book().offers(situation);
        var all = new ArrayList<>(written.stream().filter(Offer::isChosen).toList());
        // conventional bids keep their meaning: the judgement does not use them, except as the
        // least lie of a player who is forced to bid
        var taken =
                written.stream()
                        .filter(offer -> offer.alert() && offer.call() instanceof Bid)
                        .map(Offer::call)
                        .toList();
        new Judgement(this, caller)
                .offers().stream()
                        .filter(offer ->
                                !taken.contains(offer.call())
                                        || offer.reason() == Decision.LEAST_LIE)
                        .forEach(all::add);
        return new Offers(legal(all), legal(written.stream().filter(o -> !o.isChosen()).toList()));
    }

    private List<Offer> legal(List<Offer> offers) {
        var standing = auction.standing();
        return offers.stream().filter(one -> standing.refusal(one.call()).isEmpty()).toList();
    }

    /// A side has said that it will not stop below game.
    boolean isGameForced(Side side) {
        return calls.stream()
                .anyMatch(meant ->
                        meant.caller().side() == side && meant.row().force() == Force.GAME_FORCING);
    }

    /// The last call of a player; empty when it has not been their turn yet.
    Optional<Meant> last(Seat seat) {
        return calls.reversed().stream().filter(meant -> meant.caller() == seat).findFirst();
    }

    /// Who made the last bid.
    Optional<Seat> lastBidder() {
        return calls.reversed().stream()
                .filter(meant -> meant.call() instanceof Bid)
                .map(Meant::caller)
                .findFirst();
    }

    boolean isSilent(Seat seat) {
        return last(seat).map(meant -> meant.call() == Word.PASS).orElse(true);
    }
}
