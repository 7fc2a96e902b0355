package overtrick.app.tournament;

import java.io.IOException;
import java.util.Locale;
import overtrick.app.input.Input;
import overtrick.app.input.UserError;
import overtrick.boxes.BoxAnswer;
import overtrick.boxes.BoxContents;
import overtrick.boxes.BoxFile;
import overtrick.boxes.BoxResults;
import overtrick.formats.TextEncoding;
import overtrick.formats.results.CsvResults;
import overtrick.formats.results.JsonResults;
import overtrick.formats.results.PbnResults;
import overtrick.formats.results.ResultFile;
import overtrick.formats.results.UsebioResults;

/// Files of events as the user names them.
final class ResultFiles {

    private ResultFiles() {}

    /// What the file says, by the end of its name; `-` is CSV from standard input.
    ///
    /// @throws UserError if it cannot be read, or is none of these
    static ResultFile read(String name) {
        String end = name.toLowerCase(Locale.ROOT).replaceFirst(".*\\.", "");
        Input.require(name);
        return switch (end) {
            case "pbn" -> pbn(name);
            case "json", "jsonl" -> JsonResults.read(text(name));
            case "csv", "tsv", "txt", "-" -> CsvResults.read(text(name));
            case "xml" -> UsebioResults.read(Input.readOrStandard(name));
            case "bws" -> boxes(name, Input.readOrStandard(name));
            default ->
                    throw new UserError(
                            "format is not told by the name %s; end it in .pbn, .csv, .json, .xml"
                                            .formatted(name)
                                    + " (USEBIO) or .bws (boxes)");
        };
    }

    private static ResultFile pbn(String name) {
        try (var text = Input.open(name)) {
            return PbnResults.read(text);
        } catch (IOException refused) {
            throw new UserError("file cannot be read: " + name);
        }
    }

    private static String text(String name) {
        return TextEncoding.text(Input.readOrStandard(name));
    }

    private static ResultFile boxes(String name, byte[] bytes) {
        return switch (BoxFile.read(bytes)) {
            case BoxAnswer.Done<BoxContents>(var contents) -> BoxResults.of(contents);
            case BoxAnswer.Not<BoxContents>(var trouble, _) ->
                    throw new UserError("%s: %s".formatted(name, trouble.sentence()));
        };
    }
}
