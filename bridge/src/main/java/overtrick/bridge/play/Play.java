package overtrick.bridge.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.DummyRule;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// The cards played so far to a contract. Only lawful cards can be added: [#with] replays nothing
/// but checks each card as it comes. Two plays are equal when contract, dummy, deal and tricks are.
public final class Play {

    /// Tricks in a deal.
    public static final int TRICKS = 13;

    private final Contract contract;
    private final DummyRule table;
    private final Deal deal;
    private final List<Trick> tricks;
    private final Trick current;
    private final CardSet played;
    private final int declarersTricks;

    /// Worked out when they are first asked for: reading a play asks for them once, not after each
    /// card.
    private @Nullable List<Card> cards;

    private Play(
            Contract contract,
            DummyRule table,
            Deal deal,
            List<Trick> tricks,
            Trick current,
            CardSet played,
            int declarersTricks) {
        this.contract = contract;
        this.table = table;
        this.deal = deal;
        this.tricks = tricks;
        this.current = current;
        this.played = played;
        this.declarersTricks = declarersTricks;
    }

    /// Before the opening lead.
    public static Play of(Contract contract, Deal deal) {
        return of(contract, deal, DummyRule.Usual.OF_DECLARER);
    }

    /// The play before the opening lead, with a dummy by the rule of the game.
    ///
    /// @param table whose hand is laid on it
    public static Play of(Contract contract, Deal deal, DummyRule table) {
        var first = Trick.ledBy(contract.leader());
        return new Play(contract, table, deal, List.of(), first, CardSet.NONE, 0);
    }

    /// The play after these cards, with dummy opposite declarer.
    ///
    /// @throws IllegalArgumentException if a card is refused
    public static Play of(Contract contract, Deal deal, List<Card> cards) {
        return of(contract, deal).with(cards);
    }

    /// The play after more cards, one after another.
    ///
    /// @throws IllegalArgumentException if a card is refused
    public Play with(List<Card> more) {
        var play = this;
        for (var card : more) {
            play = play.with(card);
        }
        return play;
    }

    /// The play as it lies on the table where a director let cards stand that were led out of turn
    /// or did not follow suit.
    ///
    /// @param tricks the whole ones
    public static Play asItLies(Contract contract, Deal deal, List<Trick> tricks, Trick current) {
        int won =
                (int)
                        tricks.stream()
                                .map(trick -> trick.winner(contract.strain()))
                                .filter(winner -> !winner.opposes(contract.declarer()))
                                .count();
        return new Play(
                contract,
                DummyRule.Usual.OF_DECLARER,
                deal,
                List.copyOf(tricks),
                current,
                CardSet.copyOf(inOrder(tricks, current)),
                won);
    }

    /// Why this card may not be played now by the hand in turn; empty when it may.
    public Optional<CardRefusal> refusal(Card card) {
        if (isOver()) {
            return Optional.of(CardRefusal.PLAY_OVER);
        }
        var hand = hand(current.turn());
        if (!hand.contains(card)) {
            return Optional.of(CardRefusal.NOT_IN_HAND);
        }
        return playable(hand).contains(card)
                ? Optional.empty()
                : Optional.of(CardRefusal.MUST_FOLLOW_SUIT);
    }

    /// The cards the hand in turn may play; none when the play is over.
    public CardSet playable() {
        return isOver() ? CardSet.NONE : playable(hand(current.turn()));
    }

    private CardSet playable(CardSet hand) {
        return current.isEmpty() ? hand : hand.following(current.cards().getFirst().suit());
    }

    /// The play after one more card.
    ///
    /// @throws IllegalArgumentException if [#refusal] speaks against the card
    public Play with(Card card) {
        var refused = refusal(card);
        if (refused.isPresent()) {
            throw new IllegalArgumentException(
                    "%s is refused, %s, in trick %d"
                            .formatted(card, refused.get(), tricks.size() + 1));
        }
        var trick = current.with(card);
        var gone = played.with(card);
        if (!trick.isFull()) {
            return new Play(contract, table, deal, tricks, trick, gone, declarersTricks);
        }
        var winner = trick.winner(contract.strain());
        var quitted = tricks.toArray(new Trick[tricks.size() + 1]);
        quitted[tricks.size()] = trick;
        int won = declarersTricks + (winner.opposes(contract.declarer()) ? 0 : 1);
        return new Play(contract, table, deal, List.of(quitted), Trick.ledBy(winner), gone, won);
    }

    /// The play as it stood after so many cards.
    public Play first(int count) {
        return of(contract, deal, table).with(cards().subList(0, count));
    }

    /// The contract that is played.
    public Contract contract() {
        return contract;
    }

    /// The four hands as they were dealt.
    public Deal deal() {
        return deal;
    }

    /// All cards in the order in which they were played.
    public List<Card> cards() {
        var known = cards;
        if (known == null) {
            known = inOrder(tricks, current);
            cards = known;
        }
        return known;
    }

    private static List<Card> inOrder(List<Trick> tricks, Trick current) {
        var all = new ArrayList<Card>(Trick.FULL * (tricks.size() + 1));
        tricks.forEach(trick -> all.addAll(trick.cards()));
        all.addAll(current.cards());
        return List.copyOf(all);
    }

    /// The whole tricks, in order.
    public List<Trick> tricks() {
        return tricks;
    }

    /// The trick under way: empty between tricks and at the end.
    public Trick current() {
        return current;
    }

    /// What the seat still holds.
    public CardSet hand(Seat seat) {
        return deal.hand(seat).minus(played);
    }

    /// The hand to play from; when it is dummy's, declarer plays it (Law 45B).
    ///
    /// @throws IllegalStateException when the play is over
    public Seat turn() {
        if (isOver()) {
            throw new IllegalStateException("the play is over");
        }
        return current.turn();
    }

    /// Who names the next card: the hand in turn, or for dummy the player opposite, who is declarer
    /// at bridge (Law 45B).
    public Seat player() {
        var turn = turn();
        return dummy().equals(Optional.of(turn)) ? turn.partner() : turn;
    }

    /// Whose hand is laid on the table, now or with the opening lead; empty when nobody's is.
    public Optional<Seat> dummy() {
        return table.dummy(contract);
    }

    /// Who plays two hands; empty when nobody does.
    public Optional<Seat> commander() {
        return dummy().map(Seat::partner);
    }

    /// Whether all thirteen tricks have been played.
    public boolean isOver() {
        return tricks.size() == TRICKS;
    }

    /// Whether a card has been led.
    public boolean isUnderWay() {
        return !played.isEmpty();
    }

    /// Whether dummy lies on the table: at bridge from the opening lead on (Law 41D).
    public boolean isDummyFaced() {
        return dummy().isPresent() && (isUnderWay() || table.beforeLead());
    }

    /// Tricks won so far, 0 to 13.
    public int won(Side side) {
        boolean declaring = side == contract.declarer().side();
        return declaring ? declarersTricks : tricks.size() - declarersTricks;
    }

    /// Tricks not yet won by anybody, the one under way among them, 0 to 13.
    public int left() {
        return TRICKS - tricks.size();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Play that
                && contract.equals(that.contract)
                && table.equals(that.table)
                && deal.equals(that.deal)
                && tricks.equals(that.tricks)
                && current.equals(that.current);
    }

    @Override
    public int hashCode() {
        return Objects.hash(contract, deal, tricks, current);
    }

    @Override
    public String toString() {
        return "%s: %s".formatted(contract, cards());
    }
}
