package overtrick.systems.language;

import java.util.Optional;

/// What a call is for, where the bidding goes on from that and not only from the hands. A row says
/// so among its flags; by what name it is explained decides nothing.
public enum Purpose {
    /// To show the hands of the row.
    DESCRIBES(""),
    /// To have the opponents' contract doubled and left in.
    PUNISHES("penalty"),
    /// To ask for aces, kings or key cards.
    ASKS("asks"),
    /// To answer how many aces.
    TELLS_ACES("tells aces"),
    /// To answer how many key cards.
    TELLS_KEY_CARDS("tells keycards"),
    /// To explain a call that somebody else makes; the system does not choose it by this row.
    EXPLAINS("explains");

    private final String flag;

    Purpose(String flag) {
        this.flag = flag;
    }

    static Optional<Purpose> ofFlag(String flag) {
        for (var purpose : values()) {
            if (purpose != DESCRIBES && purpose.flag.equals(flag)) {
                return Optional.of(purpose);
            }
        }
        return Optional.empty();
    }
}
