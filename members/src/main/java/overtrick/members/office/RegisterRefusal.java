package overtrick.members.office;

import java.util.Optional;
import overtrick.cards.rules.Refusal;

/// Why something is not done in the offices of the club.
public enum RegisterRefusal implements Refusal {
    /// The club belongs to somebody already.
    HAS_AN_OWNER,
    /// It takes a higher office.
    NOT_YOUR_OFFICE,
    /// Nobody changes their own office.
    YOUR_OWN,
    /// They are that already.
    SO_ALREADY,
    /// They do not wait to become a member.
    NOT_WAITING,
    /// A link lives for a while, for so many.
    UNLIKELY_LINK,
    /// A reason is asked for.
    NO_REASON,
    /// A reason of so many letters is not read by anybody.
    REASON_TOO_LONG;

    @Override
    public Optional<String> law() {
        return Optional.empty();
    }
}
