package overtrick.law;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Suit;
import overtrick.page.Visit;

/// The suits on which a restriction of a lead turns (Law 26).
///
/// @param gone those that the withdrawn call showed
/// @param named those that the offender has bid in calls that count
record SuitsShown(Set<Suit> gone, Set<Suit> named) {

    static final SuitsShown UNKNOWN = new SuitsShown(Set.of(), Set.of());

    static final String GONE = "suits";
    static final String NAMED = "named";

    /// How a box for one suit is called; all of them are sent with [#TICKED].
    static final String BOX = "suit-";

    static final String TICKED = "suits-ticked";

    SuitsShown {
        gone = Set.copyOf(gone);
        named = Set.copyOf(named);
    }

    static SuitsShown of(Visit visit) {
        var gone = suits(visit.param(GONE));
        for (var suit : Suit.values()) {
            if (visit.has(BOX + suit.letter())) {
                gone.add(suit);
            }
        }
        return new SuitsShown(gone, suits(visit.param(NAMED)));
    }

    /// The suits that these calls name.
    static Set<Suit> named(Iterable<Call> calls) {
        var named = EnumSet.noneOf(Suit.class);
        for (var call : calls) {
            for (var suit : Suit.values()) {
                if (call instanceof Call.Bid(_, var strain) && strain == Strain.of(suit)) {
                    named.add(suit);
                }
            }
        }
        return named;
    }

    /// These and others.
    SuitsShown and(SuitsShown others) {
        var all = new HashSet<>(gone);
        all.addAll(others.gone);
        var bid = new HashSet<>(named);
        bid.addAll(others.named);
        return new SuitsShown(all, bid);
    }

    /// What was not named again may be asked of a lead; empty where it is not known what was shown.
    Optional<Set<Suit>> unnamed() {
        if (gone.isEmpty()) {
            return Optional.empty();
        }
        var left = EnumSet.noneOf(Suit.class);
        left.addAll(gone);
        left.removeAll(named);
        return Optional.of(left);
    }

    private static Set<Suit> suits(String letters) {
        var suits = EnumSet.noneOf(Suit.class);
        for (var suit : Suit.values()) {
            if (letters.indexOf(suit.letter()) >= 0) {
                suits.add(suit);
            }
        }
        return suits;
    }

    static String text(Set<Suit> suits) {
        return suits.stream()
                .sorted()
                .map(suit -> String.valueOf(suit.letter()))
                .collect(Collectors.joining());
    }
}
