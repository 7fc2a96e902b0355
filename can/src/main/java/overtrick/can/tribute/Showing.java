package overtrick.can.tribute;

import java.util.Optional;
import overtrick.can.CanCard;
import overtrick.can.CanCard.Joker;
import overtrick.can.CanSet;
import overtrick.can.rules.TributeRules;
import overtrick.can.rules.TributeRules.BigJoker;

/// Trình bài: to whom a card from the kitty is shown, to prove that it was not kept back when
/// tribute was paid (can.md §6.4).
public enum Showing {
    NOBODY,
    /// Trình: to the player who received the tribute.
    RECIPIENT,
    /// Trình làng: to the whole table.
    EVERYBODY;

    /// Who gets to see a card of the kitty (can.md §6.4).
    ///
    /// @param paid the tribute that the declarer has paid in this deal; empty when they owed none
    public static Showing of(CanCard card, Optional<CanSet> paid, TributeRules rules) {
        if (paid.isEmpty()) {
            boolean shown = card == Joker.BIG && rules.bigJokerOfOthers() == BigJoker.SHOWN;
            return shown ? EVERYBODY : NOBODY; // ruling 15
        }
        if (card == Joker.BIG) {
            return EVERYBODY;
        }
        var standings = paid.get().stream().mapToInt(Tribute::standing).summaryStatistics();
        int standing = Tribute.standing(card);
        boolean shown =
                standing > 0
                        && switch (rules.showing()) { // ruling 14
                            case ABOVE_LOWEST -> standing > standings.getMin();
                            case FROM_LOWEST -> standing >= standings.getMin();
                            case ABOVE_HIGHEST -> standing > standings.getMax();
                        };
        return shown ? RECIPIENT : NOBODY;
    }
}
