package overtrick.club.table;

import java.util.Optional;
import overtrick.cards.rules.Refusal;

/// Why a table refuses what has nothing to do with the game itself.
public enum TableRefusal implements Refusal {
    TABLE_NOT_OPEN(""),
    TABLE_ALREADY_OPEN(""),
    SEAT_TAKEN(""),
    SEAT_FREE(""),
    NOT_A_ROBOT(""),
    ALREADY_SEATED(""),
    NOT_SEATED(""),
    /// Who has seen one hand of a deal may not take another.
    SAW_ANOTHER_HAND("Law 16D"),
    SITTING_OUT(""),
    NOT_SITTING_OUT(""),
    /// The seat is a person's, who plays it himself.
    NOT_PLAYED_BY_ROBOT(""),
    /// The sender had not seen the last call or card.
    TABLE_HAS_MOVED_ON(""),
    NO_MORE_BOARDS(""),
    NOTHING_SAID(""),
    TOO_LONG(""),
    NOT_FOR_THIS_MEMBER("");

    private final String law;

    TableRefusal(String law) {
        this.law = law;
    }

    @Override
    public Optional<String> law() {
        return law.isEmpty() ? Optional.empty() : Optional.of(law);
    }
}
