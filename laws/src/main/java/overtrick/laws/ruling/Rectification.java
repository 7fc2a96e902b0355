package overtrick.laws.ruling;

import java.util.Locale;
import overtrick.laws.LawRef;
import overtrick.laws.Role;

/// One thing that follows from a verdict. Roles are seen from the offender.
public sealed interface Rectification {

    /// The key of its sentence.
    default String key() {
        return switch (this) {
            case Stands(var which) -> "stands." + low(which);
            case Cancelled(var which) -> "cancelled." + low(which);
            case TurnGoesTo(var role) -> "turn." + low(role);
            case MustCall(var who, var calls) -> "call." + low(who) + "." + low(calls);
            case MayCall(var who) -> "may-call." + low(who);
            case MayWithdraw(var who) -> "may-withdraw." + low(who);
            case PassObligation(var who, var span) -> "pass." + low(who) + "." + low(span);
            case BarStays(var who) -> "bar-stays." + low(who);
            case DoubleBan(var who) -> "double-ban." + low(who);
            case LeadRestriction(_, var form) -> "lead." + low(form);
            case Unauthorised(var side) -> "unauthorised." + low(side);
            case Cards(var fate) -> "cards." + low(fate);
            case SuitDemand(_, var demand) -> "demand." + low(demand);
            case Play(var change) -> "play." + low(change);
            case TrickTransfer(var tricks) -> "tricks." + tricks;
            case Score(var change) -> "score." + low(change);
            case Tell(var what) -> "tell." + low(what);
            case Review(var law) -> "review." + law;
        };
    }

    /// It counts as if it had been lawful.
    record Stands(Which which) implements Rectification {}

    /// It is taken back and does not count.
    record Cancelled(Which which) implements Rectification {}

    /// The turn to call or play goes to this player.
    record TurnGoesTo(Role role) implements Rectification {}

    /// A player must call, and may only choose among certain calls.
    record MustCall(Role who, CallsLeft calls) implements Rectification {}

    /// A player calls first, whatever they like, but not by what was taken back (Law 16C2).
    record MayCall(Role who) implements Rectification {}

    /// A player may take back what followed the irregularity.
    record MayWithdraw(Role who) implements Rectification {}

    /// A player must pass, once or for the rest of the auction.
    record PassObligation(Role who, Span span) implements Rectification {}

    /// What a player owes for the rest of the auction is still owed at the turns to come.
    record BarStays(Role who) implements Rectification {}

    /// Neither double nor redouble at the turn that comes (Law 30B2 of 1999).
    record DoubleBan(Role who) implements Rectification {}

    /// What declarer may ask when this defender is first to lead (Law 26).
    record LeadRestriction(Role who, LeadForm form) implements Rectification {}

    /// What was withdrawn may not be used by this side (Law 16C).
    record Unauthorised(Role side) implements Rectification {}

    /// What becomes of cards that were seen, such as that they are penalty cards.
    record Cards(CardFate fate) implements Rectification {}

    /// What declarer asks of a defender's next card.
    record SuitDemand(Role who, Demand demand) implements Rectification {}

    /// How the play goes on.
    record Play(PlayChange change) implements Rectification {}

    /// Tricks that go to the other side when the play is over (Law 64A).
    record TrickTransfer(int tricks) implements Rectification {
        public TrickTransfer {
            if (tricks < 0 || tricks > 2) {
                throw new IllegalArgumentException("tricks are not 0 to 2: " + tricks);
            }
        }
    }

    /// How the score of the board is changed.
    record Score(ScoreChange change) implements Rectification {}

    /// What the director tells the table, where nothing is put right by itself.
    record Tell(Instruction what) implements Rectification {}

    /// The director looks at it again after the play.
    record Review(LawRef law) implements Rectification {}

    /// Of several calls or cards, which.
    enum Which {
        ACTION,
        FIRST,
        SECOND,
        REPLACEMENT,
        LATER_CALLS,
        /// All calls of the auction: it begins anew.
        AUCTION,
        DOUBLE_IN_CONTRACT
    }

    /// What a player may call in place of a call that was cancelled.
    enum CallsLeft {
        ANY,
        /// The one that was meant (Law 25A).
        INTENDED,
        BID_OR_PASS,
        REPEAT,
        PASS
    }

    /// How long a player must pass.
    enum Span {
        /// At the next turn.
        ONCE,
        /// Once, after the call that the offender has put in place of the one withdrawn.
        ONCE_THEN,
        /// For the rest of the auction.
        REST
    }

    /// Which demand declarer may make of a lead.
    enum LeadForm {
        /// Law 26A of 1999, where the withdrawn call showed suits: one of them is required or
        /// forbidden.
        REQUIRE_OR_FORBID,
        /// Law 26B of 1999: any one suit is forbidden.
        FORBID_ANY,
        /// Law 26B of 2017: one suit that the offender has not shown by a lawful call.
        FORBID_UNSPECIFIED
    }

    /// What becomes of cards that were seen.
    enum CardFate {
        FACE_UP_TILL_PLAY,
        BACK_TO_HAND,
        MINOR_PENALTY_CARD,
        MAJOR_PENALTY_CARD,
        /// The card that did not follow suit, not the one in its place.
        REVOKE_CARD_MAJOR,
        /// The card that was played in place of the penalty card.
        WRONG_CARD_MAJOR,
        ONLY_OPPONENTS_SAW,
        NO_PENALTY_CARDS,
        PENALTY_CARDS_BACK,
        PENALTY_CARDS_OF_SUIT_BACK,
        PENALTY_CARDS_OF_SUITS_BACK,
        PENALTY_CARD_STAYS,
        PENALTY_CARDS_STAY,
        MINOR_IF_DEFENDER,
        MAJOR_IF_DEFENDER,
        OPPONENTS_MAY_CHANGE,
        DEFENDERS_MAY_CHANGE,
        NEXT_OFFENDER_MAY_CHANGE,
        NEXT_DEFENDER_MAY_CHANGE,
        PENALTY_CARDS_OF_DEFENDERS,
        RESTORED,
        ALWAYS_OF_HAND,
        EXTRA_REMOVED,
        /// Of several cards shown at once all but the one that is played.
        OTHERS_BACK,
        OTHERS_PENALTY
    }

