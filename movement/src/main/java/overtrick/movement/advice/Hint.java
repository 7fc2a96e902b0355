package overtrick.movement.advice;

import java.util.Locale;

/// What would be right, or what to do. Each has its words in the bundle `advice` of every language
/// of the house.
public enum Hint {
    /// Scoring.
    NOT_FOR_PAIRS(1),
    /// Scoring.
    NOT_FOR_TEAMS(1),
    /// Scoring.
    NOT_FOR_PLAYERS(1),
    /// How many.
    PLAYERS_NAMED(1),
    /// Names.
    PLAYERS_ARE(1),
    REPAIR_INSTEAD(0),
    TAKE_SEATING_BACK(0),
    /// Entry.
    NO_ENTRY(1),
    /// Name, how many numbers, how many are right.
    WEARS(3),
    /// Number.
    NUMBER_TWICE(1),
    /// Number.
    NUMBER_WITHOUT_PLACE(1),
    BOARDS_IN_SET(0),
    MOVEMENT_OF_PLAYERS(0),
    MOVEMENT_OF_PAIRS(0),
    /// Table, round.
    OWN_TEAM(2),
    NO_TABLE_FULL(0),
    /// Section.
    SECTION_TWICE(1),
    SECTION_UNNAMED(0),
    /// Sections.
    SECTIONS_ARE(1),
    /// Name.
    IN_TWO_SECTIONS(1),
    /// Round.
    TABLES_OF_ROUND(1),
    ROUND_HAS_TABLE(0),
    TWO_PLACES(0),
    SET_TWICE(0),
    /// Round.
    LAST_ROUND(1),
    /// Round.
    NEXT_ROUND(1),
    NO_ROUND_BEGUN(0),
    /// Minutes.
    ROUND_LENGTH(1),
    LEAVE_NUMBER_OUT(0),
    /// Round.
    ROUND_BEGUN(1),
    /// Round.
    ROUND_NOT_BEGUN(1),
    NOBODY_NEW(0),
    FREE_NUMBER(0),
    ONE_OF_PROPOSED(0),
    /// Table, round.
    TAKE_BACK_TABLE(2),
    RULE_ON_IT(0),
    /// Round.
    LAST_BEGUN(1),
    /// Boards, table, round.
    BOARDS_AT(3),
    /// Table, round.
    NOBODY_PLAYS(2),
    /// Result, points.
    RESULT_SCORES(2),
    /// Points, possible ones near them.
    SCORES_NEAR(2),
    /// Unit.
    COUNTS_IN(1),
    PENALTY_BELOW_ZERO(0),
    NOT_ZERO(0),
    /// How many.
    ROUNDS_ARE(1),
    /// Board, table, round.
    BOARD_AT(3),
    TAKE_CLOSING_BACK(0),
    /// Number of an act.
    FIRST_ACT(1),
    /// Number.
    PLAYS_ALREADY(1),
    /// Number.
    NOT_IN_MOVEMENT(1),
    /// Table, round.
    TABLE_EMPTY(2),
    /// Number, table, round.
    BELONGS_THERE(3),
    /// Set.
    NO_SUCH_SET(1),
    /// Set, table, round.
    SET_BELONGS_THERE(3),
    /// Round.
    NO_SUCH_ROUND(1),
    /// Number, round.
    DOES_NOT_PLAY(2),
    WHICH_PLAYERS(0),
    /// Number, number that nobody wears.
    TAKES_EMPTY_PLACE(2),
    /// Number, direction, tables.
    ROVES(3),
    /// Number.
    OPPONENTS_SIT_OUT(1),
    /// Number.
    TABLE_SITS_OUT(1),
    /// Number.
    IDLE_PLAYS(1),
    /// Number, number that leaves.
    MERGED(2),
    /// Number.
    NOBODY_WEARS(1),
    GO_ON(0),
    /// Number, number.
    EXCHANGE_NUMBERS(2),
    /// Number, number, round.
    EXCHANGE_PLACES(3),
    WHAT_WAS_PLAYED_STAYS(0);

    private final int places;

    Hint(int places) {
        this.places = places;
    }

    /// How many details its words have.
    public int places() {
        return places;
    }

    /// Its key in the bundle, such as `next-round`.
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
