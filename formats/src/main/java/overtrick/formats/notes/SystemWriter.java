package overtrick.formats.notes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.cards.Suit;
import overtrick.formats.Diagnostic;
import overtrick.formats.bml.BmlAuctions;
import overtrick.formats.bml.BmlBlock;
import overtrick.formats.bml.BmlCircumstances;
import overtrick.formats.bml.BmlFile;
import overtrick.formats.bml.BmlMeaning;
import overtrick.formats.bml.BmlRow;
import overtrick.formats.notes.NoteLine.Outcome;
import overtrick.systems.BiddingSystem;
import overtrick.systems.language.SystemFault;
import overtrick.systems.language.SystemFaultException;

/// Writes the system file. Rows of rare hands stand first, for the first row that fits a hand is
/// its call; of rows as rare the higher bid.
final class SystemWriter {

    private static final String NAME = "notes";

    private static final Comparator<NoteRow> RARE_FIRST =
            Comparator.comparing(NoteRow::isText)
                    .thenComparingDouble(row -> Math.rint(row.described().hands().share() * 1_000))
                    .thenComparing(SystemWriter::height, Comparator.reverseOrder());

    private final BmlFile notes;
    private final String title;
    private final Map<AuctionLine, List<NoteRow>> tables = new LinkedHashMap<>();

    /// Of the file as it was written last, by its lines.
    private final Map<Integer, Runnable> doubted = new HashMap<>();

    SystemWriter(BmlFile notes, String title) {
        this.notes = notes;
        String plain = title.replace('#', ' ').replace('|', '/').replace("when", "When").strip();
        this.title = plain.isEmpty() ? NAME : plain;
    }

    private static int height(NoteRow row) {
        return row.call() instanceof Bid(int level, var strain) ? 5 * level + strain.ordinal() : -1;
    }

    NotesSystem system(BmlAuctions.Result auctions) {
        for (var meaning : auctions.meanings()) {
            if (!meaning.last().theirs()) {
                add(meaning);
            }
        }
        tables.values().forEach(rows -> rows.sort(RARE_FIRST));
        String file = sound();
        var wrong = new ArrayList<Diagnostic>(notes.diagnostics());
        wrong.addAll(auctions.diagnostics());
        wrong.sort(Comparator.comparingInt(Diagnostic::line).thenComparingInt(Diagnostic::column));
        return new NotesSystem(title, file, lines(), wrong);
    }

    private void add(BmlMeaning meaning) {
        var partner = partnersSuit(meaning.calls());
        boolean opening =
                meaning.calls().stream()
                        .limit(meaning.calls().size() - 1L)
                        .allMatch(made -> made.call() == Word.PASS);
        var described =
                new DescriptionReader(meaning.last().call(), partner, opening)
                        .read(meaning.row().description());
        if (!"0".equals(meaning.circumstances().vulnerability().substring(1))) {
            described = described.asText("whether they are vulnerable is not asked");
        }
        var row = NoteRow.of(meaning, described);
        if (!row.sentence().isEmpty()) {
            tables.computeIfAbsent(AuctionLine.before(meaning), _ -> new ArrayList<>()).add(row);
        }
    }

    private static Optional<Suit> partnersSuit(List<BmlMeaning.Made> calls) {
        for (int at = calls.size() - 3; at >= 0; at -= 4) {
            if (calls.get(at).call() instanceof Bid(_, var strain)) {
                return strain.trumps();
            }
        }
        return Optional.empty();
    }

    /// The text without rows that no hand can fit: they are only explained. A table that cannot be
    /// read at all is left out.
    private String sound() {
        while (true) {
            String text = text();
            var faults = faults(text);
            if (faults.isEmpty()) {
                return text;
            }
            var repairs =
                    faults.stream()
                            .flatMap(fault ->
                                    Optional.ofNullable(doubted.get(fault.line())).stream())
                            .toList();
            if (repairs.isEmpty()) {
                throw new IllegalStateException("notes make no system: " + faults.getFirst());
            }
            repairs.forEach(Runnable::run);
        }
    }

    private static List<SystemFault> faults(String text) {
        try {
            BiddingSystem.compile(
                    NAME, file -> file.equals(NAME) ? Optional.of(text) : Optional.empty());
            return List.of();
        } catch (SystemFaultException faulty) {
            return faulty.faults();
        }
    }

