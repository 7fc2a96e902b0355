package overtrick.postgres;

import java.io.IOException;
import java.net.SocketTimeoutException;
import java.sql.SQLException;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import overtrick.log.StoreException;
import overtrick.log.commit.Voice;

/// What goes wrong with a database, in words.
final class Trouble {

    /// How the writer speaks.
    static final Voice VOICE =
            new Voice(
                    Trouble::words,
                    "the database does not answer",
                    "the database went away while it wrote; whether this is kept will be seen when"
                            + " it is back");

    /// A key that must be there once only.
    static final String UNIQUE = "23505";

    /// Deadlocks and transactions that cannot follow each other: it may be tried again.
    private static final Set<String> IN_THE_WAY = Set.of("40P01", "40001");

    private static final Set<String> STOPPING = Set.of("57P01", "57P02", "57P03");

    private Trouble() {}

    /// The reason, to be put after a colon.
    static String words(@Nullable Throwable trouble) {
        for (var cause = trouble; cause != null; cause = cause.getCause()) {
            String words = known(cause);
            if (!words.isEmpty()) {
                return words;
            }
        }
        return trouble == null ? "nobody knows why" : trouble.toString();
    }

    private static String known(Throwable cause) {
        return switch (cause) {
            case SQLException failed when failed.getSQLState() != null ->
                    ofState(failed.getSQLState(), failed);
            case StoreException said when said.getMessage() != null -> said.getMessage();
            case SocketTimeoutException _ -> "the database does not answer";
            case IOException failed when failed.getMessage() != null -> failed.getMessage();
            default -> "";
        };
    }

    /// https://www.postgresql.org/docs/current/errcodes-appendix.html
    private static String ofState(String state, SQLException failed) {
        return switch (state) {
            case "08001", "08004" ->
                    failed.getCause() instanceof SocketTimeoutException
                            ? "the database does not answer"
                            : "the database cannot be reached";
            case "08003", "08006", "08000", "08007" -> "the connection to the database was lost";
            case "57P01", "57P02" -> "the database is shutting down";
            case "57P03" -> "the database is starting up";
            case UNIQUE -> "something else stands there already";
            case "53100" -> "the disk of the database is full";
            case "53200" -> "the database has no memory left";
            case "53300" -> "the database has no connection left";
            case "28000", "28P01" -> "the database does not know this user and password";
            case "3D000" -> "there is no such database";
            case "3F000" -> "there is no such schema";
            case "42501" -> "the database does not allow this user to do it";
            case "25006" -> "the database takes no writes: it follows another one";
            case "40P01", "40001" -> "others were in the way again and again";
            case "57014", "55P03" -> "the database takes too long";
            case "58030", "XX001", "XX002" -> "the disk of the database reports an error";
            default -> "";
        };
    }

    /// Whether others were in the way, so that it may be tried again.
    static boolean isInTheWay(SQLException failed) {
        String state = failed.getSQLState();
        return state != null && IN_THE_WAY.contains(state);
    }

    /// Whether the connection is of no use any more.
    static boolean isLost(SQLException failed) {
        String state = failed.getSQLState();
        return state != null && (state.startsWith("08") || STOPPING.contains(state));
    }
}
