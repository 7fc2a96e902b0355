package overtrick.formats.pbn;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Writes games in the export form, one after the other. Only at the end is it known whether the
/// names need UTF-8, so they wait in a file of their own. Not thread-safe.
public final class PbnWriter implements AutoCloseable {

    private final Path spool;
    private final Writer games;
    private boolean first = true;
    private boolean latin = true;

    /// Nothing written yet.
    ///
    /// @param spool a file that is written over; whoever names it deletes it
    /// @throws IOException when it cannot be written
    public PbnWriter(Path spool) throws IOException {
        this.spool = spool;
        this.games = Files.newBufferedWriter(spool);
    }

    /// Adds a game.
    ///
    /// @throws IOException when the spool cannot be written
    public void write(PbnGame game) throws IOException {
        String text = GameWriter.text(game);
        latin = latin && PbnEncoding.AUTOMATIC.chosenFor(text) == PbnEncoding.LATIN_1;
        games.write(first ? "" : GameWriter.BETWEEN);
        games.write(text);
        first = false;
    }

    /// Writes the whole file: in ISO 8859-1 or, when names need it, in UTF-8.
    ///
    /// @throws IOException when it cannot be written
    public void writeTo(OutputStream target) throws IOException {
        games.flush();
        Charset charset = latin ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8;
        var header = latin ? List.<String>of() : List.of(PbnEncoding.UTF_8_HEADER);
        var out = new BufferedWriter(new OutputStreamWriter(target, charset));
        out.write(GameWriter.head(header));
        try (Reader all = Files.newBufferedReader(spool)) {
            all.transferTo(out);
        }
        out.flush();
    }

    @Override
    public void close() throws IOException {
        games.close();
    }
}
