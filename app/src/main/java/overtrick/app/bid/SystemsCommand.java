package overtrick.app.bid;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import overtrick.app.input.Input;
import overtrick.app.input.Language;
import overtrick.app.input.UserError;
import overtrick.app.output.Json;
import overtrick.app.output.JsonAnswer;
import overtrick.app.output.OutputFile;
import overtrick.formats.notes.NoteLine;
import overtrick.formats.notes.NoteLine.Outcome;
import overtrick.library.paper.CardPdf;
import overtrick.systems.ConventionCard;
import overtrick.systems.Meant;
import overtrick.systems.Words;
import overtrick.systems.sheet.SystemMenu;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "systems",
        description = {
            "The bidding systems known; one of them as a card, a booklet or notes in BML.",
            "With --import, notes in BML become a system: every call is explained in their",
            "words, and bid by where they tell points, lengths or shape; the rest is told."
        },
        footer = {
            "",
            "Example:  overtrick systems standard-american",
            "          overtrick systems acol --format pdf -o acol.pdf --lang vi",
            "          overtrick systems precision --format card --sheet a5 -o card.pdf",
            "          overtrick systems --import ours.bml -o ours.bid"
        })
public final class SystemsCommand implements Callable<Integer> {

    @Parameters(
            arity = "0..1",
            paramLabel = "NAME",
            description = "the system whose card is printed, or the path of a .bid or .bml file")
    private String name = "";

    @Option(
            names = "--import",
            paramLabel = "FILE",
            description = "notes in BML of which a system is made")
    private Optional<String> notes = Optional.empty();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "text, bml, html, pdf or card (default: ${DEFAULT-VALUE})")
    private String format = "text";

    @Option(
            names = "--sheet",
            paramLabel = "SHEET",
            description = "of a card: a4, or a5 to be folded (default: ${DEFAULT-VALUE})")
    private String sheet = "a4";

    @Option(
            names = "--names",
            paramLabel = "NAMES",
            description = "of the pair, on a card; else a line to write on")
    private String names = "";

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "where to write; else to standard output")
    private Optional<String> out = Optional.empty();

    @Mixin private Language language = new Language();

    @Mixin private JsonAnswer json = new JsonAnswer();

    @Override
    public Integer call() {
        if (notes.isPresent()) {
            return imported(notes.get());
        }
        var wanted = SystemFormat.named(format);
        var paper =
                CardPdf.Format.named(sheet)
                        .orElseThrow(() -> new UserError("--sheet is not a4 or a5: " + sheet));
        if (wanted != SystemFormat.TEXT) {
            if (name.isEmpty()) {
                throw new UserError("--format wants a system, such as acol");
            }
            var system = SystemShelf.take(name);
            write(wanted.of(system, name, paper, names, language.locale()));
            return 0;
        }
        return text();
    }

    private void write(byte[] bytes) {
        if (out.isEmpty() || out.get().equals("-")) {
            System.out.writeBytes(bytes);
        } else {
            OutputFile.write(Input.path(out.get()), bytes);
        }
    }

    /// The system goes to the file, or to standard output; what became of each row is told after it
    /// or, in the second case, on standard error.
    private int imported(String file) {
        var made = NotesFile.read(file);
        write(made.file().getBytes(StandardCharsets.UTF_8));
        var told = out.isEmpty() || out.get().equals("-") ? System.err : System.out;
        if (json.wanted()) {
            made.lines().forEach(line -> told.println(json(line)));
            return 0;
        }
        made.diagnostics().forEach(wrong -> told.println(file + ":" + wrong.text()));
        for (var line : made.lines()) {
            if (line.outcome() != Outcome.BID) {
                told.println(told(file, line));
            }
        }
        told.printf(
                "%,d rows: %,d bid by, %,d bid by in part, %,d only explained%n",
                made.lines().size(),
                made.count(Outcome.BID),
                made.count(Outcome.BID_IN_PART),
                made.count(Outcome.EXPLAINED));
        return 0;
    }

    /// `ours.bml:12: 1N (P) 2C: only explained: no points and no lengths are read`.
    private static String told(String file, NoteLine line) {
        String place = line.source().isEmpty() ? file : line.source();
        String what = line.outcome() == Outcome.EXPLAINED ? "only explained" : "bid by in part";
        return "%s:%d: %s: %s: %s"
                .formatted(place, line.place().line(), line.auction(), what, line.detail());
    }

    private static String json(NoteLine line) {
        var object = Json.MAPPER.createObjectNode();
        object.put("line", line.place().line()).put("column", line.place().column());
        object.put("source", line.source()).put("auction", line.auction());
        object.put("outcome", line.outcome().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        return object.put("detail", line.detail()).toString();
    }

    private int text() {
        var words = Words.in(language.locale());
        if (name.isEmpty()) {
            SystemMenu.of(language.locale()).groups().stream()
                    .flatMap(group -> group.items().stream())
                    .forEach(this::list);
            return 0;
        }
        var card = ConventionCard.of(SystemShelf.take(name));
        if (!json.wanted()) {
            System.out.println(card.title());
        }
        for (var part : card.parts()) {
            if (json.wanted()) {
                System.out.println(json(part, words));
            } else {
                print(part, words);
            }
        }
        return 0;
    }

    private void list(SystemMenu.Item system) {
        if (json.wanted()) {
            var line = Json.MAPPER.createObjectNode();
            System.out.println(line.put("name", system.name()).put("title", system.title()));
        } else {
            System.out.printf("%-27s%s%n", system.name(), system.title());
        }
    }

    private static void print(ConventionCard.Part part, Words words) {
        System.out.printf("%n%s%n", words.heading(part));
        for (var line : part.lines()) {
            System.out.printf(
                    "  %-4s%-6s%s%n",
                    AuctionText.signs(line.call()), mark(line, words), words.text(line));
        }
    }

    /// The announcement, or an asterisk for an alert.
    private static String mark(Meant line, Words words) {
        return words.announcement(line).orElse(line.row().alert() ? "*" : "");
    }

    private static String json(ConventionCard.Part part, Words words) {
        var object = Json.MAPPER.createObjectNode();
        object.put("part", part.kind().word()).put("auction", part.auction().text());
        var calls = object.putArray("calls");
        for (var line : part.lines()) {
            var call = calls.addObject();
            call.put("call", line.call().code()).put("key", line.key());
            call.put("meaning", words.text(line)).put("alert", line.row().alert());
        }
        return object.toString();
    }
}