    /// What declarer asks of a defender's card.
    enum Demand {
        REQUIRE,
        FORBID,
        FORBID_SEVERAL,
        FREE,
        HIGHEST,
        LOWEST,
        REQUIRE_OTHER,
        FORBID_OTHER,
        DECLARER_CHOOSES_CARD
    }

    /// How the play goes on.
    enum PlayChange {
        GOES_ON,
        /// The auction is still on, or the opening lead still to be faced.
        AUCTION_GOES_ON,
        /// In the auction or in the play, wherever the board has stopped.
        BOARD_GOES_ON,
        DECLARER_BECOMES_DUMMY,
        DUMMY_FACES,
        DUMMYS_CARD_STAYS,
        LEAD_FROM_RIGHT_HAND,
        REVOKE_CORRECTED,
        CARD_CORRECTED,
        RANK_IN_SUIT_PLAYED,
        LOWEST_OF_SUIT,
        HIGHEST_CARD,
        LOWEST_CARD,
        LOWEST_WINNER,
        DESIGNATION_CHANGED,
        DESIGNATION_VOID,
        DEFENDER_CHOOSES_CARD,
        PENALTY_CARD_PLAYED,
        RIGHT_LEADER,
        DEFENDER_CHOOSES_HAND,
        RULES_OF_DUMMY_LOST,
        CLAIM_VOID,
        LATER_PLAY_VOID,
        INFORMATION_FREE,
        RIGHT_BOARD_LATER,
        PLACES_CHANGED,
        SUBSTITUTE_PLAYS,
        CARD_NOT_TO_BE_USED,
        DUMMY_COMES_DOWN
    }

    /// How a score may be changed, or that it stands.
    enum ScoreChange {
        NONE,
        OFFENDERS_AT_MOST_AVERAGE_MINUS,
        ASSIGNED,
        ASSIGNED_OR_ARTIFICIAL,
        ARTIFICIAL,
        CANCELLED,
        STANDS,
        REDEAL,
        TRICK_TO_OPPONENTS,
        TRICK_TO_CLAIMER,
        EQUITY,
        PENALTY_POSSIBLE,
        /// Both sides as if neither were at fault (Law 82C).
        ASSIGNED_BOTH_INNOCENT,
        AVERAGE_PLUS_BOTH,
        CORRECTED,
        PENALTY_BY_TABLE,
        PENALTY_DOUBLED,
        DISCIPLINARY,
        /// Two scores that do not balance become their average.
        AVERAGED,
        /// At every table of the match.
        CANCELLED_EVERYWHERE
    }

    /// What a director tells people to do, or leaves to them.
    enum Instruction {
        CORRECT_IT,
        LEAD_MAY_CHANGE,
        SILENT_IN_AUCTION,
        PARTNER_SPEAKS_NOW,
        SPEAK_AFTER_PLAY,
        RIGHTS_RESERVED,
        USE_NOTHING,
        RULING_REPLACED,
        IN_TURN_FIRST,
        VISIBLE_CARD_PLAYED,
        SAYS_WHICH,
        ANY_LAWFUL_CARD,
        RIGHT_LOST,
        RIGHT_KEPT,
        POINT_RIGHTLY,
        TOO_LATE_TO_POINT,
        ORDER_LOST,
        ALL_FACED,
        OWN_CARD_ONLY,
        NOT_BEFORE_THE_END,
        OWN_CARDS_AND_TRICKS,
        LEAD_STAYS,
        REPEAT_THE_CALL,
        REVIEW_GIVEN,
        NO_REVIEW_NOW,
        NO_REVIEW,
        WAIT_FOR_TURN,
        EXPLAINED_BY_PARTNER,
        ONE_CALL_TELLS,
        COUNT_FIRST,
        KEEP_TO_OWN,
        ONE_HAND_ONLY,
        SPECTATOR_SILENT,
        SPECTATOR_LEAVES,
        RIGHT_MAY_BE_LOST,
        CORRECTION_MAY_BE_LOST,
        COUNT_THE_TRICKS,
        ORGANISER_AGREES,
        RULE_ON_IT,
        MAY_WAIVE,
        WARNING,
        SUSPENDED,
        DISQUALIFIED,
        APPEAL_NOT_HEARD,
        CHIEF_DIRECTOR_DECIDES,
        COMMITTEE_DECIDES,
        COMMITTEE_NOT_ON_LAW,
        DISCIPLINE_STANDS,
        RECTIFICATION_TOLD,
        OPTIONS_TOLD,
        DOUBT_TO_THE_INNOCENT,
        MORE_LIKELY_COUNTS,
        APPEAL_TOLD,
        OFFENDERS_APPEAL_TOLD,
        OFFENDERS_AS_RULED,
        NO_RELIEF,
        RELIEF_IN_PART,
        ERROR_TAKES_NOTHING,
        ONLY_CONSEQUENCE,
        COMPARED_WITH_OTHER,
        BETTER_OF_TWO,
        COMPLEMENT,
        NEED_NOT_BALANCE,
        SUBSTITUTE_IF_TIME,
        OTHER_TABLE_PLAYS_IT
    }

    private static String low(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
