package overtrick.app.data;

import java.nio.file.Path;
import java.util.Optional;
import overtrick.app.input.UserError;
import picocli.CommandLine.Option;

/// The option that says that a club is kept in a database.
public final class StoreOption {

    @Option(
            names = "--store",
            paramLabel = "URL",
            description = {
                "the PostgreSQL database that holds the club, as postgres://user@host/database?schema=club;",
                "what is no row stays in the data directory (default: a file in the data directory)"
            })
    private Optional<String> url = Optional.empty();

    /// Whether the club is in a database.
    public boolean isGiven() {
        return url.isPresent();
    }

    /// The club in the database.
    ///
    /// @param data the club's directory
    /// @throws UserError if no database was named
    public DatabaseClub in(Path data) {
        return new DatabaseClub(
                url.orElseThrow(
                        () -> new UserError("say with --store which database holds the club")),
                data);
    }
}
