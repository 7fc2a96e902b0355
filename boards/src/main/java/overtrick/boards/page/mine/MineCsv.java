package overtrick.boards.page.mine;

import java.util.ArrayList;
import java.util.List;
import overtrick.boards.review.Phase;
import overtrick.bridgetable.page.curve.Curve;
import overtrick.cards.Seat;
import overtrick.formats.results.CsvCell;

/// Boards as a table for a spreadsheet: comma-separated values (RFC 4180).
final class MineCsv {

    private static final List<String> HEADING =
            List.of(
                    "ended",
                    "table",
                    "board",
                    "dealer",
                    "vulnerable",
                    "seat",
                    "north",
                    "east",
                    "south",
                    "west",
                    "contract",
                    "result",
                    "points",
                    "imps",
                    "lost_in",
                    "lost_bidding",
                    "lost_lead",
                    "lost_declarer",
                    "lost_defence",
                    "marked",
                    "note",
                    "deal",
                    "game");

    private MineCsv() {}

    static String of(List<Mine> boards) {
        var lines = new StringBuilder(CsvCell.row(HEADING));
        boards.forEach(mine -> lines.append(CsvCell.row(fields(mine))));
        return lines.toString();
    }

    private static List<String> fields(Mine mine) {
        var board = mine.board();
        var fields = new ArrayList<String>();
        fields.add(board.ended().toString());
        fields.add(board.table().code());
        fields.add(String.valueOf(board.board().number().value()));
        fields.add(String.valueOf(board.board().dealer().letter()));
        fields.add(board.board().vulnerability().code());
        fields.add(String.valueOf(mine.seat().letter()));
        for (var seat : Seat.values()) {
            fields.add(board.names().getOrDefault(seat, ""));
        }
        fields.add(mine.contract().map(contract -> contract.code()).orElse("P"));
        fields.add(board.result().text());
        fields.add(String.valueOf(mine.points()));
        fields.add(mine.imps().map(String::valueOf).orElse(""));
        fields.add(mine.costs().map(_ -> MineApi.code(mine.unit())).orElse(""));
        for (var phase : Phase.values()) {
            fields.add(mine.lost(phase).map(cost -> Curve.plain(cost.amount())).orElse(""));
        }
        fields.add(mine.note().marked() ? "yes" : "");
        fields.add(mine.note().text());
        fields.add(board.board().deal().pbn());
        fields.add(mine.game().orElse("duplicate"));
        return fields;
    }
}
