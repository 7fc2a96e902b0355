package overtrick.formats.results;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import overtrick.scoring.Adjustment;
import overtrick.scoring.Results;
import overtrick.scoring.Row;
import overtrick.scoring.Traveller;
import overtrick.scoring.Unit;

/// Results as the table that [CsvResults] reads (docs/results.md).
public final class CsvWriter {

    private final boolean vulnerable;
    private final boolean forms;

    /// @param vulnerable whether it must be said, since a board has another than that of its number
    /// @param forms whether a board was fouled
    private CsvWriter(boolean vulnerable, boolean forms) {
        this.vulnerable = vulnerable;
        this.forms = forms;
    }

    /// Writes results as CSV, in the form that [CsvResults] reads.
    public static String of(Results results) {
        var slips = results.travellers();
        var writer =
                new CsvWriter(
                        slips.stream().anyMatch(CsvWriter::isOdd),
                        slips.stream()
                                .flatMap(slip -> slip.rows().stream())
                                .anyMatch(row -> row.form() != 1));
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
