package overtrick.tournament;

import overtrick.cards.words.Phrase;

/// What would be right, or what to do first.
public enum TournamentHint implements Phrase {
    /// Scoring.
    NOT_FOR_PAIRS,
    /// Scoring.
    NOT_FOR_TEAMS,
    /// Scoring.
    NOT_FOR_PLAYERS,
    /// How many.
    PLAYERS_NAMED,
    /// Names.
    PLAYERS_ARE,
    /// Name, and the entry in which it stands.
    NAMED_ALREADY,
    /// Round.
    ROUNDS_IN_ORDER,
    ONE_BOARD,
    HAND_KNOWN,
    ONE_TABLE,
    /// Name, table, round.
    SITS_AT,
    /// Name, round.
    SITS_OUT,
    NO_LEAD,
    /// How many.
    FORMS,
    REPAIR_INSTEAD,
    TAKE_SEATING_BACK,
    /// Entry.
    NO_ENTRY,
    /// Name, how many numbers, how many are right.
    WEARS,
    /// Number.
    NUMBER_TWICE,
    /// Number.
    NUMBER_WITHOUT_PLACE,
    BOARDS_IN_SET,
    MOVEMENT_OF_PLAYERS,
    MOVEMENT_OF_PAIRS,
    /// Table, round.
    OWN_TEAM,
    NO_TABLE_FULL,
    /// Section.
    SECTION_TWICE,
    SECTION_UNNAMED,
    /// Sections.
    SECTIONS_ARE,
    /// Name.
    IN_TWO_SECTIONS,
    /// Round.
    TABLES_OF_ROUND,
    ROUND_HAS_TABLE,
    TWO_PLACES,
    SET_TWICE,
    /// Round.
    LAST_ROUND,
    /// Round.
    NEXT_ROUND,
    NO_ROUND_BEGUN,
    /// Minutes.
    ROUND_LENGTH,
    LEAVE_NUMBER_OUT,
    ASK_DIRECTOR,
    /// Round.
    ROUND_BEGUN,
    /// Round.
    ROUND_NOT_BEGUN,
    NOBODY_NEW,
    FREE_NUMBER,
    ONE_OF_PROPOSED,
    /// Table, round.
    TAKE_BACK_TABLE,
    RULE_ON_IT,
    /// Round.
    LAST_BEGUN,
    /// Boards, table, round.
    BOARDS_AT,
    /// Table, round.
    NOBODY_PLAYS,
    /// Result, points.
    RESULT_SCORES,
    /// Points, possible ones near them.
    SCORES_NEAR,
    /// Unit.
    COUNTS_IN,
    PENALTY_BELOW_ZERO,
    NOT_ZERO,
    /// How many.
    ROUNDS_ARE,
    /// Board, table, round.
    BOARD_AT,
    TAKE_CLOSING_BACK,
    /// Number of an act.
    FIRST_ACT
}
