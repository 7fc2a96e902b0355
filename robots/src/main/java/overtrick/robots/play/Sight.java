package overtrick.robots.play;

import java.util.Map;
import java.util.Optional;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.PlayView;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Rank;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

/// What the one who has to play sees, and what follows from it for certain.
///
/// @param me who decides: declarer also when dummy is in turn
/// @param turn the hand to play from
/// @param hands what is still held, for the hands in sight
/// @param playable what may be played, at least one card
/// @param played by all, gathered once: a robot asks for it with every card it thinks of
record Sight(
        PlayView play,
        Seat me,
        Seat turn,
        Map<Seat, CardSet> hands,
        CardSet playable,
        CardSet played) {

    static Sight of(BoardView view) {
        var play = view.play().orElseThrow();
        return new Sight(
                play,
                view.seat().orElseThrow(),
                view.turn().orElseThrow(),
                view.hands(),
                view.playable(),
                play.played());
    }

    Strain strain() {
        return play.contract().strain();
    }

    Optional<Suit> trumps() {
        return strain().trumps();
    }

    boolean isTrump(Card card) {
        return Strain.of(card.suit()) == strain();
    }

    Trick trick() {
        return play.current();
    }

    /// Whether two hands are played by the one who decides.
    boolean isDeclaring() {
        return play.commander().equals(Optional.of(me));
    }

    /// The hand in turn.
    CardSet hand() {
        return hand(turn);
    }

    /// What the seat holds; no cards when the hand is not in sight.
    CardSet hand(Seat seat) {
        return hands.getOrDefault(seat, CardSet.NONE);
    }

    CardSet dummy() {
        return play.dummy().map(this::hand).orElse(CardSet.NONE);
    }

    /// The hands that are played together by the one who decides: both of them for declarer.
    CardSet own() {
        return isDeclaring() ? hand(me).union(hand(me.partner())) : hand(me);
    }

    /// All cards still to be played that the one who decides does not command.
    CardSet others() {
        return CardSet.ALL.minus(played).minus(own());
    }

    /// Cards still held in hands out of sight.
    CardSet unseen() {
        var unseen = CardSet.ALL.minus(played);
        for (var hand : hands.values()) {
            unseen = unseen.minus(hand);
        }
        return unseen;
    }

    /// Whether nobody else can beat the card in its own suit.
    boolean isMaster(Card card) {
        return above(others(), card) == 0;
    }

    /// How many of the cards are of the same suit and higher.
    static int above(CardSet cards, Card card) {
        return (int)
                cards.in(card.suit()).stream()
                        .filter(other -> other.rank().beats(card.rank()))
                        .count();
    }

    /// How many of the suit's highest cards are among these, counted down from the top until one of
    /// the others'.
    int topRun(CardSet cards, Suit suit) {
        int run = 0;
        for (var card : cards.in(suit)) {
            if (!isMaster(card)) {
                return run;
            }
            run++;
        }
        return run;
    }

    /// Whether the seat is known to be out of the suit: its hand is in sight, or it has failed to
    /// follow, or nobody out of sight has any.
    boolean isVoid(Seat seat, Suit suit) {
        if (hands.containsKey(seat)) {
            return hand(seat).in(suit).isEmpty();
        }
        return unseen().in(suit).isEmpty()
                || play.tricks().stream().anyMatch(trick -> failed(trick, seat, suit))
                || failed(trick(), seat, suit);
    }

    private static boolean failed(Trick trick, Seat seat, Suit suit) {
        return trick.suitLed().filter(suit::equals).isPresent()
                && trick.by(seat).filter(card -> card.suit() != suit).isPresent();
    }

    /// Whether a card would be winning the trick so far.
    boolean wins(Card card) {
        return trick().isEmpty() || Trick.beats(card, trick().winningCard(strain()), strain());
    }

    /// Whether the side in turn is winning the trick so far.
    boolean isPartnerWinning() {
        return !trick().isEmpty() && trick().winner(strain()) == turn.partner();
    }

    /// Whether somebody still to play to this trick might beat the card, as far as can be seen.
    boolean mayBeBeaten(Card card) {
        int after = Trick.FULL - 1 - trick().cards().size();
        for (int places = 1; places <= after; places++) {
            var seat = turn.plus(places);
            if (seat.opposes(turn) && mayBeat(seat, card)) {
                return true;
            }
        }
        return false;
    }

    private boolean mayBeat(Seat seat, Card card) {
        var led = trick().suitLed().orElse(card.suit());
        boolean inSight = hands.containsKey(seat);
        var cards = inSight ? hand(seat) : unseen();
        if (isVoid(seat, led)) {
            var ruffs = trumps().map(cards::in).orElse(CardSet.NONE);
            boolean none = ruffs.isEmpty() || isVoid(seat, trumps().orElseThrow());
            return !none && (!isTrump(card) || above(ruffs, card) > 0);
        }
        return card.suit() == led && above(cards, card) > 0;
    }

    /// The lowest card that is as good as this one: all cards between are in the same hand or gone.
    Card cheapestEqual(Card card) {
        var held = playable.in(card.suit());
        var cheapest = card;
        for (var lower : held) {
            boolean below = card.rank().beats(lower.rank());
            boolean winsToo = wins(lower) == wins(card);
            if (below && winsToo && above(others(), lower) == above(others(), card)) {
                cheapest = lower;
            }
        }
        return cheapest;
    }

    static boolean has(CardSet cards, Suit suit, Rank rank) {
        return cards.contains(Card.of(suit, rank));
    }

    /// Tricks the side of the one who decides still lacks: for its contract, or to beat it.
    int lacking() {
        int contracted = play.contract().bid().tricks();
        int goal = isDeclaring() ? contracted : 14 - contracted;
        return goal - play.won(me.side());
    }
}
