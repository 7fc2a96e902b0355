package overtrick.boards.account;

import overtrick.cards.Card;

/// What a card was worth to somebody who saw what its player saw: tried beside a better one in
/// layouts that fit it.
///
/// @param better the card that does best of those that give nothing away with all four hands seen
/// @param layouts in how many they were tried
/// @param gains parts in a hundred in which the better one takes more tricks
/// @param loses parts in a hundred in which it takes fewer
public record Judgement(Card better, int layouts, int gains, int loses) {

    public Judgement {
        boolean parts = gains >= 0 && loses >= 0 && gains + loses <= ALL;
        if (!parts) {
            throw new IllegalArgumentException(
                    "not parts in a hundred: %d, %d".formatted(gains, loses));
        }
    }

    /// How far apart the cards were to their player.
    public enum Finding {
        /// The better card loses nowhere and gains everywhere.
        SURE,
        /// The better card was the better one to its player, too.
        BETTER,
        /// It was, but not so that it could be felt.
        HARDLY,
        /// Nothing told them apart.
        ALIKE,
        /// The card that was played was as good a choice, or the better one.
        NO_WORSE
    }

    /// Parts in a hundred, times the layouts: six layouts more.
    private static final int FELT = 600;

    private static final int ALL = 100;

    public Finding finding() {
        if (gains == ALL) {
            return Finding.SURE;
        }
        if (gains + loses == 0) {
            return Finding.ALIKE;
        }
        if (loses >= gains) {
            return Finding.NO_WORSE;
        }
        return (gains - loses) * layouts >= FELT ? Finding.BETTER : Finding.HARDLY;
    }
}
