package overtrick.tournament.session;

import java.time.Instant;

/// A table wants the director (Law 9B1).
///
/// @param id the number of the act
/// @param matter in the words of the table; may be empty
/// @param attended whether the director has come
public record TableCall(int id, Section.Table table, Instant at, String matter, boolean attended) {

    /// As it was made.
    public static TableCall of(int id, Section.Table table, Instant at, String matter) {
        return new TableCall(id, table, at, matter, false);
    }

    public TableCall answered() {
        return new TableCall(id, table, at, matter, true);
    }
}
