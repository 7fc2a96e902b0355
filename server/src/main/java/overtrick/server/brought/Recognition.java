package overtrick.server.brought;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import overtrick.boxes.BoxAnswer;
import overtrick.boxes.BoxContents;
import overtrick.boxes.BoxFile;
import overtrick.boxes.BoxResults;
import overtrick.dealing.script.Dialect;
import overtrick.dealing.script.Script;
import overtrick.dealing.script.ScriptException;
import overtrick.formats.Diagnostic;
import overtrick.formats.Place;
import overtrick.formats.ReadingLimits;
import overtrick.formats.Severity;
import overtrick.formats.TextEncoding;
import overtrick.formats.any.AnyBoards;
import overtrick.formats.deals.DealFormat;
import overtrick.formats.json.BoardsJsonReader;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.formats.results.Assembly;
import overtrick.formats.results.CsvResults;
import overtrick.formats.results.JsonResults;
import overtrick.formats.results.PbnResults;
import overtrick.formats.results.ResultFile;
import overtrick.formats.results.UsebioResults;
import overtrick.page.Upload;

/// Tells what a file is by what stands in it; its name is asked only where formats look alike, or
/// are nothing but bytes.
final class Recognition {

    private static final ReadingLimits LIMITS = ReadingLimits.UPLOAD;

    private static final Map<String, Contents.Kind> BEGINNINGS =
            Map.of(
                    "%PDF", Contents.Kind.PDF,
                    "\u0089PNG", Contents.Kind.PICTURE,
                    "\u00FF\u00D8\u00FF", Contents.Kind.PICTURE,
                    "GIF8", Contents.Kind.PICTURE,
                    "Rar!", Contents.Kind.ARCHIVE,
                    "7z\u00BC\u00AF", Contents.Kind.ARCHIVE);

    private static final String ZIP = "PK\u0003\u0004";
    private static final Set<String> WORKBOOKS = Set.of("xlsx", "ods", "xls");

    /// As Access databases begin, whatever their version.
    private static final Pattern DATABASE =
            Pattern.compile("(?s)\\x00\\x01\\x00\\x00Standard (?:Jet|ACE) DB.*");

    private static final Set<String> SYSTEMS = Set.of("bid", "bml", "bss", "bbsa", "bbn");
    private static final Set<String> SCRIPTS = Set.of("dds", "dl", "dlr", "dealer", "script");

    private static final Pattern SCRIPT =
            Pattern.compile(
                    "(?mi)^\\s*(?:condition|produce|generate|predeal|action|dealer|vulnerable)\\b");
    private static final Pattern BOARDS_JSON = Pattern.compile("\"(?:deal|overtrick-boards)\"");
    private static final Pattern SCORE_TABLE = Pattern.compile("\\[(?:Total)?ScoreTable\\b");

    /// Columns of results that deals have not; one of them beside the board is enough.
    private static final Set<String> COLUMNS = Set.of("result", "score");

    private static final int HEAD = 64;

    private final String name;
    private final String ending;
    private final byte[] bytes;
    private final String text;

    private Recognition(Upload file) {
        this.name = file.name();
        this.ending = name.toLowerCase(Locale.ROOT).replaceFirst(".*\\.", "");
        this.bytes = file.bytes();
        this.text = TextEncoding.text(bytes);
    }

    /// Reads a file of which nobody has said what it is.
    static Found of(Upload file) {
        var one = new Recognition(file);
        return one.bytes.length == 0
                ? Found.other(one.name, Contents.Kind.EMPTY)
                : one.byBeginning().or(one::byName).or(one::byText).orElseGet(one::unknown);
    }

    private Optional<Found> byBeginning() {
        int length = Math.min(HEAD, bytes.length);
        var head = new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
        if (DATABASE.matcher(head).matches()) {
            return Optional.of(boxes());
        }
        if (head.startsWith(ZIP)) {
            return Optional.of(
                    Found.other(
                            name,
                            WORKBOOKS.contains(ending)
                                    ? Contents.Kind.WORKBOOK
                                    : Contents.Kind.ARCHIVE));
        }
        return BEGINNINGS.entrySet().stream()
                .filter(one -> head.startsWith(one.getKey()))
                .map(one -> Found.other(name, one.getValue()))
                .findFirst();
    }

    private Found boxes() {
        return switch (BoxFile.read(bytes)) {
            case BoxAnswer.Done<BoxContents>(var contents) ->
                    event(Format.BWS, BoxResults.of(contents));
            case BoxAnswer.Not<BoxContents>(var trouble, _) ->
                    new Found(
                            name,
                            List.of(new Contents.Other(Contents.Kind.UNKNOWN)),
                            List.of(error(trouble.sentence())));
        };
    }

    private static Diagnostic error(String message) {
        return new Diagnostic(Place.START.line(), Place.START.column(), Severity.ERROR, message);
    }

