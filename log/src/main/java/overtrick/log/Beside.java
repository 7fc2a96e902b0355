package overtrick.log;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;

/// What is written in the same transaction as events, so that it can never disagree with them: rows
/// of a read model. Its SQL is what every store of ours understands; a dialect stays in the store.
@FunctionalInterface
public interface Beside {

    /// Nothing at all.
    Beside NOTHING = (_, _) -> {};

    /// @param at when the events happened
    void write(Connection connection, Instant at) throws SQLException;

    /// This, and then another.
    default Beside and(Beside other) {
        return (connection, at) -> {
            write(connection, at);
            other.write(connection, at);
        };
    }
}
