package overtrick.movement.repair;

import java.util.Optional;
import overtrick.cards.rules.Refusal;
import overtrick.cards.words.Sentence;

/// Why a mishap cannot have happened in a movement, and what would be right.
public record RepairRefusal(Reason reason, Sentence advice) implements Refusal {

    /// The reasons.
    public enum Reason {
        /// Who comes late wears a number that plays already.
        NUMBER_IS_TAKEN("Law 8A"),
        /// Nobody in the movement wears the number.
        NUMBER_IS_UNKNOWN("Law 8A"),
        /// The movement has no such round, or nobody sits at the table.
        NOBODY_PLAYS_THERE("Law 8A"),
        /// Who sat there belongs there.
        PLACE_IS_RIGHT("Law 5A"),
        /// In an individual it must be said which of two partners had the wrong place.
        PLAYER_IS_NOT_NAMED("Law 5A"),
        /// The movement has no such set.
        SET_IS_UNKNOWN("Law 15A"),
        /// The set that was played belongs there.
        SET_IS_RIGHT("Law 15A");

        private final String law;

        Reason(String law) {
            this.law = law;
        }

        Optional<RepairRefusal> unless(boolean possible, RepairHint hint, Object... details) {
            return possible
                    ? Optional.empty()
                    : Optional.of(new RepairRefusal(this, Sentence.of(hint, details)));
        }
    }

    @Override
    public String name() {
        return reason.name();
    }

    @Override
    public Optional<String> law() {
        return Optional.of(reason.law);
    }
}
