package overtrick.can.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.cards.Seat;

/// Vòng bài: one card from each player, the leader's first.
public record CanTrick(Circle circle, Seat leader, List<CanCard> cards) {

    public CanTrick {
        cards = List.copyOf(cards);
        if (cards.size() > circle.size()) {
            throw new IllegalArgumentException("trick has more cards than players: " + cards);
        }
    }

    static CanTrick ledBy(Circle circle, Seat leader) {
        return new CanTrick(circle, leader, List.of());
    }

    CanTrick with(CanCard card) {
        var next = new ArrayList<>(cards);
        next.add(card);
        return new CanTrick(circle, leader, next);
    }

    /// Whether everybody of the circle has played to it.
    public boolean isFull() {
        return cards.size() == circle.size();
    }

    /// Whose card is next; after the last card the leader again.
    public Seat turn() {
        return circle.after(leader, cards.size());
    }

    /// Who has played the card at this place, from 0.
    public Seat player(int place) {
        return circle.after(leader, place);
    }

    /// The card that was led; empty before the lead.
    public Optional<CanCard> led() {
        return cards.isEmpty() ? Optional.empty() : Optional.of(cards.getFirst());
    }

    /// What the cards of the trick count together, in points.
    public int points() {
        return CanSet.copyOf(cards).points();
    }

    /// Who wins the cards as they lie (can.md §10).
    ///
    /// @throws IllegalStateException before the lead
    public Seat winner(Trump trump) {
        if (cards.isEmpty()) {
            throw new IllegalStateException("nothing has been led");
        }
        int best = 0;
        for (int place = 1; place < cards.size(); place++) {
            if (trump.beats(cards.get(place), cards.get(best))) {
                best = place;
            }
        }
        return player(best);
    }
}
