package overtrick.tournament;

import overtrick.cards.words.Bundle;
import overtrick.cards.words.Phrase;

/// What would be right, or what to do first; its words lie in the bundle `hints` of this package.
public enum TournamentHint implements Phrase {
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
    ASK_DIRECTOR(0),
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
    FIRST_ACT(1);

    private static final Bundle WORDS =
            Bundle.of("hints", TournamentHint.class::getResourceAsStream);

    private final int places;

    TournamentHint(int places) {
        this.places = places;
    }

    @Override
    public int places() {
        return places;
    }

    @Override
    public Bundle bundle() {
        return WORDS;
    }
}
