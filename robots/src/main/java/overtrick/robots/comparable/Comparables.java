package overtrick.robots.comparable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.laws.LawBook;
import overtrick.laws.meaning.CallMeaning;
import overtrick.laws.meaning.CallMeaning.Hands;
import overtrick.laws.meaning.CallMeaning.Span;
import overtrick.laws.meaning.Comparison;
import overtrick.laws.table.Withdrawn;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.systems.Meant;
import overtrick.systems.hand.Aspect;
import overtrick.systems.hand.Box;
import overtrick.systems.hand.Measure;
import overtrick.systems.hand.Range;

/// Which calls may stand for a withdrawn one (Law 23A), by what the side's system says of both. It
/// proposes; the director decides.
///
/// @param imagined the auction in which the withdrawn call was in order: what its maker seems to
///   have had before their eyes
/// @param withdrawn what the call meant there
/// @param calls that may replace it now, each compared with it, comparable ones first
public record Comparables(Auction imagined, Meant withdrawn, List<Compared> calls) {

    private static final Call PASS = Word.PASS;
    private static final Aspect BALANCED = Aspect.of(Measure.BALANCED);

    public Comparables {
        calls = List.copyOf(calls);
    }

    private static final Comparator<Compared> COMPARABLE_FIRST =
            Comparator.comparing(compared -> !compared.comparison().isComparable());

    /// A call and what it would mean now.
    public record Compared(Call call, Meant meant, Comparison comparison) {}

    /// @param now the calls that count; the player who replaces their call is in turn
    /// @return empty where calls stand that no system knows of, or that nobody can have meant
    public static Optional<Comparables> of(
            Auction now,
            Withdrawn gone,
            Vulnerability vulnerability,
            Agreements agreements,
            Readings readings) {
        if (!now.isRegular()) {
            return Optional.empty();
        }
        return imagined(now, gone)
                .map(before -> {
                    var old = readings.of(agreements, before, vulnerability).meaning(gone.call());
                    var understood = readings.of(agreements, now, vulnerability);
                    var calls =
                            now.legalCalls().stream()
                                    .map(understood::meaning)
                                    .map(meant -> compared(old, meant))
                                    .sorted(COMPARABLE_FIRST)
                                    .toList();
                    return new Comparables(before, old, calls);
                });
    }

    /// The denominations that one of the calls would show.
    public Set<Strain> shownBy(Call call) {
        return of(call).map(one -> specified(one.meant())).orElse(Set.of());
    }

    /// One of the calls; empty when it may not be made.
    public Optional<Compared> of(Call call) {
        return calls.stream().filter(one -> one.call().equals(call)).findFirst();
    }

    private static Compared compared(Meant old, Meant next) {
        return new Compared(next.call(), next, Comparison.of(meaning(old), meaning(next)));
    }

    /// The denominations that the withdrawn call showed.
    public Set<Strain> shown() {
        return specified(withdrawn);
    }

    /// The call that shows the same (Law 27B1): in 2017 the lowest sufficient bid that specifies
    /// the very denominations, in 1999 the lowest of the one named, where both bids are natural.
    public Optional<Call> same(LawBook book) {
        var shown = shown();
        return calls.stream()
                .filter(call -> call.call() instanceof Bid)
                .filter(call ->
                        book == LawBook.CN1999
                                ? isNaturalAgain((Bid) call.call(), shown)
                                : !shown.isEmpty())
                .filter(call -> book == LawBook.CN1999 || specified(call.meant()).equals(shown))
                .min(Comparator.comparing(Compared::call, Comparables::lowerFirst))
                .filter(call -> specified(call.meant()).equals(shown))
                .map(Compared::call);
    }

    private boolean isNaturalAgain(Bid bid, Set<Strain> shown) {
        return withdrawn.call() instanceof Bid(_, var named)
                && bid.strain() == named
                && shown.equals(Set.of(named));
    }

