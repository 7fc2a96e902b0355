package overtrick.teaching.problem.sight;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.play.Play;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

/// What one player sees of a play.
///
/// @param shown the hands in sight, as they were dealt
/// @param cards played so far
public record Sight(Contract contract, Seat me, Map<Seat, CardSet> shown, List<Card> cards) {

    public Sight {
        shown = Map.copyOf(shown);
        cards = List.copyOf(cards);
    }

    /// The same after other cards.
    public Sight after(List<Card> others) {
        return new Sight(contract, me, shown, others);
    }

    /// The same after the cards of a play, with dummy's hand once it is faced.
    public Sight after(Play play) {
        var seen = new EnumMap<Seat, CardSet>(Seat.class);
        seen.putAll(shown);
        play.dummy()
                .filter(_ -> play.isDummyFaced())
                .ifPresent(dummy -> seen.put(dummy, play.deal().hand(dummy)));
        return new Sight(contract, me, seen, play.cards());
    }

    /// The hands that nobody but their holders has seen.
    public List<Seat> hidden() {
        return Arrays.stream(Seat.values()).filter(seat -> !shown.containsKey(seat)).toList();
    }

    /// The tricks so far; the last may be under way.
    public List<Trick> tricks() {
        var tricks = new ArrayList<Trick>();
        var leader = contract.leader();
        for (int from = 0; from < cards.size(); from += Trick.FULL) {
            int to = Math.min(cards.size(), from + Trick.FULL);
            var trick = new Trick(leader, cards.subList(from, to));
            tricks.add(trick);
            leader = trick.isFull() ? trick.winner(contract.strain()) : leader;
        }
        return tricks;
    }

    /// What each hand has played.
    Map<Seat, CardSet> played() {
        var played = new EnumMap<Seat, CardSet>(Seat.class);
        for (var seat : Seat.values()) {
            played.put(seat, CardSet.NONE);
        }
        for (var trick : tricks()) {
            for (int at = 0; at < trick.cards().size(); at++) {
                var card = trick.cards().get(at);
                played.computeIfPresent(trick.leader().plus(at), (_, set) -> set.with(card));
            }
        }
        return played;
    }

    /// The suits of which each hand has shown that it has none left.
    Map<Seat, Set<Suit>> voids() {
        var voids = new EnumMap<Seat, Set<Suit>>(Seat.class);
        for (var seat : Seat.values()) {
            voids.put(seat, EnumSet.noneOf(Suit.class));
        }
        for (var trick : tricks()) {
            var led = trick.cards().getFirst().suit();
            for (int at = 1; at < trick.cards().size(); at++) {
                if (trick.cards().get(at).suit() != led) {
                    voids.computeIfPresent(
                            trick.leader().plus(at),
                            (_, suits) -> {
                                suits.add(led);
                                return suits;
                            });
                }
            }
        }
        return voids;
    }
}