    /// Formats of deals, but for the table, which is told by its columns.
    private Optional<Found> byName() {
        if (SYSTEMS.contains(ending)) {
            return Optional.of(Found.other(name, Contents.Kind.SYSTEM));
        }
        return DealFormat.of(name)
                .filter(format -> format != DealFormat.CSV)
                .map(this::deals)
                .filter(found -> found.boards().filter(all -> !all.isEmpty()).isPresent());
    }

    private Found deals(DealFormat format) {
        var file = format.read(bytes, LIMITS);
        var boards =
                file.boards().stream()
                        .map(one -> PlayedBoard.dealt(one.board(), Map.of()))
                        .toList();
        return found(Format.of(format), boards, file.diagnostics());
    }

    private Found found(Format format, List<PlayedBoard> boards, List<Diagnostic> problems) {
        var all = new Contents.Boards(format, boards, List.of(), List.of());
        return new Found(name, List.of(all), problems);
    }

    private Found event(Format format, ResultFile file) {
        return new Found(name, List.of(new Contents.Event(format, file)), file.diagnostics());
    }

    private Optional<Found> byText() {
        String start = text.stripLeading();
        if (start.startsWith("<") && text.contains("<USEBIO")) {
            return Optional.of(event(Format.USEBIO, UsebioResults.read(bytes, LIMITS)));
        }
        if (start.startsWith("{")) {
            return Optional.of(
                    BOARDS_JSON.matcher(text).find()
                            ? boardsOfJson()
                            : event(Format.JSON, JsonResults.read(text)));
        }
        return boards().or(this::table).or(this::script);
    }

    private Found boardsOfJson() {
        var reader = BoardsJsonReader.of(new ByteArrayInputStream(bytes));
        var boards = new ArrayList<PlayedBoard>();
        for (var board = reader.next();
                board.isPresent() && boards.size() < LIMITS.boards();
                board = reader.next()) {
            boards.add(board.get());
        }
        return found(Format.JSON, boards, reader.diagnostics());
    }

    /// Boards in any text; score tables among them are results too.
    private Optional<Found> boards() {
        var read = AnyBoards.read(bytes, LIMITS);
        var all =
                new Contents.Boards(
                        Format.of(read.kind()), read.boards(), read.parts(), read.faults());
        var contents = new ArrayList<Contents>();
        var problems = new ArrayList<>(read.diagnostics());
        boolean given = !all.isEmpty() || !all.faults().isEmpty();
        if (given || read.kind() == AnyBoards.Kind.PBN || read.kind() == AnyBoards.Kind.LIN) {
            contents.add(all);
        }
        if (read.kind() == AnyBoards.Kind.PBN) {
            var results = PbnResults.read(Pbn.read(bytes, LIMITS));
            if (SCORE_TABLE.matcher(text).find() || isRanked(results)) {
                contents.add(new Contents.Event(Format.PBN, results));
                problems.addAll(results.diagnostics());
            }
        }
        if (read.kind() == AnyBoards.Kind.ADDRESS) {
            contents.add(new Contents.Other(Contents.Kind.ADDRESS));
        }
        return contents.isEmpty()
                ? Optional.empty()
                : Optional.of(new Found(name, contents, problems.stream().distinct().toList()));
    }

    /// Whether games by themselves are results of an event: boards with several results.
    private static boolean isRanked(ResultFile results) {
        long boards = results.lines().stream().map(ResultFile.Line::board).distinct().count();
        return boards < results.lines().size()
                && Assembly.of(Map.of("", results), false).complaints().isEmpty();
    }

    /// A table with commas, semicolons or tabs: of results by its head, else of deals.
    private Optional<Found> table() {
        var head =
                text.lines()
                        .filter(line -> !line.isBlank() && !line.startsWith("#"))
                        .findFirst()
                        .orElse("");
        var cells =
                Stream.of(head.split("[,;\t]", -1))
                        .map(cell -> cell.strip().toLowerCase(Locale.ROOT))
                        .map(cell -> cell.replaceAll("^\"|\"$", ""))
                        .toList();
        if (cells.contains("board") && cells.stream().anyMatch(COLUMNS::contains)) {
            return Optional.of(event(Format.CSV, CsvResults.read(text)));
        }
        return Optional.of(deals(DealFormat.CSV))
                .filter(found -> found.boards().filter(all -> !all.isEmpty()).isPresent());
    }

    private Optional<Found> script() {
        boolean named = SCRIPTS.contains(ending);
        if (text.length() > Script.LONGEST || !(named || SCRIPT.matcher(text).find())) {
            return Optional.empty();
        }
        try {
            Script.parse(text, Dialect.EXTENDED, Map.of());
            return Optional.of(script(new Contents.Script(text, Optional.empty())));
        } catch (ScriptException wrong) {
            return Optional.of(script(new Contents.Script(text, Optional.of(wrong.fault()))));
        }
    }

    private Found script(Contents.Script script) {
        return new Found(name, List.of(script), List.of());
    }

    /// A file that is called like one of deals and has none says why; anything else is unknown.
    private Found unknown() {
        return DealFormat.of(name)
                .map(this::deals)
                .filter(found -> !found.problems().isEmpty())
                .orElseGet(() -> Found.other(name, Contents.Kind.UNKNOWN));
    }
}
