package overtrick.laws;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import overtrick.cards.FormatException;

/// What a director is called for; each has a tree of questions in both books.
public enum Irregularity {
    INSUFFICIENT_BID(27),
    PASS_OUT_OF_TURN(30),
    BID_OUT_OF_TURN(31),
    DOUBLE_OUT_OF_TURN(32),
    CHANGE_OF_CALL(25),
    EXPOSED_CARD_IN_AUCTION(24),
    SIMULTANEOUS_CALLS(33),
    MISSED_TURN(34),
    INADMISSIBLE_DOUBLE(36),
    CALL_BY_BARRED_PLAYER(37),
    BID_OVER_SEVEN(38),
    CALL_AFTER_FINAL_PASS(39),
    OPENING_LEAD_OUT_OF_TURN(54),
    LEAD_OUT_OF_TURN_BY_DECLARER(55),
    LEAD_OUT_OF_TURN_BY_DEFENDER(56),
    PREMATURE_PLAY(57),
    EXPOSED_CARD_IN_PLAY(49),
    PENALTY_CARD_AND_LEAD(50),
    PENALTY_CARD_NOT_PLAYED(52),
    REVOKE(61),
    DEFECTIVE_TRICK(67),
    DUMMY_OVERSTEPS(43),
    INCOMPLETE_DESIGNATION(46),
    CARD_TAKEN_BACK(47),
    DISPUTED_CLAIM(70),
    CONCESSION_REGRETTED(71),
    UNAUTHORISED_INFORMATION(16),
    MISINFORMATION(21),
    UNDISCLOSED_UNDERSTANDING(40),
    WRONG_NUMBER_OF_CARDS(13),
    MISSING_CARD(14),
    WRONG_BOARD(15),
    MISDEAL(6),
    WRONG_EXPLANATION(20),
    TEMPO_AND_DECEPTION(73),
    REVIEW_AFTER_PLAY(72),
    DIRECTORS_ERROR(82),
    TWO_CARDS_AT_ONCE(58),
    CARD_SEEN(74),
    UNABLE_TO_COMPLY(59),
    PLAYED_AFTER(60),
    TRICKS_LAID_OUT(65),
    LOOKING_AT_TRICKS(66),
    OPENING_LEAD(41),
    QUESTION_OR_REVIEW(20),
    BOARD_AND_CARDS(7),
    SPECTATOR(76),
    SCORE_IN_DOUBT(79),
    NOTICED_BY_DIRECTOR(81),
    PROCEDURAL_OFFENCE(90),
    MISCONDUCT(91),
    APPEAL(92),
    FACTS_TO_SETTLE(84),
    INNOCENT_SIDES_ERROR(12),
    SPOILT_TEAM_BOARD(86);

    private final int law;

    Irregularity(int law) {
        this.law = law;
    }

    /// The Law it comes under before anything else.
    public int law() {
        return law;
    }

    /// The name as it is written in files, such as `insufficient-bid`.
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// Reads an irregularity by its code.
    ///
    /// @throws FormatException for a name that no irregularity has
    public static Irregularity parse(String text) {
        return Arrays.stream(values())
                .filter(one -> one.code().equals(text.strip().toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() ->
                        new FormatException(
                                "no such irregularity: %s; there are %s"
                                        .formatted(
                                                text,
                                                Arrays.stream(values())
                                                        .map(Irregularity::code)
                                                        .collect(Collectors.joining(", ")))));
    }
}
