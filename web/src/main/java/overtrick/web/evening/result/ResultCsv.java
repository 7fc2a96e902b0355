package overtrick.web.evening.result;

import overtrick.cards.Side;
import overtrick.formats.results.OutcomeText;
import overtrick.scoring.Adjustment;
import overtrick.scoring.Contestant;
import overtrick.scoring.Unit;
import overtrick.scoring.rank.Scores;

/// The results as a table that `overtrick rank` reads again (docs/results.md).
final class ResultCsv {

    private ResultCsv() {}

    static String of(Scores scores) {
        var text = new StringBuilder("section,board,round,table,ns,ew,result\n");
        for (var slip : scores.results().travellers()) {
            for (var row : slip.rows()) {
                var place = row.place();
                line(
                        text,
                        place.section(),
                        slip.board(),
                        place.round().map(String::valueOf).orElse(""),
                        place.table().map(String::valueOf).orElse(""),
                        plain(place.section(), row.contestant(Side.NORTH_SOUTH)),
                        plain(place.section(), row.contestant(Side.EAST_WEST)),
                        OutcomeText.text(row.outcome()));
            }
        }
        scores.results()
                .names()
                .forEach((contestant, name) ->
                        line(text, "", "entry", "", "", contestant, "", name));
        scores.results().adjustments().forEach(one -> penalty(text, one));
        return text.toString();
    }

    private static void penalty(StringBuilder text, Adjustment one) {
        String amount = one.amount().negated().text();
        String unit = one.unit() == Unit.PERCENT_OF_TOP ? "%" : " " + one.unit().code();
        line(text, "", "penalty", "", "", one.contestant(), "", amount + unit + " " + one.cause());
    }

    private static String plain(String section, Contestant contestant) {
        String id = contestant.id();
        return id.startsWith(section) ? id.substring(section.length()) : id;
    }

    private static void line(StringBuilder text, Object... cells) {
        for (int at = 0; at < cells.length; at++) {
            text.append(at == 0 ? "" : ",").append(quoted(String.valueOf(cells[at])));
        }
        text.append('\n');
    }

    private static String quoted(String cell) {
        boolean plain = cell.chars().noneMatch(sign -> sign == ',' || sign == '"' || sign == ';');
        return plain ? cell : "\"" + cell.replace("\"", "\"\"") + "\"";
    }
}