    private static int lowerFirst(Call one, Call other) {
        if (one.equals(other)) {
            return 0;
        }
        return ((Bid) other).outranks((Bid) one) ? -1 : 1;
    }

    /// Those that are comparable.
    public List<Compared> comparable() {
        return calls.stream().filter(call -> call.comparison().isComparable()).toList();
    }

    /// The auction as the caller may have seen it, the likeliest first: as it was; their turn had
    /// come; an opponent had passed; partner, or they themselves, had bid a level lower.
    private static Optional<Auction> imagined(Auction now, Withdrawn gone) {
        var calls = now.calls().subList(0, Math.min(gone.place(), now.calls().size()));
        var seen = new ArrayList<List<Call>>();
        for (int passes = 0; passes < 4; passes++) {
            seen.add(
                    Stream.concat(calls.stream(), Collections.nCopies(passes, PASS).stream())
                            .toList());
        }
        for (int at = calls.size() - 1; at >= 0; at--) {
            if (calls.get(at) instanceof Bid bid) {
                boolean own = now.caller(at).side() == gone.seat().side();
                var other = own ? lower(bid) : Optional.of(PASS);
                int place = at;
                other.ifPresent(call -> seen.add(replaced(calls, place, call)));
            }
        }
        return seen.stream()
                .flatMap(these -> auction(now.dealer(), these).stream())
                .filter(auction -> auction.turn().equals(Optional.of(gone.seat())))
                .filter(auction -> auction.refusal(gone.call()).isEmpty())
                .findFirst();
    }

    private static Optional<Call> lower(Bid bid) {
        return bid.level() > 1
                ? Optional.of(new Bid(bid.level() - 1, bid.strain()))
                : Optional.empty();
    }

    private static List<Call> replaced(List<Call> calls, int place, Call call) {
        var other = new ArrayList<>(calls);
        other.set(place, call);
        return other;
    }

    /// Empty where a call would not be in order.
    private static Optional<Auction> auction(Seat dealer, List<Call> calls) {
        var auction = Optional.of(Auction.openedBy(dealer));
        for (var call : calls) {
            auction = auction.filter(so -> so.refusal(call).isEmpty()).map(so -> so.with(call));
        }
        return auction;
    }

    private static CallMeaning meaning(Meant meant) {
        var hands = meant.shows().boxes().stream().map(Comparables::hands).toList();
        var specified = specified(meant);
        boolean asks = specified.isEmpty() && meant.row().alert();
        return new CallMeaning(
                meant.call().code(),
                hands.isEmpty() ? List.of(Hands.ANY) : hands,
                specified,
                asks ? Optional.of(meant.key()) : Optional.empty());
    }

    private static Hands hands(Box box) {
        var lengths = new EnumMap<Suit, Span>(Suit.class);
        for (var suit : Suit.values()) {
            var length = box.get(Aspect.length(suit));
            if (!length.equals(Measure.LENGTH.all())) {
                lengths.put(suit, span(length));
            }
        }
        return new Hands(span(box.get(Aspect.HIGH_CARDS)), lengths);
    }

    private static Span span(Range range) {
        return new Span(range.low(), range.high());
    }

    /// Suits of four cards or more, whatever the hand; where there is none, what a natural bid
    /// names.
    private static Set<Strain> specified(Meant meant) {
        var all = EnumSet.noneOf(Strain.class);
        for (var suit : Suit.values()) {
            if (meant.shows().bounds().get(Aspect.length(suit)).low() >= 4) {
                all.add(Strain.of(suit));
            }
        }
        boolean balanced = meant.shows().bounds().get(BALANCED).low() == 1;
        if (meant.call() instanceof Bid(_, var strain)) {
            boolean natural = all.isEmpty() && !meant.row().alert();
            if (natural || (balanced && strain == Strain.NOTRUMP)) {
                all.add(strain);
            }
        }
        return all;
    }
}
