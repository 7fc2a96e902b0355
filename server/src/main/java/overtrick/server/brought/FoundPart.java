package overtrick.server.brought;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import overtrick.boards.page.LookPage;
import overtrick.formats.Diagnostic;
import overtrick.formats.Severity;
import overtrick.formats.TextEncoding;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.library.dealing.DealingPage;
import overtrick.library.dealing.FaultText;
import overtrick.page.Words;

/// One file, with what was found in it.
///
/// @param number of the file, from 1
/// @param kind what it is, a sentence
/// @param boards that can be looked at
/// @param dealt the boards as PBN, for an event; empty when there is none, or too many
/// @param targets formats in which the boards can be taken along
/// @param ranked whether there are results to be ranked
/// @param script that deals; empty when there is none that can be run
/// @param remarks of the reader
public record FoundPart(
        int number,
        String name,
        String kind,
        List<LookPage.Entry> boards,
        String dealt,
        List<Target> targets,
        boolean ranked,
        String script,
        Remarks remarks) {

    /// Problems that are shown; whoever has more begins with these.
    private static final int SHOWN = 12;

    /// Boards of an event at most.
    private static final int OF_EVENT = 200;

    private static final int SEEN = 40;

    /// A format, and what it keeps.
    ///
    /// @param whole whether it keeps calls, cards and names besides the deal
    public record Target(String label, String ending, boolean whole) {}

    /// What is wrong, and where.
    ///
    /// @param place such as `line 3, column 7`; empty when it is the file as a whole
    /// @param there what stands there; may be empty
    /// @param text what the matter is
    /// @param english whether the text is in the words of the reader, which are English
    public record Problem(String place, String there, String text, boolean english) {}

    /// What a reader says of a file.
    ///
    /// @param shown what is wrong, the first of them
    /// @param more how many others there are
    /// @param lost whether anything could not be read; else something is only odd
    public record Remarks(List<Problem> shown, int more, boolean lost) {
        public Remarks {
            shown = List.copyOf(shown);
        }

        /// How many there are.
        public int all() {
            return shown.size() + more;
        }
    }

    public FoundPart {
        boards = List.copyOf(boards);
        targets = List.copyOf(targets);
    }

    static FoundPart of(int number, Tray.Item item, Found found, Words words) {
        var all = problems(item, found, words);
        var whole = found.boards().map(Contents.Boards::whole).orElse(List.of());
        return new FoundPart(
                number,
                found.name(),
                kind(found, words),
                entries(item, found),
                whole.isEmpty() || whole.size() > OF_EVENT ? "" : dealt(whole),
                whole.isEmpty() ? List.of() : Conversion.targets(whole),
                found.event().filter(event -> !event.file().lines().isEmpty()).isPresent(),
                runnable(found),
                new Remarks(
                        all.subList(0, Math.min(SHOWN, all.size())),
                        Math.max(0, all.size() - SHOWN),
                        isLost(found)));
    }

    private static boolean isLost(Found found) {
        return found.problems().stream().anyMatch(one -> one.severity() == Severity.ERROR)
                || found.boards().filter(all -> !all.faults().isEmpty()).isPresent()
                || found.script().filter(one -> one.fault().isPresent()).isPresent();
    }

    private static String dealt(List<PlayedBoard> whole) {
        return Pbn.text(
                whole.stream()
                        .map(PlayedBoard::board)
                        .distinct()
                        .map(board -> PlayedBoard.dealt(board, Map.of()))
                        .toList());
    }

    private static String runnable(Found found) {
        return found.script()
                .filter(one -> one.fault().isEmpty())
                .map(Contents.Script::text)
                .filter(text -> text.length() <= DealingPage.LONGEST)
                .orElse("");
    }

    private static List<LookPage.Entry> entries(Tray.Item item, Found found) {
        var entries = new ArrayList<LookPage.Entry>();
        var words = item.looks().iterator();
        found.boards()
                .ifPresent(all -> {
                    for (var board : all.whole()) {
                        if (words.hasNext()) {
                            entries.add(LookPage.Entry.of(words.next(), board));
                        }
                    }
                    for (var part : all.parts()) {
                        if (words.hasNext()) {
                            entries.add(LookPage.Entry.of(words.next(), part));
                        }
                    }
                });
        return entries;
    }

    /// What it is, in one or two sentences.
    private static String kind(Found found, Words words) {
        var said = new ArrayList<String>();
        found.boards().ifPresent(boards -> said.add(kind(boards, words)));
        found.event()
                .ifPresent(event ->
                        said.add(
                                words.count(
                                        "file.results",
                                        event.file().lines().size(),
                                        event.format().label())));
        found.script()
                .ifPresent(script ->
                        said.add(
                                words.get(
                                        script.fault().isEmpty()
                                                ? "file.script"
                                                : "file.script.wrong")));
        found.other()
                .ifPresent(other ->
                        said.add(words.get("file.other." + other.name().toLowerCase(Locale.ROOT))));
        return String.join(" ", said);
    }

    private static String kind(Contents.Boards boards, Words words) {
        String format = boards.format().label();
        String whole =
                boards.whole().isEmpty() && !boards.parts().isEmpty()
                        ? ""
                        : words.count("file.boards", boards.whole().size());
        String parts =
                boards.parts().isEmpty() ? "" : words.count("file.parts", boards.parts().size());
        String counted = (whole + " " + parts).strip();
        return format.isEmpty() ? counted : format + ": " + counted;
    }

    private static List<Problem> problems(Tray.Item item, Found found, Words words) {
        var problems = new ArrayList<Problem>();
        found.boards()
                .ifPresent(boards ->
                        boards.faults()
                                .forEach(fault ->
                                        problems.add(
                                                new Problem(
                                                        "",
                                                        "",
                                                        LookPage.sentence(fault, words),
                                                        false))));
        found.script()
                .flatMap(Contents.Script::fault)
                .ifPresent(fault ->
                        problems.add(new Problem("", "", FaultText.of(fault, words), false)));
        if (found.problems().isEmpty()) {
            return problems;
        }
        var lines =
                found.isText()
                        ? TextEncoding.text(item.file().bytes()).split("\r\n|\r|\n", -1)
                        : new String[0];
        for (var one : found.problems()) {
            String place =
                    words.get(
                            found.isText() ? "file.place" : "file.place.deal",
                            one.line(),
                            one.column());
            boolean whole = found.other().isPresent();
            problems.add(new Problem(whole ? "" : place, there(one, lines), one.message(), true));
        }
        return problems;
    }

    /// What stands at the place of a problem.
    private static String there(Diagnostic one, String[] lines) {
        if (one.line() > lines.length) {
            return "";
        }
        String line = lines[one.line() - 1];
        String rest = line.substring(Math.clamp(one.column() - 1, 0, line.length())).strip();
        return rest.length() > SEEN ? rest.substring(0, SEEN) + "…" : rest;
    }
}
