package overtrick.can.ruling;

import overtrick.can.rules.CanRules;
import overtrick.can.rules.PlayingRules;
import overtrick.can.rules.TributeRules;
import overtrick.can.ruling.Irregularity.ExposedCard;
import overtrick.can.ruling.Irregularity.LeadOutOfTurn;
import overtrick.can.ruling.Irregularity.Revoke;
import overtrick.can.ruling.Irregularity.Underpaid;

/// What is done about an irregularity (can.md §§6.3, 10, ruling 21).
public enum Ruling {
    /// The card goes back to the hand, the right one is played.
    CORRECTED,
    /// The card stays face up and is played at the first lawful chance.
    FACE_UP,
    /// The deal ends with a goal for the other side; no tribute follows.
    GOAL_ENDS_DEAL,
    /// The other side has a goal; the deal goes on.
    GOAL,
    /// What was done stands.
    STANDS;

    /// What the rules say of an irregularity (can.md §10).
    public static Ruling on(Irregularity irregularity, CanRules rules) {
        return switch (irregularity) {
            case Revoke(_, boolean led) when !led -> CORRECTED;
            case Revoke _ ->
                    rules.playing().lateRevoke() == PlayingRules.Revoke.GOAL
                            ? GOAL_ENDS_DEAL
                            : STANDS;
            case LeadOutOfTurn _ -> CORRECTED;
            case ExposedCard _ -> FACE_UP;
            case Underpaid _ ->
                    rules.tribute().underpaid() == TributeRules.Underpaid.GOAL ? GOAL : STANDS;
        };
    }
}
