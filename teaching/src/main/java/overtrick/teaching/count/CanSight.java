package overtrick.teaching.count;

import java.util.List;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.play.CanTrick;
import overtrick.can.play.Trump;
import overtrick.cards.Seat;

/// What one player could see of a deal of Bài Càn after so many whole tricks (can.md §§9, 10).
///
/// @param declarer who has buried six cards
/// @param own the player's hand when the first card was led
/// @param buried the cards buried, if the player is the declarer; nothing for others
public record CanSight(
        Seat viewer, Seat declarer, Trump trump, CanSet own, CanSet buried, List<CanTrick> tricks) {

    public CanSight {
        tricks = List.copyOf(tricks);
        if (viewer != declarer && !buried.isEmpty()) {
            throw new IllegalArgumentException("only the declarer knows what is buried");
        }
    }

    /// All cards played.
    public CanSet gone() {
        var gone = CanSet.NONE;
        for (var trick : tricks) {
            gone = gone.union(CanSet.copyOf(trick.cards()));
        }
        return gone;
    }

    /// What the player still holds.
    public CanSet held() {
        return own.minus(gone());
    }

    /// The cards that are out: with the three others or, unless the player is the declarer, buried.
    public CanSet out() {
        return CanSet.ALL.minus(own).minus(buried).minus(gone());
    }

    /// The trumps of a set, jokers among them.
    public CanSet trumps(CanSet cards) {
        return trump.in(cards);
    }

    /// The trick in which a card was played, from 1; 0 when it was not.
    int trick(CanCard card) {
        for (int at = 0; at < tricks.size(); at++) {
            if (tricks.get(at).cards().contains(card)) {
                return at + 1;
            }
        }
        return 0;
    }
}
