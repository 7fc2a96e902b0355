package overtrick.systems.hand;

import overtrick.cards.Card;
import overtrick.cards.CardSet;

/// Ways of counting high cards, older and newer (systems.md §1).
public enum PointCount {
    /// Ace 7, king 5, queen 3, jack 2, ten 1.
    ROBERTSON(14, 10, 6, 4, 2),
    /// Ace 7, king 5, queen 3, jack 1.
    BAMBERGER(14, 10, 6, 2, 0),
    /// Ace 6, king 4, queen 3, jack 2, ten 1.
    REITH(12, 8, 6, 4, 2),
    /// Ace 3, king 2, queen 1, jack a half.
    FOUR_ACES(6, 4, 2, 1, 0),
    /// Ace 4, king 3, queen 2, jack 1: what everybody counts today.
    WORK(8, 6, 4, 2, 0);

    private final int ace;
    private final int king;
    private final int queen;
    private final int jack;
    private final int ten;

    PointCount(int ace, int king, int queen, int jack, int ten) {
        this.ace = ace;
        this.king = king;
        this.queen = queen;
        this.jack = jack;
        this.ten = ten;
    }

    /// What the cards count, in half points.
    public int halves(CardSet cards) {
        return cards.stream().mapToInt(this::halves).sum();
    }

    /// What a card counts, in half points.
    private int halves(Card card) {
        return switch (card.rank()) {
            case ACE -> ace;
            case KING -> king;
            case QUEEN -> queen;
            case JACK -> jack;
            case TEN -> ten;
            default -> 0;
        };
    }

    /// What the whole pack counts, in half points.
    public int pack() {
        return 4 * (ace + king + queen + jack + ten);
    }
}
