package overtrick.app.bid;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import overtrick.robots.judgement.Allowed;
import overtrick.robots.judgement.CallReasons;
import overtrick.robots.judgement.CallSearch;
import overtrick.systems.Understanding;
import overtrick.systems.Words;
import overtrick.systems.hand.Hand;
import tools.jackson.databind.node.ObjectNode;

/// A call that is searched for where the rules leave it close.
final class Search {

    private Search() {}

    /// As JSON: what was found stands before the row, and before what speaks against others.
    ///
    /// @param auction as it was understood before each call, and now
    static ObjectNode answer(
            List<Understanding> auction, Hand hand, CallSearch search, Locale locale) {
        var now = auction.getLast();
        var finding = search.find(auction, hand);
        var usual = finding.usual();
        var line = BidCommand.answer(now, hand, usual, locale);
        var why = new ArrayList<>(CallReasons.of(finding, search.stake(), locale));
        if (finding.isChanged()) {
            var meant = Allowed.meaning(now, finding.call());
            line.put("call", finding.call().code());
            line.put("meaning", Words.in(locale).text(meant));
            line.put("alert", meant.row().alert());
            why.add(meant.row().place());
        } else {
            why.add(line.path("why").asString());
        }
        line.put("why", String.join("; ", why));
        return line;
    }
}
