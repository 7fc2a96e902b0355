package overtrick.robots.comparable;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Strain;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Facts;
import overtrick.laws.table.Withdrawn;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;

/// A call that is taken back, and the one that its maker has put in its place: what both of them
/// answer of the questions of the Laws, by what they name, and by what the side’s system says of
/// them.
///
/// Whether a call is comparable is not answered here: the director judges it of the call that was
/// chosen (Law 23A), with [#comparables] before their eyes.
///
/// @param before the calls that count, up to the irregular one
/// @param gone the call taken back
/// @param since the calls made after it was cancelled, the one in its place last; empty until it is
///   known
/// @param system of the offender’s side; empty where it is not known
public record Replacing(
        Auction before, Seat offender, Call gone, List<Call> since, Optional<String> system) {

    /// The calls of the three others, where the left's turn comes first, and the one in its place.
    private static final int MOST = 4;

    /// @throws FormatException when the calls since then do not lead to the offender’s turn, or
    ///   could not be made
    public Replacing {
        since = List.copyOf(since);
        if (!since.isEmpty()) {
            var now = before;
            for (var call : since.subList(0, since.size() - 1)) {
                if (now.refusal(call).isPresent()) {
                    throw new FormatException("cannot be called: " + call);
                }
                now = now.with(call);
            }
            if (since.size() > MOST || !now.turn().equals(Optional.of(offender))) {
                throw new FormatException("the last call is not by " + offender);
            }
        }
    }

    /// The auction in which the replacement is made; empty until it is known.
    private Optional<Auction> now() {
        if (since.isEmpty()) {
            return before.turn().filter(offender::equals).map(_ -> before);
        }
        var now = before;
        for (var call : since.subList(0, since.size() - 1)) {
            now = now.with(call);
        }
        return Optional.of(now);
    }

    /// The call in place of the one taken back; empty until it is known.
    public Optional<Call> instead() {
        return since.isEmpty() ? Optional.empty() : Optional.of(since.getLast());
    }

    /// The calls that the offender may make at once; none where others come first.
    public List<Call> choices() {
        return before.turn().filter(offender::equals).isPresent() ? before.legalCalls() : List.of();
    }

    /// Both calls by the system; empty where no system is known, or it knows nothing of them.
    ///
    /// @throws FormatException if there is no such system
    public Optional<Comparables> comparables(Readings readings) {
        system.ifPresent(readings::system);
        return system.flatMap(
                agreed -> now().flatMap(auction -> compared(auction, agreed, readings)));
    }

    private Optional<Comparables> compared(Auction now, String agreed, Readings readings) {
        return Comparables.of(
                now,
                new Withdrawn(offender, gone, Set.of(), before.calls().size()),
                Vulnerability.NONE,
                Agreements.both(agreed),
                readings);
    }

    /// What is known of the case beside what has been answered.
    ///
    /// @param comparables both calls by the system, as [#comparables] tells them
    public Facts facts(LawBook book, Irregularity irregularity, Optional<Comparables> comparables) {
        var facts = Facts.NONE;
        if (irregularity == Irregularity.INSUFFICIENT_BID) {
            facts = insufficient(book, comparables);
        } else if (irregularity == Irregularity.BID_OUT_OF_TURN
                || irregularity == Irregularity.DOUBLE_OUT_OF_TURN
                || irregularity == Irregularity.PASS_OUT_OF_TURN) {
            facts = outOfTurn(book, comparables);
        } else {
            return facts;
        }
        return book == LawBook.CN1999 ? shown(facts, comparables) : facts;
    }

    private Facts insufficient(LawBook book, Optional<Comparables> comparables) {
        if (instead().isEmpty()) {
            return Facts.NONE;
        }
        var call = instead().get();
        boolean lawful = before.refusal(call).isEmpty();
        if (book == LawBook.WBF2017) {
            String kind = kind(call, lawful, "bid", "pass", "any-double");
            var facts = Facts.of(Fact.REPLACEMENT, kind);
            return kind.equals("bid") && comparables.isPresent()
                    ? facts.with(Fact.SPECIFIES, yesNo(isSame(book, comparables.get(), call)))
                    : facts;
        }
        boolean lowest = lowestOfSame().equals(Optional.of(call));
        String kind = kind(call, lawful, lowest ? "same-denomination" : "other", "other", "double");
        var facts = Facts.of(Fact.REPLACEMENT, kind);
        return kind.equals("same-denomination") && comparables.isPresent()
                ? facts.with(Fact.CONVENTIONAL, yesNo(!isSame(book, comparables.get(), call)))
                : facts;
    }

    private static String kind(Call call, boolean lawful, String bid, String pass, String twice) {
        return switch (call) {
            case Bid _ -> lawful ? bid : "insufficient";
            case Word word -> word == Word.PASS ? pass : twice;
        };
    }

    private static boolean isSame(LawBook book, Comparables comparables, Call call) {
        return comparables.same(book).equals(Optional.of(call));
    }

    /// The lowest sufficient bid in the denomination that was named.
    private Optional<Call> lowestOfSame() {
        return gone instanceof Bid(_, var strain)
                ? before.legalCalls().stream()
                        .filter(call -> call instanceof Bid(_, var other) && other == strain)
                        .findFirst()
                : Optional.empty();
    }

    /// Where the turn was the right hand opponent’s, their call comes first of those since then.
    private Facts outOfTurn(LawBook book, Optional<Comparables> comparables) {
        var facts = Facts.NONE;
        boolean rights = before.turn().equals(Optional.of(offender.plus(3)));
        if (rights && !since.isEmpty()) {
            boolean passes = since.getFirst() == Word.PASS;
            facts = facts.with(Fact.RIGHT_ACTS, passes ? "passes" : "acts");
        }
        if (book == LawBook.CN1999 && instead().isPresent()) {
            var strains = comparables.map(Comparables::shown).orElseGet(this::named);
            boolean same =
                    instead().get() instanceof Bid(_, var strain) && strains.contains(strain);
            facts = facts.with(Fact.SAME_DENOMINATION, yesNo(same));
        }
        return facts;
    }

    private Set<Strain> named() {
        return gone instanceof Bid(_, var strain) ? Set.of(strain) : Set.of();
    }

    /// Which suits were shown and not bid again (Law 26 of 1999).
    private Facts shown(Facts facts, Optional<Comparables> comparables) {
        if (comparables.isEmpty()) {
            return facts;
        }
        var suits = suits(comparables.get().shown());
        var more = facts.with(Fact.SHOWN, suits.isEmpty() ? "none" : "suits");
        return suits.isEmpty() || instead().isEmpty()
                ? more
                : more.with(Fact.NAMED_AGAIN, yesNo(namedSince().containsAll(suits)));
    }

    /// The suits that the call showed which was taken back; empty where no system says so.
    ///
    /// @param comparables both calls by the system, as [#comparables] tells them
    public Set<Suit> suitsGone(Optional<Comparables> comparables) {
        return comparables.map(all -> suits(all.shown())).orElse(Set.of());
    }

    /// The suits that the offender has shown by calls that count: earlier bids by what they name,
    /// the replacement by what it shows too.
    ///
    /// @param comparables both calls by the system, as [#comparables] tells them
    public Set<Suit> suitsNamed(Optional<Comparables> comparables) {
        var named = EnumSet.noneOf(Suit.class);
        var calls = before.calls();
        for (int at = 0; at < calls.size(); at++) {
            if (before.caller(at) == offender && calls.get(at) instanceof Bid(_, var strain)) {
                strain.trumps().ifPresent(named::add);
            }
        }
        named.addAll(namedSince());
        instead()
                .flatMap(call -> comparables.map(all -> all.shownBy(call)))
                .ifPresent(shown -> named.addAll(suits(shown)));
        return named;
    }

    private Set<Suit> namedSince() {
        return instead()
                .filter(call -> before.refusal(call).isEmpty() || since.size() > 1)
                .filter(Bid.class::isInstance)
                .flatMap(call -> ((Bid) call).strain().trumps())
                .map(Set::of)
                .orElse(Set.of());
    }

    private static Set<Suit> suits(Set<Strain> strains) {
        return strains.stream()
                .flatMap(strain -> strain.trumps().stream())
                .collect(Collectors.toSet());
    }

    private static String yesNo(boolean is) {
        return is ? "yes" : "no";
    }
}
