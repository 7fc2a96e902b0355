package overtrick.bridge.board;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.play.Play;
import overtrick.bridge.play.Trick;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// The play as everybody at the table has seen it.
///
/// @param dummy whose hand is laid on the table, now or with the opening lead; empty where nobody's
///   is
/// @param tricks the whole ones, in order
/// @param current the one under way; empty between tricks
public record PlayView(Contract contract, Optional<Seat> dummy, List<Trick> tricks, Trick current) {

    public PlayView {
        tricks = List.copyOf(tricks);
    }

    static PlayView of(Play play) {
        return new PlayView(play.contract(), play.dummy(), play.tricks(), play.current());
    }

    /// Whether the cards of this seat are dummy's.
    public boolean isDummy(Seat seat) {
        return dummy.equals(Optional.of(seat));
    }

    /// Who plays two hands; empty where nobody does.
    public Optional<Seat> commander() {
        return dummy.map(Seat::partner);
    }

    /// All cards played so far.
    public CardSet played() {
        var played = CardSet.copyOf(current.cards());
        for (var trick : tricks) {
            played = played.union(CardSet.copyOf(trick.cards()));
        }
        return played;
    }

    /// Tricks won so far, 0 to 13.
    public int won(Side side) {
        return (int)
                tricks.stream()
                        .filter(trick -> trick.winner(contract.strain()).side() == side)
                        .count();
    }

    /// Cards a seat still holds, seen or not, 0 to 13.
    public int cardsLeft(Seat seat) {
        return Play.TRICKS - tricks.size() - (current.by(seat).isPresent() ? 1 : 0);
    }

    /// The last trick that is full; empty during the first.
    public Optional<Trick> lastTrick() {
        return tricks.isEmpty() ? Optional.empty() : Optional.of(tricks.getLast());
    }

    /// Tricks not yet won by anybody, the one under way among them, 0 to 13.
    public int left() {
        return Play.TRICKS - tricks.size();
    }
}
