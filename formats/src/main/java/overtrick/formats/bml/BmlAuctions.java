package overtrick.formats.bml;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import overtrick.bridge.auction.Call;
import overtrick.formats.Diagnostic;
import overtrick.formats.Diagnostics;
import overtrick.formats.LimitExceeded;
import overtrick.formats.ReadingLimits;

/// Every auction of which notes say what its last call means: letters stand for each of their
/// suits, passes between calls of one side are put in. Of two meanings the first counts, and one
/// that is written for the bid itself before one for a letter.
public final class BmlAuctions {

    private final ReadingLimits limits;
    private final Diagnostics diagnostics;
    private final Map<Key, Found> found = new LinkedHashMap<>();
    private int tried;

    private record Key(List<BmlMeaning.Made> calls, BmlCircumstances circumstances) {}

    private record Found(BmlMeaning meaning, boolean literal) {}

    /// What was found.
    ///
    /// @param diagnostics rows that make no auction
    public record Result(List<BmlMeaning> meanings, List<Diagnostic> diagnostics) {
        public Result {
            meanings = List.copyOf(meanings);
            diagnostics = List.copyOf(diagnostics);
        }
    }

    private BmlAuctions(ReadingLimits limits) {
        this.limits = limits;
        this.diagnostics = new Diagnostics(limits);
    }

    /// The auctions of all tables, in the order of the notes.
    ///
    /// @param limits of what letters may stand for in all
    public static Result of(BmlFile file, ReadingLimits limits) {
        var auctions = new BmlAuctions(limits);
        try {
            file.tables()
                    .forEach(table ->
                            auctions.rows(
                                    table.rows(), List.of(Line.START), table.circumstances()));
        } catch (LimitExceeded tooMuch) {
            return new Result(List.of(), List.of(tooMuch.diagnostic()));
        }
        var meanings = auctions.found.values().stream().map(Found::meaning).toList();
        return new Result(meanings, auctions.diagnostics.list());
    }

    private void rows(List<BmlRow> rows, List<Line> before, BmlCircumstances circumstances) {
        var literal = new HashSet<BmlBid>();
        for (var row : rows) {
            if (row.calls().size() == 1) {
                literal.addAll(row.calls().getFirst().bids());
            }
        }
        for (var row : rows) {
            row(row, before, circumstances, literal);
        }
    }

    private void row(
            BmlRow row, List<Line> before, BmlCircumstances circumstances, Set<BmlBid> literal) {
        if (row.calls().isEmpty()) {
            return; // told when it was read
        }
        var lines = before;
        for (var call : row.calls()) {
            var next = new ArrayList<Line>();
            for (var line : lines) {
                for (var bid : call.bids()) {
                    tried++;
                    limits.requireElements(tried, row.place());
                    next.addAll(line.with(bid, call.theirs()));
                }
            }
            lines = next;
        }
        if (row.calls().size() == 1) {
            lines = lines.stream().filter(line -> !isTaken(line, literal)).toList();
        }
        if (lines.isEmpty()) {
            if (!before.isEmpty()) {
                String reason = "%s cannot be called there".formatted(row.written());
                diagnostics.error(row.place(), SourceLine.remark(row.source(), reason));
            }
            return;
        }
        if (!row.description().isBlank()) {
            lines.forEach(line -> define(line, circumstances, row));
        }
        rows(row.rows(), lines, circumstances);
    }

    /// A row beside this one is for the very bid that a letter stands for here.
    private static boolean isTaken(Line line, Set<BmlBid> literal) {
        return line.isLettered()
                && line.made().getLast().call() instanceof Call.Bid(int level, var strain)
                && literal.stream()
                        .anyMatch(bid ->
                                bid instanceof BmlBid.Bids(int other, var strains)
                                        && other == level
                                        && strains.contains(strain));
    }

    private void define(Line line, BmlCircumstances circumstances, BmlRow row) {
        var key = new Key(line.made(), circumstances);
        var known = found.get(key);
        boolean better = known != null && !known.literal() && !line.isEverLettered();
        if (known == null || better) {
            var meaning = new BmlMeaning(line.made(), circumstances, row);
            found.put(key, new Found(meaning, !line.isEverLettered()));
        } else if (known.literal()
                && !line.isEverLettered()
                && !known.meaning().row().description().equals(row.description())) {
            String reason =
                    "%s has a meaning already, in line %d; that one counts"
                            .formatted(row.written(), known.meaning().row().place().line());
            diagnostics.warn(row.place(), SourceLine.remark(row.source(), reason));
        }
    }
}
