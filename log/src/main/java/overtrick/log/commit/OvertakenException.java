package overtrick.log.commit;

import java.sql.SQLException;
import java.util.Optional;
import overtrick.log.EventLog.ConflictException;

/// Other programs have written to the same store meanwhile: nothing of the transaction is kept, and
/// each piece of work in it may be tried again by itself.
public final class OvertakenException extends SQLException {

    private final Optional<ConflictException> conflict;

    /// @param conflict see [#conflict]
    public OvertakenException(SQLException cause, Optional<ConflictException> conflict) {
        super(cause);
        this.conflict = conflict;
    }

    /// What is said to the owner of the work when it was alone in its transaction; empty where it
    /// may be tried yet again.
    public Optional<ConflictException> conflict() {
        return conflict;
    }
}
