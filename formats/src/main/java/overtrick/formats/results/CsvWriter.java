package overtrick.formats.results;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Card;
import overtrick.scoring.Adjustment;
import overtrick.scoring.Results;
import overtrick.scoring.Row;
import overtrick.scoring.Traveller;
import overtrick.scoring.Unit;

/// Results as the table that [CsvResults] reads (docs/results.md).
public final class CsvWriter {

    private final Beside.Known known;
    private final boolean vulnerable;
    private final boolean forms;
    private final boolean leads;
    private final boolean players;

    private CsvWriter(List<Traveller> slips, Beside.Known known) {
        this.known = known;
        this.vulnerable = slips.stream().anyMatch(CsvWriter::isOdd);
        this.forms = any(slips, (_, row) -> row.form() != 1);
        this.leads = any(slips, (board, row) -> known.of(board, row).lead().isPresent());
        this.players = any(slips, (board, row) -> !known.of(board, row).players().isEmpty());
    }

    /// Whether a column is needed.
    private static boolean any(List<Traveller> slips, BiPredicate<BoardNumber, Row> what) {
        return slips.stream()
                .anyMatch(
                        slip -> slip.rows().stream().anyMatch(row -> what.test(slip.board(), row)));
    }

    /// Writes results as CSV, in the form that [CsvResults] reads.
    public static String of(Results results) {
        return of(results, Beside.Known.NOTHING);
    }

    /// The same with what tables have told beside their results.
    public static String of(Results results, Beside.Known known) {
        var slips = results.travellers();
        var writer = new CsvWriter(slips, known);
        var text = new StringBuilder(writer.heading());
        for (var slip : slips) {
            slip.rows().forEach(row -> text.append(writer.result(slip, row)));
        }
        results.names().forEach((one, name) -> text.append(line("entry", one.id(), name)));
        results.adjustments().forEach(one -> text.append(adjustment(one)));
        return text.toString();
    }

    private static boolean isOdd(Traveller slip) {
        return slip.vulnerability() != slip.board().vulnerability();
    }

    private String heading() {
        return "section,board,round,table,ns,ew,result"
                + (vulnerable ? ",vulnerable" : "")
                + (forms ? ",form" : "")
                + (leads ? ",lead" : "")
                + (players ? ",north,east,south,west" : "")
                + "\n";
    }

    private String result(Traveller slip, Row row) {
        var place = row.place();
        var cells = new ArrayList<String>();
        cells.add(place.section());
        cells.add(String.valueOf(slip.board().value()));
        cells.add(place.round().map(round -> "" + round.value()).orElse(""));
        cells.add(place.table().map(table -> "" + table.value()).orElse(""));
        cells.add(row.northSouth().id());
        cells.add(row.eastWest().id());
        cells.add(OutcomeText.text(row.outcome()));
        if (vulnerable) {
            cells.add(slip.vulnerability().code());
        }
        if (forms) {
            cells.add("" + row.form());
        }
        var beside = known.of(slip.board(), row);
        if (leads) {
            cells.add(beside.lead().map(Card::code).orElse(""));
        }
        if (players) {
            for (var seat : LineDraft.CHAIRS) {
                cells.add(beside.player(seat).orElse(""));
            }
        }
        return line(cells);
    }

    private static String line(String kind, String contestant, String text) {
        return line(List.of("", kind, "", "", contestant, "", text));
    }

    private static String line(List<String> cells) {
        return cells.stream()
                .map(cell -> CsvCell.written(cell.replaceAll("\\R", " ")))
                .collect(Collectors.joining(",", "", "\n"));
    }

    private static String adjustment(Adjustment one) {
        return line(kind(one), one.contestant().id(), amount(one) + " " + one.cause());
    }

    /// `penalty` or `carry-over`.
    public static String kind(Adjustment one) {
        return switch (one.kind()) {
            case PENALTY -> "penalty";
            case CARRY_OVER -> "carry-over";
        };
    }

    /// Such as `10%` or `2.5 MP`; of a penalty what it takes away.
    public static String amount(Adjustment one) {
        boolean penalty = one.kind() == Adjustment.Kind.PENALTY;
        String amount = (penalty ? one.amount().negated() : one.amount()).exact();
        return amount + (one.unit() == Unit.PERCENT_OF_TOP ? "%" : " " + one.unit().code());
    }
}
