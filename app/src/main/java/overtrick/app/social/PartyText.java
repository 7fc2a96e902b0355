package overtrick.app.social;

import java.util.ArrayList;
import java.util.List;
import overtrick.app.output.Cells;
import overtrick.bridge.party.PartyDeal;
import overtrick.cards.Side;

/// The sheet of a party, a line a deal, with what the deals come to.
record PartyText(List<PartyDeal> deals, GameWords words) {

    /// Deal, side, points, target, score, IMPs and their sum.
    private static final List<Integer> WIDTHS = List.of(6, 7, 8, 8, 9, 7, 7);

    List<String> lines() {
        var pages = words.pages();
        var lines = new ArrayList<String>();
        lines.add(line(words.text("party.head").split("\\|")));
        int sum = 0;
        for (int at = 0; at < deals.size(); at++) {
            var deal = deals.get(at);
            sum += deal.imps();
            lines.add(
                    line(
                            String.valueOf(at + 1),
                            deal.responsible().map(Side::letters).orElse("–"),
                            String.valueOf(deal.highCardPoints()),
                            String.valueOf(deal.target()),
                            pages.signed(deal.northSouth()),
                            pages.signed(deal.imps()),
                            pages.signed(sum)));
        }
        return lines;
    }

    private static String line(String... cells) {
        var line = new StringBuilder();
        for (int at = 0; at < cells.length; at++) {
            line.append(Cells.right(cells[at], WIDTHS.get(at)));
        }
        return line.toString();
    }
}
