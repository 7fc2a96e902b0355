package overtrick.app.boards;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import overtrick.app.input.UserError;
import overtrick.app.output.OutputFile;
import overtrick.formats.pbn.PbnGame;
import overtrick.formats.pbn.PbnWriter;

/// A PBN file that is written game by game, by way of a file that nobody else sees. Not
/// thread-safe.
public final class SpooledPbn implements AutoCloseable {

    private final Path spool;
    private final PbnWriter writer;

    /// Nothing written yet.
    ///
    /// @throws UserError when there is no room for it
    public SpooledPbn() {
        try {
            spool = Files.createTempFile("overtrick", ".spool");
            writer = new PbnWriter(spool);
        } catch (IOException refused) {
            throw failed(refused);
        }
    }

    private static UserError failed(IOException refused) {
        return new UserError(
                "games cannot be kept in %s: %s"
                        .formatted(
                                System.getProperty("java.io.tmpdir"), OutputFile.reason(refused)));
    }

    /// Adds a game.
    ///
    /// @throws UserError when there is no room for it
    public void add(PbnGame game) {
        try {
            writer.write(game);
        } catch (IOException refused) {
            throw failed(refused);
        }
    }

    /// Writes the whole file.
    ///
    /// @throws IOException when it cannot be written
    public void writeTo(OutputStream target) throws IOException {
        writer.writeTo(target);
    }

    @Override
    public void close() {
        try (writer) {
            Files.deleteIfExists(spool);
        } catch (IOException refused) {
            throw failed(refused);
        }
    }
}
