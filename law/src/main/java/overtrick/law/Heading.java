package overtrick.law;

import static overtrick.laws.Irregularity.*;

import java.util.List;
import java.util.Locale;
import overtrick.laws.Irregularity;

/// Under which headings a director looks for what has happened, in the order of a board.
public enum Heading {
    BOARD(BOARD_AND_CARDS, MISDEAL, WRONG_BOARD, WRONG_NUMBER_OF_CARDS, MISSING_CARD),
    AUCTION(
            INSUFFICIENT_BID,
            PASS_OUT_OF_TURN,
            BID_OUT_OF_TURN,
            DOUBLE_OUT_OF_TURN,
            CHANGE_OF_CALL,
            INADMISSIBLE_DOUBLE,
            CALL_BY_BARRED_PLAYER,
            BID_OVER_SEVEN,
            CALL_AFTER_FINAL_PASS,
            SIMULTANEOUS_CALLS,
            MISSED_TURN),
    INFORMATION(
            UNAUTHORISED_INFORMATION,
            MISINFORMATION,
            WRONG_EXPLANATION,
            TEMPO_AND_DECEPTION,
            UNDISCLOSED_UNDERSTANDING,
            QUESTION_OR_REVIEW),
    CARDS(
            OPENING_LEAD_OUT_OF_TURN,
            OPENING_LEAD,
            LEAD_OUT_OF_TURN_BY_DECLARER,
            LEAD_OUT_OF_TURN_BY_DEFENDER,
            PREMATURE_PLAY,
            EXPOSED_CARD_IN_AUCTION,
            EXPOSED_CARD_IN_PLAY,
            CARD_SEEN,
            PENALTY_CARD_AND_LEAD,
            PENALTY_CARD_NOT_PLAYED),
    PLAY(
            REVOKE,
            DEFECTIVE_TRICK,
            DUMMY_OVERSTEPS,
            INCOMPLETE_DESIGNATION,
            CARD_TAKEN_BACK,
            TWO_CARDS_AT_ONCE,
            UNABLE_TO_COMPLY,
            PLAYED_AFTER,
            TRICKS_LAID_OUT,
            LOOKING_AT_TRICKS),
    CLAIM(DISPUTED_CLAIM, CONCESSION_REGRETTED),
    PROCEDURE(
            FACTS_TO_SETTLE,
            INNOCENT_SIDES_ERROR,
            SPOILT_TEAM_BOARD,
            REVIEW_AFTER_PLAY,
            DIRECTORS_ERROR,
            NOTICED_BY_DIRECTOR,
            SCORE_IN_DOUBT,
            PROCEDURAL_OFFENCE,
            MISCONDUCT,
            SPECTATOR,
            APPEAL);

    private final List<Irregularity> irregularities;

    Heading(Irregularity... irregularities) {
        this.irregularities = List.of(irregularities);
    }

    public List<Irregularity> irregularities() {
        return irregularities;
    }

    /// The key of its words.
    public String key() {
        return "law.heading." + name().toLowerCase(Locale.ROOT);
    }
}
