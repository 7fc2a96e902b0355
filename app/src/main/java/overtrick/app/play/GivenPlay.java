package overtrick.app.play;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.app.input.UserError;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.board.PlayView;
import overtrick.bridge.play.Play;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

/// Cards that are said to have been played, checked against the hands that are known: who could not
/// have held them, and who did not follow though they could (Law 44C).
public final class GivenPlay {

    private final Contract contract;
    private final Map<Seat, CardSet> dealt;
    private final List<Trick> tricks = new ArrayList<>();
    private Trick current;
    private CardSet played = CardSet.NONE;

    /// Suits to which a seat has failed to follow.
    private final Set<Out> out = new HashSet<>();

    private record Out(Seat seat, Suit suit) {}

    /// @param dealt the hands that are known, whole
    /// @param words the cards in the order in which they were played
    /// @throws UserError naming the first card that cannot have been played
    public GivenPlay(Contract contract, Map<Seat, CardSet> dealt, List<String> words) {
        this.contract = contract;
        this.dealt = dealt;
        this.current = Trick.ledBy(contract.leader());
        words.forEach(this::add);
    }

    private void add(String word) {
        int place = played.size() + 1;
        if (tricks.size() == Play.TRICKS) {
            throw wrong(place, "all 52 have been played before it");
        }
        var card = card(word, place);
        var seat = current.turn();
        if (played.contains(card)) {
            throw wrong(place, card + " was played before");
        }
        requireHeld(card, seat, place);
        requireFollowing(card, seat, place);
        current.suitLed()
                .filter(led -> led != card.suit())
                .ifPresent(led -> out.add(new Out(seat, led)));
        played = played.with(card);
        var cards = new ArrayList<>(current.cards());
        cards.add(card);
        current = new Trick(current.leader(), cards);
        if (current.isFull()) {
            tricks.add(current);
            current = Trick.ledBy(current.winner(contract.strain()));
        }
    }

    private static Card card(String word, int place) {
        try {
            return Card.parse(word);
        } catch (FormatException wrong) {
            throw wrong(place, String.valueOf(wrong.getMessage()));
        }
    }

    private void requireHeld(Card card, Seat seat, int place) {
        for (var known : dealt.entrySet()) {
            boolean holds = known.getValue().contains(card);
            if (known.getKey() == seat && !holds) {
                throw wrong(place, "%s does not hold %s".formatted(seat.letter(), card));
            }
            if (known.getKey() != seat && holds) {
                throw wrong(
                        place,
                        "%s plays %s, which %s holds"
                                .formatted(seat.letter(), card, known.getKey().letter()));
            }
        }
    }

    private void requireFollowing(Card card, Seat seat, int place) {
        if (out.contains(new Out(seat, card.suit()))) {
            throw wrong(
                    place,
                    "%s plays %s but did not follow to that suit before"
                            .formatted(seat.letter(), card));
        }
        var hand = held(seat);
        boolean follows =
                current.suitLed().map(led -> hand.following(led).contains(card)).orElse(true);
        if (dealt.containsKey(seat) && !follows) {
            throw wrong(
                    place,
                    "%s plays %s but holds %s of the suit led (Law 44C)"
                            .formatted(
                                    seat.letter(),
                                    card,
                                    hand.in(current.suitLed().orElseThrow()).highest()));
        }
    }

    private static UserError wrong(int place, String what) {
        return new UserError("play, card %d: %s".formatted(place, what));
    }

    /// Whether all cards have been played.
    public boolean isOver() {
        return tricks.size() == Play.TRICKS;
    }

    /// The hand to play from.
    public Seat turn() {
        return current.turn();
    }

    /// Whether dummy lies on the table (Law 41D).
    boolean isDummyFaced() {
        return !played.isEmpty();
    }

    /// What a known hand still holds.
    CardSet held(Seat seat) {
        return dealt.getOrDefault(seat, CardSet.NONE).minus(played);
    }

    /// The cards that may be played now.
    public CardSet playable() {
        var hand = held(turn());
        return current.suitLed().map(hand::following).orElse(hand);
    }

    /// The play as everybody has seen it.
    public PlayView view() {
        return new PlayView(contract, Optional.of(contract.dummy()), tricks, current);
    }

    /// The cards left must have room in the hands that are not known, of which each is out of some
    /// suits: no hands together may be the only ones for more cards than they hold.
    ///
    /// @throws UserError if nobody can hold some of them
    void requireRoom() {
        var hidden = EnumSet.allOf(Seat.class);
        hidden.removeAll(dealt.keySet());
        var unseen = CardSet.ALL.minus(played);
        for (var hand : dealt.values()) {
            unseen = unseen.minus(hand);
        }
        for (int some = 1; some < 1 << Seat.values().length; some++) {
            int room = 0;
            var without = unseen;
            for (var seat : hidden) {
                boolean isOne = (some >> seat.ordinal() & 1) == 1;
                room += isOne ? view().cardsLeft(seat) : 0;
                without = isOne ? without : without.minus(takenBy(seat, unseen));
            }
            if (without.size() > room) {
                throw new UserError(
                        "play: nobody can hold %s, for who plays it has not followed before"
                                .formatted(without.highest()));
            }
        }
    }

    private CardSet takenBy(Seat seat, CardSet unseen) {
        var taken = unseen;
        for (var suit : Suit.values()) {
            taken = out.contains(new Out(seat, suit)) ? taken.minus(unseen.in(suit)) : taken;
        }
        return taken;
    }
}
