package overtrick.systems.language;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.cards.Suit;
import overtrick.systems.hand.Box;

/// One line of a table: a call, the hands that make it, what it is called, and what partner and the
/// opponents must know of it.
final class Row {

    private final CallPattern call;
    private final List<Guard> guards;
    private final Description hands;
    private final Reason reason;
    private final Flags flags;

    /// The suits that the hands are about, and all that the offer depends on.
    private final List<SuitName> needed;

    private final List<SuitName> suits;

    private final boolean aboutBoth;

    /// What the row says, by the suits; added to as they come up. Two threads may both work out an
    /// offer, with the same result.
    private Map<Integer, Offer> offers = Map.of();

    /// @param hands as they are written
    /// @param name of the sentence that explains it, or the sentence
    /// @param flags what it asks, whether it is alerted, which suit becomes trumps
    /// @param place file and line
    Row(
            CallPattern call,
            List<Guard> guards,
            Description hands,
            RowName name,
            Flags flags,
            String place) {
        this.call = call;
        this.guards = List.copyOf(guards);
        this.hands = hands;
        this.reason = new Reason.Written(name.text(), name.isQuoted(), flags.purpose(), place);
        this.flags = flags;
        var suits = new LinkedHashSet<>(hands.suits());
        this.needed = List.copyOf(suits);
        if (call instanceof CallPattern.SuitBid(_, var suit)) {
            suits.add(suit);
        }
        flags.agrees().ifPresent(suits::add);
        this.suits = List.copyOf(suits);
        this.aboutBoth = hands.isAboutBoth();
    }

    CallPattern call() {
        return call;
    }

    List<Guard> guards() {
        return guards;
    }

    String key() {
        return reason.key();
    }

    String place() {
        return reason.place();
    }

    /// The call in an auction; empty while a letter stands for nothing, or when the row is not for
    /// these circumstances.
    Optional<Offer> offer(Situation situation, Binding binding) {
        if (!Guard.all(guards, situation, binding) || !isBound(binding)) {
            return Optional.empty();
        }
        return aboutBoth
                ? Optional.of(offer(binding, situation.partner()))
                        .filter(offer -> !offer.shows().isContradiction())
                : Optional.of(offer(binding));
    }

    private boolean isBound(Binding binding) {
        for (var suit : needed) {
            if (suit.in(binding).isEmpty()) {
                return false;
            }
        }
        return true;
    }

    private Offer offer(Binding binding) {
        int bound = 0;
        for (var suit : suits) {
            bound = 5 * bound + suit.in(binding).map(Suit::ordinal).orElse(4);
        }
        var known = offers.get(bound);
        if (known != null) {
            return known;
        }
        var offer = offer(binding, Box.ANY);
        var more = new HashMap<>(offers);
        more.put(bound, offer);
        offers = Map.copyOf(more);
        return offer;
    }

    private Offer offer(Binding binding, Box partner) {
        return new Offer(
                call.in(binding),
                hands.in(binding, partner),
                reason,
                flags.force(),
                flags.alert(),
                flags.agrees().flatMap(name -> name.in(binding)));
    }

    /// Whether some hand is like this, for one of the ways in which the letters can be bound.
    boolean isPossible(AuctionPattern auction) {
        if (needed.isEmpty()) {
            return !hands.in(Binding.NONE, Box.ANY).isContradiction();
        }
        return auction.ways().stream()
                .flatMap(way -> call.bindings(way).stream())
                .anyMatch(way -> !hands.in(way, Box.ANY).isContradiction());
    }
}
