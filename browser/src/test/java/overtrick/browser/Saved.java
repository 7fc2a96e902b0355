package overtrick.browser;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipInputStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;

/// Files that somebody has saved from a page.
final class Saved {

    private Saved() {}

    /// What a PDF says.
    static String text(byte[] pdf) throws IOException {
        try (var document = Loader.loadPDF(pdf)) {
            return new PDFTextStripper().getText(document);
        }
    }

    /// Puts what is in a ZIP into a folder.
    static void unzip(byte[] zip, Path folder) throws IOException {
        Files.createDirectories(folder);
        try (var files = new ZipInputStream(new ByteArrayInputStream(zip))) {
            for (var entry = files.getNextEntry(); entry != null; entry = files.getNextEntry()) {
                Files.write(folder.resolve(entry.getName()), files.readAllBytes());
            }
        }
    }
}