    private String text() {
        var lines = new ArrayList<String>();
        doubted.clear();
        lines.add("# Made from notes in BML. A row with the flag explains is never bid by.");
        lines.add("title " + title);
        var tables = new ArrayList<>(this.tables.entrySet());
        tables.sort(Comparator.comparing(table -> !table.getKey().isGuarded()));
        for (var table : tables) {
            lines.add("");
            lines.add("auction " + table.getKey().text());
            doubted.put(lines.size(), () -> this.tables.remove(table.getKey()));
            var rows = table.getValue();
            for (int at = 0; at < rows.size(); at++) {
                int place = at;
                lines.add(rows.get(at).text());
                doubted.put(lines.size(), () -> demote(rows, place));
            }
        }
        lines.add("");
        lines.add("# Nobody has bid, and no opening above is for the hand.");
        lines.add("auction -");
        lines.add("  P | any | opening-pass");
        remarks().forEach(lines::add);
        return String.join("\n", lines) + "\n";
    }

    private static void demote(List<NoteRow> rows, int at) {
        var row = rows.get(at);
        rows.set(at, row.asText("no hand is like that: " + row.described().hands().text()));
    }

    /// What the notes say beside their tables.
    private Stream<String> remarks() {
        var texts =
                notes.blocks().stream()
                        .flatMap(block ->
                                switch (block) {
                                    case BmlBlock.Heading(_, _, var text) -> Stream.of("", text);
                                    case BmlBlock.Paragraph(_, var text) -> Stream.of(text);
                                    case BmlBlock.Bullets list ->
                                            list.items().stream().map(item -> "- " + item.text());
                                    case BmlBlock.Diagram(_, var lines) -> lines.stream();
                                    case BmlBlock.Table _ -> Stream.<String>empty();
                                })
                        .map(text -> text.isEmpty() ? "" : "# " + PlainText.shown(text))
                        .toList();
        return texts.isEmpty()
                ? Stream.empty()
                : Stream.concat(Stream.of("", "# The text of the notes:"), texts.stream());
    }

    /// One for each row of the notes: of several auctions the one of which least is a rule.
    private List<NoteLine> lines() {
        var rows = new IdentityHashMap<BmlRow, NoteLine>();
        for (var table : tables.values()) {
            for (var row : table) {
                rows.merge(row.meaning().row(), line(row), SystemWriter::less);
            }
        }
        return rows.values().stream()
                .sorted(Comparator.comparing(NoteLine::source).thenComparing(NoteLine::place))
                .toList();
    }

    private static NoteLine less(NoteLine one, NoteLine other) {
        return other.outcome().compareTo(one.outcome()) > 0 ? other : one;
    }

    private static NoteLine line(NoteRow row) {
        var read = row.meaning().row();
        var outcome =
                switch (row.described().reading()) {
                    case WHOLE -> Outcome.BID;
                    case PART -> Outcome.BID_IN_PART;
                    case TEXT -> Outcome.EXPLAINED;
                };
        String detail = row.described().rest();
        return new NoteLine(read.place(), read.source(), row.meaning().text(), outcome, detail);
    }

    /// The calls before, as a system file writes them.
    ///
    /// @param text calls and conditions
    /// @param isGuarded whether it holds only in some circumstances; then it goes before others
    private record AuctionLine(String text, boolean isGuarded) {

        static AuctionLine before(BmlMeaning meaning) {
            var calls = meaning.calls().subList(0, meaning.calls().size() - 1);
            int opening = 0;
            boolean passed = false;
            while (opening < calls.size() && calls.get(opening).call() == Word.PASS) {
                passed |= !calls.get(opening).theirs();
                opening++;
            }
            var written =
                    calls.subList(opening, calls.size()).stream()
                            .filter(made -> !made.theirs() || made.call() != Word.PASS)
                            .map(BmlMeaning.Made::text)
                            .toList();
            var guards = guards(meaning.circumstances(), passed);
            String text = written.isEmpty() ? "-" : String.join(" ", written);
            String when = guards.isEmpty() ? "" : " when " + String.join(", ", guards);
            return new AuctionLine(text + when, !guards.isEmpty());
        }

        private static List<String> guards(BmlCircumstances circumstances, boolean passed) {
            var guards = new ArrayList<String>();
            if (passed) {
                guards.add("passed hand");
            }
            switch (circumstances.seat()) {
                case "0" -> {}
                case "12" -> guards.add("seat 1 2");
                case "34" -> guards.add("seat 3 4");
                default -> guards.add("seat " + circumstances.seat());
            }
            switch (circumstances.vulnerability().charAt(0)) {
                case 'Y' -> guards.add("vulnerable");
                case 'N' -> guards.add("not vulnerable");
                default -> {}
            }
            return guards;
        }
    }
}
