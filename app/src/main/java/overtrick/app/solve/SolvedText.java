package overtrick.app.solve;

import java.util.stream.Collectors;
import overtrick.app.output.Json;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.score.Result;
import overtrick.cards.Seat;
import overtrick.solver.DoubleDummyTable;
import overtrick.solver.analysis.Par;
import tools.jackson.databind.node.ObjectNode;

/// A solved board as text, in the forms the command `solve` offers.
public final class SolvedText {

    private SolvedText() {}

    /// Deal and digits on one line, followed by par if there is one.
    public static String hex(Solved solved) {
        String line = solved.board().deal().pbn() + " " + solved.table().hex();
        return line + solved.par().map(par -> " " + par(par)).orElse("");
    }

    /// The deal, a row of tricks for each strain from notrump down, par, and an empty line.
    public static String table(Solved solved) {
        var text = new StringBuilder(solved.board().deal().pbn()).append('\n');
        text.append(grid(solved.table()));
        solved.par().ifPresent(par -> text.append("par ").append(par(par)).append('\n'));
        return text.append('\n').toString();
    }

    /// One JSON object on one line.
    public static String json(Solved solved) {
        var line = Json.MAPPER.createObjectNode();
        line.put("board", solved.board().number().value());
        line.put("deal", solved.board().deal().pbn());
        putTable(line, solved.table());
        solved.par().ifPresent(par -> putPar(line, par));
        return line.toString();
    }

    static String grid(DoubleDummyTable table) {
        var text = new StringBuilder("      N  E  S  W\n");
        for (var strain : DoubleDummyTable.STRAINS.reversed()) {
            text.append("%-4s".formatted(strain == Strain.NOTRUMP ? "NT" : strain.code()));
            for (var seat : Seat.values()) {
                text.append("%3d".formatted(table.tricks(strain, seat)));
            }
            text.append('\n');
        }
        return text.toString();
    }

    /// The score of North and South with its contracts, such as `+420 4SN= 4SS=`.
    static String par(Par par) {
        var results = par.results().stream().map(Result::text).collect(Collectors.joining(" "));
        return "%+d %s".formatted(par.score(), results.isEmpty() ? "P" : results);
    }

    static void putTable(ObjectNode line, DoubleDummyTable table) {
        line.put("table", table.hex());
        var tricks = line.putObject("tricks");
        for (var strain : DoubleDummyTable.STRAINS) {
            var row = tricks.putObject(strain.code());
            for (var seat : Seat.values()) {
                row.put(String.valueOf(seat.letter()), table.tricks(strain, seat));
            }
        }
    }

    static void putPar(ObjectNode line, Par par) {
        var node = line.putObject("par").put("score", par.score());
        var contracts = node.putArray("contracts");
        par.results().forEach(result -> contracts.add(result.text()));
    }
}
