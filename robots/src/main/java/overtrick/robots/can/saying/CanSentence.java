package overtrick.robots.can.saying;

import java.util.Locale;

/// The reasons that a robot gives at Bài Càn. Each has a text in every language, see [Saying#text].
public enum CanSentence {
    ONLY_CHOICE,
    DRAW_TRUMPS,
    FORCE_OUT_TRUMPS,
    LEAD_TRUMP_FOR_PARTNER,
    CASH_WINNER,
    KEEP_LAST_TRUMP,
    FORCE_DECLARER,
    LEAD_LOW,
    GIVE_POINTS,
    PARTNER_WINS,
    SECURE_TRICK,
    TAKE_POINTS,
    TAKE_CHEAPLY,
    RUFF_POINTS,
    RUFF,
    THIRD_HAND,
    KEEP_POINTS,
    CANNOT_WIN,
    DISCARD,
    ASK_FOR_REDEAL,
    PLAY_ON,
    PAY_HIGHEST,
    RETURN_WORST,
    BID_STRONG,
    BID_FOR_PARTNER,
    PASS_WEAK,
    PASS_DEFEND,
    BID_WORTH_MORE,
    BID_OVER_PARTNER,
    LEAVE_TO_PARTNER,
    DEFENDING_WORTH_MORE,
    TAKE_KITTY,
    BURY,
    BURY_POINTS,
    NAME_TRUMP,
    KEEP_FOR_LAST,
    SAVE_LAST_TRICK,
    WIN_LAST_TRICK,
    STAY_BELOW_GOAL,
    REACH_GOAL,
    KEEP_SWEEP,
    BREAK_SWEEP,
    LESS_TRIBUTE,
    MORE_TRIBUTE,
    FEWER_POINTS,
    MORE_POINTS,
    SCORE_KICK,
    SAVE_KICK,
    BETTER_ON_THE_WHOLE,
    AGREE,
    DISAGREE,
    FORMALITY;

    /// The key of its text, such as `draw-trumps`.
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
