package overtrick.laws.board;

import java.util.Optional;
import overtrick.cards.rules.Refusal;

/// Why something is refused even at a table where much may go wrong.
public enum FreeRefusal implements Refusal {
    /// Nobody acts before the director has explained everything.
    RULING_PENDING("Law 9B2"),
    NOTHING_IRREGULAR(""),
    NOT_A_CARD_OF_YOURS("Law 45"),
    NOTHING_IS_ASKED(""),
    NOT_ASKED_OF_YOU("Law 10C"),
    NOT_AN_OPTION("Law 10C"),
    YOU_MUST_PASS("Law 37"),
    NOT_AS_RULED(""),
    PENALTY_CARD_FIRST("Law 50"),
    DUMMY_KEEPS_SILENT("Law 43A1"),
    ONLY_THE_DIRECTOR("Law 10A"),
    /// Where the program rules, no person does.
    PROGRAM_RULES("Law 10A"),
    /// Nobody rules on a board that they played.
    PLAYED_THE_BOARD("Law 10A"),
    /// Whoever directs a table takes no seat there.
    DIRECTOR_DOES_NOT_PLAY("Law 10A"),
    NO_SUCH_POINT(""),
    BOARD_STILL_ON("");

    private final String law;

    FreeRefusal(String law) {
        this.law = law;
    }

    @Override
    public Optional<String> law() {
        return law.isEmpty() ? Optional.empty() : Optional.of(law);
    }
}
