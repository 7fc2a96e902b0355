package overtrick.app.convert;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import overtrick.app.input.Input;
import overtrick.app.input.Language;
import overtrick.app.input.UserError;
import overtrick.app.output.OutputFile;
import overtrick.bridgetable.paper.HandRecordPdf;
import overtrick.bridgetable.paper.HandRecords;
import overtrick.bridgetable.paper.HandSheet;
import overtrick.bridgetable.paper.HonourLetters;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.page.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "handrecord",
        description = {
            "Prints the boards of a file as PDF, as clubs hang them out: hands, dealer,",
            "vulnerability, points, the tricks that everybody can make, and par. Titles may have",
            "Latin letters, those of Vietnamese and Chinese among them."
        },
        footer = {
            "",
            "Example:  overtrick handrecord friday.pbn -o friday.pdf",
            "          overtrick handrecord vugraph.lin -o wall.pdf --boards 2 --letters ardf"
        })
public final class HandRecordCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", description = "what to read: a file, or - for standard input")
    private String in = "";

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            required = true,
            description = "where to write the PDF, or - for standard output")
    private String out = "";

    @Option(
            names = "--from",
            paramLabel = "FORMAT",
            description = "one of ${COMPLETION-CANDIDATES}; else by the file's name, PBN for -")
    private Optional<FileFormat> from = Optional.empty();

    @Option(
            names = "--boards",
            paramLabel = "N",
            description = "boards on a sheet: 2, 6 or 12 (default: ${DEFAULT-VALUE})")
    private int boards = HandSheet.TWELVE.boards();

    @Option(
            names = "--title",
            paramLabel = "TEXT",
            description = "above every sheet (default: the event of the file)")
    private Optional<String> title = Optional.empty();

    @Option(
            names = "--letters",
            paramLabel = "LETTERS",
            description = "of the honours: akqj, ardf, ardv or akdb (default: akqj)")
    private String letters = "akqj";

    @Mixin private Language language;

    @Override
    public Integer call() {
        var sheet =
                HandSheet.of(boards)
                        .orElseThrow(() -> new UserError("--boards is not 2, 6 or 12: " + boards));
        var honours =
                HonourLetters.named(letters)
                        .orElseThrow(() ->
                                new UserError(
                                        "--letters are not akqj, ardf, ardv or akdb: " + letters));
        var words = Words.in(language.locale());
        var played = Conversion.boards(in, FileFormat.of(from, in));
        int threads = Runtime.getRuntime().availableProcessors();
        var records = new HandRecords(threads).of(played.stream().map(PlayedBoard::board).toList());
        write(
                HandRecordPdf.of(
                        title.orElseGet(() -> tag(played, "Event")),
                        when(played, words),
                        records,
                        sheet,
                        honours,
                        words),
                records.size());
        return 0;
    }

    /// The first board that says it; empty when none does.
    private static String tag(List<PlayedBoard> boards, String name) {
        return boards.stream().flatMap(board -> board.tag(name).stream()).findFirst().orElse("");
    }

    /// The day of the boards; empty where the file does not say it, or only in part.
    private static String when(List<PlayedBoard> boards, Words words) {
        String date = tag(boards, "Date");
        if (!date.matches("\\d{4}\\.(0[1-9]|1[0-2])\\.(0[1-9]|[12]\\d)")) {
            return date.contains("?") ? "" : date;
        }
        var day = LocalDate.parse(date.replace('.', '-'));
        return words.day(day.atTime(12, 0).toInstant(ZoneOffset.UTC));
    }

    private void write(byte[] pdf, int boards) {
        if (out.equals("-")) {
            System.out.writeBytes(pdf);
        } else {
            OutputFile.write(Input.path(out), pdf);
            System.out.printf("%,d boards in %s%n", boards, out);
        }
    }
}
