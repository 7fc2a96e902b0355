package overtrick.tournament;

import java.util.Optional;
import overtrick.cards.rules.Refusal;
import overtrick.cards.words.Sentence;

/// Why something does not happen in a tournament, and what would be right.
///
/// @param advice such as `boards 5, 6 are at table 3 in round 2`; empty when the reason says all
public record TournamentRefusal(Reason reason, Optional<Sentence> advice) implements Refusal {

    /// The reasons.
    public enum Reason {
        NOT_THE_DIRECTOR("Law 81"),
        NOT_AT_THIS_TABLE(""),
        NOT_YOUR_ACT(""),
        REASON_MISSING(""),
        TOURNAMENT_EXISTS(""),
        NO_TOURNAMENT_YET(""),
        TOURNAMENT_CLOSED("Law 79C"),
        SCORING_DOES_NOT_FIT("Law 78D"),
        PLAYERS_DO_NOT_FIT("Law 4"),
        NO_SUCH_ENTRY(""),
        NO_SUCH_PLAYER("Law 4"),
        ENTRY_IS_SEATED("Law 8A"),
        SEATED_ALREADY("Law 8A"),
        NOBODY_SEATED("Law 8A"),
        NO_SUCH_SECTION(""),
        NUMBERS_DO_NOT_FIT("Law 8A"),
        DRAW_DOES_NOT_FIT("Law 8A"),
        REPAIR_DOES_NOT_FIT("Law 8A"),
        RESULTS_IN_THE_WAY("Law 15"),
        NOT_THE_NEXT_ROUND("Law 8A"),
        ROUND_NOT_BEGUN("Law 8B"),
        CLOCK_NOT_RUNNING(""),
        CLOCK_IS_RUNNING(""),
        TIME_DOES_NOT_FIT(""),
        BOARD_NOT_AT_TABLE("Law 15"),
        SCORE_IMPOSSIBLE("Law 77"),
        RESULT_OF_THE_PROGRAM(""),
        NOT_A_TABLE_OF_THE_PROGRAM(""),
        RESULT_ENTERED("Law 79C"),
        RESULT_CONFIRMED("Law 79C"),
        RESULT_RULED("Law 82"),
        RESULT_DISPUTED("Law 79B"),
        NOTHING_TO_CONFIRM("Law 79A"),
        NOTHING_NEW(""),
        UNIT_DOES_NOT_FIT("Law 90"),
        AMOUNT_DOES_NOT_FIT("Law 90"),
        APPEAL_WANTS_BOTH("Law 92D"),
        NO_SUCH_APPEAL(""),
        APPEAL_DECIDED("Law 93"),
        RESULTS_MISSING("Law 79C"),
        CALLED_ALREADY("Law 9B"),
        NO_SUCH_CALL(""),
        ATTENDED_ALREADY(""),
        NO_SUCH_ACT(""),
        TAKEN_BACK_BEFORE(""),
        OFFICE_IS_ENDED(""),
        DELAY_IS_CHANGED(""),
        LATER_ACTS_REST_ON_IT("");

        private final String law;

        Reason(String law) {
            this.law = law;
        }

        /// The refusal if the act is not allowed; else nothing.
        Optional<TournamentRefusal> unless(boolean allowed) {
            return allowed ? Optional.empty() : because();
        }

        Optional<TournamentRefusal> unless(
                boolean allowed, TournamentHint hint, Object... details) {
            return allowed ? Optional.empty() : because(hint, details);
        }

        Optional<TournamentRefusal> because() {
            return Optional.of(new TournamentRefusal(this, Optional.empty()));
        }

        Optional<TournamentRefusal> because(TournamentHint hint, Object... details) {
            return because(Sentence.of(hint, details));
        }

        Optional<TournamentRefusal> because(Sentence advice) {
            return Optional.of(new TournamentRefusal(this, Optional.of(advice)));
        }
    }

    @Override
    public String name() {
        return reason.name();
    }

    @Override
    public Optional<String> law() {
        return reason.law.isEmpty() ? Optional.empty() : Optional.of(reason.law);
    }
}
