package overtrick.sqlite;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.sql.SQLException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import overtrick.log.StoreException;
import overtrick.log.commit.Voice;

/// What goes wrong with files and disks, in words.
final class Trouble {

    static final String DISK_ERROR = "the disk reports an error";
    static final String DISK_FULL = "the disk is full";

    /// How the writer speaks; what is durable can always be told of a file.
    static final Voice VOICE =
            new Voice(
                    Trouble::words,
                    "the disk is too slow",
                    "whether it is kept will be seen when the store is opened again");

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
            case SQLException failed -> sqlite(failed);
            case StoreException said when said.getMessage() != null -> said.getMessage();
            case AccessDeniedException _ -> "access is denied";
            case NoSuchFileException missing -> "there is no " + missing.getFile();
            case FileAlreadyExistsException there ->
                    there.getFile() + " is a file, not a directory";
            case FileSystemException failed when failed.getReason() != null ->
                    failed.getReason().toLowerCase(Locale.ROOT);
            case IOException failed when failed.getMessage() != null -> failed.getMessage();
            default -> "";
        };
    }

    /// https://www.sqlite.org/rescode.html; the driver gives the primary code or the extended one.
    private static String sqlite(SQLException failed) {
        return switch (failed.getErrorCode() & 0xff) {
            case 5, 6 -> "another program is using the file";
            case 8 -> "it cannot be written to";
            case 10 -> DISK_ERROR;
            case 11 -> "the file is damaged";
            case 13 -> DISK_FULL;
            case 14 -> "the file cannot be opened";
            case 26 -> "the file is damaged or is no database";
            default -> "";
        };
    }
}
